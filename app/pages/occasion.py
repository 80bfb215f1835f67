"""What a match was dealt for, in words for the bar."""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple


class Occasion(NamedTuple):
    """What a match was dealt for: the deal of a day, one of a series, or nothing but itself."""

    day: date | None = None
    deal: int | None = None
    """Which deal of the series it is, from 0."""
    practice: bool = False
    """Another match counts for this deal."""
    goes_on: bool = False
    """The series has deals that are still to be played."""

    def words(self) -> str:
        """Say it in a part of a line; "" for a match like any other."""
        if self.day is not None:
            from app.pages.days.day import day_words

            return day_words(self.day)
        if self.deal is not None:
            from app.pages.days.series_words import deal_words

            return deal_words(self.deal)
        return ""


ITSELF: Final = Occasion()
"""Of a match that was dealt for nothing else."""
