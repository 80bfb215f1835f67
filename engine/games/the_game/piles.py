"""The four piles, and which card fits on which.

Piles are known by their index in ``PILES``: 0 and 1 ascend, 2 and 3 descend. Everything that
asks whether a card fits goes by ``engine.core.piles.fits``, or by tables that are made from it.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

from engine.core.piles import fits

Pile: TypeAlias = tuple[int, ...]
"""The cards of one pile, its start number first, bottom to top."""

Piles: TypeAlias = tuple[Pile, Pile, Pile, Pile]

LOWEST_CARD = 2
HIGHEST_CARD = 99
CARDS = range(LOWEST_CARD, HIGHEST_CARD + 1)

PileName: TypeAlias = Literal["up1", "up2", "down1", "down2"]

PILES: tuple[PileName, ...] = ("up1", "up2", "down1", "down2")
PILE_INDEX = {name: index for index, name in enumerate(PILES)}
ASCENDING = (True, True, False, False)
STARTS = (1, 1, 100, 100)
EMPTY_PILES: Piles = ((1,), (1,), (100,), (100,))


Row: TypeAlias = int
"""Something of every card: one byte a card, by its number, the bytes joined to one integer.

So what is told of all cards is joined by ``|`` and cut by ``&`` at once; ``by_card`` reads it.
"""


def row(by_number: bytes) -> Row:
    """The row of these bytes, one for each card by its number."""
    return int.from_bytes(by_number, "little")


def by_card(cards: Row) -> bytes:
    """The bytes of a row, one for each card by its number."""
    return cards.to_bytes(HIGHEST_CARD + 1, "little")


Rows: TypeAlias = tuple[tuple[Row, ...], ...]
"""By pile and top: for each card the pile's bit, 1 << pile, if it may lie there, else 0."""


def rows(rule: Callable[[bool, int, int], bool]) -> Rows:
    """The rows of a rule that tells, as ``fits`` does, what lies on what."""
    cards, tops = range(HIGHEST_CARD + 1), range(HIGHEST_CARD + 2)
    down, up = (
        [row(bytes(rule(ascending, top, card) for card in cards)) for top in tops]
        for ascending in (False, True)
    )
    return tuple(
        tuple(fitting << pile for fitting in (up if ascends else down))
        for pile, ascends in enumerate(ASCENDING)
    )


FITTING = rows(fits)
"""Which cards fit on which top."""


def fitting(of: Rows, piles: Piles) -> Row:
    """For each card the bits of all piles that take it, as their tops are now."""
    up1, up2, down1, down2 = piles
    return of[0][up1[-1]] | of[1][up2[-1]] | of[2][down1[-1]] | of[3][down2[-1]]
