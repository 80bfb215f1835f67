"""Charts: bars, their bracket, dots and the lines behind them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from app.paint.brushes import NO_BRUSH, NO_PEN, line, write
from app.style.theme import Theme, blend, faint

CORNER = 8.0
"""Radius of a bar's upper corners."""


def bar_path(rect: QRectF, corner: float) -> QPainterPath:
    """Return the outline of a bar, round above and straight below."""
    radius = max(0.0, min(corner, rect.height(), rect.width() / 2))
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(rect.left(), rect.top() + radius)
    path.quadTo(rect.topLeft(), QPointF(rect.left() + radius, rect.top()))
    path.lineTo(rect.right() - radius, rect.top())
    path.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + radius))
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def paint_bar(
    painter: QPainter, rect: QRectF, fill: QColor, edge: QColor, *, scale: float = 1.0
) -> None:
    """Paint a bar with an edge."""
    painter.setPen(line(edge, 1.4 * scale))
    painter.setBrush(fill)
    painter.drawPath(bar_path(rect, CORNER * scale))


def paint_dashed_bar(painter: QPainter, rect: QRectF, theme: Theme, *, scale: float = 1.0) -> None:
    """Paint the place of a bar that is not there yet."""
    painter.setPen(line(theme.line, 1.6 * scale, (6 * scale, 5 * scale)))
    painter.setBrush(faint(theme.panel, 0.5))
    painter.drawPath(bar_path(rect, CORNER * scale))


def plain_bar(theme: Theme) -> tuple[QColor, QColor]:
    """Return ground and edge of a bar that is nothing special."""
    return blend(theme.text_2, theme.panel, 0.45), theme.text_2


def won_bar(theme: Theme) -> tuple[QColor, QColor]:
    """Return ground and edge of what was won."""
    return theme.saffron, theme.primary_line if theme.lit_outline is None else theme.lit_outline


def paint_bracket(
    painter: QPainter, left: float, right: float, top: float, color: QColor, *, scale: float = 1.0
) -> None:
    """Paint the bracket below bars that belong together."""
    path = QPainterPath(QPointF(left, top))
    path.lineTo(left, top + 5 * scale)
    path.lineTo(right, top + 5 * scale)
    path.lineTo(right, top)
    painter.setPen(line(color, 1.8 * scale))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(path)


def paint_dot(
    painter: QPainter, at: QPointF, radius: float, fill: QColor, edge: QColor, *, scale: float = 1.0
) -> None:
    """Paint the dot of one match."""
    painter.setPen(line(edge, 1.8 * scale))
    painter.setBrush(fill)
    painter.drawEllipse(at, radius, radius)


def paint_level(
    painter: QPainter,
    start: QPointF,
    length: float,
    color: QColor,
    width: float,
    *,
    dash: tuple[float, ...] = (),
) -> None:
    """Paint a level line behind a chart, or the one on which it stands."""
    painter.setPen(line(color, width, dash))
    painter.drawLine(start, start + QPointF(length, 0))


def write_level(painter: QPainter, end: QPointF, text: str, font: QFont, color: QColor) -> None:
    """Write what a level line means up to `end`, which lies beside it."""
    drop = QFontMetricsF(font).capHeight() / 2
    write(painter, end + QPointF(0, drop), text, font, color, anchor=1)


def paint_course(
    painter: QPainter, points: Sequence[QPointF], color: QColor, *, scale: float = 1.0
) -> None:
    """Paint a line through points."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    painter.setPen(line(color, 3 * scale))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(path)


def paint_zone(painter: QPainter, rect: QRectF, theme: Theme, *, scale: float = 1.0) -> None:
    """Paint the zone of nearly won matches, with its dashed upper edge."""
    painter.setPen(NO_PEN)
    painter.setBrush(faint(theme.good, 0.12))
    painter.drawRect(rect)
    painter.setPen(line(theme.good, 1.4 * scale, (5 * scale, 4 * scale)))
    painter.drawLine(rect.topLeft(), rect.topRight())


def steps(most: float, lines: int) -> list[int]:
    """Return round numbers for level lines up to a largest value, at most so many.

    >>> steps(12, 3)
    [5, 10]
    >>> steps(2, 3)
    [1, 2]
    """
    for step in (size * 10**power for power in range(9) for size in (1, 2, 5)):
        if most / step <= lines:
            return list(range(step, int(most) + 1, step))
    return []
