"""How a match ended for one of its seats, as figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from engine.core.match import Match
    from engine.core.scoring import Scoring

Measure: TypeAlias = Literal["team", "points", "duel"]
"""What is told of a match: whether a team has won, or its cards; points and places; who won."""

FEW: Final = 9
"""So many cards left at most are nearly a win."""


class SeatOutcome(NamedTuple):
    """How a match ended for one seat: where it came in, among how many, with how many points."""

    measure: Measure
    won: bool
    place: int
    of: int
    points: int
    """In a team, and for the loser of a duel, the cards that were left."""

    @property
    def good(self) -> bool:
        """Whether a team has nearly won."""
        return self.measure == "team" and not self.won and self.points <= FEW


def outcome_of(match: Match, seat: int) -> SeatOutcome:
    """Return how a match that is over ended for a seat."""
    scoring = match.game.scoring
    wins, counted = scoring.outcome(match.state())
    better = sum(scoring.more * (each - counted[seat]) > 0 for each in counted)
    won = wins[seat] > 0
    place = 1 if won else 1 + better
    return SeatOutcome(measure_of(scoring), won, place, match.seats, round(counted[seat]))


def measure_of(scoring: Scoring) -> Measure:
    """Return what is told of the matches of a game."""
    if scoring.team:
        return "team"
    return "points" if scoring.points_decide else "duel"
