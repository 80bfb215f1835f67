"""The difficulty of laying a skull: a pile must still take it, and another card must cover it.

Here a skull is laid only in its pile's direction; a trick may cover it.
"""

from engine.bots.placements import Cards
from engine.bots.the_game.position import Tops
from engine.core.piles import TRICK

FARTHEST = 40
"""The length of a way that does not exist or is longer."""

_BELOW = [(1 << card) - 1 | 1 << card + TRICK for card in range(101)]
"""By skull: the cards that cover it on a descending pile."""

_ABOVE = [-1 << card + 1 | (1 << card - TRICK if card > TRICK else 0) for card in range(101)]
"""By skull: the cards that cover it on an ascending pile."""


def count_covers(skull: int, tops: Tops, cards: Cards) -> int:
    """Return how many cards can cover the skull, once for each kind of pile that takes it."""
    up1, up2, down1, down2 = tops
    covers = 0
    if skull > up1 or skull > up2:
        covers += (cards & _ABOVE[skull]).bit_count()
    if skull < down1 or skull < down2:
        covers += (cards & _BELOW[skull]).bit_count()
    return covers


def shortest_way(skull: int, tops: Tops, cards: Cards) -> int:
    """Return how far a pile jumps at least for the skull and then one of the cards on it."""
    up1, up2, down1, down2 = tops
    shortest = FARTHEST
    above = cards & _ABOVE[skull]
    if above:
        tricks = above & (1 << skull) - 1
        ahead = above >> skull
        cover = 0 if tricks else (ahead & -ahead).bit_length() - 1
        for top in (up1, up2):
            if skull > top:
                shortest = min(shortest, skull - top + cover)
    below = cards & _BELOW[skull]
    if below:
        cover = 0 if below >> skull else skull + 1 - below.bit_length()
        for top in (down1, down2):
            if skull < top:
                shortest = min(shortest, top - skull + cover)
    return shortest
