"""The index of the matches in a folder, asked and kept up to date."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from app.storage.history.database import make_anew, open_database
from app.storage.history.orders import ORDERS, MatchOrder
from app.storage.history.records import (
    KindSince,
    MatchKey,
    MatchRecord,
    PlayerRecord,
    Stamp,
    deal_sought,
    folded,
)
from engine.core.errors import Damaged

ResultFilter: TypeAlias = Literal["", "won", "lost", "unfinished"]

_RUNNING: Final = 0
_OVER: Final = 1
_DAMAGED: Final = 2
_SYSTEM: Final = "system"
"""The code of a file that the system does not let us read; `line` is then the system's number."""


class MatchFilter(NamedTuple):
    """Which matches are wanted; what is empty keeps none out."""

    games: frozenset[str] = frozenset()
    person: str = ""
    result: ResultFilter = ""
    """Whether the person, or any person, has won."""
    search: str = ""
    """Words of which each is to be in a name or in the deal number; or the code of a deal."""
    files: frozenset[bytes] | None = None
    """The names of files to be among; None keeps none out."""


class SeatResult(NamedTuple):
    """How a match that counts ended for one of the people who played to the end."""

    file: bytes
    """The name of the journal, as the system has it."""
    time: int
    """When it was over, in nanoseconds."""
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
    rival: float | None
    """The best score of the others, unless all played together."""
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


