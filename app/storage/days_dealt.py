"""The day whose deal a match has, as the first line of its journal tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import cache
from typing import Final, NamedTuple

from app.match.outcome import SeatOutcome
from engine.challenge import DailyDeal, deal_of
from engine.core.jsontext import Document

PERSON: Final = 0
"""The seat of the one person in a deal of the day."""

_YEARS: Final = range(2026, 2101)
"""The years whose deals are known again by their numbers."""


class FoundMatch(NamedTuple):
    """A match with the deal of a day, as its journal tells it."""

    day: date
    started: str
    file: str
    """The name of the journal."""
    until: int
    """When it would have ended without a pause (see `played_until`)."""
    outcome: SeatOutcome | None
    """How it ended for the person; None: it goes on."""


def is_dealt_as(header: Document, deal: DailyDeal) -> bool:
    """Tell whether a match began with the deal of a day, and with those who play it."""
    match = deal.match
    return (
        header["game"] == match.game
        and header.get("seed") == deal.seed
        and header["seats"] == match.seats
        and header["options"] == match.options
        and [player["kind"] for player in header["players"]] == ["human", *match.computers]
    )


def day_dealt(header: Document) -> date | None:
    """Return the last day up to the one on which a match was begun whose deal it has."""
    begun = day_begun(header)
    if begun is None:
        return None
    seed = header.get("seed")
    for year in range(min(begun.year, _YEARS[-1]), _YEARS[0] - 1, -1):
        for day in reversed(_days_by_seed(year).get(seed, ())):
            if day <= begun and is_dealt_as(header, deal_of(day)):
                return day
    return None


def day_begun(header: Document) -> date | None:
    """Return the day on which a match was begun, where it was played."""
    try:
        return datetime.fromisoformat(header["started"]).date()
    except ValueError:
        return None


@cache
def _days_by_seed(year: int) -> Mapping[int | None, Sequence[date]]:
    """Return the days of a year by the numbers of their deals."""
    days: dict[int | None, list[date]] = {}
    day = date(year, 1, 1)
    while day.year == year:
        days.setdefault(deal_of(day).seed, []).append(day)
        day += timedelta(days=1)
    return days
