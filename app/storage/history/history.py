"""The index of the matches in a folder, asked and kept up to date."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from app.storage.history import searching
from app.storage.history.database import make_anew, open_database
from app.storage.history.orders import ORDERS, MatchOrder
from app.storage.history.records import MatchKey, MatchRecord, Stamp
from app.storage.history.rows import (
    DAMAGED,
    OVER,
    RUNNING,
    match_row,
    player_rows,
    record_of_row,
)

ResultFilter: TypeAlias = Literal["", "won", "lost", "unfinished"]


class MatchFilter(NamedTuple):
    """Which matches are wanted; what is empty keeps none out."""

    games: frozenset[str] = frozenset()
    person: str = ""
    result: ResultFilter = ""
    """Whether the person, or any person, has won."""
    search: str = ""
    """What is searched for (see `searching.conditions`)."""
    files: frozenset[bytes] | None = None
    """The names of files to be among; None keeps none out."""


class SeatResult(NamedTuple):
    """How a match that counts ended for one of the people who played to the end."""

    file: bytes
    """The name of the journal, as the system has it."""
    time: int
    """When it was over, in milliseconds (see `last_played`)."""
    started: str
    variant: str
    """As `variant_text` writes it."""
    seats: int
    people: int
    """How many played to the end."""
    computers: int
    """The levels of the computers that played at the end (see `levels_in`)."""
    played_ms: int
    seat: int
    name: str
    score: float
    won: float
    """The share of the win, 0 to 1."""
    place: int
    whole: bool
    """Whether no computer ever played the seat."""


class MatchesOf(NamedTuple):
    """Some matches, by the names of their files, and what they have in common, in words."""

    files: frozenset[bytes]
    words: str

    @classmethod
    def of(cls, results: Iterable[SeatResult], words: str) -> MatchesOf:
        """Return the matches of some results."""
        return cls(frozenset(each.file for each in results), words)


class Counts(NamedTuple):
    """How many matches there are: in all, still going on, and of files that cannot be read."""

    matches: int = 0
    unfinished: int = 0
    damaged: int = 0

    def without(self, *, unfinished: bool, damaged: bool) -> Counts:
        """Return how many there are without one, which is of that kind."""
        return Counts(
            self.matches - (not damaged), self.unfinished - unfinished, self.damaged - damaged
        )


class History:
    """The index in the file `path`, which is opened when it is first asked.

    It can be lost at any time: what it does not hold, or holds wrongly, is read from the journals
    again. So nothing here raises; an index that turns out to be damaged is empty from then on.
    `mark` adds to records what a journal does not tell, and may add records whose marks change.
    """

    def __init__(
        self, path: Path, mark: Callable[[Sequence[MatchRecord]], list[MatchRecord]]
    ) -> None:
        self.path = path
        self._mark = mark
        self._connection: sqlite3.Connection | None = None
        self.was_damaged = False
        """The file was found damaged, and the index is made anew."""

    # Kept up to date

    def put(self, records: Iterable[MatchRecord]) -> list[MatchRecord]:
        """Take in matches, in the place of what was known of their files.

        Return them as they are marked, in their order, and then others that this has changed.
        """
        records = self._mark(list(records))
        files = [(os.fsencode(record.file),) for record in records]
        players = [row for record in records for row in player_rows(record)]
        same = {*self._same_as(files), *(_same(record.key) for record in records)}
        self._change(
            ("DELETE FROM player WHERE file = ?", files),
            (f"REPLACE INTO match VALUES ({','.join('?' * 24)})", map(match_row, records)),
            (f"INSERT INTO player VALUES ({','.join('?' * 10)})", players),
            (_COPIES, same),
        )
        return records

    def remove(self, files: Iterable[str]) -> None:
        """Forget the matches of these files."""
        names = [(os.fsencode(file),) for file in files]
        same = self._same_as(names)
        self._change(
            ("DELETE FROM player WHERE file = ?", names),
            ("DELETE FROM match WHERE file = ?", names),
            (_COPIES, same),
        )

    def note_folder(self, mtime: int) -> None:
        """Note that everything is known which the folder held when it had this time."""
        self._change(("DELETE FROM folder", [()]), ("INSERT INTO folder VALUES (?)", [(mtime,)]))

    def empty(self) -> None:
        """Begin anew with an empty index, since this one has been found damaged."""
        if self._connection is not None:
            self._connection.close()
        self._connection = make_anew(self.path)
        self.was_damaged = True

    def close(self) -> None:
        """Close the file until the index is asked again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    # Asked

    @property
    def folder_time(self) -> int | None:
        """The time that the folder had when all in it was known, if that ever was."""
        return next((mtime for (mtime,) in self._ask("SELECT mtime FROM folder")), None)

    def stamps(self) -> list[tuple[bytes, int, int]]:
        """Return the names of all files with the state in which each was read: time and size."""
        return self._ask("SELECT file, mtime, size FROM match")

    def unfinished(self) -> list[str]:
        """Return the files of the matches that go on, the one touched last first."""
        rows = self._ask(f"SELECT file FROM match WHERE state = {RUNNING} ORDER BY mtime DESC")
        return [os.fsdecode(file) for (file,) in rows]

    def over(self) -> dict[str, Stamp]:
        """Return the files of the matches that are over, with the state in which each was read."""
        rows = self._ask(f"SELECT file, mtime, size FROM match WHERE state = {OVER}")
        return {os.fsdecode(file): Stamp(mtime, size) for file, mtime, size in rows}

    def record(self, file: str) -> MatchRecord | None:
        """Return what is known of a file."""
        found = self._records("WHERE file = ?", [os.fsencode(file)])
        return found[0] if found else None

    def matches(
        self, wanted: MatchFilter, first: int, most: int, order: MatchOrder = ""
    ) -> list[MatchRecord]:
        """Return at most so many of the wanted matches, from the `first` on.

        Those that go on come first, then those that are over, then files that cannot be read; each
        of these in the `order` that is asked for.
        """
        where, values = _conditions(wanted)
        sorting = f"ORDER BY state, {ORDERS[order]} LIMIT ? OFFSET ?"
        files = self._ask(f"SELECT file FROM match WHERE {where} {sorting}", [*values, most, first])
        return [record for (file,) in files for record in self._records("WHERE file = ?", [file])]

    def of_days(self, days: Iterable[str]) -> list[MatchRecord]:
        """Return the matches with the deals of these days, which are in ISO form."""
        return [record for day in days for record in self._records("WHERE challenge = ?", [day])]

    def of_deals(self, deals: Iterable[tuple[str, int | None]]) -> list[MatchRecord]:
        """Return the matches with deals, which are given by the game and the number."""
        where = "WHERE game = ? AND deal = ?"
        return [each for game, seed in deals for each in self._records(where, [game, str(seed)])]

    def days_over(self) -> set[str]:
        """Return the days of whose deals a match is over, not for practice, in ISO form."""
        rows = self._ask(
            "SELECT DISTINCT challenge FROM match"
            f" WHERE challenge IS NOT NULL AND state = {OVER} AND NOT practice"
        )
        return {day for (day,) in rows}

    def files_by_match(self) -> dict[MatchKey, list[str]]:
        """Return the files of the matches by what these are known again by."""
        files: dict[MatchKey, list[str]] = {}
        asked = f"SELECT game, started, deal, file FROM match WHERE state != {DAMAGED}"
        for game, started, deal, file in self._ask(asked):
            seed = None if deal is None else int(deal)
            files.setdefault((game, started, seed), []).append(os.fsdecode(file))
        return files

    def counts(self, wanted: MatchFilter) -> Counts:
        """Count the wanted matches."""
        where, values = _conditions(wanted)
        rows = self._ask(f"SELECT state, count(*) FROM match WHERE {where} GROUP BY state", values)
        by_state = dict(rows)
        running, damaged = by_state.get(RUNNING, 0), by_state.get(DAMAGED, 0)
        return Counts(running + by_state.get(OVER, 0), running, damaged)

    def people(self) -> list[str]:
        """Return the names of the people, those with the most matches first."""
        rows = self._ask(
            "SELECT name FROM player WHERE person AND name != ''"
            " GROUP BY name ORDER BY count(*) DESC, name"
        )
        return [name for (name,) in rows]

    @property
    def latest_game(self) -> str:
        """Return the game of the match played last; "" without any."""
        rows = self._ask("SELECT game FROM match WHERE state < 2 ORDER BY time DESC LIMIT 1")
        return next((game for (game,) in rows), "")

    def results(self, game: str) -> list[SeatResult]:
        """Return how the matches of a game that count ended for each person, the oldest first."""
        rows = self._ask(_RESULTS, [game])
        rows.sort(key=_IN_TIME)
        return list(map(SeatResult._make, rows))

    # The database

    def _records(self, rest: str, values: Sequence[Any]) -> list[MatchRecord]:
        rows = self._ask(f"SELECT * FROM match {rest}", values)
        return [record_of_row(row, self._ask(_PLAYERS, [row[0]])) for row in rows]

    def _same_as(self, files: Iterable[Sequence[bytes]]) -> set[tuple[Any, ...]]:
        """Return what the matches of these files are known again by, as `_same` does."""
        asked = "SELECT game, started, deal FROM match WHERE file = ?"
        return {row for file in files for row in self._ask(asked, file)}

    def _ask(self, question: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return the rows that answer a question; none while another program has the file."""
        if self._connection is None and not self.path.exists():
            return []
        try:
            return self._opened().execute(question, values).fetchall()
        except sqlite3.OperationalError:
            return []
        except sqlite3.DatabaseError:
            self.empty()
            return []

    def _change(self, *changes: tuple[str, Iterable[Sequence[Any]]]) -> None:
        """Do all of these changes or none.

        What another program keeps us from writing is missing then, and found to be missing.
        """
        connection = self._opened()
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statement, rows in changes:
                connection.executemany(statement, rows)
            connection.execute("COMMIT")
        except sqlite3.OperationalError:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.DatabaseError:
            self.empty()

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection, damaged = open_database(self.path)
            self.was_damaged = self.was_damaged or damaged
        return self._connection


_COPIES: Final = (
    # Of files with the same match, the one counts that has gone on from its end, or else is over,
    # or else is the longest. Where they are alike, the shorter name is hardly that of a copy.
    "UPDATE match SET copy = EXISTS (SELECT 1 FROM match AS other"
    " WHERE other.game = match.game AND other.started = match.started AND other.deal IS match.deal"
    f" AND other.state != {DAMAGED} AND (NOT other.practice, other.state != {OVER}, -other.size,"
    f" length(other.file), other.file) < (NOT match.practice, match.state != {OVER}, -match.size,"
    " length(match.file), match.file))"
    " WHERE game = ? AND started = ? AND deal IS ?"
)
_RESULTS: Final = (
    "SELECT match.file, time, started, variant, seats, people, computers, played_ms,"
    " seat, name, score, won, place, whole"
    " FROM match JOIN player ON player.file = match.file"
    " WHERE counted AND NOT copy AND game = ? AND at_end = 'human' ORDER BY time, match.file"
)
_IN_TIME: Final = itemgetter(*map(SeatResult._fields.index, ("time", "file", "seat")))
_PLAYERS: Final = (
    "SELECT name, kinds, score, won, place, at_end, whole FROM player WHERE file = ? ORDER BY seat"
)


def _same(key: MatchKey) -> tuple[Any, ...]:
    """Return what a match is known again by, as it stands in the database."""
    game, started, seed = key
    return game, started, None if seed is None else str(seed)


def _conditions(wanted: MatchFilter) -> tuple[str, list[Any]]:
    """Return the filter in SQL, with its values."""
    conditions, values = ["1"], list[Any]()
    if wanted.games:
        conditions.append(f"game IN ({','.join('?' * len(wanted.games))})")
        values += sorted(wanted.games)
    who, names = "SELECT 1 FROM player WHERE player.file = match.file AND person", list[str]()
    if wanted.person:
        who, names = f"{who} AND name = ?", [wanted.person]
        conditions.append(f"EXISTS ({who})")
        values += names
    match wanted.result:
        case "won" | "lost" as result:
            negated = "NOT " if result == "lost" else ""
            conditions += [f"state = {OVER}", f"{negated}EXISTS ({who} AND won > 0)"]
            values += names
        case "unfinished":
            conditions.append(f"state = {RUNNING}")
    if wanted.files is not None:
        conditions.append("hex(file) IN (SELECT value FROM json_each(?))")
        values.append(json.dumps([file.hex().upper() for file in wanted.files]))
    searched, texts = searching.conditions(wanted.search)
    return " AND ".join([*conditions, *searched]), [*values, *texts]
