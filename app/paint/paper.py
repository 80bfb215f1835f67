"""What every card in the house is made of: its proportion, its corners, its paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QPainter

from app.paint.brushes import grown, line, rounded

CARD_RATIO = 1.4
"""Height of every card over its width."""

SMALL = 40
"""Under this width a card shows only what can still be told apart."""


def corner_radius(width: float) -> float:
    """Radius of a card's corners."""
    return width * 0.085


def body_of(width: float) -> QRectF:
    """A card of that width with its top left corner at (0, 0)."""
    return QRectF(0, 0, width, width * CARD_RATIO)


def paint_paper(painter: QPainter, width: float, fill: QBrush | QColor, edge: QColor) -> QRectF:
    """A card's paper and its edge; returns what lies inside of the edge."""
    thin = max(1.0, width * 0.009)
    inner = grown(body_of(width), -thin / 2)
    rounded(painter, inner, corner_radius(width), fill, line(edge, thin))
    return inner
