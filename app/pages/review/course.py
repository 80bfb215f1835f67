"""The review of one match as far as it stands: the one that is kept, or one that is being made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.review.findings import Review, ReviewedDecision, ReviewedSeat, read_review
from app.review.making import ReviewMaking
from app.storage.reviews import KeptReviews

NewMaking = Callable[[Path, QObject], ReviewMaking]


class ReviewCourse(QObject):
    """Finds the review of the match in a journal, or has it made and keeps it then."""

    changed = Signal()
    """More is known, all is, or it has failed."""

    def __init__(
        self,
        kept: KeptReviews,
        journal: Path,
        parent: QObject | None = None,
        *,
        making: NewMaking = ReviewMaking,
    ) -> None:
        super().__init__(parent)
        self._kept = kept
        self._journal = journal
        self._new_making = making
        self._making: ReviewMaking | None = None
        self._decided: dict[int, ReviewedDecision] = {}
        self.review: Review | None = None
        """The whole review, once there is one."""
        self.latest: ReviewedDecision | None = None
        """The decision of which more has become known last, while the review is being made."""
        self.looks_closer = False
        """Whether the latest decision had been compared with a better way before."""
        self.failed = False

    @property
    def decisions(self) -> Sequence[ReviewedDecision]:
        """Return what is known of all decisions."""
        if self.review is not None:
            return [each for seat in self.review.seats for each in seat.decisions]
        return [*self._decided.values()]

    @property
    def running(self) -> bool:
        """Tell whether the review is being made."""
        return self._making is not None

    def seat(self, seat: int) -> ReviewedSeat | None:
        """Return what the whole review has found for a seat."""
        if self.review is None:
            return None
        return next((each for each in self.review.seats if each.seat == seat), None)

    def start(self) -> None:
        """Take the review that is kept, or begin to make one."""
        self.review = self._kept.find(self._journal)
        if self.review is None:
            self._making = making = self._new_making(self._journal, self)
            making.decided.connect(self._decide)
            making.made.connect(self._end)
            making.failed.connect(self._fail)
            making.start()
        self.changed.emit()

    def stop(self) -> None:
        """Make it no further; what is not whole is not kept."""
        if self._making is not None:
            self._making.stop()
            self._making = None

    def _decide(self, decision: ReviewedDecision) -> None:
        before = self._decided.get(decision.first)
        self.looks_closer = before is not None and before.best is not None
        self._decided[decision.first] = self.latest = decision
        self.changed.emit()

    def _end(self, document: Any) -> None:
        self.review = read_review(document)
        self._making = None
        self._kept.keep(self._journal, document)
        self.changed.emit()

    def _fail(self) -> None:
        self._making = None
        self.failed = True
        self.changed.emit()
