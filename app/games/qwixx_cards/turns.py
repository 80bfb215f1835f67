"""The turns in the story of a match of Qwixx, and what is news in it to somebody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.games.qwixx_cards.situation import QwixxSituation
from app.match.story import Happenings, doer_of
from engine.core.happening import Happening
from engine.games.qwixx_cards.happenings import (
    DecisionMade,
    DecisionsTurnedUp,
    NumbersCrossed,
    PenaltyTaken,
    RowClosed,
    TurnCameTo,
)


class TurnResult(NamedTuple):
    """What a turn brought to the sheet of whose turn it was."""

    seat: int
    crossed: Sequence[tuple[str, Sequence[int]]]
    """The number for all first, then those of the cards: the row and the numbers."""
    closed: bool
    """It closed a row."""
    penalty: bool


def of_last_turn(story: Sequence[Happenings]) -> Iterator[Happenings]:
    """Yield the moves of the turn in which the last one was made, backwards."""
    for index, happenings in enumerate(reversed(story)):
        if index and _ends_turn(happenings):
            return
        yield happenings


def fitted_no_row(story: Sequence[Happenings], seat: int) -> int | None:
    """Return the number for all of the turn under way if it fitted none of that seat's rows."""
    if not story or _ends_turn(story[-1]):
        return None
    for happenings in of_last_turn(story):
        for each in happenings:
            if isinstance(each, DecisionsTurnedUp):
                return each.number if seat in each.unable else None
    return None


def turn_before(story: Sequence[Happenings]) -> TurnResult | None:
    """Return what came of the turn that has just ended; None if one is under way."""
    if not story or not _ends_turn(story[-1]):
        return None
    seat = doer_of(story[-1])
    assert seat is not None
    crossed: list[tuple[str, Sequence[int]]] = []
    closed = penalty = False
    for happenings in reversed([*of_last_turn(story)]):
        for each in happenings:
            match each:
                case DecisionsTurnedUp(number, decisions) if decisions[seat] != "skip":
                    crossed.append((decisions[seat], (number,)))
                case NumbersCrossed(_, colour, numbers):
                    crossed.append((colour, numbers))
                case RowClosed() if each.seat == seat:
                    closed = True
                case PenaltyTaken():
                    penalty = True
    return TurnResult(seat, crossed, closed, penalty)


def news(situation: QwixxSituation) -> Iterator[tuple[Happening, bool]]:
    """Yield what has happened from the viewer's last act on, and whether it was of that move.

    A decision in the turn of somebody else is no such act: what all do until one's own turn is to
    be found then. To who looks on, what the last move brought about.
    """
    viewer, seats = situation.viewer, len(situation.players)
    turn = situation.view["turn"]["seat"]
    for happenings in reversed(situation.story()):
        if _ends_turn(happenings):
            turn = (turn - 1) % seats
        own = doer_of(happenings) == viewer is not None
        for each in happenings:
            yield each, own
        acted = own and (turn == viewer or not isinstance(happenings[0], DecisionMade))
        if acted or viewer is None:
            return


def _ends_turn(happenings: Happenings) -> bool:
    return any(isinstance(each, TurnCameTo) for each in happenings)
