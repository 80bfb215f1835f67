"""Tuning, with a bot that has one weight to find."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from engine.arena import players
from engine.arena.__main__ import main
from engine.arena.players import Spec
from engine.arena.tournament import MatchJob, Result, Workers
from engine.arena.tuning import Tuning, objective, objectives, ranked
from engine.bots.playing import TableSetup
from engine.bots.weights import read_weights
from engine.core.scoring import Outcome
from tests.engine.arena.toy import seat_toys

TUNE = ["tune", "the-game", "--seats", "2", "--workers", "1", "--generations", "4", "--pairs", "2"]
FEW = ["--matches", "2", "--few-left", "40", "--check", "5"]


def tuned(out: Path, *more: str) -> dict[str, float]:
    assert main([*TUNE, *FEW, "--out", str(out), *more]) == 0
    return dict(read_weights(out.read_text("utf-8"), str(out)))


def test_a_weight_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat_toys(monkeypatch, {"size": 0.0, "fixed": 3.0})
    weights = tuned(tmp_path / "toy.json")
    assert weights["size"] > 0
    assert weights["fixed"] == 3
    gain, errors = capsys.readouterr()
    told = [line.partition(":")[0] for line in errors.splitlines() if ":" in line]
    assert told == [f"generation {number}" for number in range(1, 5)]
    assert gain.startswith("gain over the start on 5 new deals: 0.")


def test_the_same_arguments_give_the_same_weights(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seat_toys(monkeypatch, {"size": 0.0})
    first = tuned(tmp_path / "first.json")
    assert tuned(tmp_path / "second.json") == first
    assert tuned(tmp_path / "third.json", "--seed", "2") != first


def test_the_file_tells_where_it_comes_from(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seat_toys(monkeypatch, {"size": 0.0})
    begin, out = tmp_path / "begin.json", tmp_path / "out.json"
    begin.write_text('{"command": "", "start": "", "weights": {"size": 1, "fixed": 2}}')
    arguments = [*TUNE, *FEW, "--out", str(out), "--start", str(begin)]
    monkeypatch.setattr("sys.argv", ["arena", *arguments])
    assert main(arguments) == 0
    document = json.loads(out.read_text("utf-8"))
    assert document["command"] == " ".join(["python -m engine.arena", *arguments])
    assert document["start"] == str(begin)
    assert document["weights"]["fixed"] == 2


def test_among_rivals_by_the_margin(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat_toys(monkeypatch, {})
    arguments = ["tune", "wednesday", "--seats", "3", "--level", "easy", "--generations", "1"]
    few = ["--matches", "3", "--pairs", "1", "--check", "3", "--workers", "1"]
    assert main([*arguments, *few, "--against", "greedy,random", "--out", str(tmp_path / "w")]) == 0
    gain, errors = capsys.readouterr()
    (generation,) = [line for line in errors.splitlines() if line.startswith("generation")]
    assert float(generation.split()[-1]) < 0  # chance has more points than its rivals
    assert "0.0000 (0.0000 to 0.0000)" in gain


def test_what_cannot_be_tuned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seat_toys(monkeypatch, {})
    with pytest.raises(SystemExit):
        main([*TUNE, "--start", "/nowhere.json"])
    assert "/nowhere.json" in capsys.readouterr().err
    monkeypatch.setattr(players, "BOTS", {})
    with pytest.raises(SystemExit):
        main(TUNE)
    assert "the-game has no bot with weights" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("--few-left=0", "--few-left: not above 0 and up to 1000: 0"),
        ("--sigma=nan", "--sigma: not above 0 and up to 100: nan"),
        ("--sigma=wide", "--sigma: not a number: 'wide'"),
        ("--rate=1e308", "--rate: not above 0 and up to 100: 1e308"),
        ("--out=", "--out: no name of a file"),
        ("--against=greedy", "the-game is played as a team"),
    ],
)
def test_what_makes_no_sense_is_refused(
    wrong: str, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seat_toys(monkeypatch, {})
    with pytest.raises(SystemExit):
        main([*TUNE, wrong])
    assert reason in capsys.readouterr().err


def test_nothing_is_tuned_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat_toys(monkeypatch, {})
    with pytest.raises(SystemExit):
        main([*TUNE, "--out", str(tmp_path / "missing" / "toy.json")])
    errors = capsys.readouterr().err
    assert "there is no folder" in errors
    assert "generation 1" not in errors


@pytest.mark.parametrize("wrong", ["--check=-1", "--matches=999999999", "--first-deal=-1"])
def test_numbers_of_deals(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*TUNE, wrong])
    assert f"{wrong.partition('=')[0]}: not at " in capsys.readouterr().err


def test_the_gain_on_one_deal_has_no_interval(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat_toys(monkeypatch, {})
    tuned(tmp_path / "toy.json", "--check", "1")
    gain = capsys.readouterr().out
    assert gain.startswith("gain over the start on 1 new deal: ")
    assert gain.endswith(" (no interval)\n")


def duel(*rivals: str) -> Tuning:
    return Tuning(
        table=TableSetup("face-to-face", 2, {"first": "random"}, signals=False),
        level="normal",
        rivals=[Spec(name, name) for name in rivals],
        scales={},
        generations=1,
        pairs=1,
        matches=1,
        first_deal=0,
        seed=1,
        few_left=10,
        sigma=1,
        rate=1,
    )


def test_in_a_duel_wins_count_and_not_how_many_cards_are_left() -> None:
    search = duel("easy")
    outcome = Outcome(wins=[0, 1], points=[5, 20])
    assert [objective(search, outcome, [seat]) for seat in (0, 1)] == [0, 1]


class Idle(Workers):
    """Workers that only write down what they are to play."""

    def __init__(self) -> None:
        super().__init__(None)
        self.todo: list[MatchJob] = []

    def results(self, todo: Sequence[MatchJob]) -> Iterator[Result]:
        self.todo.extend(todo)
        return iter(())


def test_all_rivals_sit_at_each_seat_of_a_duel() -> None:
    idle = Idle()
    objectives(duel("easy", "greedy"), [{}], range(4), idle, lambda: None)
    tables = {tuple(spec.label for spec in job.players) for job in idle.todo}
    assert tables == {
        ("tuned", "easy"),
        ("easy", "tuned"),
        ("tuned", "greedy"),
        ("greedy", "tuned"),
    }


def test_ranks() -> None:
    assert ranked([5.0, 5.0]) == [0, 0]
    low, middle, also_middle, high = ranked([-9.0, 1.0, 1.0, 100.0])
    assert middle == also_middle == 0
    assert low == -high
    assert low < 0
