"""The four piles, and which card a player may lay on which of them.

Each player has an ascending and a descending pile. A player knows the piles by their index in
``PILES``: 0 and 1 are their own, 2 and 3 the rival's. A state keeps them in one row: the two of
seat 0, then the two of seat 1. So the row is as seat 0 knows it, and ``in_row`` converts the index
for seat 1.
"""

from typing import Literal, TypeAlias

from engine.core.piles import fits, goes_on

LOWEST_CARD = 2
HIGHEST_CARD = 59
CARDS = range(LOWEST_CARD, HIGHEST_CARD + 1)
"""The numbers of one player's deck; the start numbers are not cards."""

SEATS = (0, 1)

Pile: TypeAlias = tuple[int, ...]
"""The cards of one pile, its start number first, bottom to top."""

Piles: TypeAlias = tuple[Pile, Pile, Pile, Pile]

PileName: TypeAlias = Literal["own.up", "own.down", "rival.up", "rival.down"]

PILES: tuple[PileName, ...] = ("own.up", "own.down", "rival.up", "rival.down")
PILE_INDEX = {name: index for index, name in enumerate(PILES)}
ASCENDING = (True, False, True, False)
RIVALS = (False, False, True, True)
"""Whether the pile is the rival's: a card laid there is given away."""

EMPTY_PILES: Piles = ((1,), (60,), (1,), (60,))


def in_row(seat: int, pile: int) -> int:
    """Return the place in a state's row of the pile that this seat knows by this index."""
    return (2 * seat + pile) % 4


def improves(ascending: bool, top: int, card: int) -> bool:
    """Tell whether a card helps the rival, by any amount, on a pile of theirs with this top.

    It must be lower on the ascending pile and higher on the descending one. The backwards trick
    plays no part there.
    """
    return goes_on(not ascending, top, card)


def takes(pile: int, top: int, card: int) -> bool:
    """Tell whether a pile takes a card on this top.

    One's own piles take cards as in The Game, the rival's only those that help the rival. No pile
    takes a card on one of the same number.
    """
    return (improves if RIVALS[pile] else fits)(ASCENDING[pile], top, card)


TAKING = tuple(
    tuple(
        bytes(takes(pile, top, card) << pile for card in range(HIGHEST_CARD + 1))
        for top in range(HIGHEST_CARD + 2)
    )
    for pile in range(len(PILES))
)
"""``TAKING[pile][top][card]``: the pile's bit, 1 << pile, if it takes the card, else 0."""

TAKING_NOTHING = bytes(HIGHEST_CARD + 1)
"""In place of a row of TAKING: the pile takes no card at all."""
