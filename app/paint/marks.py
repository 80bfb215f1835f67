"""Marks that belong to one game: whose deck, the gift, which way play goes, a character's disc."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.paint.brushes import NO_BRUSH, NO_PEN, line, vertical
from app.paint.figures import paint_figure
from app.paint.icons import paint_icon
from app.theme import Theme, blend

ARROWS = 4
_ARROW_SPAN = 64.0
"""Degrees of the ring that each arrow takes."""
_ARROW_FIRST = -32.0


def paint_deck_mark(
    painter: QPainter, center: QPointF, radius: float, deck: str, theme: Theme
) -> None:
    """The disc of a deck in Face to Face: "gold" with a sun, "silver" with a moon."""
    gold = deck == "gold"
    fill = blend(theme.gold_2, theme.saffron, 0.2) if gold else theme.silver_2
    painter.setPen(NO_PEN)
    painter.setBrush(fill)
    painter.drawEllipse(center, radius, radius)
    side = radius * 1.18
    box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    paint_icon(painter, "sun" if gold else "moon", box, theme.ink, 1.8)


def paint_gift_token(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, *, given: bool
) -> None:
    """The token of the one gift: dashed while it is still to give, filled once it is given."""
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


def direction_color(theme: Theme) -> QColor:
    """The colour of the arrows that show which way play goes."""
    return theme.wednesday_tone if theme.light else theme.player_5


def paint_direction(
    painter: QPainter, rect: QRectF, theme: Theme, *, turn: float = 1.0, scale: float = 1.0
) -> None:
    """Four arrows along the ellipse in `rect` that point the way play goes.

    Turn 1 is clockwise, -1 counter-clockwise; between them the ring is seen turning over. The
    points of the arrows reach 12 * `scale` beyond `rect`.
    """
    painter.save()
    painter.translate(rect.center())
    painter.setBrush(NO_BRUSH)
    across, down = rect.width() / 2 * turn, rect.height() / 2

    def at(degrees: float) -> QPointF:
        angle = math.radians(degrees)
        return QPointF(across * math.cos(angle), down * math.sin(angle))

    color = direction_color(theme)
    strokes = []
    for index in range(ARROWS):
        first = _ARROW_FIRST + index * 360 / ARROWS
        shaft = QPainterPath(at(first))
        steps = 24
        for step in range(1, steps + 1):
            shaft.lineTo(at(first + _ARROW_SPAN * step / steps))
        tip, before = at(first + _ARROW_SPAN), at(first + _ARROW_SPAN - 3)
        strokes.append((shaft, tip, math.atan2(tip.y() - before.y(), tip.x() - before.x())))
    painter.setPen(line(color, 4 * scale))
    for shaft, tip, heading in strokes:
        head = QPainterPath()
        for side in (-1, 1):
            wing = heading + math.pi + side * 0.60
            end = QPointF(math.cos(wing), math.sin(wing)) * (18 * scale)
            head.moveTo(tip)
            head.lineTo(tip + end)
        painter.drawPath(shaft)
        painter.drawPath(head)
    painter.restore()


def paint_character_disc(
    painter: QPainter, character: str, center: QPointF, radius: float, theme: Theme
) -> None:
    """A character's figure in its light disc, as on its card; for a pill or a seat, too."""
    painter.setPen(NO_PEN)
    painter.setBrush(theme.character_disc)
    painter.drawEllipse(center, radius, radius)
    side = radius * 1.355
    box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    paint_figure(painter, character, box, theme.wednesday_ink, theme.wednesday_tone)
