"""Rows of open cards: as large as they can be, so that of each its number is read."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from app.paint.faces import CARD_RATIO
from app.paint.paper import SMALL
from app.table.layout import Rect

VISIBLE = 0.58
"""How much of a card shows at least beside the one that covers it, in card widths."""
MOST_ROWS = 4
WORTH_A_ROW, WORTH_NAMES = 0.92, 0.8
"""How much smaller cards may be for the sake of another row, in which more is seen of each; and
where they are large enough for their names to be seen then."""


class Spots(NamedTuple):
    """The places of the cards in a row, from the top of the pile on; the row may be broken."""

    rects: tuple[Rect, ...]
    strips: tuple[Rect, ...]
    """What is seen of each."""
    rows: int


def spots_for(count: int, room: Rect, largest: float, rise: float) -> Spots:
    """Return places for cards as large as they can be, so that of each its number is read."""
    best: tuple[float, int] = (0.0, 1)
    for rows in range(1, MOST_ROWS + 1):
        per_row = math.ceil(count / rows)
        by_width = room.width / (1 + (per_row - 1) * VISIBLE)
        by_height = (room.height - (rows - 1) * 6) / (rows * CARD_RATIO + rise)
        width = min(largest, by_width, by_height)
        worth = WORTH_NAMES if width >= SMALL else WORTH_A_ROW
        if width > best[0] * worth and best[0] < largest:
            best = (width, rows)
    width, rows = math.floor(best[0]), best[1]
    per_row = math.ceil(count / rows)
    high = width * CARD_RATIO
    gap = min(10.0, (room.height - rows * high) / max(1, rows))
    most = width * 1.08
    step = min(most, (room.width - width) / (per_row - 1)) if per_row > 1 else 0.0
    top = room.bottom - rows * high - (rows - 1) * gap
    top -= max(0.0, (top - room.y - rise * width) / 2)
    rects, strips = [], []
    left = room.x + (room.width - width - step * (per_row - 1)) / 2
    for index in range(count):
        row, column = divmod(index, per_row)
        x, y = round(left + column * step), round(top + row * (high + gap))
        rects.append(Rect(x, y, width, high))
        last = column == per_row - 1 or index == count - 1
        shown = width if last else round(left + (column + 1) * step) - x
        strips.append(Rect(x, y, min(shown, width), high))
    return Spots(tuple(rects), tuple(strips), math.ceil(count / per_row))


def span_of(rects: Sequence[Rect]) -> Rect:
    """Return the rectangle round all of these."""
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Rect(left, top, right - left, bottom - top)
