"""The end of a match once all cards are known: how few of them need to be left over.

With the draw pile empty and at most one other hand, a seat knows by counting where each card is.
"""

from typing import Final

from engine.core.action import Action
from engine.core.game import Game
from engine.core.placing import Place
from engine.games.the_game.fires import due
from engine.games.the_game.piles import ASCENDING, FITTING
from engine.games.the_game.state import NO_FIRE, TheGameState

LIMIT: Final = 1000
"""Positions that are looked at, at most; beyond them nothing is certain."""

WON: Final = 0


def is_known(state: TheGameState) -> bool:
    """Tell whether the seat on turn can tell by counting which hand each card is in."""
    others = sum(map(bool, state.hands)) - bool(state.hands[state.seat])
    return not state.draw and others <= 1


def left_at_best(game: Game[TheGameState], state: TheGameState) -> int | None:
    """Return WON if the team can still win, or else one more than the cards it must leave.

    All help each other and know all cards. None means that it could not be found out.
    """
    best = len(_held(state)) + 1
    seen = set[tuple[object, ...]]()
    waiting = [state]
    while waiting and best > WON:
        state = waiting.pop()
        if state.over is not None:
            best = min(best, WON if state.over.won else state.over.remaining + 1)
            continue
        lost = len(stranded(state))
        if (lost + 1 if lost else WON) >= best or (position := _position(state)) in seen:
            continue
        if len(seen) == LIMIT:
            return None
        seen.add(position)
        actions = game.legal(state, state.seat)
        actions.sort(key=lambda action: -_cost(state, action))  # The last is looked at first.
        waiting += [game.apply(state, state.seat, action) for action in actions]
    return best


def stranded(state: TheGameState) -> list[int]:
    """Return the cards in hand that can never be placed, whatever comes before them."""
    held = _held(state)
    return [card for card in held if not any(_may_fit(card, held, state))]


def _may_fit(card: int, held: set[int], state: TheGameState) -> list[bool]:
    """Tell of each pile whether it takes a card now, or on one that another trick needs."""
    return [
        bool(FITTING[pile][lying[-1]][card]) or (card + (10 if ASCENDING[pile] else -10)) in held
        for pile, lying in enumerate(state.piles)
    ]


def _held(state: TheGameState) -> set[int]:
    return {card for hand in state.hands for card in hand}


def _cost(state: TheGameState, action: Action) -> int:
    """Return how much room an action takes; the end of a turn more than any card."""
    if not isinstance(action, Place):
        return 100
    top = state.piles[action.pile][-1]
    return action.card - top if ASCENDING[action.pile] else top - action.card


def _position(state: TheGameState) -> tuple[object, ...]:
    """Return what the rest of the match depends on."""
    owed = due(state)
    burning = tuple(
        NO_FIRE if laid == NO_FIRE else 1 + (pile in owed) for pile, laid in enumerate(state.fires)
    )
    tops = tuple(lying[-1] for lying in state.piles)
    return tops, state.hands, state.seat, min(len(state.placed), 4), burning, state.commands[1:]
