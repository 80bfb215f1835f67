"""The origins of cards that are new in a hand, as the last move of a match tells."""

from __future__ import annotations

from app.games.wednesday import ids
from app.games.wednesday.situation import WednesdaySituation
from engine.core.happening import Happening
from engine.games.wednesday.happenings import HandCardReturned, HandCardTaken, HandsPassedRight


def hands_went_on(situation: WednesdaySituation) -> bool:
    """Tell whether everybody has just given the whole hand to the player on the right."""
    return any(isinstance(each, HandsPassedRight) for each in _last(situation))


def arrival(situation: WednesdaySituation, seat: int) -> str:
    """Return where a card comes from that is new in the hand of this seat."""
    if situation.view["turn"]["step"] == "open":
        return ids.DECK
    for each in _last(situation):
        match each:
            case HandCardTaken(taker, giver) if taker == seat == situation.seat:
                # What one takes oneself is in the hand at once; what others do is to be followed.
                return f"from{giver}"
            case HandCardTaken(taker, giver) if taker == seat:
                return _from_hand(giver, situation)
            case HandCardReturned(giver, receiver) if receiver == seat:
                return _from_hand(giver, situation)
            case HandsPassedRight(hands=hands):
                return _from_hand((seat + 1) % len(hands), situation)
    return ids.BURNT


def _last(situation: WednesdaySituation) -> tuple[Happening, ...]:
    """Return what the last move brought about."""
    story = situation.story()
    return story[-1] if story else ()


def _from_hand(giver: int, situation: WednesdaySituation) -> str:
    return ids.HAND if giver == situation.seat else f"seat{giver}"
