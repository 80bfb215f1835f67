"""What a finished match is among those that the same people have played of the same kind."""

from __future__ import annotations

import os
from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from app.storage.history.history import SeatResult
from app.storage.history.records import variant_text
from app.storage.history.statistics import MatchKind, PeopleByName, Tally, chosen, tally
from app.storage.history_check import HistoryCheck
from app.storage.match_store import MatchStore
from app.storage.people import People, person_key
from engine.core.match import Match


class OwnRecord(NamedTuple):
    """What the matches of a kind come to, up to the one that is over and before it."""

    now: Tally
    before: Tally


def own_record(store: MatchStore, match: Match, seats: Collection[int]) -> OwnRecord | None:
    """Return the record of the people at these seats, who have just played to the end.

    It is that of the matches with the same options, the same number of players and the same people
    beside computers. There is none where the match does not count, nor of several people against
    each other.
    """
    file = store.file_of(match)
    if file is None or not seats or (len(seats) > 1 and not match.game.scoring.team):
        return None
    names = [person_key(match.players[seat].name, seat) for seat in sorted(seats)]
    people = [store.people.who(name) for name in names]
    store.note(match)
    results = _together(store.history.results(match.game.id), set(people), store.people)
    kind = MatchKind(variant_text(match), match.seats, people[0])
    own = chosen(results, kind, store.people)
    files = [each.file for each in own]
    if os.fsencode(file.name) not in files:
        return None
    place = files.index(os.fsencode(file.name))
    return OwnRecord(tally(own[: place + 1], match.game.id), tally(own[:place], match.game.id))


class RecordSearch(QObject):
    """Finds the record of a match; where the index is behind, it is brought up to date first."""

    found = Signal(object)
    """Brings an `OwnRecord`, or None."""

    def __init__(
        self, store: MatchStore, match: Match, seats: Collection[int], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._match = match
        self._seats = tuple(seats)
        self._check = HistoryCheck(store, self)
        self._check.ended.connect(self._find)

    def start(self) -> None:
        """Search; `found` may come at once."""
        if self._store.folder_time() == self._store.history.folder_time:
            self._find()
        else:
            self._check.start()

    def stop(self) -> None:
        """Give it up."""
        self._check.stop()

    def _find(self) -> None:
        self.found.emit(own_record(self._store, self._match, self._seats))


def _together(
    results: Collection[SeatResult], wanted: set[str | None], people: People
) -> list[SeatResult]:
    """Return the results of the matches that exactly these people have played to the end."""
    who: dict[bytes, set[str | None]] = {}
    people_by_name = PeopleByName(people)
    for each in results:
        who.setdefault(each.file, set()).add(people_by_name[each.name, each.seat])
    return [each for each in results if who[each.file] == wanted]
