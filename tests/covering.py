"""Fewer cases of a test with many parameters, chosen so that what is left out is least missed."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence, Set
from typing import TypeAlias

Case: TypeAlias = Mapping[str, Hashable]
"""The value, or something that stands for it, of every parameter by the parameter's name."""


def chosen_cases(cases: Sequence[Case]) -> list[int]:
    """Choose cases in which every value occurs that occurs in any; give their indices.

    Values of one parameter are shared out among those of the others: where there are five games
    and two languages, each game is seen in one of them, and each language in about half of the
    games. Cases of one parameter are all kept.
    """
    if all(len(case) < 2 for case in cases):
        return list(range(len(cases)))
    return cover([set(case.items()) for case in cases])


def a_third(cases: int, turn: int) -> list[int]:
    """Choose a third of so many cases, or one of two; give their indices.

    `turn` tells how many tests with as many cases came before: three of them in a row have every
    case once between them.
    """
    parts = min(3, cases)
    return [index for index in range(cases) if (index + turn) % parts == 0]


def cover(shown: Sequence[Set[Hashable]]) -> list[int]:
    """Choose few sets in which all that is in any of them occurs; give their indices.

    The choice is greedy. Of equally good sets it takes the one of whose content least has been
    shown, and of these the first, so that it is always the same; it is small, though not the
    smallest.
    """
    missing: set[Hashable] = set().union(*shown)
    often = Counter[Hashable]()
    chosen: list[int] = []

    def worth(index: int) -> tuple[int, int]:
        return len(shown[index] & missing), -sum(often[each] for each in shown[index])

    while missing:
        best = max(range(len(shown)), key=worth)
        chosen.append(best)
        missing -= shown[best]
        often.update(shown[best])
    return sorted(chosen)
