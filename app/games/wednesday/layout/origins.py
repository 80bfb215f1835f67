"""The origins of new cards in a hand or on the burnt pile, as the last move tells them."""

from __future__ import annotations

from app.games.wednesday import ids
from app.games.wednesday.situation import WednesdaySituation
from app.match.story import Happenings, doer_of
from app.table.panels import seat_anchor
from engine.core.happening import Happening
from engine.games.wednesday.happenings import (
    BurntCardDonated,
    BurntCardPicked,
    EugeneGaveCard,
    HandCardReturned,
    HandCardTaken,
    HandsPassedRight,
)


def hands_went_on(situation: WednesdaySituation) -> bool:
    """Tell whether everybody has just given the whole hand to the player on the right."""
    return any(isinstance(each, HandsPassedRight) for each in _last(situation))


def arrival(situation: WednesdaySituation, seat: int) -> str:
    """Return where a card comes from that is new in the hand of this seat."""
    if situation.view["turn"]["step"] == "open":
        return ids.DECK
    found = (_origin(each, seat, situation) for each in _last(situation))
    return next(filter(None, found), ids.BURNT)


def _origin(each: Happening, seat: int, situation: WednesdaySituation) -> str:
    """Return where a card comes from with which this happening leaves the seat; "" for none.

    What one takes oneself is in the hand at once; all else is to be followed.
    """
    match each:
        case HandCardTaken(taker, giver) if taker == seat:
            return f"from{giver}" if seat == situation.seat else _from_hand(giver, situation)
        case HandCardReturned(giver, receiver) if receiver == seat:
            return _from_hand(giver, situation)
        case HandsPassedRight(hands=hands):
            return _from_hand((seat + 1) % len(hands), situation)
        case BurntCardPicked(taker) if taker == seat != situation.seat:
            return ids.GIVEN
        case BurntCardDonated(_, receiver) | EugeneGaveCard(receiver) if receiver == seat:
            return ids.GIVEN
    return ""


def burnt_from(situation: WednesdaySituation) -> str:
    """Return where cards come from that are new on the burnt pile."""
    if situation.view["turn"]["step"] == "open":
        return ""
    last = _last(situation)
    others = bool(last) and doer_of(last) not in (None, situation.seat)
    return ids.BURNING if others else ids.PLAYED


def _last(situation: WednesdaySituation) -> Happenings:
    """Return what the last move brought about."""
    story = situation.story()
    return story[-1] if story else ()


def _from_hand(giver: int, situation: WednesdaySituation) -> str:
    return ids.HAND if giver == situation.seat else seat_anchor(giver)
