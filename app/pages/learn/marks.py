"""The mark before a lesson: done, half way, the next one, or still to be taken."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.pages.learn.overview import LessonEntry
from app.paint.brushes import NO_BRUSH, NO_PEN, grown, line
from app.paint.icons import paint_icon
from app.style.theme import Theme


def paint_mark(painter: QPainter, rect: QRectF, entry: LessonEntry, theme: Theme) -> None:
    """Paint the mark of a lesson into a square."""
    unit = rect.width() / 24
    ring = grown(rect, -1.5 * unit)
    inside = grown(rect, -5 * unit)
    match entry.standing:
        case "done":
            painter.setPen(NO_PEN)
            painter.setBrush(theme.good_fill)
            painter.drawEllipse(grown(rect, -unit))
            paint_icon(painter, "check", inside, theme.white, 3.4)
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
