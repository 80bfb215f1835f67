"""A viewer who only hears what happened: what it sees is worked out from that alone."""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from engine.core.happening import Happening
from engine.core.turn_happenings import CardsDrawn, DrawPileRanOut, TurnBegan, TurnEnded
from engine.games.the_game.command_happenings import (
    CommandCameIntoForce,
    CommandLapsed,
    CommandTookEffect,
    PileChosen,
    SkullCovered,
)
from engine.games.the_game.happenings import (
    CardPlaced,
    FireCameDue,
    FireCovered,
    FireLit,
    HandRanOut,
    PileWentOutOfReach,
    PlacedUnderSignal,
    SignalsCleared,
    TeamLost,
    TeamWon,
)
from engine.games.the_game.start_happenings import StarterChosen, StartRated


def follow(before: Any, told: Iterable[Happening]) -> Any:
    """The view after, from the view before and what is told in between."""
    view = deepcopy(before)
    for happening in told:
        heard = (
            _start_comes(view, view["turn"], happening)
            or _card_lies(view, view["turn"], happening)
            or _command_acts(view, view["turn"], happening)
            or _turn_goes_on(view, view["turn"], happening)
            or _match_ends(view, view["turn"], happening)
        )
        assert heard, happening
    return view


def _card_lies(view: Any, turn: Any, happening: Happening) -> bool:
    match happening:
        case CardPlaced(seat, card, pile, top, _, _, command):
            assert (turn["seat"], view["piles"][pile][-1]) == (seat, top)
            assert view["commands"].get(str(card)) == command
            view["piles"][pile].append(card)
            hand = view["hands"][seat]
            hand.remove(card if card in hand else None)
            turn["placed"].append([card, pile])
        case PlacedUnderSignal(pile=pile, asker=asker, signal=signal):
            assert view["signals"][asker][pile] == signal
        case FireCovered(_, card, pile):
            assert view["piles"][pile][-2] == card
            del view["fires"][str(card)]
        case FireLit(_, card, pile, next_seat):
            assert view["piles"][pile][-1] == card
            view["fires"][str(card)] = turn["number"]
            assert view["hands"][next_seat] or next_seat == turn["seat"]
        case PileWentOutOfReach(pile, top):
            assert view["piles"][pile][-1] == top
        case _:
            return False
    return True


def _command_acts(view: Any, turn: Any, happening: Happening) -> bool:
    match happening:
        case SkullCovered(_, card, pile):
            assert view["commands"][str(card)] == "skull"
            assert view["piles"][pile][-2] == card
        case CommandLapsed(command, card, pile):
            assert view["piles"][pile][-2] == card
            if command == "one-pile":
                turn["locked"] = None
        case CommandCameIntoForce(command, card, pile) | CommandTookEffect(_, command, card, pile):
            assert view["commands"][str(card)] == command
            assert view["piles"][pile][-1] == card
        case PileChosen(seat, pile):
            assert turn["seat"] == seat
            turn["locked"] = pile
        case _:
            return False
    return True


def _start_comes(view: Any, turn: Any, happening: Happening) -> bool:
    match happening:
        case StartRated(seat, rating):
            said, seats = view["start"]["ratings"], view["seats"]
            assert (turn["seat"], len(said)) == (seat, seat)
            said.append(rating)
            view["to_act"] = [len(said)] if len(said) < seats else list(range(seats))
            turn["seat"] = view["to_act"][0] if len(said) < seats else seats - 1
        case StarterChosen(seat, _):
            assert seat in view["to_act"]
            del view["start"]
        case _:
            return False
    return True


def _turn_goes_on(view: Any, turn: Any, happening: Happening) -> bool:
    match happening:
        case TurnEnded(seat, number, placed):
            assert (turn["seat"], turn["number"], len(turn["placed"])) == (seat, number, placed)
            turn.update(placed=[], locked=None)
        case CardsDrawn(seat, count, cards, commands, left):
            carried = [view["commands"].get(str(card)) for card in cards or ()]
            assert carried == [*(commands or ())]
            hand = view["hands"][seat]
            hand += [None] * count if cards is None else cards
            if cards is not None:
                hand.sort()
            del view["draw"][:count]
            assert len(view["draw"]) == left
        case DrawPileRanOut():
            assert not view["draw"]
        case HandRanOut(seat):
            assert not view["hands"][seat]
        case TurnBegan(seat, number):
            turn.update(seat=seat, number=number)
            view["to_act"] = [seat]
        case SignalsCleared(seat, piles):
            for pile in piles:
                del view["signals"][seat][pile]
        case FireCameDue(seat, card):
            assert turn["seat"] == seat
            assert view["fires"][str(card)] < turn["number"]
        case _:
            return False
    return True


def _match_ends(view: Any, turn: Any, happening: Happening) -> bool:
    match happening:
        case TeamWon(seat):
            over = {"won": True, "remaining": 0, "reason": "all-placed"}
        case TeamLost(seat, remaining, reason, placed, _, _, _, _, only_pile, _):
            assert (len(turn["placed"]), turn["locked"]) == (placed, only_pile)
            over = {"won": False, "remaining": remaining, "reason": reason}
        case _:
            return False
    assert turn["seat"] == seat
    view.update(over=over, to_act=[])
    return True
