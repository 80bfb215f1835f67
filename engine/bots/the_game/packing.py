"""Small numbers, one for each card, packed into one large integer: many sums in one step.

Each number has 16 bits, of which the highest stays free; the number of card c begins at bit 16 * c.
("SWAR", see Henry S. Warren, "Hacker's Delight", 2nd edition, sections 2-18 and 2-19.)
"""

import struct
from collections.abc import Sequence
from typing import TypeAlias

from engine.bots.placements import Cards, cards_in

Packed: TypeAlias = int

LANES = 102
"""Places for 0 to 101, so that c and 101 - c, a card and its mirror image, both have one."""

BITS = 16
WIDTH = LANES * BITS

HIGHEST = (1 << BITS - 1) - 1
"""The largest number that a place can hold."""

FULL = (1 << BITS) - 1


_PLACES = [FULL << BITS * number for number in range(LANES)]


def pack(numbers: Sequence[int]) -> Packed:
    """Pack numbers from 0 to ``HIGHEST``, ``LANES`` at a time."""
    return int.from_bytes(struct.pack(f"<{len(numbers)}H", *numbers), "little")


def spread(cards: Cards) -> Packed:
    """Return all bits of the places of these cards."""
    return sum(map(_PLACES.__getitem__, cards_in(cards)))


_TOP_BITS = pack([HIGHEST + 1] * (2 * LANES))


def smaller(first: Packed, second: Packed) -> Packed:
    """Return the smaller number in each place, of up to 2 * LANES places."""
    not_less = (first | _TOP_BITS) - second & _TOP_BITS
    take_second = not_less - (not_less >> BITS - 1)
    return first ^ (first ^ second) & take_second


def total(packed: Packed) -> int:
    """Return the sum of all numbers, if it is less than ``FULL``."""
    return packed % FULL  # 2 ** 16 modulo FULL is 1, so all places count the same
