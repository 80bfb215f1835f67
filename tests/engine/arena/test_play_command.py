"""The command ``play``: its table and its JSON."""

import io
import json
import os
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import pytest

from engine.arena import tournament
from engine.arena.__main__ import main
from engine.arena.arguments import worker_count
from engine.arena.progress import Progress
from engine.arena.tournament import MatchJob, Result, Workers
from tests.engine.arena.toy import seat_toys


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
    assert document["complete"] is True
    assert document["weights"] == {}
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
        (["the-game", "--seats", "1", "--players", "greedy,greedy"], "2 players for 1 seat\n"),
        (["face-to-face", "--seats", "3", "--players", "greedy"], "has 2 seats"),
        (["the-game", "--seats", "2", "--players", "clever"], "no player 'clever'"),
        (["the-game", "--seats", "2", "--players", "hard@/no"], "/no: No such file or directory"),
        (["the-game", "--seats", "2", "--players", "greedy", "--json", ""], "no name of a file"),
        (["the-game", "--seats", "2", "--players", "greedy", "--option", "x=1"], "unknown-option"),
        (
            ["the-game", "--seats", "2", "--players", "greedy", "--option", "min_cards=4"],
            "bad-option",
        ),
        (
            [
                *("the-game", "--seats", "2", "--players", "greedy"),
                *("--option", "min_cards=3", "--option", "min_cards=2"),
            ],
            "the option min_cards is given twice",
        ),
        (["chess", "--seats", "2", "--players", "greedy"], "chess"),
        (["the-game", "--seats", "0", "--players", "greedy"], "--seats: not at least 1: 0"),
        (["the-game", "--seats", "two", "--players", "greedy"], "--seats: not a whole number"),
        (["the-game", "--seats", "2", "--players", "greedy", "--bot-seed=-1"], "--bot-seed: not"),
    ],
)
def test_what_cannot_be_played(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        play(*arguments)
    assert stopped.value.code == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize(
    ("deals", "reason"),
    [
        ("", "not deal numbers, such as 1-400 or 7: ''"),
        ("1-", "not deal numbers"),
        ("-1", "not deal numbers"),
        ("x", "not deal numbers"),
        ("5-1", "the first deal is after the last: 5-1"),
        ("1-9999999999999999999", "deal numbers go up to 9223372036854775807"),
        ("1-999999999999", "more than 100000 deals at once: 1-999999999999"),
    ],
)
def test_deal_numbers(deals: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "the-game", "--seats", "1", "--players", "greedy", f"--deals={deals}"])
    assert f"--deals: {reason}" in capsys.readouterr().err


