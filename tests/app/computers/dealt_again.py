"""A deal that computers play again, in a process whose answers a test decides."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject

from app.match.same_deal import SameDeal
from engine.core.match import Match
from tests.app.manual_clock import ManualClock
from tests.app.review.fakes import FakeLines


class DealtAgain:
    """The computers of a match, the process that plays for them, and its clock."""

    def __init__(self, match: Match, people: Collection[int]) -> None:
        self.clock = ManualClock()
        self.process = FakeLines()
        self.same = SameDeal(match, people, process=self._process_of, clock=self.clock)

    def _process_of(self, parent: QObject) -> FakeLines:
        self.process.setParent(parent)
        return self.process

    def answer(self, *ends: int, won: Collection[int] = ()) -> None:
        """Each match comes to these points for all seats, the next one being asked for then."""
        for points in ends:
            asked = self.process.asked[-1]
            seats = len(asked["players"])
            self.process.write(
                {
                    "id": asked["id"],
                    "ok": True,
                    "wins": [float(seat in won) for seat in range(seats)],
                    "points": [points] * seats,
                }
            )

    @property
    def levels(self) -> Sequence[Sequence[str]]:
        """Who was to have the seats in each match that was asked for."""
        return [asked["players"] for asked in self.process.asked]
