"""A history that is exported and taken in elsewhere: all figures are the same there."""

import json
import os
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.match.outcome import outcome_of
from app.pages.matches import words
from app.storage import carried
from app.storage.challenges import Challenges
from app.storage.exporting import export_all
from app.storage.history.breakdown import company, distribution
from app.storage.history.history import MatchFilter
from app.storage.history.records import played_until
from app.storage.history.statistics import MatchKind, chosen, tally
from app.storage.match_store import MatchStore
from app.storage.people import People
from app.storage.series import KeptSeries
from app.storage.taking_in import TakenIn, TakingIn
from engine.challenge import deal_of
from engine.core.match import Match
from engine.games import GAMES
from tests.amounts import some
from tests.app.history import random_histories
from tests.app.history.arena_matches import check, store_in
from tests.app.history.counted_matches import begun, play
from tests.app.series_at_hand import end, series
from tests.app.waiting import wait_until

TODAY: Final = date(2026, 10, 18)
PLACES: Final = ("+02:00", "Z", "-08:00")
PAUSE: Final = 7200
"""For so many seconds each match that is saved was left."""


def clock() -> date:
    return TODAY


def history_at(data: Path) -> MatchStore:
    """The store of a data folder, where it is `TODAY`."""
    store = store_in(data)
    store.challenges = Challenges(data / carried.CHALLENGES, clock)
    store.series = KeptSeries(data / carried.SERIES, clock)
    return store


def daily(day: date, started: str, name: str = "Anna") -> Match:
    """A match with the deal of a day, which has just been dealt."""
    deal = deal_of(day)
    computers = [("", level) for level in deal.match.computers]
    return begun(
        deal.seed, name, *computers, game=deal.match.game, options=deal.match.options,
        started=started,
    )  # fmt: skip


def save(store: MatchStore, match: Match, name: str) -> str:
    store.folder.mkdir(parents=True, exist_ok=True)
    path = store.folder / name
    path.write_text(match.document(), "utf-8", newline="\n")
    until = played_until(match.started, max((event.ms or 0 for event in match.events), default=0))
    assert until is not None
    ended = until // 2000 * 2 + PAUSE  # archives know every other second
    os.utime(path, (ended, ended))
    return name


def play_days(random: Random, store: MatchStore) -> None:
    """Play deals of days: on their day or later, to the end or not, once or several times.

    Of some nothing was noted when they ended, as of files that others have sent.
    """
    for number in range(random.randint(0, 8)):
        day = TODAY - timedelta(random.randint(0, 4))
        late = timedelta(random.choice((0, 0, 1, 3)))
        at = f"T{random.randint(8, 20):02}:00:{number:02}"
        match = daily(day, f"{day + late}{at}{random.choice(PLACES)}")
        name, noted = f"day-{number}.trapoula", random.random() < 0.6
        if noted:
            store.challenges.note_dealt(day, match.header, name)
        play(match, 3 if random.random() < 0.3 else 10_000)
        save(store, match, name)
        if noted and match.over is not None:
            store.challenges.offer()
            store.challenges.note_over(match.header, outcome_of(match, 0), 1000 * number)
            store.judge_deal(match.header)
        if noted:
            check(store)  # as the program does when a match is closed
    if random.random() < 0.3:
        for file in store.files()[:2]:
            store.delete(file.path)


def play_series(random: Random, store: MatchStore) -> None:
    """Play series, in which deals are sometimes played twice."""
    for number in range(random.randint(0, 3)):
        kept = store.series
        if kept.running is not None:
            kept.give_up()
        kept.begin(series(number + 1, ("Leo",)))
        for deal in range(random.randint(1, 5)):
            matches = []
            for again in range(random.choice((1, 1, 2))):
                now = kept.running
                assert now is not None
                match = begun(
                    now.seeds[now.at], "Leo", options=now.options,
                    started=f"2026-10-{number + 1:02}T2{again}:00:{deal:02}Z",
                )  # fmt: skip
                name = f"series-{number}-{deal}-{again}.trapoula"
                kept.note_dealt(match.header, name)
                matches.append((match, name))
            for match, name in matches:
                kept.note_over(end(match))
                save(store, match, name)
                store.judge_deal(match.header)


