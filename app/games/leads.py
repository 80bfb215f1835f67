"""Who was ahead when, in a match of rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class LeadCourse(NamedTuple):
    """The standing of the winner after each step of a match, a turn or a round."""

    margins: Sequence[int]
    """By how many points the winner was ahead of the best other one; below 0 behind."""
    changes: int
    """How often another one went ahead."""
    last: Sequence[bool]
    """Whether the winner was behind all others then."""

    @property
    def since(self) -> int:
        """Return the index of the step since which the winner was ahead of all others."""
        since = len(self.margins)
        while since and self.margins[since - 1] > 0:
            since -= 1
        return since

    @property
    def worst(self) -> int:
        """Return by how many points the winner was behind at most; 0 for never."""
        return max(0, -min(self.margins, default=0))


def leads_of(standings: Sequence[Sequence[int]], winner: int, more: int) -> LeadCourse:
    """Return the leads from the points of all after each step; `more` is 1 where more is better."""
    margins, last = [], list[bool]()
    leaders: list[int] = []
    for points in standings:
        worth = [more * each for each in points]
        others = [each for index, each in enumerate(worth) if index != winner]
        margins.append(worth[winner] - max(others))
        last.append(all(worth[winner] < each for each in others))
        ahead = [index for index, each in enumerate(worth) if each == max(worth)]
        if len(ahead) == 1 and leaders[-1:] != ahead:
            leaders += ahead
    return LeadCourse(margins, max(0, len(leaders) - 1), last)
