"""The cards that the last move took from the display or brought there from the draw pile."""

from __future__ import annotations

from typing import NamedTuple

from app.games.qwixx_cards.layout.ids import display_id
from app.games.qwixx_cards.situation import QwixxSituation
from engine.games.qwixx_cards.happenings import DisplayCardTaken, DisplayRefilled


class LastTake(NamedTuple):
    """What the last move took, and the places that were filled after it; all counted from 0."""

    seat: int
    slot: int
    number: int
    filled: tuple[int, ...]
    """The first of these got the card that lay on top of the draw pile."""


def last_take(situation: QwixxSituation) -> LastTake | None:
    """Return what the last move took; None where it took nothing, or nothing is told of it."""
    story = situation.story()
    taken, filled = None, list[int]()
    for each in story[-1] if story else ():
        match each:
            case DisplayCardTaken():
                taken = each
            case DisplayRefilled(slots):
                filled += (slot - 1 for slot in slots)
    if taken is None:
        return None
    return LastTake(taken.seat, taken.slot - 1, taken.number, tuple(filled))


def taken_from(situation: QwixxSituation, seat: int, number: int | None) -> str:
    """Return the id that a card of that number in a hand had if it is the one just taken."""
    last = last_take(situation)
    taken = last is not None and (last.seat, last.number) == (seat, number)
    return display_id(last.slot) if last is not None and taken else ""