def make(random: Random, data: Path) -> MatchStore:
    """A history at random, with all that was said and noted of it."""
    random_histories.write(random, data / "matches")
    store = history_at(data)
    play_days(random, store)
    play_series(random, store)
    random_histories.say(random, store.people)
    check(store)
    return store


def export(store: MatchStore, folder: Path) -> Path:
    files = [file.path for file in store.files()]
    beside = carried.beside(store.folder)
    archive, _ = export_all(files, folder, "all", lambda: None, beside)
    return archive


def take_in(store: MatchStore, *files: Path) -> TakenIn:
    parent = QObject()
    taking, came = TakingIn(store, parent), list[TakenIn]()
    taking.ended.connect(came.append)
    taking.start(files)
    wait_until(lambda: bool(came))
    check(store)
    return came[0]


def statistics(store: MatchStore) -> Any:
    """All that the page of statistics can show, without the names of files."""
    shown = []
    for game in GAMES:
        results = store.history.results(game)
        people = {None, *random_histories.NAMES[:4]}
        for kind in [
            MatchKind(variant, seats, person)
            for variant in (None, *sorted({each.variant for each in results}))
            for seats in (None, *sorted({each.seats for each in results}))
            for person in sorted(people, key=str)
        ]:
            own = chosen(results, kind, store.people)
            bars = [(*bar[:3], len(bar.results)) for bar in distribution(own, game)]
            beside = [
                (*each[:2], each.played, each.won, each.shared, each.mean)
                for each in company(results, kind, store.people, game)
            ]
            dots = [each._replace(file=b"") for each in own]
            shown.append((game, kind, tally(own, game), bars, beside, dots))
    return shown


def listed(store: MatchStore) -> Any:
    """What the rows of the list say, in each order; copies are left out."""
    shown = []
    for order in words.orders:
        for record in store.history.matches(MatchFilter(), 0, 1000, order):
            if not record.copy:
                saved = store.saved(record)
                row = (words.title(saved), words.below_title(saved), words.players(saved))
                ends = (words.standing(saved), words.when(saved), words.group(saved, order))
                shown.append((order, *row, *ends, record.key))
    return shown


def days(store: MatchStore) -> Any:
    """What the calendar and the ticket of the day tell."""
    challenges = store.challenges
    shown: list[Any] = [
        (challenges.streak, challenges.longest, challenges.offered, challenges.today)
    ]
    for ago in range(10):
        day = TODAY - timedelta(ago)
        result = challenges.result(day)
        names = [result.file] if result is not None else challenges.files(day)
        there = [store.folder / name for name in names if name]
        matches = [_key(file) for file in there if file.is_file()]
        shown.append((result and result._replace(file=""), matches[:1]))
    return shown


def _key(file: Path) -> Any:
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    return header["started"], header["seed"]


def series_shown(store: MatchStore) -> Any:
    kept = store.series
    present = None if kept.present is None else kept.present.renamed({})
    return present, [(kind, kept.best(kind)) for kind in kept.kinds]


def all_of(store: MatchStore) -> dict[str, Any]:
    return {
        "statistics": statistics(store),
        "list": listed(store),
        "days": days(store),
        "series": series_shown(store),
        "people": store.people.snapshot,
    }


@pytest.mark.parametrize("number", range(some(60)))
def test_a_history_shows_the_same_elsewhere(
    qapp: QApplication, tmp_path: Path, number: int
) -> None:
    random = Random(number)
    here = make(random, tmp_path / "here")
    shown = all_of(here)
    archive = export(here, tmp_path / "Documents")
    there = history_at(tmp_path / "there")
    taken = take_in(there, archive)
    assert taken.refused == ()
    assert all_of(there) == shown
    assert take_in(there, archive).new == 0
    assert all_of(there) == shown, "taken in a second time it changes nothing"
    here.history.empty()
    check(here)
    assert all_of(here) == shown, "an index made anew tells the same"


