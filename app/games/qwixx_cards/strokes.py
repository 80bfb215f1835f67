"""The colours of the rows, and crosses as a hand makes them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.paint.brushes import NO_BRUSH, line
from app.theme import Theme


def row_colors(row: int, theme: Theme) -> tuple[QColor, QColor, QColor]:
    """Of a row: its ground, what is written on that, its numbers on open cells."""
    return (
        (theme.qwixx_red, theme.white, theme.qwixx_red_number),
        (theme.qwixx_yellow, theme.ink, theme.qwixx_yellow_number),
        (theme.qwixx_green, theme.white, theme.qwixx_green_number),
        (theme.qwixx_blue, theme.white, theme.qwixx_blue_number),
    )[row]


def cross_path(rect: QRectF, seed: int) -> QPainterPath:
    """Two strokes as a hand makes them: never the same, but the same each time for one seed."""

    def waver(which: int, by: float) -> float:
        """Some number between -by and by."""
        return by * math.sin(seed * 12.9898 + which * 78.233)

    side = min(rect.width(), rect.height())
    path = QPainterPath()
    middle = rect.center()
    for stroke, slope in enumerate((1.0, -1.0)):
        first = stroke * 10
        reach = 0.5 + waver(first, 0.06)
        begin = QPointF(
            middle.x() - side * (reach + waver(first + 1, 0.05)),
            middle.y() - slope * side * (reach + waver(first + 2, 0.05)),
        )
        end = QPointF(
            middle.x() + side * (reach + waver(first + 3, 0.07)),
            middle.y() + slope * side * (reach + waver(first + 4, 0.07)),
        )
        bend = side * waver(first + 5, 0.1)
        path.moveTo(begin)
        path.cubicTo(
            begin + (end - begin) * 0.35 + QPointF(bend, -bend * slope),
            begin + (end - begin) * 0.7 + QPointF(-bend * 0.4, bend * 0.4 * slope),
            end,
        )
    return path


def paint_cross(painter: QPainter, rect: QRectF, seed: int, color: QColor, width: float) -> None:
    """A cross made by hand in a square about the middle of `rect`."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(line(color, width))
    painter.drawPath(cross_path(rect, seed))


def square(rect: QRectF, side: float) -> QRectF:
    """A square about the middle of a rectangle."""
    middle = rect.center()
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