class History:
    """The index in the file `path`, which is opened when it is first asked.

    It can be lost at any time: what it does not hold, or holds wrongly, is read from the journals
    again. So nothing here raises; an index that turns out to be damaged is empty from then on.
    `mark` adds to a record what the journal does not tell.
    """

    def __init__(self, path: Path, mark: Callable[[MatchRecord], MatchRecord]) -> None:
        self.path = path
        self._mark = mark
        self._connection: sqlite3.Connection | None = None
        self.was_damaged = False
        """The file was found damaged, and the index is made anew."""

    # Kept up to date

    def put(self, records: Iterable[MatchRecord]) -> None:
        """Take in matches, in the place of what was known of their files."""
        records = list(map(self._mark, records))
        files = [(os.fsencode(record.file),) for record in records]
        players = [row for record in records for row in _player_rows(record)]
        self._change(
            ("DELETE FROM player WHERE file = ?", files),
            (f"REPLACE INTO match VALUES ({','.join('?' * 22)})", map(_match_row, records)),
            (f"INSERT INTO player VALUES ({','.join('?' * 11)})", players),
        )

    def remove(self, files: Iterable[str]) -> None:
        """Forget the matches of these files."""
        names = [(os.fsencode(file),) for file in files]
        self._change(
            ("DELETE FROM player WHERE file = ?", names),
            ("DELETE FROM match WHERE file = ?", names),
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

    def stamps(self) -> dict[str, Stamp]:
        """Return the state in which each file was read."""
        rows = self._ask("SELECT file, mtime, size FROM match")
        return {os.fsdecode(file): Stamp(mtime, size) for file, mtime, size in rows}

    def unfinished(self) -> list[str]:
        """Return the files of the matches that go on, the one touched last first."""
        rows = self._ask(f"SELECT file FROM match WHERE state = {_RUNNING} ORDER BY mtime DESC")
        return [os.fsdecode(file) for (file,) in rows]

    def over(self) -> dict[str, Stamp]:
        """Return the files of the matches that are over, with the state in which each was read."""
        rows = self._ask(f"SELECT file, mtime, size FROM match WHERE state = {_OVER}")
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

    def files_by_match(self) -> dict[MatchKey, list[str]]:
        """Return the files of the matches by what these are known again by."""
        files: dict[MatchKey, list[str]] = {}
        asked = f"SELECT game, started, deal, file FROM match WHERE state != {_DAMAGED}"
        for game, started, deal, file in self._ask(asked):
            seed = None if deal is None else int(deal)
            files.setdefault((game, started, seed), []).append(os.fsdecode(file))
        return files

    def counts(self, wanted: MatchFilter) -> Counts:
        """Count the wanted matches."""
        where, values = _conditions(wanted)
        rows = self._ask(f"SELECT state, count(*) FROM match WHERE {where} GROUP BY state", values)
        by_state = dict(rows)
        running, damaged = by_state.get(_RUNNING, 0), by_state.get(_DAMAGED, 0)
        return Counts(running + by_state.get(_OVER, 0), running, damaged)

    def people(self) -> list[str]:
        """Return the names of the people, those with the most matches first."""
        rows = self._ask(
            "SELECT name FROM player WHERE person AND name != ''"
            " GROUP BY name ORDER BY count(*) DESC, name"
        )
        return [name for (name,) in rows]

    @property
    def latest_game(self) -> str:
        """Return the game of the match touched last; "" without any."""
        rows = self._ask("SELECT game FROM match WHERE state < 2 ORDER BY mtime DESC LIMIT 1")
        return next((game for (game,) in rows), "")

    def results(self, game: str) -> list[SeatResult]:
        """Return how the matches of a game that count ended for each person, the oldest first."""
        return list(map(SeatResult._make, self._ask(_RESULTS, [game])))

    # The database

    def _records(self, rest: str, values: Sequence[Any]) -> list[MatchRecord]:
        rows = self._ask(f"SELECT * FROM match {rest}", values)
        return [_record(row, self._ask(_PLAYERS, [row[0]])) for row in rows]

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


_RESULTS: Final = (
    "SELECT match.file, mtime, started, variant, seats, people, computers, played_ms,"
    " seat, name, score, won, place, rival, whole"
    " FROM match JOIN player ON player.file = match.file"
    " WHERE counted AND game = ? AND at_end = 'human' ORDER BY mtime, match.file, seat"
)
_PLAYERS: Final = (
    "SELECT name, kinds, score, won, place, rival, at_end, whole FROM player"
    " WHERE file = ? ORDER BY seat"
)


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
            conditions += [f"state = {_OVER}", f"{negated}EXISTS ({who} AND won > 0)"]
            values += names
        case "unfinished":
            conditions.append(f"state = {_RUNNING}")
    if wanted.files is not None:
        conditions.append("hex(file) IN (SELECT value FROM json_each(?))")
        values.append(json.dumps([file.hex().upper() for file in wanted.files]))
    if code := deal_sought(wanted.search):
        conditions.append("game = ? AND seats = ? AND deal = ?")
        values += [code.game, code.seats, str(code.seed)]
    else:
        words = folded(wanted.search).split()
        conditions += ["instr(sought, ?)"] * len(words)
        values += words
    return " AND ".join(conditions), values


def _match_row(record: MatchRecord) -> tuple[Any, ...]:
    damaged = record.damaged
    state = _DAMAGED if damaged is not None else _RUNNING if record.over is None else _OVER
    return (
        os.fsencode(record.file),
        # A file that the system refuses to give is read again, whatever its state.
        -1 if isinstance(damaged, OSError) else record.stamp.size,
        record.stamp.time,
        state,
        None if damaged is None else json.dumps(_damage(damaged)),
        record.game,
        json.dumps(dict(record.options)),
        len(record.players),
        None if record.seed is None else str(record.seed),
        record.open_hands,
        record.started,
        record.finished,
        record.played_ms,
        None if record.over is None else json.dumps(record.over),
        record.practice,
        record.challenge,
        _storable(record.sought),
        None if record.view is None else json.dumps(record.view),
        record.counted,
        record.people,
        record.computers,
        record.variant,
    )


def _player_rows(record: MatchRecord) -> list[tuple[Any, ...]]:
    file = os.fsencode(record.file)
    return [
        (
            file, seat, player.name, player.person, json.dumps(player.kinds), player.score,
            player.won, player.place, player.rival, player.at_end, player.whole,
        )
        for seat, player in enumerate(record.players)
    ]  # fmt: skip


def _record(row: Sequence[Any], players: Iterable[Sequence[Any]]) -> MatchRecord:
    (file, size, mtime, _, damage, game, options, _, deal, open_hands, started, finished,
     played_ms, over, practice, challenge, _, view, _, _, _, variant) = row  # fmt: skip
    return MatchRecord(
        os.fsdecode(file),
        Stamp(mtime, size),
        None if damage is None else _damaged(*json.loads(damage)),
        game,
        json.loads(options),
        variant,
        None if deal is None else int(deal),
        bool(open_hands),
        started,
        finished,
        played_ms,
        None if over is None else json.loads(over),
        bool(practice),
        challenge,
        None if view is None else json.loads(view),
        tuple(
            PlayerRecord(
                name,
                tuple(KindSince(*each) for each in json.loads(kinds)),
                score,
                won,
                place,
                rival,
                at_end,
                bool(whole),
            )
            for name, kinds, score, won, place, rival, at_end, whole in players
        ),
    )


def _damage(damaged: Damaged | OSError) -> tuple[str, int, str]:
    if isinstance(damaged, OSError):
        return _SYSTEM, damaged.errno or 0, damaged.strerror or str(damaged)
    return damaged.code, damaged.line, damaged.reason


def _damaged(code: str, line: int, reason: str) -> Damaged | OSError:
    return OSError(line, reason) if code == _SYSTEM else Damaged(line, reason, code)


def _storable(text: str) -> str:
    """Return a text without what is no character, as names of files may have."""
    return text.encode("utf-8", "replace").decode()
