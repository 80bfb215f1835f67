"""The four piles, and which card fits on which.

Piles are known by their index in ``PILES``: 0 and 1 ascend, 2 and 3 descend. Whatever asks whether
a card fits goes by ``engine.core.piles.fits``, or by tables made from it.
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

LONG_STEP = 10
"""From here on a step is none of the small ones that somebody asks for."""

PileName: TypeAlias = Literal["up1", "up2", "down1", "down2"]

PILES: tuple[PileName, ...] = ("up1", "up2", "down1", "down2")
PILE_INDEX = {name: index for index, name in enumerate(PILES)}
ASCENDING = (True, True, False, False)
STARTS = (1, 1, 100, 100)
EMPTY_PILES: Piles = ((1,), (1,), (100,), (100,))


Rows: TypeAlias = tuple[bytes, bytes, bytes, bytes]
"""For each pile its bit, 1 << pile, by the number of each card that it takes, else 0.

So the sum of a card's four entries has a bit for each pile that takes it.
"""

Table: TypeAlias = tuple[tuple[bytes, ...], ...]
"""By pile and top, the row of the pile."""


def table(rule: Callable[[bool, int, int], bool]) -> Table:
    """Make the table of a rule that tells, as ``fits`` does, which card goes on which top."""
    cards, tops = range(HIGHEST_CARD + 1), range(HIGHEST_CARD + 2)
    down, up = (
        [bytes(rule(ascending, top, card) for card in cards) for top in tops]
        for ascending in (False, True)
    )
    return tuple(
        tuple(row.replace(b"\1", bytes((1 << pile,))) for row in (up if ascends else down))
        for pile, ascends in enumerate(ASCENDING)
    )


FITTING = table(fits)
"""Which cards fit on which top."""
