"""How a match ended for one player, or for all of them, in a few words and without names."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from app.games.result_text import points
from app.match.outcome import SeatOutcome, outcome_of
from app.style.typography import joined, number
from app.texts import texts

if TYPE_CHECKING:
    from engine.core.match import Match

T = texts("Outcome")


def in_words(outcome: SeatOutcome) -> str:
    """Say how a match ended for a seat, such as "1st of 4, 62 points"."""
    match outcome.measure:
        case "team":
            return _won() if outcome.won else cards_left(n=outcome.points)
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
cards_left = T("%n card(s) left")
