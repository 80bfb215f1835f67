"""What the index knows of a match beside its journal: whose day it is, and whether it counts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from app.match.outcome import SeatOutcome, measure_of
from app.storage.days_dealt import PERSON, FoundMatch, day_dealt
from app.storage.history.records import MatchRecord, played_until

if TYPE_CHECKING:
    from app.storage.challenges import Challenges
    from app.storage.history.history import History
    from app.storage.series import KeptSeries
    from engine.core.jsontext import Document


def marked(
    records: Sequence[MatchRecord], challenges: Challenges, series: KeptSeries, history: History
) -> list[MatchRecord]:
    """Return records with the days for which their matches were dealt.

    Where another match counts for the day, or for the deal of a series, one is passed over. What
    the challenges do not know of these matches is noted there; where another one counts from then
    on, the records that the index has of that day are returned too.
    """
    dated = [_dated(record, challenges) for record in records]
    found = [each for record in dated if (each := _found(record)) is not None]
    changed = challenges.note_found(found)
    files = {record.file for record in records}
    others = history.of_days(day.isoformat() for day in changed)
    dated += [record for record in others if record.file not in files]
    return [_judged(record, challenges, series) for record in dated]


def days_unknown(history: History, challenges: Challenges) -> list[str]:
    """Return the days for which a match would count that the challenges do not know."""
    days = history.days_over()
    return [day for day in days if challenges.result(date.fromisoformat(day)) is None]


def _dated(record: MatchRecord, challenges: Challenges) -> MatchRecord:
    """Return a record with the day whose deal its match has."""
    if record.damaged is not None:
        return record
    header = _header(record)
    day = challenges.day_of(header) or day_dealt(header)
    return record._replace(challenge=None if day is None else day.isoformat())


def _found(record: MatchRecord) -> FoundMatch | None:
    """Return what a journal tells of a day; None: nothing."""
    if record.challenge is None or record.practice:
        return None
    outcome = None
    if record.over is not None:
        from engine.games import GAMES

        player = record.players[PERSON]
        assert player.score is not None
        outcome = SeatOutcome(
            measure_of(GAMES[record.game].scoring),
            bool(player.won),
            player.place or 1,
            len(record.players),
            round(player.score),
        )
    day = date.fromisoformat(record.challenge)
    until = played_until(record.started, record.played_ms) or record.time
    return FoundMatch(day, record.started, record.file, until, outcome)


def _judged(record: MatchRecord, challenges: Challenges, series: KeptSeries) -> MatchRecord:
    """Return a record that tells whether another match counts in its place."""
    if record.damaged is not None:
        return record
    header = _header(record)
    return record._replace(passed_over=challenges.is_practice(header) or series.is_practice(header))


def _header(record: MatchRecord) -> Document:
    """Return what the first line of a match tells of its deal."""
    return {
        "game": record.game,
        "seats": len(record.players),
        "options": record.options,
        "seed": record.seed,
        "players": [{"kind": player.kinds[0].kind} for player in record.players],
        "started": record.started,
    }
