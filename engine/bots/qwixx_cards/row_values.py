"""The points that a row may be expected to end with, and what crosses in it add to them.

A row is played by itself here. A number of chances comes, most of them one number, others two near
each other, as a hand may show; each is taken where that is worth more than waiting for better ones.
How a row is best played follows by dynamic programming from the last chance back to the first:
Richard Bellman, "Dynamic Programming", 1957.
"""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from engine.games.qwixx_cards.printed import CROSSES_BEFORE_LAST, NUMBERS, SCORES
from engine.games.qwixx_cards.rows import LAST, Crosses, choices, count, crossing

PLACES = len(NUMBERS)

ROWS = 2 * LAST
"""How many different rows there can be."""

LONGEST = 60
"""The longest time with values. In each unit of it a row either has a chance or has none."""

CHANCE = 0.5
"""How likely it is that a unit of time brings a chance."""

TWO = 0.25
"""How likely it is that a chance has two numbers."""

PAIRS = tuple(
    (first, second)
    for first in range(1, PLACES)
    for second in (first + 1, first + 2)
    if second <= PLACES
)
"""Two numbers of one chance: the first and the second place, from 1."""

_Values: TypeAlias = list[list[float]]
"""By the last place crossed (0 for none), and by the number of crosses without the lock."""


@cache
def row_values() -> tuple[tuple[float, ...], ...]:
    """Return ``values[time][crosses]``: the points a row can be expected to end with."""
    values = [
        [float(SCORES[crosses + (last == PLACES)]) for crosses in range(PLACES + 1)]
        for last in range(PLACES + 1)
    ]
    tables = [_by_crosses(values)]
    for _ in range(LONGEST):
        values = _before(values)
        tables.append(_by_crosses(values))
    return tuple(tables)


def _by_crosses(values: _Values) -> tuple[float, ...]:
    return tuple(values[crosses.bit_length()][crosses.bit_count()] for crosses in range(ROWS))


def _before(after: _Values) -> _Values:
    """Return the values a unit of time earlier."""
    return [
        [_expected(after, last, crosses) for crosses in range(PLACES + 1)]
        for last in range(PLACES + 1)
    ]


def _expected(after: _Values, last: int, crosses: int) -> float:
    stay = after[last][crosses]
    if last == PLACES or crosses >= last + 1:
        return stay
    one = sum(max(stay, _crossed(after, last, crosses, place)) for place in range(1, PLACES + 1))
    two = 0.0
    for first, second in PAIRS:
        best = max(
            stay, _crossed(after, last, crosses, first), _crossed(after, last, crosses, second)
        )
        if first > last:
            best = max(best, _crossed(after, first, crosses + 1, second))
        two += best
    taken = one / PLACES * (1 - TWO) + two / len(PAIRS) * TWO
    return CHANCE * taken + (1 - CHANCE) * stay


def _crossed(after: _Values, last: int, crosses: int, place: int) -> float:
    """Return the value with this place crossed too; 0, which is never better, if it may not be."""
    if place <= last or (place == PLACES and crosses < CROSSES_BEFORE_LAST):
        return 0.0
    return after[place][crosses + 1]


class Sets(dict[int, tuple[float, Crosses]]):
    """The best crosses that cards allow in a row, and what they add to its value.

    ``sets[row * ROWS + shown]`` is for the crosses of the row and the places that the cards show;
    (0, 0) where it is best to make none. They are remembered, up to ``LIMIT`` of them.
    """

    LIMIT = 1 << 12

    def __init__(self, values: Sequence[float]) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, key: int) -> tuple[float, Crosses]:
        row, places = divmod(key, ROWS)
        best, stay = (0.0, 0), self._values[row]
        for more in choices(places):
            after, refused = crossing(row, more)
            if not refused:
                best = max(best, (self._values[after] - stay, more))
        if len(self) == self.LIMIT:
            self.clear()
        self[key] = best
        return best


POINTS = tuple(SCORES[count(crosses)] for crosses in range(ROWS))
"""What each row is worth as it is."""
