"""Rows in columns: as low as can be, with groups kept together where that is not too high."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, groupby

from app.pages.key_list.rows import KeyRow

Height = Callable[[KeyRow], float]
Column = Sequence[KeyRow]


def in_columns(rows: Sequence[KeyRow], count: int, room: float, height: Height) -> Sequence[Column]:
    """Return the rows in at most so many columns, which have so much room each."""
    groups = [list(group) for _, group in groupby(rows, key=lambda row: row.group)]
    columns = _lowest(groups, count, height)
    if max(sum(map(height, column)) for column in columns) <= room:
        return columns
    return _lowest([unit for group in groups for unit in _units(group)], count, height)


def _units(group: Sequence[KeyRow]) -> Sequence[Column]:
    """Return what must stay together of a group: its heading and the first row."""
    return [group[:2], *([row] for row in group[2:])]


def _lowest(units: Sequence[Column], count: int, height: Height) -> Sequence[Column]:
    """Return these one after the other in columns, the highest as low as can be."""
    heights = [sum(map(height, unit)) for unit in units]
    sums = {total for at in range(len(heights)) for total in accumulate(heights[at:])}
    limits = sorted(each for each in sums if each >= max(heights))
    fillings = (_filled(units, heights, limit) for limit in limits)
    return next(columns for columns in fillings if len(columns) <= count)


def _filled(units: Sequence[Column], heights: Sequence[float], limit: float) -> Sequence[Column]:
    """Return columns of which each is filled up to this height."""
    columns: list[list[KeyRow]] = [[]]
    left = limit
    for unit, high in zip(units, heights, strict=True):
        if high > left:
            columns.append([])
            left = limit
        columns[-1] += unit
        left -= high
    return columns
