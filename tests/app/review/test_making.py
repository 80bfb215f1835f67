"""The making of a review: decision by decision, to its end, stopped, and gone wrong."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.games import MODULES
from app.review.findings import Review, read_review
from app.review.making import ReviewMaking, review_command
from app.review.trying import TrialJudging
from engine.review.sources import SOURCES
from tests.app.review.fakes import FakeLines
from tests.app.review.made import decision, review, seat
from tests.app.waiting import wait_for, wait_until
from tests.engine.review.matches import drawn_to, late, play_on

FIRST = decision(0, 1, [0, 1], ["place 5 up1", "end"], 0.4)
WHOLE = review(seat(0, [{**FIRST, "choice": -0.1, "luck": None}], [0]))


def test_which_games_have_a_review_is_told_without_loading_it() -> None:
    assert {name for name, module in MODULES.items() if module.has_review} == set(SOURCES)


class Heard:
    """What a making has told."""

    def __init__(self, making: ReviewMaking) -> None:
        self.decided: list[Any] = []
        self.made: list[Any] = []
        self.failures = 0
        making.decided.connect(self.decided.append)
        making.made.connect(self.made.append)
        making.failed.connect(self._fail)

    def _fail(self) -> None:
        self.failures += 1


@pytest.fixture
def lines(qapp: object) -> FakeLines:
    return FakeLines()


@pytest.fixture
def making(lines: FakeLines) -> ReviewMaking:
    made = ReviewMaking(Path("one.trapoula"), process=lambda *_: lines)
    made.start()
    return made


def test_each_line_brings_a_decision_and_the_last_the_review(
    making: ReviewMaking, lines: FakeLines
) -> None:
    heard = Heard(making)
    lines.write({"decision": FIRST})
    lines.write({"review": WHOLE})
    [decided] = heard.decided
    assert (decided.first, decided.played.chance.value, decided.best) == (0, 0.4, None)
    assert [read_review(made) for made in heard.made] == [read_review(WHOLE)]
    assert lines.ended
    assert not heard.failures


def test_a_stopped_making_tells_nothing_more(making: ReviewMaking, lines: FakeLines) -> None:
    heard = Heard(making)
    making.stop()
    assert lines.ended
    lines.write({"decision": FIRST})
    making.stop()
    assert not heard.decided


@pytest.mark.parametrize("line", [[1], {"decision": 3}, {"review": {}}, {"else": 1}])
def test_nonsense_is_a_failure(making: ReviewMaking, lines: FakeLines, line: object) -> None:
    heard = Heard(making)
    lines.write(line)
    assert heard.failures == 1
    assert lines.ended


def test_an_end_before_the_review_is_a_failure(making: ReviewMaking, lines: FakeLines) -> None:
    heard = Heard(making)
    lines.lost.emit(lines)
    assert heard.failures == 1


# The real processes


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    match = play_on(late("the-game", 2, drawn_to(0)), "easy")
    path = tmp_path / "one.trapoula"
    path.write_text(match.document(), "utf-8")
    return path


def test_the_real_process_reviews_a_match(qapp: object, journal: Path) -> None:
    making = ReviewMaking(journal)
    heard = Heard(making)
    wait_for(making.made, making.start)
    found: Review = read_review(heard.made[0])
    assert {each.seat for each in found.seats} == {0, 1}
    decided = {each.first for each in heard.decided}
    assert decided == {each.first for seat in found.seats for each in seat.decisions}
    assert making.process_id is None


def test_the_real_process_ends_when_it_is_stopped(qapp: object, journal: Path) -> None:
    making = ReviewMaking(journal)
    making.start()
    wait_until(lambda: making.process_id is not None)
    number = making.process_id
    assert number is not None
    making.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_what_is_no_match_is_a_failure(
    qapp: object, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.trapoula"
    file.write_text("nothing\n", "utf-8")
    making = ReviewMaking(file)
    wait_for(making.failed, making.start)
    assert "none.trapoula" in capfd.readouterr().err


def test_the_frozen_program_is_asked_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", "/opt/trapoula")
    assert review_command(Path("a.trapoula")) == ["/opt/trapoula", "--review", "a.trapoula"]


def test_the_program_prints_a_review_without_a_window(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--review", str(journal)]) == 0
    *decided, whole = map(json.loads, capsys.readouterr().out.splitlines())
    assert all(line.keys() == {"decision"} for line in decided)
    assert read_review(whole["review"]).seats


def test_it_says_that_a_review_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--review"])
    assert "FILE" in capsys.readouterr().err


# A way that somebody tries


def test_a_tried_way_is_loaded_and_judged(qapp: object) -> None:
    lines, heard = FakeLines(), list[Any]()
    match = late("the-game", 2, drawn_to(0))
    judging = TrialJudging(match, 3, process=lambda _: lines)
    judging.judged.connect(heard.append)
    judging.start()
    assert lines.asked == [{"id": "load", "cmd": "load", "document": match.document()}]
    lines.write({"id": "load", "ok": True, "match": "m1"})
    assert lines.asked[1] == {"id": "review", "cmd": "review", "match": "m1", "move": 3}
    lines.write({"id": "review", "ok": True, "decision": FIRST})
    assert [each.first for each in heard] == [0]
    assert lines.ended


def test_a_way_that_cannot_be_judged_is_a_failure(qapp: object) -> None:
    lines, failures = FakeLines(), list[bool]()
    judging = TrialJudging(late("the-game", 2, drawn_to(0)), 0, process=lambda _: lines)
    judging.failed.connect(lambda: failures.append(True))
    judging.start()
    lines.write({"id": "load", "ok": False, "error": {"code": "damaged"}})
    assert failures == [True]


def test_the_real_referee_judges_a_tried_way(qapp: object) -> None:
    match = late("the-game", 1, drawn_to(0))
    match.do(0, match.legal(0)[0])
    heard: list[Any] = []
    judging = TrialJudging(match, 0)
    judging.judged.connect(heard.append)
    wait_for(judging.judged, judging.start)
    assert heard[0].moves == (0,)
