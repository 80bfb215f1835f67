"""The mark before a lesson: done, half way, the next one, or still to be taken."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from app.pages.learn.overview import LessonEntry
from app.paint.brushes import NO_BRUSH, NO_PEN, grown, line
from app.paint.icons import paint_icon
from app.style.theme import Theme


def paint_mark(
    painter: QPainter, rect: QRectF, entry: LessonEntry, theme: Theme, *, drawn: float = 1.0
) -> None:
    """Paint the mark of a lesson into a square; of a tick so much has been drawn."""
    unit = rect.width() / 24
    ring = grown(rect, -1.5 * unit)
    inside = grown(rect, -5 * unit)
    match entry.standing:
        case "done":
            painter.setPen(NO_PEN)
            painter.setBrush(theme.good_fill)
            painter.drawEllipse(grown(rect, -unit))
            painter.setBrush(NO_BRUSH)
            painter.setPen(line(theme.white, 2.4 * unit))
            painter.drawPolyline(_tick(rect.topLeft(), unit, drawn))
        case "next":
            painter.setPen(line(theme.next_edge, 1.2 * unit))
            painter.setBrush(theme.saffron)
            painter.drawEllipse(ring)
            paint_icon(painter, "play", grown(inside, -unit), theme.saffron_ink, 3.0)
        case "begun":
            painter.setBrush(NO_BRUSH)
            painter.setPen(line(theme.cream_line, 2.4 * unit))
            painter.drawEllipse(ring)
            painter.setPen(line(theme.good_fill, 2.4 * unit))
            painter.drawArc(ring, 90 * 16, -round(entry.share * 360 * 16))
        case "open":
            painter.setBrush(NO_BRUSH)
            painter.setPen(line(theme.cream_text_3, 1.6 * unit, (3.6 * unit, 3.2 * unit)))
            painter.drawEllipse(ring)


_TICK = (QPointF(7.6, 12.4), QPointF(10.8, 15.6), QPointF(16.6, 9.0))
_SHORT = 0.35
"""How much of the tick its first stroke is."""


def _tick(corner: QPointF, unit: float, drawn: float) -> QPolygonF:
    """Return so much of a tick as has been drawn."""
    start, low, end = _TICK
    points = [start, start + (low - start) * min(1.0, drawn / _SHORT)]
    if drawn > _SHORT:
        points.append(low + (end - low) * ((drawn - _SHORT) / (1 - _SHORT)))
    return QPolygonF([corner + point * unit for point in points])
