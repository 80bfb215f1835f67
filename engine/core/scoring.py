"""What a match is worth to those who played it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import NamedTuple, Protocol

from engine.core.jsontext import Document


class Outcome(NamedTuple):
    """How a match ended, by seat: the part of the win, 0 to 1, and the points.

    In a team game all seats have the same: 1 for a win and else 0, and the cards that were left.
    """

    wins: Sequence[float]
    points: Sequence[float]


class Scoring(Protocol):
    """How the matches of a game are judged."""

    @property
    def team(self) -> bool:
        """Whether all play together."""

    @property
    def points(self) -> str:
        """What the points are, in a few words."""

    @property
    def more(self) -> int:
        """1 where more points are better, -1 where fewer are."""

    @property
    def least(self) -> float:
        """Points that nobody can be below."""

    @property
    def points_decide(self) -> bool:
        """Whether points decide who wins, so that they tell how well a rival has done."""

    def outcome(self, state: Document) -> Outcome:
        """The outcome of a match that is over, by the document of its last state."""


@dataclass(frozen=True, slots=True)
class PointsScoring:
    """Points decide: the end names the winners, and under `field` the points by seat."""

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
