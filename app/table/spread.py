"""Rows: how cards of a hand and panels of the other players share the width that there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

CARD_GAP = 0.106
"""Between two cards of a hand, in card widths."""
MOST_OVERLAP = 0.55
"""How far a card may cover its left neighbour before cards get smaller, in card widths."""


class Spread(NamedTuple):
    """A row of equal cards, centred: left edges and the width of a card."""

    lefts: tuple[float, ...]
    width: float


def spread_hand(
    count: int, card_width: float, middle: float, room: float, most_overlap: float = MOST_OVERLAP
) -> Spread:
    """Return a hand of `count` cards about `middle`, no wider than `room`.

    Cards stand side by side; where the room is too small they close up, at most to that overlap
    (in card widths); only then do they get smaller.
    """
    if count == 0:
        return Spread((), card_width)
    gaps = count - 1
    width = card_width
    step = width * (1 + CARD_GAP)
    if width + gaps * step > room and gaps:
        step = max((room - width) / gaps, width * (1 - most_overlap))
    smaller = room / (1 + gaps * (1 - most_overlap))
    if smaller < width:
        width = smaller
        step = width * (1 - most_overlap)
    left = middle - (width + gaps * step) / 2
    return Spread(tuple(left + index * step for index in range(count)), width)


def spread_panels(
    wanted: Sequence[float], left: float, right: float, gap: float
) -> tuple[tuple[float, float], ...]:
    """Return left edges and widths of panels in a row between `left` and `right`, in their order.

    Every panel gets the width it wants while there is room; otherwise the widest give way first,
    down to equal shares. The panels stand evenly over the row, each in the middle of its part.
    """
    count = len(wanted)
    if count == 0:
        return ()
    room = right - left - gap * (count - 1)
    widths = _fitted(list(wanted), room)
    space = (right - left - sum(widths)) / (count + 1)
    if space < gap and count > 1:
        space = gap
    x = left + (right - left - sum(widths) - space * (count - 1)) / 2
    placed = []
    for width in widths:
        placed.append((x, width))
        x += width + space
    return tuple(placed)


def _fitted(widths: list[float], room: float) -> list[float]:
    """Cut the widest ones so that the sum is at most `room`."""
    if sum(widths) <= room:
        return widths
    cap = room / len(widths)
    ordered = sorted(widths)
    left = room
    for index, width in enumerate(ordered):
        share = left / (len(ordered) - index)
        if width > share:
            cap = share
            break
        left -= width
    return [min(width, cap) for width in widths]
