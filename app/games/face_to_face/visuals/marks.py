"""The marks of Face to Face: whose deck, and the gift."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.paint.brushes import NO_BRUSH, NO_PEN, line, vertical
from app.paint.icons import paint_icon
from app.style.theme import Theme, blend


def paint_deck_mark(
    painter: QPainter, center: QPointF, radius: float, deck: str, theme: Theme
) -> None:
    """Paint the disc of a deck in Face to Face: "gold" with a sun, "silver" with a moon."""
    gold = deck == "gold"
    fill = blend(theme.gold_2, theme.saffron, 0.2) if gold else theme.silver_2
    painter.setPen(NO_PEN)
    painter.setBrush(fill)
    painter.drawEllipse(center, radius, radius)
    side = radius * 1.18
    box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    paint_icon(painter, "sun" if gold else "moon", box, theme.ink, 1.8)


def paint_deck_icon(painter: QPainter, box: QRectF, deck: str, theme: Theme) -> None:
    """Paint the sun or moon of a deck on paper, in the colour that it has on the cards."""
    if deck == "gold":
        paint_icon(painter, "sun", box, theme.gold_mark, 1.8)
    else:
        paint_icon(painter, "moon", box, theme.silver_mark, 1.8)


def paint_gift_token(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, *, given: bool
) -> None:
    """Paint the token of the one gift.

    It is dashed while it can still be given, filled once it is given.
    """
    width = radius * 0.095
    inner = radius - width / 2
    color = theme.lit_outline if theme.lit_outline is not None else theme.lit
    if given:
        disc = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
        painter.setPen(line(theme.primary_line, width))
        painter.setBrush(vertical(disc, theme.primary_1, theme.primary_2))
    else:
        # Whole dashes round the circle: the last does not run into the first.
        dash = 2 * math.pi * inner / 32
        painter.setPen(line(color, width, (dash * 1.15, dash * 0.85)))
        painter.setBrush(NO_BRUSH)
    painter.drawEllipse(center, inner, inner)
    side = radius * 1.14
    box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    paint_icon(painter, "gift", box, theme.saffron_ink if given else color, 1.9)
