"""The deals of the day that were played: each counts once, whatever clock and files may say."""

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.match.outcome import SeatOutcome
from app.storage.challenges import Challenges
from engine.challenge import deal_of
from tests.app.set_date import SetDate

TODAY = date(2026, 11, 28)
LOST = SeatOutcome("team", won=False, place=2, of=2, points=12)
WON = SeatOutcome("team", won=True, place=1, of=2, points=0)


@pytest.fixture
def clock() -> SetDate:
    return SetDate(TODAY)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "challenges.json"


def header(day: date, started: str = "2026-11-28T19:00:00+02:00") -> dict[str, Any]:
    """The first line of a match with the deal of a day."""
    deal = deal_of(day)
    return {
        "game": deal.match.game,
        "seats": deal.match.seats,
        "options": dict(deal.match.options),
        "seed": deal.seed,
        "players": [{"name": "", "kind": kind} for kind in ("human", *deal.match.computers)],
        "started": started,
    }


def play(challenges: Challenges, day: date, outcome: SeatOutcome = LOST) -> None:
    """Deal and end the match of a day."""
    begun = header(day, f"{day}T{len(challenges.files(day)):02}:00:00")
    challenges.note_dealt(day, begun, f"{day}.trapoula")
    challenges.note_over(begun, outcome)


def test_a_new_one_knows_nothing_and_writes_nothing(file: Path, clock: SetDate) -> None:
    challenges = Challenges(file, clock)
    assert not challenges.offered
    assert challenges.today == TODAY
    assert challenges.result(TODAY) is None
    assert challenges.files(TODAY) == []
    assert (challenges.streak, challenges.longest, challenges.first_day) == (0, 0, None)
    assert challenges.day_of(header(TODAY)) is None
    assert not file.exists()


def test_it_is_offered_once_a_match_is_over(file: Path, clock: SetDate) -> None:
    Challenges(file, clock).offer()
    assert Challenges(file, clock).offered


def test_the_first_match_that_ends_counts_also_after_a_restart(file: Path, clock: SetDate) -> None:
    first, second = header(TODAY, "1"), header(TODAY, "2")
    challenges = Challenges(file, clock)
    challenges.note_dealt(TODAY, first, "a.trapoula")
    assert challenges.day_of(first) == TODAY
    assert challenges.result(TODAY) is None
    challenges = Challenges(file, clock)
    challenges.note_over(first, LOST)
    challenges = Challenges(file, clock)
    challenges.note_dealt(TODAY, second, "b.trapoula")
    challenges.note_over(second, WON)
    challenges.note_over(first, WON)
    kept = Challenges(file, clock).result(TODAY)
    assert kept is not None
    assert (kept.outcome, kept.on_time, kept.file) == (LOST, True, "a.trapoula")
    assert challenges.is_practice(second)
    assert not challenges.is_practice(first)


def test_of_two_that_were_begun_the_first_to_end_counts(file: Path, clock: SetDate) -> None:
    first, second = header(TODAY, "1"), header(TODAY, "2")
    challenges = Challenges(file, clock)
    challenges.note_dealt(TODAY, first, "a.trapoula")
    challenges.note_dealt(TODAY, second, "b.trapoula")
    assert challenges.files(TODAY) == ["b.trapoula", "a.trapoula"]
    challenges.note_over(second, WON)
    challenges.note_over(first, LOST)
    kept = challenges.result(TODAY)
    assert kept is not None
    assert (kept.outcome, kept.file) == (WON, "b.trapoula")
    assert challenges.is_practice(first)


def test_a_file_that_is_copied_in_counts_no_second_time(file: Path, clock: SetDate) -> None:
    """The file of the unfinished match, kept elsewhere, is put back and played better."""
    begun = header(TODAY)
    challenges = Challenges(file, clock)
    challenges.note_dealt(TODAY, begun, "a.trapoula")
    challenges.note_over(begun, LOST)
    challenges.note_over(dict(begun), WON)
    kept = challenges.result(TODAY)
    assert kept is not None
    assert kept.outcome == LOST


