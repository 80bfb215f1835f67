"""A viewer who only hears what happened: what it sees is worked out from that alone."""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from engine.core.happening import Happening
from engine.games.qwixx_cards.cards import CARDS
from engine.games.qwixx_cards.happenings import (
    ColourPlayed,
    DecisionMade,
    DecisionsTurnedUp,
    DiscardPileShuffled,
    DisplayCardTaken,
    DisplayRefilled,
    NothingCrossed,
    NumberCalled,
    NumbersCrossed,
    PenaltyTaken,
    PlayedCardsDiscarded,
    RowClosed,
    ScoresCounted,
    TurnCameTo,
)
from engine.games.qwixx_cards.printed import COLOURS

UNHEARD = "draw", "to_act"
"""What is left out of a view: the cards of the draw pile count, and the seats to act follow."""


def heard(view: Any) -> dict[str, Any]:
    """What of a view can be heard; of the draw pile how many cards it has and, in part 2, its top.

    In part 1 the top is not told: it counts only once part 2 begins.
    """
    draw = view["draw"]
    top = draw[0] if view["turn"]["part"] != "take" else None
    return {name: view[name] for name in view if name not in UNHEARD} | {"draw": (len(draw), top)}


def follow(before: Any, told: Iterable[Happening]) -> dict[str, Any]:
    """What of the view after can be heard, from the view before and what is told in between."""
    view = deepcopy(before)
    for happening in told:
        _follow(view, view["turn"], happening)
    return heard(view)


def _follow(view: Any, turn: Any, happening: Happening) -> None:
    of_game = _cards_move(view, turn, happening) or _all_decide(view, turn, happening)
    assert of_game or _turn_goes_on(view, turn, happening), happening


def _cards_move(view: Any, turn: Any, happening: Happening) -> bool:
    match happening:
        case DisplayCardTaken(seat, slot, number, card):
            assert view["display"][slot - 1] == f"?{number}"
            view["display"][slot - 1] = None
            view["hands"][seat] = _sorted([*view["hands"][seat], card or f"?{number}"])
        case DisplayRefilled(slots, numbers):
            for slot, number in zip(slots, numbers, strict=True):
                assert view["display"][slot - 1] is None
                view["display"][slot - 1] = f"?{number}"
                assert view["draw"].pop(0) in (None, f"?{number}")
        case DiscardPileShuffled(cards):
            assert (view["draw"], len(view["discard"])) == ([], cards)
            view.update(draw=[None] * cards, discard=[])
        case ColourPlayed(seat, colour, cards):
            hand = view["hands"][seat]
            for card in cards:
                hand.remove(card if card in hand else f"?{card[1:]}")
            turn.update(part="mark", played=[colour, [*cards]])
        case PlayedCardsDiscarded(seat, cards):
            assert (turn["seat"], turn["played"][1]) == (seat, [*cards])
            turn["played"] = None
            view["discard"] += cards
        case _:
            return False
    return True


def _all_decide(view: Any, turn: Any, happening: Happening) -> bool:
    match happening:
        case NumberCalled(number):
            view["draw"][0] = f"?{number}"
            turn.update(part="number", waiting=[*range(view["seats"])])
        case DecisionMade(seat, number, decision, changed, _):
            assert view["draw"][0] == f"?{number}"
            assert changed == (seat not in turn["waiting"])
            turn["waiting"] = [other for other in turn["waiting"] if other != seat]
            if decision is not None:
                turn["decided"] = {str(seat): decision if decision != "skip" else None}
        case DecisionsTurnedUp(number, decisions):
            assert not turn["waiting"]
            turn.pop("decided", None)
            turn.update(part="play", crossed=decisions[turn["seat"]] != "skip")
            for sheet, decision in zip(view["sheets"], decisions, strict=True):
                if decision != "skip":
                    sheet[decision].append(number)
        case _:
            return False
    return True


def _turn_goes_on(view: Any, turn: Any, happening: Happening) -> bool:
    match happening:
        case NumbersCrossed(seat, colour, numbers):
            view["sheets"][seat][colour] += numbers
            turn["crossed"] = True
        case NothingCrossed():
            pass
        case RowClosed(seat, colour, rows):
            sheet = view["sheets"][seat]
            sheet["locked"] = sorted([*sheet["locked"], colour], key=COLOURS.index)
            assert len(sheet["locked"]) == rows
        case PenaltyTaken(seat, penalties):
            view["sheets"][seat]["penalties"] += 1
            assert view["sheets"][seat]["penalties"] == penalties
        case TurnCameTo(seat, number):
            turn.update(seat=seat, number=number, part="take", crossed=False)
        case ScoresCounted(reason, scores, winners):
            view["over"] = {"reason": reason, "scores": [*scores], "winners": [*winners]}
            if turn["part"] == "play":  # which does not begin
                turn["part"] = "number"
        case _:
            return False
    return True


def _sorted(hand: list[str]) -> list[str]:
    """Cards by colour, then by number; backs by number."""
    return sorted(hand, key=lambda card: int(card[1:]) if card[0] == "?" else CARDS.index(card))
