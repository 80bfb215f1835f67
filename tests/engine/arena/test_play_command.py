"""The command ``play``: its table and its JSON."""

import io
import json
from pathlib import Path

import pytest

from engine.arena.__main__ import main
from engine.arena.progress import Progress


def play(*arguments: str) -> int:
    return main(["play", *arguments, "--deals", "1000000-1000009", "--workers", "1"])


def test_the_table_of_a_team(capsys: pytest.CaptureFixture[str]) -> None:
    assert play("the-game", "--seats", "3", "--players", "greedy", "--option", "min_cards=3") == 0
    output, errors = capsys.readouterr()
    first, second, _, row = output.splitlines()
    assert first.startswith("the-game, 3 at the table, first=0, min_cards=3")
    assert first.endswith("signals on")
    assert second.startswith("10 deals, 10 matches")
    assert row.split()[0] == "greedy"
    assert "%" in row
    assert "10 of 10 matches" in errors
    assert "decisions" in errors


def test_the_table_of_rivals(capsys: pytest.CaptureFixture[str]) -> None:
    assert play("wednesday", "--seats", "3", "--players", "greedy,random,random") == 0
    _, second, _, greedy, random, ratio = capsys.readouterr().out.splitlines()
    assert second.startswith("10 deals, 30 matches")
    assert greedy.split()[:3] == ["greedy", "1", "33.3%"]
    assert random.split()[:3] == ["random", "2", "66.7%"]
    assert ratio.startswith("  points of greedy / random: 0.")


def test_the_json_repeats_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.json"
    arguments = ["qwixx-cards", "--seats", "2", "--players", "greedy,random", "--json", str(file)]
    monkeypatch.setattr("sys.argv", ["arena", "play", *arguments])
    assert play(*arguments) == 0
    document = json.loads(file.read_text("utf-8"))
    assert document["command"] == " ".join(["python -m engine.arena play", *arguments])
    assert document["options"] == {"first": "random", "jokers": False}
    assert document["players"] == ["greedy", "random"]
    assert document["deals"] == [1_000_000, 1_000_009]
    assert document["bot_seed"] == 1
    assert len(document["matches"]) == 20
    match = document["matches"][1]
    assert match["deal"] == 1_000_000
    assert match["players"] == ["random", "greedy"]
    assert match["over"]["scores"] == match["points"]
    shares = [document["summary"][name]["share_of_wins"]["mean"] for name in ("greedy", "random")]
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["the-game", "--seats", "6", "--players", "greedy"], "1 to 5 seats"),
        (["the-game", "--seats", "2", "--players", "greedy,greedy,greedy"], "3 players"),
        (["the-game", "--seats", "2", "--players", "clever"], "no player 'clever'"),
        (["the-game", "--seats", "2", "--players", "hard@/no"], "/no"),
        (["the-game", "--seats", "2", "--players", "greedy", "--option", "x=1"], "unknown-option"),
        (
            ["the-game", "--seats", "2", "--players", "greedy", "--option", "min_cards=4"],
            "bad-option",
        ),
        (["chess", "--seats", "2", "--players", "greedy"], "chess"),
        (["the-game", "--seats", "0", "--players", "greedy"], "--seats"),
    ],
)
def test_what_cannot_be_played(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        play(*arguments)
    assert stopped.value.code == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("deals", ["", "5-4", "1-", "-1", "x", "1-9999999999999999999"])
def test_deal_numbers(deals: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "the-game", "--seats", "1", "--players", "greedy", f"--deals={deals}"])
    assert "--deals" in capsys.readouterr().err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_on_a_terminal_only() -> None:
    plain, terminal = io.StringIO(), Terminal()
    for stream in (plain, terminal):
        progress = Progress(3, "matches", stream)
        for _ in range(3):
            progress.step()
    assert plain.getvalue().splitlines()[-1].startswith("3 of 3 matches")
    assert "\r" not in plain.getvalue()
    assert terminal.getvalue().startswith("\r")
    assert "█" * 30 in terminal.getvalue()