def test_a_match_from_elsewhere_counts_for_no_day(file: Path, clock: SetDate) -> None:
    challenges = Challenges(file, clock)
    challenges.note_over(header(TODAY), WON)
    assert challenges.result(TODAY) is None
    challenges.note_dealt(TODAY, header(TODAY, "1"), "a.trapoula")
    assert challenges.day_of(header(TODAY, "2")) is None
    assert challenges.day_of({**header(TODAY, "1"), "seed": 7}) is None


def test_a_streak_is_of_days_played_in_time(file: Path, clock: SetDate) -> None:
    challenges = Challenges(file, clock)
    for days in (9, 8, 7, 6, 3, 2, 1):
        clock.date = TODAY - timedelta(days)
        play(challenges, clock.date)
    clock.date = TODAY
    assert (challenges.streak, challenges.longest) == (3, 4)
    play(challenges, TODAY)
    assert Challenges(file, clock).streak == 4
    clock.date = TODAY + timedelta(1)
    assert challenges.streak == 4, "it may still come"
    clock.date = TODAY + timedelta(2)
    assert challenges.streak == 0
    assert (challenges.longest, challenges.played_in(2026, 11)) == (4, 8)
    assert challenges.first_day == TODAY - timedelta(9)


def test_a_missed_day_may_be_played_and_mends_nothing(file: Path, clock: SetDate) -> None:
    challenges = Challenges(file, clock)
    for days in (3, 1):
        clock.date = TODAY - timedelta(days)
        play(challenges, clock.date)
    clock.date = TODAY
    play(challenges, TODAY - timedelta(2))
    kept = challenges.result(TODAY - timedelta(2))
    assert kept is not None
    assert not kept.on_time
    assert challenges.streak == 1
    assert challenges.played_in(2026, 11) == 3


def test_a_clock_set_back_shows_no_day_anew_and_mends_no_streak(file: Path, clock: SetDate) -> None:
    challenges = Challenges(file, clock)
    play(challenges, TODAY)
    clock.date = TODAY - timedelta(2)
    assert challenges.today == TODAY
    play(challenges, clock.date)
    assert challenges.streak == 1
    clock.date = TODAY - timedelta(1)
    play(challenges, clock.date)
    assert (challenges.streak, challenges.longest) == (1, 1)


def test_a_clock_that_was_far_ahead_does_no_harm(file: Path, clock: SetDate) -> None:
    challenges = Challenges(file, clock)
    clock.date = date(2099, 1, 1)
    play(challenges, clock.date)
    clock.date = TODAY
    assert challenges.today == TODAY
    play(challenges, TODAY)
    assert challenges.streak == 1


def test_a_day_begun_before_midnight_counts_for_its_day(file: Path, clock: SetDate) -> None:
    challenges = Challenges(file, clock)
    begun = header(TODAY)
    challenges.note_dealt(TODAY, begun, "a.trapoula")
    clock.date = TODAY + timedelta(1)
    challenges.note_over(begun, WON)
    kept = challenges.result(TODAY)
    assert kept is not None
    assert kept.on_time
    assert challenges.streak == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"days": 7}',
        '{"days": {"tomorrow": {}, "2026-11-28": 3}}',
        '{"days": {"2026-11-28": {"matches": [1]}}}',
        '{"days": {"2026-11-28": {"matches": [], "result": {"measure": "?", "won": 1}}}}',
        '{"days": {"2026-11-28": {"matches": [{}], "result": []}}}',
    ],
)
def test_what_cannot_be_read_is_in_nobodys_way(file: Path, clock: SetDate, text: str) -> None:
    file.write_text(text, "utf-8")
    challenges = Challenges(file, clock)
    assert not challenges.offered
    assert challenges.result(TODAY) is None
    assert (challenges.streak, challenges.longest) == (0, 0)
    play(challenges, TODAY, WON)
    assert Challenges(file, clock).streak == 1


def test_a_damaged_file_is_set_aside(file: Path, clock: SetDate) -> None:
    file.write_text("{", "utf-8")
    Challenges(file, clock).offer()
    assert file.with_name("challenges.damaged.json").read_text("utf-8") == "{"
    assert Challenges(file, clock).offered


def test_a_disk_that_refuses_is_in_nobodys_way(tmp_path: Path, clock: SetDate) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    challenges = Challenges(tmp_path / "file" / "challenges.json", clock)
    play(challenges, TODAY)
    assert challenges.streak == 1
