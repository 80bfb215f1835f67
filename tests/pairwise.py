"""Fewer cases of a test with many parameters: each pair of values, not each product of all."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

Case: TypeAlias = Mapping[str, Hashable]
"""The value, or its index, of every parameter by the parameter's name."""


def pairwise_cover(cases: Sequence[Case]) -> list[int]:
    """Choose cases in which every pair of values occurs that occurs in any; give their indices.

    The choice is greedy and takes the first of equally good cases, so that it is always the same;
    it is small, though not the smallest. Cases of one or two parameters are all kept.

    Most faults show where two values meet: Kuhn, Wallace and Gallo, "Software fault interactions
    and implications for software testing", IEEE Transactions on Software Engineering 30 (2004).
    """
    if all(len(case) < 3 for case in cases):
        return list(range(len(cases)))
    pairs = [set(combinations(sorted(case.items()), 2)) for case in cases]
    missing = set().union(*pairs)
    chosen: list[int] = []
    while missing:
        best = max(range(len(cases)), key=lambda index: len(pairs[index] & missing))
        chosen.append(best)
        missing -= pairs[best]
    return sorted(chosen)
