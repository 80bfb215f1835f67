"""A hand of Wednesday that lies open in small: how far apart its cards lie, and how it is painted.

Of each card its number is seen; equal ones lie closer together where there is little room.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from app.paint.pixmaps import CardPixmap

STEP, TWIN_STEP = 0.88, 0.24
"""How far apart different cards lie, and equal ones at least, in their width."""
COUNTED = 0.7
"""So far apart equal cards lie where nothing else says how many they are."""


def advances(numbers: Sequence[int], twins: float = TWIN_STEP) -> list[float]:
    """Return how far each card moves the next one on, in card widths; equal ones lie so close."""
    steps = [twins if first == second else STEP for first, second in pairwise(numbers)]
    return [*steps, STEP] if numbers else []


def twins_apart(numbers: Sequence[int], room: float) -> float:
    """Return how far apart equal cards of a hand can lie in that room, in card widths."""
    twins = sum(first == second for first, second in pairwise(numbers))
    spare = max(0.0, room - span(numbers))
    return min(STEP, TWIN_STEP + spare / twins) if twins else STEP


def span(numbers: Sequence[int], twins: float = TWIN_STEP) -> float:
    """Return how wide the hand is, in card widths, with equal cards so far apart."""
    return sum(advances(numbers, twins)[:-1]) + 1.0 if numbers else 0.0


def paint_open_hand(
    painter: QPainter,
    corner: QPointF,
    width: float,
    hand: Sequence[tuple[int, CardPixmap]],
    room: float,
) -> None:
    """Paint the hand, with the pictures of its cards, from its upper left corner on.

    `width` is that of a card; equal ones lie as far apart as the room lets them.
    """
    x = corner.x()
    numbers = [number for number, _ in hand]
    steps = advances(numbers, twins_apart(numbers, room / width))
    for (_, picture), advance in zip(hand, steps, strict=True):
        at = QPointF(x, corner.y()) - QPointF(picture.margin, picture.margin)
        painter.drawPixmap(at, picture.pixmap)
        x += advance * width
