"""What a match is worth to those who played it, game by game."""

from collections.abc import Mapping, Sequence
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

    team: bool
    """Whether all play together."""
    points: str
    """What the points are, in a few words."""
    more: int
    """1 where more points are better, -1 where fewer are."""
    least: float
    """Points that nobody can be below."""
    points_decide: bool
    """Whether points decide who wins, so that they tell how well a rival has done."""

    def outcome(self, state: Document) -> Outcome:
        """The outcome of a match that is over, by the document of its last state."""
        ...


class TeamScoring:
    """The Game and Extreme: one team, which wins or has cards left."""

    team = True
    points = "cards left"
    more = -1
    least = 0.0
    points_decide = False

    def outcome(self, state: Document) -> Outcome:
        over, seats = state["over"], state["seats"]
        return Outcome([float(over["won"])] * seats, [float(over["remaining"])] * seats)


class DuelScoring:
    """Face to Face: one of two wins; the points are the cards that are left of the own deck."""

    team = False
    points = "cards left"
    more = -1
    least = 0.0
    points_decide = False

    def outcome(self, state: Document) -> Outcome:
        left = [len(state["hands"][seat]) + len(state["draw"][seat]) for seat in (0, 1)]
        return Outcome([float(seat == state["over"]["winner"]) for seat in (0, 1)], left)


class SheetScoring:
    """Qwixx: most points win."""

    team = False
    points = "points"
    more = 1
    least = -inf
    points_decide = True

    def outcome(self, state: Document) -> Outcome:
        over = state["over"]
        return Outcome(shared(over["winners"], state["seats"]), over["scores"])


class HandScoring:
    """Wednesday: fewest points win, those of the team where there are teams."""

    team = False
    points = "points"
    more = -1
    least = 0.0
    points_decide = True

    def outcome(self, state: Document) -> Outcome:
        over = state["over"]
        return Outcome(shared(over["winners"], state["seats"]), over["totals"])


def shared(winners: Sequence[int], seats: int) -> list[float]:
    """The win shared among the seats that won."""
    return [(seat in winners) / len(winners) for seat in range(seats)]


SCORINGS: Mapping[str, Scoring] = {
    "the-game": TeamScoring(),
    "the-game-extreme": TeamScoring(),
    "face-to-face": DuelScoring(),
    "qwixx-cards": SheetScoring(),
    "wednesday": HandScoring(),
}
"""How each game is judged."""
