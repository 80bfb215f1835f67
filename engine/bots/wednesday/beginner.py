"""Play as a beginner plays: rules of thumb, no look at other hands or at what is to come."""

from collections.abc import Sequence

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.table import KnownRound
from engine.core.action import Action
from engine.games.wednesday.actions import (
    BlockNumber,
    Combine,
    Donate,
    Give,
    Insert,
    Pass,
    PickBurntCard,
    PlayOutcast,
    Swap,
)

GAP = 4
"""A beginner leaves out no more numbers than this, but passes and saves the high card for later."""

HURRY = 3
"""With so many cards or fewer, a beginner plays whatever fits."""


def beginners_choice(known: KnownRound, sizes: Sequence[int], actions: Sequence[Action]) -> Action:
    """Return what a beginner does: the lowest card that fits, the highest given away, and so on.

    Players with few cards are taken to be winning, so that they get what is bad; the leader by
    points is not looked for. Wednesday is put in the middle of her pile.
    """

    def appeal(action: Action) -> tuple[float, float]:
        rank: tuple[float, float] = (0, 0)  # laying off
        match action:
            case Combine(number):
                rank = 0, -number
            case PlayOutcast(number, pair):
                rank = (1 if _is_near(known, number) else 3), number - pair
            case Pass():
                rank = 2, 0
            case Give(number):
                rank = 0, -number
            case PickBurntCard(place):
                rank = 0, known.burnt[len(known.burnt) - place]
            case Swap(seat) | Donate(seat):
                rank = 0, sizes[seat]
            case BlockNumber(place):
                number = known.burnt[len(known.burnt) - place]
                rank = h.count(known.hands[known.seat], number), -number
            case Insert(place):
                rank = 0, abs(place - (known.pile() + 1) / 2)
        return rank

    return min(actions, key=appeal)


def _is_near(known: KnownRound, number: int) -> bool:
    """Tell whether a card leaves out few numbers, or there is a hurry."""
    if not known.played or known.hands[known.seat].bit_count() <= HURRY:
        return True
    return abs(number - known.top()) <= GAP