def given(tmp_path: Path, matches: Iterable[Match]) -> list[Path]:
    """Files of matches, as somebody has sent them."""
    folder = tmp_path / "sent"
    folder.mkdir(exist_ok=True)
    files = []
    for number, match in enumerate(matches):
        files.append(folder / f"{number}.trapoula")
        files[-1].write_text(match.document(), "utf-8", newline="\n")
    return files


def test_of_a_deal_finished_twice_one_counts_in_whatever_order_files_are_taken_in(
    qapp: QApplication, tmp_path: Path
) -> None:
    day = date(2026, 11, 23)
    matches = [
        play(daily(day, f"{day + timedelta(late)}T{hour:02}:00:00+02:00"))
        for hour, late in ((19, 0), (18, 0), (9, 2))
    ]
    files = given(tmp_path, matches)
    shown = []
    for number, order in enumerate(([0, 1, 2], [2, 1, 0], [1, 2, 0])):
        store = history_at(tmp_path / str(number))
        for at in order:
            take_in(store, files[at])
        result = store.challenges.result(day)
        assert result is not None
        assert result.on_time
        assert _key(store.folder / result.file)[0] == matches[1].started, "it was over first"
        assert [each.started for each in store.history.results("the-game")] == [matches[1].started]
        shown.append((statistics(store), listed(store), days(store)))
    assert shown[0] == shown[1] == shown[2]


def test_what_was_noted_when_a_match_ended_weighs_more_than_files(
    qapp: QApplication, tmp_path: Path
) -> None:
    """Begun later, and over first: the journals do not tell of pauses."""
    day = date(2026, 11, 23)
    first, second = (play(daily(day, f"{day}T{hour:02}:00:00+02:00")) for hour in (9, 20))
    store = history_at(tmp_path / "here")
    for number, match in enumerate((first, second)):
        store.challenges.note_dealt(day, match.header, save(store, match, f"{number}.trapoula"))
    store.challenges.note_over(second.header, outcome_of(second, 0))
    check(store)
    there = history_at(tmp_path / "there")
    take_in(there, export(store, tmp_path))
    for each in (store, there):
        assert [found.started for found in each.history.results("the-game")] == [second.started]


def test_challenges_that_are_lost_are_told_by_the_journals(
    qapp: QApplication, tmp_path: Path
) -> None:
    day = TODAY
    store = history_at(tmp_path)
    match = daily(day, f"{day}T09:00:00+02:00")
    store.challenges.note_dealt(day, match.header, "one.trapoula")
    store.challenges.note_over(play(match).header, outcome_of(match, 0))
    save(store, match, "one.trapoula")
    check(store)
    noted = store.challenges.result(day)
    (tmp_path / carried.CHALLENGES).write_text("{", "utf-8")
    again = history_at(tmp_path)
    assert again.challenges.result(day) is None
    check(again)
    assert again.challenges.result(day) == noted
    assert again.challenges.streak == 1


def test_taking_in_loses_nothing_of_what_is_known_here(qapp: QApplication, tmp_path: Path) -> None:
    theirs = history_at(tmp_path / "theirs")
    theirs.people.join("Άννα", "Anna")
    theirs.people.join("Leo", "Nikos")
    theirs.people.forget("Μαρία")
    theirs.people.forget("Zoe")
    late = play(daily(TODAY, f"{TODAY}T21:00:00Z"))
    theirs.challenges.note_dealt(TODAY, late.header, save(theirs, late, "late.trapoula"))
    theirs.challenges.note_over(late.header, outcome_of(late, 0))
    theirs.series.begin(series(3, ("Leo",)))

    ours = history_at(tmp_path / "ours")
    ours.people.join("Leo", "Leonidas")
    early = play(daily(TODAY, f"{TODAY}T08:00:00Z", "Μαρία"))
    ours.challenges.note_dealt(TODAY, early.header, save(ours, early, "early.trapoula"))
    ours.challenges.note_over(early.header, outcome_of(early, 0))
    ours.series.begin(series(4, ("Μαρία",)))
    check(ours)
    take_in(ours, export(theirs, tmp_path))
    assert ours.people.snapshot.joined == {"Leo": "Leonidas", "Άννα": "Anna"}
    assert ours.people.forgotten == ["Zoe"], "Μαρία has played here"
    assert ours.series.running is not None
    assert ours.series.running.number == 4
    result = ours.challenges.result(TODAY)
    assert result is not None
    assert result.file == "early.trapoula"
    assert [each.started for each in ours.history.results("the-game")] == [early.started]


