"""The round table of the set-up, seen from above, and the way that play goes round it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from app.paint.brushes import NO_BRUSH, line, rounded, write
from app.paint.ornaments import UP, paint_chevrons
from app.text import font
from app.theme import Theme, faint


def paint_round_table(painter: QPainter, rect: QRectF, theme: Theme, *, scale: float = 1.0) -> None:
    """An oval table with a wooden ring in `rect` (544 x 300); its shadow falls 14 below."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = rect.center()
    across, along = rect.width() / 2, rect.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(theme.shadow, theme.shadow_alpha * 0.4))
    for step in range(4):
        by = step * 2 * scale
        painter.drawEllipse(
            QPointF(middle.x(), middle.y() + 6 * scale + by), across + by, along + by
        )
    wood = QRadialGradient(QPointF(middle.x(), rect.top() + rect.height() * 0.4), across * 1.4)
    wood.setColorAt(0, theme.wood_1)
    wood.setColorAt(1, theme.wood_2)
    painter.setBrush(wood)
    painter.setPen(line(theme.wood_edge, 2 * scale))
    painter.drawEllipse(middle, across - scale, along - scale)
    cloth = QRadialGradient(QPointF(middle.x(), rect.top() + rect.height() * 0.4), across)
    cloth.setColorAt(0, theme.table_1 if not theme.light else theme.table_2)
    cloth.setColorAt(1, theme.table_2 if not theme.light else theme.table_3)
    painter.setBrush(cloth)
    painter.setPen(line(theme.line, 1.5 * scale))
    painter.drawEllipse(middle, across - 22 * scale, along - 19 * scale)
    painter.restore()


def paint_turn_arrow(painter: QPainter, rect: QRectF, theme: Theme, *, scale: float = 1.0) -> None:
    """An arrow along the near left of the table in `rect`: play goes clockwise."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(NO_BRUSH)
    painter.setPen(line(theme.text_2, 2.5 * scale))
    across, along = rect.width() / 2 - 56 * scale, rect.height() / 2 - 46 * scale
    middle = rect.center()
    first, last = 112.0, 142.0

    def at(degrees: float) -> QPointF:
        angle = math.radians(degrees)
        return QPointF(middle.x() + across * math.cos(angle), middle.y() + along * math.sin(angle))

    path = QPainterPath(at(first))
    steps = 12
    for step in range(1, steps + 1):
        path.lineTo(at(first + (last - first) * step / steps))
    tip, before = at(last), at(last - 6)
    way = math.atan2(tip.y() - before.y(), tip.x() - before.x())
    for side in (-1, 1):
        angle = way + math.pi + side * 0.72
        wing = QPointF(
            tip.x() + 12 * scale * math.cos(angle), tip.y() + 12 * scale * math.sin(angle)
        )
        path.moveTo(wing)
        path.lineTo(tip)
    painter.drawPath(path)
    painter.restore()


def paint_small_tray(
    painter: QPainter, rect: QRectF, direction: int, number: int, theme: Theme
) -> None:
    """An empty pile on the round table (56 x 80): its start number and which way it goes."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = rect.width() / 56
    rounded(painter, rect, 7 * scale, theme.well, line(theme.well_line, 1.5 * scale))
    color = theme.ascending if direction == UP else theme.descending
    middle = rect.center().x()
    baseline = QPointF(middle, rect.top() + 22 * scale)
    write(painter, baseline, str(number), font(17 * scale, 750), color, anchor=0.5)
    at = QPointF(middle, rect.top() + 52 * scale)
    paint_chevrons(painter, at, direction, color, scale=0.62 * scale)
    painter.restore()