def test_one_deal_alone_has_no_interval(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.json"
    arguments = ["wednesday", "--seats", "2", "--players", "greedy,random", "--workers", "1"]
    assert main(["play", *arguments, "--deals", "3", "--json", str(file)]) == 0
    output = capsys.readouterr().out
    assert "\n1 deal, 2 matches; means; a single deal has no intervals\n" in output
    assert output.count("(no interval)") == 5
    assert "inf" not in output
    summary = json.loads(file.read_text("utf-8"))["summary"]
    assert summary["greedy"]["share_of_wins"]["interval_95"] is None


def test_one_match_is_no_matches(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["the-game", "--seats", "1", "--players", "random", "--workers", "1"]
    assert main(["play", *arguments, "--deals", "3"]) == 0
    output, errors = capsys.readouterr()
    assert "\n1 deal, 1 match; " in output
    assert "1 of 1 match, " in errors


def test_a_share_of_few_deals_is_no_more_than_all(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["wednesday", "--seats", "2", "--players", "greedy,random", "--workers", "1"]
    assert main(["play", *arguments, "--deals", "5-8"]) == 0
    output = capsys.readouterr().out
    assert " 87.5 % (51.4 to 97.9) " in output
    assert " 12.5 % (2.1 to 48.6) " in output


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("missing/results.json", "there is no folder"),
        ("", "is a folder, not a file"),
        ("taken/results.json", "there is no folder"),
        (f"{'x' * 255}.json", "cannot be written: "),
    ],
)
def test_where_nothing_can_be_written_nothing_is_played(
    file: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(SystemExit) as stopped:
        play("the-game", "--seats", "1", "--players", "random", "--json", str(tmp_path / file))
    assert stopped.value.code == 2
    errors = capsys.readouterr().err
    assert reason in errors
    assert "matches" not in errors


def test_results_are_written_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.json"
    file.write_text("old")
    arguments = ["the-game", "--seats", "1", "--players", "random", "--json", str(file)]

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", full)
        with pytest.raises(SystemExit):
            play(*arguments)
    assert file.read_text() == "old"
    assert play(*arguments) == 0
    assert json.loads(file.read_text("utf-8"))["complete"]
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_is_not_replaced(tmp_path: Path) -> None:
    file, link = tmp_path / "results.json", tmp_path / "link.json"
    link.symlink_to(file)
    assert play("the-game", "--seats", "1", "--players", "random", "--json", str(link)) == 0
    assert link.is_symlink()
    assert json.loads(file.read_text("utf-8"))["complete"]


@pytest.mark.skipif(os.name == "nt", reason="there is no such device")
def test_a_device_is_not_replaced() -> None:
    assert play("the-game", "--seats", "1", "--players", "random", "--json", os.devnull) == 0
    assert Path(os.devnull).is_char_device()


def test_the_json_tells_the_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_toys(monkeypatch, {"size": 1.0})
    other = tmp_path / "other.json"
    other.write_text('{"command": "", "start": "", "weights": {"size": 2}}')
    file = tmp_path / "results.json"
    players = f"normal,hard,hard@{other},random"
    play("the-game", "--seats", "4", "--players", players, "--json", str(file))
    digests = [
        sha256(f'{{"fixed": 0.0, "size": {size}}}'.encode()).hexdigest()[:16]
        for size in ("1.0", "2.0")
    ]
    assert json.loads(file.read_text("utf-8"))["weights"] == {
        "normal": digests[0],
        "hard": digests[0],
        f"hard@{other}": digests[1],
    }


def interrupt_after(matches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets Ctrl-C come after so many matches."""
    results = Workers.results

    def some(self: Workers, todo: Sequence[MatchJob]) -> Iterator[Result]:
        yield from results(self, todo[:matches])
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament.Workers, "results", some)


def test_what_is_done_counts_when_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    interrupt_after(8, monkeypatch)
    file = tmp_path / "results.json"
    arguments = ["wednesday", "--seats", "3", "--players", "greedy,random,random"]
    assert play(*arguments, "--json", str(file)) == 130
    stopped, _, deals, *_ = capsys.readouterr().out.splitlines()
    assert stopped == "stopped after 2 of 10 deals"
    assert deals.startswith("2 deals, 6 matches")
    document = json.loads(file.read_text("utf-8"))
    assert document["complete"] is False
    assert document["deals"] == [1_000_000, 1_000_001]
    assert len(document["matches"]) == 6


def test_stopped_before_a_deal_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    interrupt_after(2, monkeypatch)
    assert play("wednesday", "--seats", "3", "--players", "greedy,random,random") == 130
    assert capsys.readouterr().out == "stopped after 0 of 10 deals\n"


def test_no_more_workers_than_are_of_use(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert worker_count(None, 1600) == 2
    assert worker_count(None, 1) == 1
    assert worker_count(8, 1600) == 8
    assert capsys.readouterr().err == ""
    assert worker_count(100_000, 1600) == 8
    assert worker_count(3, 1) == 1
    assert capsys.readouterr().err.splitlines() == [
        "8 workers instead of 100000, for 1600 matches on 2 processors",
        "1 worker instead of 3, for 1 match on 2 processors",
    ]
    monkeypatch.setattr("os.cpu_count", lambda: 64)
    monkeypatch.setattr("sys.platform", "win32")
    assert worker_count(None, 1600) == 60


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_on_a_terminal_only() -> None:
    plain, terminal = io.StringIO(), Terminal()
    for stream in (plain, terminal):
        progress = Progress(3, stream)
        for _ in range(3):
            progress.step()
    assert plain.getvalue().splitlines()[-1].startswith("3 of 3 matches")
    assert "\r" not in plain.getvalue()
    assert terminal.getvalue().startswith("\r")
    assert "█" * 30 in terminal.getvalue()
