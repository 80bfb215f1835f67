"""The turning points that are told of, and which of them is shown."""

from __future__ import annotations

from collections.abc import Sequence

from app.review.turning_points import TurningPoint


class ChosenPoint:
    """The turning points of a person, of which one may be chosen."""

    def __init__(self) -> None:
        self.points: Sequence[TurningPoint] = ()
        self.index: int | None = None
        self._answered: set[tuple[int, int]] = set()

    @property
    def point(self) -> TurningPoint | None:
        """Return the chosen one, if one is."""
        return None if self.index is None else self.points[self.index]

    @property
    def has_previous(self) -> bool:
        """Tell whether there is one before."""
        return bool(self.points) and self.index != 0

    @property
    def has_next(self) -> bool:
        """Tell whether there is one after."""
        return bool(self.points) and self.index != len(self.points) - 1

    def set_points(self, points: Sequence[TurningPoint], moment: int) -> None:
        """Have other turning points; the one of this moment is chosen."""
        self.points, self.index = points, None
        self.choose_at(moment)

    def choose_at(self, moment: int) -> None:
        """Choose the turning point of a moment, if it has one; the chosen one stays there."""
        if self.point is None or self.point.moment != moment:
            there = (at for at, point in enumerate(self.points) if point.moment == moment)
            self.index = next(there, None)

    def beside(self, moment: int, step: int) -> int:
        """Return the index of the one before or after the chosen one, or a moment."""
        if self.index is not None:
            return self.index + step
        if step > 0:
            after = [at for at, point in enumerate(self.points) if point.moment > moment]
            return after[0] if after else 0
        before = [at for at, point in enumerate(self.points) if point.moment < moment]
        return before[-1] if before else len(self.points) - 1

    def answer(self, point: TurningPoint) -> None:
        """Keep the better way of a turning point back no longer."""
        self._answered.add((point.seat, point.decision.first))

    def is_answered(self, point: TurningPoint) -> bool:
        """Tell whether the better way may be told."""
        return (point.seat, point.decision.first) in self._answered
