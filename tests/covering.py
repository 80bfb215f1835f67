"""Fewer cases of a test with many parameters, chosen so that what is left out is least missed."""

from collections.abc import Hashable, Mapping, Sequence, Set
from itertools import combinations
from typing import Final, TypeAlias

Case: TypeAlias = Mapping[str, Hashable]
"""The value, or something that stands for it, of every parameter by the parameter's name."""

ENOUGH: Final = 12
"""Where more cases than these would be needed for all pairs, each value alone must do."""


def chosen_cases(cases: Sequence[Case]) -> list[int]:
    """Choose cases in which every pair of values occurs that occurs in any; give their indices.

    Where that takes too many, every value occurs. Cases of one parameter are all kept. Most faults
    show where two values meet: Kuhn, Wallace and Gallo, "Software fault interactions and
    implications for software testing", IEEE Transactions on Software Engineering 30 (2004).
    """
    if all(len(case) < 2 for case in cases):
        return list(range(len(cases)))
    pairs = covering(cases, 2)
    return pairs if len(pairs) <= ENOUGH else covering(cases, 1)


def covering(cases: Sequence[Case], strength: int) -> list[int]:
    """Choose cases in which all combinations of so many values occur; give their indices."""
    return cover([set(combinations(sorted(case.items()), strength)) for case in cases])


def cover(shown: Sequence[Set[Hashable]]) -> list[int]:
    """Choose few sets in which all that is in any of them occurs; give their indices.

    The choice is greedy and takes the first of equally good sets, so that it is always the same;
    it is small, though not the smallest.
    """
    missing: set[Hashable] = set().union(*shown)
    chosen: list[int] = []
    while missing:
        best = max(range(len(shown)), key=lambda index: len(shown[index] & missing))
        chosen.append(best)
        missing -= shown[best]
    return sorted(chosen)
