"""Beliefs about where unseen outcasts lie: in hands, or in the burnt pile.

High cards end a table, so they are burnt sooner than low ones. How much sooner was counted in
rounds of this game's players: for each number, how the odds of its being in a hand, and not in the
burnt pile, differ from those of all hidden cards together. Their logarithm changes about evenly
from the first table that is burnt to the seventh.
"""

from collections.abc import Mapping
from functools import cache
from math import exp

FIRST_AND_SEVENTH: Mapping[int, tuple[float, float]] = {
    1: (0.45, 1.2),
    2: (0.35, 1.05),
    3: (0.35, 0.7),
    4: (0.3, 0.5),
    5: (0.4, 0.3),
    6: (0.15, 0.05),
    7: (0.2, -0.3),
    8: (0.0, -0.55),
    9: (-0.2, -1.6),
    10: (-0.4, -2.1),
    12: (-2.2, -4.5),
    13: (-5.0, -5.0),
}
"""For each number the logarithm of the factor of the odds, after one table and after seven."""

TABLES = 7


@cache
def odds(number: int, tables: int) -> float:
    """Return the factor of the odds that the number is in a hand after so many burnt tables."""
    if tables == 0:
        return 1.0
    first, seventh = FIRST_AND_SEVENTH[number]
    return exp(first + (seventh - first) * (min(tables, TABLES) - 1) / (TABLES - 1))
