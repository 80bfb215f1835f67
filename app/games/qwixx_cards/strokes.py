"""The colours of the rows, and crosses as a hand makes them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.paint.brushes import NO_BRUSH, line
from app.style.theme import Theme

STROKE, LEAP = 0.44, 0.12
"""Of the time that a cross takes: each of its strokes, and the way of the pen between them."""


def row_colors(row: int, theme: Theme) -> tuple[QColor, QColor, QColor]:
    """Of a row: its ground, what is written on that, its numbers on open cells."""
    return (
        (theme.qwixx_red, theme.white, theme.qwixx_red_number),
        (theme.qwixx_yellow, theme.ink, theme.qwixx_yellow_number),
        (theme.qwixx_green, theme.white, theme.qwixx_green_number),
        (theme.qwixx_blue, theme.white, theme.qwixx_blue_number),
    )[row]


def cross_path(rect: QRectF, seed: int, share: float = 1.0) -> QPainterPath:
    """Two strokes as a hand makes them: never the same, but the same each time for one seed.

    With a `share`, what is drawn of them after so much of the time.
    """

    def waver(which: int, by: float) -> float:
        """Some number between -by and by."""
        return by * math.sin(seed * 12.9898 + which * 78.233)

    side = min(rect.width(), rect.height())
    path = QPainterPath()
    middle = rect.center()
    for stroke, slope in enumerate((1.0, -1.0)):
        begun = _begun(share, stroke)
        if begun <= 0.0:
            break
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
        _draw(
            path,
            begun,
            begin,
            begin + (end - begin) * 0.35 + QPointF(bend, -bend * slope),
            begin + (end - begin) * 0.7 + QPointF(-bend * 0.4, bend * 0.4 * slope),
            end,
        )
    return path


def _begun(share: float, stroke: int) -> float:
    """How much of a stroke is drawn: the pen leaves the paper between the two."""
    begin = stroke * (STROKE + LEAP)
    t = min(1.0, max(0.0, (share - begin) / STROKE))
    return t * (2.0 - t)


def _draw(path: QPainterPath, share: float, *points: QPointF) -> None:
    """The first part of a curve, by its four points."""
    first, second, third, fourth = points
    path.moveTo(first)
    near, middle, far = (
        a + (b - a) * share for a, b in ((first, second), (second, third), (third, fourth))
    )
    nearer, farther = near + (middle - near) * share, middle + (far - middle) * share
    path.cubicTo(near, nearer, nearer + (farther - nearer) * share)


def paint_cross(
    painter: QPainter, rect: QRectF, seed: int, color: QColor, width: float, *, share: float = 1.0
) -> None:
    """A cross made by hand in a square about the middle of `rect`, or its first part."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(line(color, width))
    painter.drawPath(cross_path(rect, seed, share))


def square(rect: QRectF, side: float) -> QRectF:
    """A square about the middle of a rectangle."""
    middle = rect.center()
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
