"""The marks of turning points: a circle, a square or a diamond with a number in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.paint.brushes import line, rounded, write
from app.paint.shapes import paint_shape
from app.style.theme import Theme
from app.style.typography import font

FILLS: Final[Mapping[str, str]] = {
    "mistake": "danger_fill",
    "good": "good_fill",
    "luck": "luck_fill",
}
"""The tokens of the fills, by kind."""


def fill_of(kind: str, theme: Theme) -> QColor:
    """Return the colour of a kind. Raises KeyError."""
    colour: QColor = getattr(theme, FILLS[kind])
    return colour


def paint_turn_mark(
    painter: QPainter,
    kind: str,
    center: QPointF,
    radius: float,
    theme: Theme,
    *,
    text: str = "",
    edge: QColor | None = None,
) -> None:
    """Paint a mark with a number in it; the kinds differ in colour and shape."""
    fill, width = fill_of(kind, theme), radius / 6
    outline = theme.card_1 if edge is None else edge
    if kind == "good":
        half = radius * 0.92
        square = QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half)
        rounded(painter, square, half * 0.42, fill, line(outline, width))
    else:
        shape = "diamond" if kind == "luck" else "circle"
        paint_shape(painter, shape, center, radius, fill, outline=outline, width=width)
    if text:
        at = QPointF(center.x(), center.y() + radius * 0.4)
        write(painter, at, text, font(radius * 1.1, 750), theme.white, anchor=0.5)
