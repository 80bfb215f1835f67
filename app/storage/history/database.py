"""The database of the index: its tables, and a file that is whole or made anew."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

VERSION: Final = 5
"""Of the tables, and of the games; a file of any other is made anew from the journals."""

_WAIT: Final = 0.2
"""Seconds; longer than another program writes at a time, and no pause that a person feels."""

_TABLES: Final = """
CREATE TABLE match (
    file BLOB PRIMARY KEY,     -- the name of the journal
    size INTEGER NOT NULL,     -- of the file, when it was read
    mtime INTEGER NOT NULL,
    time INTEGER NOT NULL,     -- when it was last played, by its journal, in milliseconds
    state INTEGER NOT NULL,    -- 0 goes on, 1 over, 2 cannot be read
    damage TEXT,               -- JSON: code, line and reason
    game TEXT NOT NULL,
    options TEXT NOT NULL,     -- JSON
    seats INTEGER NOT NULL,
    deal TEXT,                 -- its number, which may be larger than SQLite's
    open_hands INTEGER NOT NULL,
    started TEXT NOT NULL,     -- times are in ISO form
    played_ms INTEGER NOT NULL,
    over TEXT,                 -- JSON: how it ended
    practice INTEGER NOT NULL,
    passed_over INTEGER NOT NULL, -- whether another match counts for the challenge
    challenge TEXT,
    copy INTEGER NOT NULL,     -- whether another file holds the same match
    sought TEXT NOT NULL,      -- names and deal number, for a search
    counted INTEGER NOT NULL,  -- whether statistics count it, unless it is a copy
    people INTEGER NOT NULL,   -- how many played to the end
    computers INTEGER NOT NULL, -- their levels at the end: 1 easy, 2 normal, 4 hard
    variant TEXT NOT NULL,     -- JSON: the options that make another game of it
    view TEXT                  -- JSON: what a bystander sees: long, so it is last
);
CREATE INDEX match_order ON match (state, time DESC, file DESC);
CREATE INDEX match_counted ON match (
    game, time, file, started, variant, seats, people, computers, played_ms, counted, copy
) WHERE counted AND NOT copy;  -- all that the results of people ask of a match
CREATE INDEX match_stamp ON match (file, mtime, size);
CREATE INDEX match_same ON match (started, deal);
CREATE INDEX match_day ON match (challenge) WHERE challenge IS NOT NULL;
CREATE TABLE player (
    file BLOB NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    person INTEGER NOT NULL,   -- whether a person has played the seat at any time
    kinds TEXT NOT NULL,       -- JSON: [kind, number of events before] for each change
    score REAL,
    won REAL,                  -- the share of the win, 0 to 1
    place INTEGER,             -- from 1
    at_end TEXT,               -- who played the seat when the match ended
    whole INTEGER NOT NULL,    -- whether only people played it, to the end
    PRIMARY KEY (file, seat)
) WITHOUT ROWID;
CREATE INDEX player_name ON player (name);
CREATE TABLE folder (mtime INTEGER NOT NULL);
"""


class Opened(NamedTuple):
    """A database that is open, and whether its file was found damaged."""

    connection: sqlite3.Connection
    damaged: bool = False


class _OtherVersion(sqlite3.DatabaseError):
    """The tables are of another version of the program."""


def open_database(path: Path) -> Opened:
    """Open the database in a file; it is empty where the file is missing or of no use.

    Where the file cannot be used at all, because it is locked or the disk refuses, a database in
    memory stands in for it until the program ends.
    """
    try:
        return Opened(_opened(path))
    except sqlite3.OperationalError:
        return Opened(_in_memory())
    except _OtherVersion:
        return Opened(make_anew(path))
    except sqlite3.DatabaseError:
        return Opened(make_anew(path), damaged=True)


def make_anew(path: Path) -> sqlite3.Connection:
    """Put an empty database in the place of the one in the file, which nobody here has open."""
    try:
        for ending in ("", "-wal", "-shm", "-journal"):
            path.with_name(path.name + ending).unlink(missing_ok=True)
        return _opened(path)
    except (OSError, sqlite3.DatabaseError):
        return _in_memory()


def is_sound(path: Path) -> bool:
    """Tell whether the database in a file is whole. This takes a moment."""
    with suppress(sqlite3.OperationalError):  # locked, or gone: that is no damage
        try:
            with closing(sqlite3.connect(path, timeout=_WAIT)) as connection:
                return connection.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            return False
    return True


def _opened(path: Path) -> sqlite3.Connection:
    """Open the file. Raises OperationalError where that cannot be, DatabaseError for damage."""
    if path.exists() and not path.is_file():
        raise sqlite3.OperationalError("no file")
    connection = sqlite3.connect(path, timeout=_WAIT, isolation_level=None)
    try:
        # Readers then wait for no writer, and a commit waits for no disk: what a failing power
        # supply takes with it is read from the journals again.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("BEGIN IMMEDIATE")
        _check_version(connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        raise
    return connection


def _check_version(connection: sqlite3.Connection) -> None:
    """Make the tables in an empty file. Raises DatabaseError for those of another version."""
    [(version,)] = connection.execute("PRAGMA user_version")
    if version == VERSION:
        return
    [(tables,)] = connection.execute("SELECT count(*) FROM sqlite_master")
    if tables:
        raise _OtherVersion(f"version {version} of the tables")
    _make_tables(connection)


def _make_tables(connection: sqlite3.Connection) -> None:
    for statement in _TABLES.split(";"):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")


def _in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _make_tables(connection)
    return connection
