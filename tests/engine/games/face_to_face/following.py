"""A viewer who only hears what happened: what it sees is worked out from that alone."""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from engine.core.happening import Happening
from engine.core.turn_happenings import CardsDrawn, DrawPileRanOut, TurnBegan, TurnEnded
from engine.games.face_to_face.happenings import (
    DuelWon,
    GiftGiven,
    GiftRewarded,
    GiftWithheld,
    OwnCardPlaced,
)


def follow(before: Any, told: Iterable[Happening]) -> Any:
    """The view after, from the view before and what is told in between."""
    view = deepcopy(before)
    gifts = [card for card, pile in view["turn"]["placed"] if pile.startswith("rival")]
    for happening in told:
        heard = _card_lies(view, happening) or _turn_goes_on(view, view["turn"], happening)
        assert heard or _gift_counts(gifts, happening), happening
    return view


def _card_lies(view: Any, happening: Happening) -> bool:
    match happening:
        case OwnCardPlaced(seat, card, way, top):
            _lay(view, seat, card, view["piles"][seat][way], top)
            view["turn"]["placed"].append([card, f"own.{way}"])
        case GiftGiven(seat, rival, card, way, top):
            assert rival != seat
            _lay(view, seat, card, view["piles"][rival][way], top)
            view["turn"]["placed"].append([card, f"rival.{way}"])
        case _:
            return False
    return True


def _lay(view: Any, seat: int, card: int, pile: list[int], top: int) -> None:
    hand = view["hands"][seat]
    assert (view["turn"]["seat"], pile[-1]) == (seat, top)
    pile.append(card)
    hand.remove(card if card in hand else None)


def _gift_counts(gifts: list[int], happening: Happening) -> bool:
    match happening:
        case GiftRewarded(_, card):
            return gifts == [card]
        case GiftWithheld():
            return not gifts
        case _:
            return False


def _turn_goes_on(view: Any, turn: Any, happening: Happening) -> bool:
    match happening:
        case TurnEnded(seat, number, placed):
            assert (turn["seat"], turn["number"], len(turn["placed"])) == (seat, number, placed)
            turn["placed"] = []
        case CardsDrawn(seat, count, cards, _, left):
            hand = view["hands"][seat]
            hand += [None] * count if cards is None else cards
            if cards is not None:
                hand.sort()
            del view["draw"][seat][:count]
            assert len(view["draw"][seat]) == left
        case DrawPileRanOut(seat):
            assert not view["draw"][seat]
        case TurnBegan(seat, number):
            turn.update(seat=seat, number=number)
            view["to_act"] = [seat]
        case DuelWon(winner, loser, reason):
            assert loser != winner
            view.update(over={"winner": winner, "reason": reason}, to_act=[])
        case _:
            return False
    return True
