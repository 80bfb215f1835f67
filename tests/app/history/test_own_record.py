"""What a match that has just ended is among those of its kind, by the same people."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.match.players import NewMatch, PlayerInfo
from app.storage.match_store import MatchStore
from app.storage.own_record import OwnRecord, RecordSearch, own_record
from engine.core.match import Match
from tests.app.history.arena_matches import check, save, store_in
from tests.app.history.counted_matches import over, play
from tests.app.waiting import wait_until


@pytest.fixture
def store(qapp: QApplication, tmp_path: Path) -> MatchStore:
    return store_in(tmp_path)


def keep(store: MatchStore, *matches: Match) -> None:
    """Have these matches on disk, ended one after the other long ago, and in the index."""
    for number, match in enumerate(matches):
        save(match, store.folder.parent, str(number), until=number)
    check(store)


def end(
    store: MatchStore, *names: str, number: int = 7, game: str = "the-game", robots: int = 0
) -> Match:
    """A match of the store that these people have just played to its end, before computers."""
    kinds: list[Any] = ["human"] * len(names) + ["normal"] * robots
    players = [
        PlayerInfo(name, seat, kind)
        for seat, (name, kind) in enumerate(zip([*names, *["R"] * robots], kinds, strict=True))
    ]
    match = play(store.deal(NewMatch(game, {}, tuple(players), number)))
    match.close()
    return match


def record(store: MatchStore, match: Match, seats: Sequence[int] = (0,)) -> OwnRecord:
    found = own_record(store, match, seats)
    assert found is not None
    return found


def test_the_matches_of_the_same_kind_count_with_this_one(store: MatchStore) -> None:
    keep(store, over(1, "Anna"), over(2, "Anna"))
    match = end(store, "Anna")
    found = record(store, match)
    assert (found.before.played, found.now.played) == (2, 3)


def test_later_matches_do_not_count_for_an_earlier_one(store: MatchStore) -> None:
    keep(store, over(1, "Anna"), over(2, "Anna"), over(3, "Anna"))
    match = store.open(next(file.path for file in store.files() if file.path.stem == "1"))
    found = record(store, match)
    match.close()
    assert (found.before.played, found.now.played) == (1, 2)


def test_others_options_and_tables_do_not_count(store: MatchStore) -> None:
    keep(
        store,
        over(1, "Leo"),
        over(2, "Anna", options={"on_fire": True}),
        over(3, "Anna", "Leo"),
        over(4, "Anna", game="the-game-extreme"),
    )
    match = end(store, "Anna")
    assert record(store, match).before.played == 0


def test_a_team_is_the_same_people(store: MatchStore) -> None:
    keep(store, over(1, "Leo", "Anna"), over(2, "Anna", "Maria"), over(3, "Anna", ("R", "easy")))
    match = end(store, "Anna", "Leo")
    assert record(store, match, (0, 1)).before.played == 1


def test_people_against_each_other_have_no_record(store: MatchStore) -> None:
    together = end(store, "Anna", "Leo", game="qwixx-cards")
    assert own_record(store, together, (0, 1)) is None
    against = end(store, "Anna", game="qwixx-cards", robots=1)
    assert record(store, against).now.played == 1


def test_nobody_and_what_does_not_count_have_none(store: MatchStore) -> None:
    match = end(store, "Anna")
    assert own_record(store, match, ()) is None
    assert own_record(store, over(1, "Anna"), (0,)) is None
    match.practice = True
    assert own_record(store, match, (0,)) is None


def test_who_is_forgotten_has_none(store: MatchStore) -> None:
    store.people.forget("Anna")
    match = end(store, "Anna")
    assert own_record(store, match, (0,)) is None


def test_an_index_that_is_behind_is_brought_up_to_date_first(store: MatchStore) -> None:
    match = end(store, "Anna")
    save(over(1, "Anna"), store.folder.parent, "0", until=0)
    found: list[OwnRecord] = []
    parent = QObject()
    search = RecordSearch(store, match, (0,), parent)
    search.found.connect(found.append)
    search.start()
    wait_until(lambda: bool(found))
    assert found[0].now.played == 2


def test_it_is_known_at_once_where_the_index_is_complete(store: MatchStore) -> None:
    keep(store, over(1, "Anna"))
    match = end(store, "Anna")
    found: list[OwnRecord] = []
    parent = QObject()
    search = RecordSearch(store, match, (0,), parent)
    search.found.connect(found.append)
    search.start()
    assert found[0].now.played == 2
