"""The rows of the database of the index, and the records that they hold."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from typing import Any, Final

from app.storage.history.records import KindSince, MatchRecord, PlayerRecord, Stamp
from engine.core.errors import Damaged

RUNNING: Final = 0
OVER: Final = 1
DAMAGED: Final = 2
"""The states of a match: it goes on, it is over, its file cannot be read."""

_SYSTEM: Final = "system"
"""The code of a file that the system does not let us read; `line` is then the system's number."""


def match_row(record: MatchRecord) -> tuple[Any, ...]:
    """Return the row of a match."""
    damaged = record.damaged
    state = DAMAGED if damaged is not None else RUNNING if record.over is None else OVER
    return (
        os.fsencode(record.file),
        # A file that the system refuses to give is read again, whatever its state.
        -1 if isinstance(damaged, OSError) else record.stamp.size,
        record.stamp.time,
        record.time,
        state,
        None if damaged is None else json.dumps(_damage(damaged)),
        record.game,
        json.dumps(dict(record.options)),
        len(record.players),
        None if record.seed is None else str(record.seed),
        record.open_hands,
        record.started,
        record.played_ms,
        None if record.over is None else json.dumps(record.over),
        record.practice,
        record.passed_over,
        record.challenge,
        False,  # what is a copy shows beside the other matches
        _storable(record.sought),
        record.counted,
        record.people,
        record.computers,
        record.variant,
        None if record.view is None else json.dumps(record.view),
    )


def player_rows(record: MatchRecord) -> list[tuple[Any, ...]]:
    """Return the rows of the players of a match."""
    file = os.fsencode(record.file)
    return [
        (
            file, seat, player.name, player.person, json.dumps(player.kinds), player.score,
            player.won, player.place, player.at_end, player.whole,
        )
        for seat, player in enumerate(record.players)
    ]  # fmt: skip


def record_of_row(row: Sequence[Any], players: Iterable[Sequence[Any]]) -> MatchRecord:
    """Return the record in the rows of a match and of its players."""
    (file, size, mtime, time, _, damage, game, options, _, deal, open_hands, started,
     played_ms, over, practice, passed_over, challenge, copy, _, _, _, _, variant,
     view) = row  # fmt: skip
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
        time,
        played_ms,
        None if over is None else json.loads(over),
        bool(practice),
        bool(passed_over),
        challenge,
        bool(copy),
        None if view is None else json.loads(view),
        tuple(
            PlayerRecord(
                name,
                tuple(KindSince(*each) for each in json.loads(kinds)),
                score,
                won,
                place,
                at_end,
                bool(whole),
            )
            for name, kinds, score, won, place, at_end, whole in players
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
