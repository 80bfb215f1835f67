"""The turning points of a seat: mistakes first, then what was well played, and luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, Literal, NamedTuple, TypeAlias

from app.review.findings import Interval, ReviewedDecision, ReviewedSeat

PointKind: TypeAlias = Literal["mistake", "good", "luck"]

MOST: Final = 3
"""Turning points of a seat, at most."""

LEAST: Final = 0.05
"""A smaller change makes no turning point."""


class TurningPoint(NamedTuple):
    """A decision with which much changed, or after which luck changed much."""

    kind: PointKind
    decision: ReviewedDecision
    before: float
    """The chance before the change; of what was well played, that of the next best."""
    after: float
    end: int | None
    """The moment up to which it changed; None: the last one of the match."""

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def moment(self) -> int:
        """Return the moment that is shown: before the decision, or where luck began."""
        return self.decision.end if self.kind == "luck" else self.decision.first

    @property
    def change(self) -> float:
        return self.after - self.before


def turning_points(found: ReviewedSeat) -> Sequence[TurningPoint]:
    """Return at most three turning points of a seat, in the order of the match.

    A change that may be nothing but chance in the trial deals makes none.
    """
    mistakes = [
        TurningPoint("mistake", each, each.best.chance.value, each.played.chance.value, each.end)
        for each in found.decisions
        if each.first in found.turning_points and each.best is not None
    ]
    others = sorted([*_well_played(found), *_luck(found)], key=lambda each: -abs(each.change))
    chosen = [*mistakes[:MOST], *others][:MOST]
    return sorted(chosen, key=lambda each: (each.moment, each.kind))


def _well_played(found: ReviewedSeat) -> Iterator[TurningPoint]:
    """Yield the decisions in which all else that looked good is surely worse."""
    for each in found.decisions:
        chance, others = each.played.chance, [other.chance for other in each.alternatives]
        if each.best is None or each.best.actions != each.played.actions or not others:
            continue
        second = max(other.value for other in others)
        sure = all(other.high is not None and _low(chance) > other.high for other in others)
        if sure and chance.value - second >= LEAST:
            yield TurningPoint("good", each, second, chance.value, each.end)


def _luck(found: ReviewedSeat) -> Iterator[TurningPoint]:
    """Yield the decisions after which much changed without the seat's doing."""
    for at, each in enumerate(found.decisions):
        if each.luck is None:
            continue
        after = found.decisions[at + 1 : at + 2]
        doubt = hypot(_half(each.played.chance), *(_half(then.played.chance) for then in after))
        if abs(each.luck) >= max(LEAST, doubt):
            before = each.played.chance.value
            end = after[0].first if after else None
            yield TurningPoint("luck", each, before, before + each.luck, end)


def _low(interval: Interval) -> float:
    return interval.value if interval.low is None else interval.low


def _half(interval: Interval) -> float:
    """Return half the width of an interval; of one that is not known, all there is."""
    if interval.low is None or interval.high is None:
        return 1.0
    return (interval.high - interval.low) / 2
