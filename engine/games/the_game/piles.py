"""The four piles, and which card fits on which.

Piles are known by their index in ``PILES``: 0 and 1 ascend, 2 and 3 descend. Everything that
asks whether a card fits uses the tables below, which are made from ``engine.core.piles.fits``.
"""

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


def _rows(ascending: bool) -> list[bytes]:
    """For each top whether each card fits, 1 or 0."""
    cards = range(HIGHEST_CARD + 1)
    return [bytes(fits(ascending, top, card) for card in cards) for top in range(HIGHEST_CARD + 2)]


_UP, _DOWN = _rows(True), _rows(False)

FITTING = tuple(
    tuple(row.replace(b"\1", bytes((1 << pile,))) for row in (_UP if ascends else _DOWN))
    for pile, ascends in enumerate(ASCENDING)
)
"""``FITTING[pile][top][card]``: the pile's bit, 1 << pile, if the card fits there, else 0."""