def test_a_days_match_that_goes_on_is_gone_on_with_elsewhere_whatever_its_file_is_called(
    qapp: QApplication, tmp_path: Path
) -> None:
    theirs = history_at(tmp_path / "theirs")
    match = play(daily(TODAY, f"{TODAY}T09:00:00Z"), 3)
    theirs.challenges.note_dealt(TODAY, match.header, save(theirs, match, "one.trapoula"))
    ours = history_at(tmp_path / "ours")
    save(ours, play(begun(5), 3), "one.trapoula")
    take_in(ours, export(theirs, tmp_path))
    assert ours.challenges.files(TODAY) == ["one-2.trapoula"]
    assert ours.challenges.result(TODAY) is None


@pytest.mark.parametrize("names", [["day", "a copy of day"], ["day", "day (2)"], ["zz", "day"]])
def test_a_match_copied_by_hand_counts_once(
    qapp: QApplication, tmp_path: Path, names: Sequence[str]
) -> None:
    store = history_at(tmp_path)
    match = play(begun(3, "Anna"))
    for name in names:
        save(store, match, f"{name}.trapoula")
    save(store, play(begun(3, "Anna"), 4), "before.trapoula")
    check(store)
    shortest = min(names, key=len)
    copies = {record.file: record.copy for record in store.history.matches(MatchFilter(), 0, 9)}
    assert copies == {f"{name}.trapoula": name != shortest for name in (*names, "before")}
    for record in store.history.matches(MatchFilter(), 0, 9):
        assert ("copy" in words.below_title(store.saved(record))) == record.copy
    assert [each.file.decode() for each in store.history.results("the-game")] == [
        f"{shortest}.trapoula"
    ]
    store.delete(store.folder / f"{shortest}.trapoula")
    assert len(store.history.results("the-game")) == 1, "the copy counts in its place"


def test_a_match_that_was_left_for_days_was_played_when_it_ended(
    qapp: QApplication, tmp_path: Path
) -> None:
    theirs, ours = history_at(tmp_path / "theirs"), history_at(tmp_path / "ours")
    for hour, name in ((9, "ended-later"), (20, "begun-later")):
        match = play(begun(hour, "Anna", started=f"2026-11-23T{hour:02}:00:00+00:00"))
        save(theirs, match, f"{name}.trapoula")
    later = datetime(2026, 11, 28, 12, tzinfo=UTC).timestamp()
    os.utime(theirs.folder / "ended-later.trapoula", (later, later))
    earlier = datetime(2026, 11, 1, tzinfo=UTC).timestamp()  # as a wrong clock has it
    os.utime(theirs.folder / "begun-later.trapoula", (earlier, earlier))
    check(theirs)
    take_in(ours, export(theirs, tmp_path))
    for store in (theirs, ours):
        last, first = store.history.matches(MatchFilter(), 0, 9)
        assert [Path(each.file).stem for each in (last, first)] == ["ended-later", "begun-later"]
        assert last.moment.astimezone(UTC).date() == date(2026, 11, 28)
        assert first.moment.astimezone(UTC).date() == date(2026, 11, 23)


def test_what_a_damaged_file_says_of_names_is_not_taken_in(
    qapp: QApplication, tmp_path: Path
) -> None:
    theirs, ours = history_at(tmp_path / "theirs"), history_at(tmp_path / "ours")
    save(theirs, play(begun(1)), "one.trapoula")
    (tmp_path / "theirs" / carried.PEOPLE).write_text('{"joined": 3}', "utf-8")
    taken = take_in(ours, export(theirs, tmp_path))
    assert (taken.new, [name for name, _ in taken.refused]) == (1, [carried.PEOPLE])
    assert People(tmp_path / "ours" / carried.PEOPLE).snapshot.joined == {}
