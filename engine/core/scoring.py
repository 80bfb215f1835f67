"""Scoring: the worth of a finished match to each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import NamedTuple, Protocol

from engine.core.jsontext import Document


class Outcome(NamedTuple):
    """The end of a match by seat: the share of the win, 0 to 1, and the points.

    In a team game all seats have the same: 1 for a win or else 0, and the cards that were left. In
    a duel only the loser has cards left.
    """

    wins: Sequence[float]
    points: Sequence[float]


class Scoring(Protocol):
    """The scoring of the matches of a game."""

    @property
    def team(self) -> bool:
        """Tell whether all seats play together."""

    @property
    def points(self) -> str:
        """Return the name of the points, in a few words."""

    @property
    def more(self) -> int:
        """Return 1 where more points are better, -1 where fewer are."""

    @property
    def least(self) -> float:
        """Return the fewest points that a seat can have."""

    @property
    def points_decide(self) -> bool:
        """Tell whether points decide who wins, and so how well a rival has done."""

    def outcome(self, state: Document) -> Outcome:
        """Score a finished match from the document of its last state."""


@dataclass(frozen=True, slots=True)
class PointsScoring:
    """Scoring by points: the end names the winners, and under `field` the points by seat."""

    field: str
    more: int
    least: float = -inf
    points: str = "points"
    team: bool = False
    points_decide: bool = True

    def outcome(self, state: Document) -> Outcome:
        over, seats = state["over"], range(state["seats"])
        wins = [(seat in over["winners"]) / len(over["winners"]) for seat in seats]
        return Outcome(wins, over[self.field])
