"""The curve of a review: the chance to win from moment to moment, as far as it is known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from app.review.findings import Interval, ReviewedDecision


class CurvePoint(NamedTuple):
    """The chance at a moment, with the ends of its 95 % interval."""

    moment: int
    value: float
    low: float
    high: float


class CurveLine(NamedTuple):
    """The chance of a seat, or of all who play together."""

    seat: int | None
    """None: of all together."""
    points: tuple[CurvePoint, ...]

    def at(self, moment: int) -> CurvePoint | None:
        """Return what is known of a moment, from the point that is the last by then."""
        before = [point for point in self.points if point.moment <= moment]
        return before[-1] if before else self.points[0] if self.points else None


def curve_lines(
    decisions: Iterable[ReviewedDecision], wins: Sequence[float] | None, last: int, *, team: bool
) -> list[CurveLine]:
    """Return the lines of a curve, one for each seat, or one alone where all play as a team.

    `wins` is what each seat has won of a match that is over, at the moment `last`.
    """
    ordered = sorted(decisions, key=lambda each: each.first)
    seats = sorted({each.seat for each in ordered})
    if team and seats:
        return [CurveLine(None, _points(ordered, None if wins is None else wins[seats[0]], last))]
    return [
        CurveLine(
            seat,
            _points(
                [each for each in ordered if each.seat == seat],
                None if wins is None else wins[seat],
                last,
            ),
        )
        for seat in seats
    ]


def _points(
    decisions: Sequence[ReviewedDecision], won: float | None, last: int
) -> tuple[CurvePoint, ...]:
    points: list[CurvePoint] = []
    for each in decisions:
        if not points or each.choice:
            before = each.played.chance
            points.append(_point(each.first, before, -each.choice))
        points.append(_point(each.end, each.played.chance))
    if points and won is not None:
        known = [point for point in points if point.moment < last]
        points = [*known, CurvePoint(last, won, won, won)]
    return tuple(points)


def _point(moment: int, chance: Interval, more: float = 0.0) -> CurvePoint:
    """Return a point for a chance that is by so much larger."""
    value = _within(chance.value + more)
    low = 0.0 if chance.low is None else _within(chance.low + more)
    high = 1.0 if chance.high is None else _within(chance.high + more)
    return CurvePoint(moment, value, low, high)


def _within(share: float) -> float:
    return min(1.0, max(0.0, share))
