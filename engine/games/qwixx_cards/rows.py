"""A row of a sheet: which of its numbers are crossed, and which may be.

The crosses of a row are the bits of an integer: bit 0 is the leftmost number, bit 10 the
rightmost. The lock has none; it is crossed with the rightmost number, and only then.
"""

from functools import cache
from itertools import chain, combinations
from typing import TypeAlias

from engine.games.qwixx_cards.printed import (
    CROSSES_BEFORE_LAST,
    MOST_PLAYED,
    MOST_SKIPPED,
    NUMBERS,
    ROWS,
)

Crosses: TypeAlias = int
"""Numbers of one row, a bit each."""

LAST: Crosses = 1 << len(NUMBERS) - 1
"""The rightmost number of a row."""

CROSS: tuple[dict[int, Crosses], ...] = tuple(
    {number: 1 << place for place, number in enumerate(row)} for row in ROWS
)
"""``CROSS[row][number]``: the bit of a number."""


def numbers(row: int, crosses: Crosses) -> list[int]:
    """Return the numbers of a row that are crossed, left to right."""
    return [number for number, cross in CROSS[row].items() if crosses & cross]


def closed(crosses: Crosses) -> bool:
    """Tell whether the row is closed: its rightmost number, and so its lock, is crossed."""
    return crosses >= LAST


def count(crosses: Crosses) -> int:
    """Return how many crosses the row has, the lock included."""
    return crosses.bit_count() + closed(crosses)


def next_crosses(crosses: Crosses) -> Crosses:
    """Return the numbers any one of which may be crossed next in a row.

    They lie to the right of the last one crossed: what was skipped is gone. The rightmost one needs
    five crosses before it.
    """
    right = LAST * 2 - (1 << crosses.bit_length())
    return right if count(crosses) >= CROSSES_BEFORE_LAST else right & ~LAST


NEXT = tuple(map(next_crosses, range(LAST * 2)))
"""``NEXT[crosses]``: the same, for every possible row, and for some impossible ones."""


def crossing(crosses: Crosses, more: Crosses) -> tuple[Crosses, Crosses]:
    """Return the row with more crosses in it, and the first of them that may not be made, else 0.

    They are made from left to right, so that each counts towards the five that the rightmost number
    needs (Q1).
    """
    for cross in single(more):
        if not NEXT[crosses] & cross:
            return crosses, cross
        crosses |= cross
    return crosses, 0


@cache
def single(crosses: Crosses) -> tuple[Crosses, ...]:
    """Return each of the crosses by itself, left to right."""
    return tuple(1 << place for place in range(len(NUMBERS)) if crosses & 1 << place)


def skipped(crosses: Crosses) -> Crosses:
    """Return the uncrossed numbers between the first and the last of the crosses (Q7)."""
    first = crosses & -crosses
    return ((1 << crosses.bit_length()) - first) & ~crosses


def near(crosses: Crosses) -> bool:
    """Tell whether these may be crossed in one action of part 3: at most one number is skipped."""
    return skipped(crosses).bit_count() <= MOST_SKIPPED


@cache
def choices(shown: Crosses) -> tuple[Crosses, ...]:
    """Return all that may be crossed of these numbers in one action of part 3 (see ``near``).

    The order is by places from the left: first, first and second, …, second, ….
    """
    chosen = chain.from_iterable(
        combinations(single(shown), size) for size in range(1, MOST_PLAYED + 1)
    )
    return tuple(filter(near, map(sum, sorted(chosen))))
