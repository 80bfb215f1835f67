"""How a match ended for one player, or for all of them, in a few words and without names."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from app.games.result_text import points
from app.style.typography import joined, number
from app.texts import texts

if TYPE_CHECKING:
    from engine.core.match import Match

T = texts("Outcome")

Measure: TypeAlias = Literal["team", "points", "duel"]
"""What is told of a match: whether a team has won, or its cards; points and places; who won."""

FEW: Final = 9
"""So many cards left at most are as good as a win."""


class SeatOutcome(NamedTuple):
    """How a match ended for one seat: where it came in, among how many, with how many points."""

    measure: Measure
    won: bool
    place: int
    of: int
    points: int
    """In a team, and in a duel, the cards that were left."""

    @property
    def good(self) -> bool:
        """Whether a team has come close."""
        return self.measure == "team" and not self.won and self.points <= FEW


def outcome_of(match: Match, seat: int) -> SeatOutcome:
    """Return how a match that is over ended for a seat."""
    scoring = match.game.scoring
    wins, counted = scoring.outcome(match.state())
    better = sum(scoring.more * (each - counted[seat]) > 0 for each in counted)
    if scoring.team:
        measure: Measure = "team"
    else:
        measure = "points" if scoring.points_decide else "duel"
    won = wins[seat] > 0
    return SeatOutcome(measure, won, 1 if won else 1 + better, match.seats, round(counted[seat]))


def in_words(outcome: SeatOutcome) -> str:
    """Say how a match ended for a seat, such as "1st of 4, 62 points"."""
    match outcome.measure:
        case "team":
            return _won() if outcome.won else _cards_left(n=outcome.points)
        case "points":
            return T("{place} of {players}, {points}")(
                place=ordinal(outcome.place), players=outcome.of, points=points(outcome.points)
            )
        case "duel":
            return _won() if outcome.won else T("lost, %n card(s) left")(n=outcome.points)


def in_short(outcome: SeatOutcome) -> str:
    """Say it where there is little room, such as "1st · 62"."""
    match outcome.measure:
        case "team":
            return _won() if outcome.won else T("%n left")(n=outcome.points)
        case "points":
            return joined(ordinal(outcome.place), number(outcome.points))
        case "duel":
            return _won() if outcome.won else T("lost", "a match against one")()


def ended(match: Match, people: Collection[int]) -> str:
    """Say how a match that is over ended: for the one person in it, otherwise for all."""
    seats = sorted(people) if len(people) == 1 else list(range(match.seats))
    outcomes = [outcome_of(match, seat) for seat in seats]
    first = outcomes[0]
    if len(outcomes) == 1 or first.measure == "team":
        return in_words(first)
    if first.measure == "points":
        best = sorted((each.points for each in outcomes), reverse=match.game.scoring.more > 0)
        return T("points: {points}")(points=", ".join(map(number, best)))
    left = next(each.points for each in outcomes if not each.won)
    return T("the loser had %n card(s) left")(n=left)


def ordinal(place: int) -> str:
    """Return a place at the end, such as "1st"."""
    words = (
        T("1st", "a place at the end"),
        T("2nd", "a place at the end"),
        T("3rd", "a place at the end"),
        T("4th", "a place at the end"),
        T("5th", "a place at the end"),
        T("6th", "a place at the end"),
    )
    return words[place - 1]()


_won = T("won", "a match")
_cards_left = T("%n card(s) left")
