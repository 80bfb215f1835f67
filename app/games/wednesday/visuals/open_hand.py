"""A hand of Wednesday that lies open in small: how far apart its cards lie, and how it is painted.

Of each card its number is seen; equal ones lie closer together.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from app.paint.pixmaps import CardPixmap

STEP, TWIN_STEP = 0.88, 0.24
"""How far apart different and equal cards lie, in their width."""


def advances(numbers: Sequence[int]) -> list[float]:
    """Return how far each card moves the next one on, in card widths."""
    steps = [TWIN_STEP if first == second else STEP for first, second in pairwise(numbers)]
    return [*steps, STEP] if numbers else []


def span(numbers: Sequence[int]) -> float:
    """Return how wide the hand is, in card widths."""
    return sum(advances(numbers)[:-1]) + 1.0 if numbers else 0.0


def paint_open_hand(
    painter: QPainter, corner: QPointF, width: float, hand: Sequence[tuple[int, CardPixmap]]
) -> None:
    """Paint the hand, with the pictures of its cards, from its upper left corner on."""
    x = corner.x()
    steps = advances([number for number, _ in hand])
    for (_, picture), advance in zip(hand, steps, strict=True):
        at = QPointF(x, corner.y()) - QPointF(picture.margin, picture.margin)
        painter.drawPixmap(at, picture.pixmap)
        x += advance * width
