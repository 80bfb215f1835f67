"""The easings, and how long what takes. Milliseconds throughout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Literal

from app.table.layout import Pose

Ease = Callable[[float], float]

WAY, WAY_PER_3_UNITS, WAY_MOST = 220.0, 60.0, 420.0
DROP = 120.0
DRAW, DRAW_APART = 260.0, 70.0
DRAW_AFTER = 240.0
"""How long a card that brought a turn to its end lies still before cards are drawn."""
DEAL, DEAL_APART, DEAL_WITHIN = 180.0, 45.0, 1400.0
CLOSE_UP = 160.0
OTHER_BEFORE, OTHER_WAY, OTHER_AFTER = 300.0, 420.0, 200.0
OTHER_TURN = 200.0
"""How much of the stillness before its way a card takes to turn over."""
GO_BACK = 260.0
TURN_OVER = 320.0
STROKES, STROKES_APART = 340.0, 260.0
BURST = 620.0
ENTER = 360.0
HOVER_IN, HOVER_OUT = 120.0, 90.0
LIFT = 110.0
LIGHT = 140.0
FADE = 80.0
"""Stays in reduced motion, where everything else takes no time."""
BREATH = 1600.0


class Transition(Enum):
    """Ways for a table to change to a new layout."""

    MOVE = "move"
    DEAL = "deal"
    AT_ONCE = "at once"


MotionName = Literal["full", "fast", "slow", "reduced"]
_FACTORS: dict[str, float] = {"full": 1.0, "fast": 0.5, "slow": 2.0, "reduced": 0.0}


def linear(t: float) -> float:
    """Go evenly."""
    return t


def out_quad(t: float) -> float:
    """Slow down gently."""
    return t * (2.0 - t)


def out_cubic(t: float) -> float:
    """Slow down."""
    left = 1.0 - t
    return 1.0 - left * left * left


def in_out_cubic(t: float) -> float:
    """Set out slowly and arrive slowly."""
    if t < 0.5:
        return 4.0 * t * t * t
    left = 2.0 - 2.0 * t
    return 1.0 - left * left * left / 2.0


def out_back(t: float) -> float:
    """Overshoot a little (1.1) and come back."""
    left = t - 1.0
    return 1.0 + left * left * (2.1 * left + 1.1)


class Tempo:
    """The person's own speed of motion; `others` is a further factor on what other players do."""

    __slots__ = ("factor", "others")

    def __init__(self, motion: MotionName = "full", others: float = 1.0) -> None:
        self.factor = _FACTORS[motion]
        self.others = others

    @property
    def reduced(self) -> bool:
        return self.factor == 0.0

    def ms(self, duration: float) -> float:
        return duration * self.factor

    def others_ms(self, duration: float) -> float:
        """Return how long it takes when another player does it."""
        return duration * self.factor * self.others


def way_ms(distance: float, unit: float) -> float:
    """Return how long a way takes: 220, and 60 more per 3 card widths, at most 420."""
    return min(WAY_MOST, WAY + WAY_PER_3_UNITS * distance / (3.0 * unit))


def deal_delay(index: int, count: int) -> float:
    """Return when the card of that index (from 0) leaves in a deal of `count` cards."""
    apart = DEAL_APART
    if count > 1:
        apart = min(apart, (DEAL_WITHIN - DEAL) / (count - 1))
    return index * apart


class Slide:
    """One number on its way to a goal, such as how far a card is lifted."""

    __slots__ = ("_begin", "_duration", "_ease", "_start", "goal", "value")

    def __init__(self, value: float = 0.0) -> None:
        self.value = self.goal = self._start = value
        self._begin = self._duration = 0.0
        self._ease: Ease = linear

    @property
    def moving(self) -> bool:
        return self.value != self.goal

    def go(self, goal: float, now: float, duration: float, ease: Ease) -> None:
        """Set out for `goal` from where it stands; at once where `duration` is 0."""
        if goal == self.goal:
            return
        self.goal = goal
        self._start, self._begin, self._duration, self._ease = self.value, now, duration, ease
        if duration <= 0.0:
            self.value = goal

    def jump(self, value: float) -> None:
        self.value = self.goal = value

    def step(self, now: float) -> bool:
        """Take the value of this moment; false when nothing was left to do."""
        if self.value == self.goal:
            return False
        t = (now - self._begin) / self._duration
        if t >= 1.0:
            self.value = self.goal
        elif t > 0.0:
            self.value = self._start + (self.goal - self._start) * self._ease(t)
        return True


@dataclass(slots=True)
class Flight:
    """A card on its way: when, from where to where, how."""

    begin: float
    duration: float
    ease: Ease
    start: Pose
    goal: Pose
    hold: float = 0.0
    """Stillness after the arrival, before the next thing may happen."""
    arc: float = 0.0
    """How far the way bends upward in the middle."""
    flips: bool = False
    """The card turns over: on its way, if not before."""
    turns_before: float = 0.0
    """How long before it sets out it begins to turn over: then it is to be read on all its way."""
    turns_last: bool = False
    """It turns over at the end of its way."""

    @property
    def arrival(self) -> float:
        return self.begin + self.duration

    @property
    def end(self) -> float:
        return self.arrival + self.hold
