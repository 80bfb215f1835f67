"""How the plate of another player is painted, with the small sheet on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from app.games.qwixx_cards.layout.rivals import parts_of
from app.games.qwixx_cards.looks import RivalLook
from app.games.qwixx_cards.sheet_painting import paint_row
from app.games.qwixx_cards.strokes import paint_cross, square
from app.paint.brushes import grown, line, rounded, write
from app.paint.controls import paint_plate
from app.paint.icons import paint_icon
from app.paint.names import name_lines, write_lines
from app.paint.shapes import paint_player
from app.table.layout import Rect
from app.table.painters import Brush, baseline, elided, fitted, paints
from engine.games.qwixx_cards.printed import PENALTIES_TO_END


def _qrect(rect: Rect) -> QRectF:
    return QRectF(*rect)


@paints(RivalLook, margin=4.0)
def _rival(painter: QPainter, look: RivalLook, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    k = look.k
    plate = Rect(rect.left(), rect.top(), rect.width(), rect.height())
    parts = parts_of(plate, k, narrow=look.narrow)
    paint_plate(painter, rect, theme, radius=16 * k, selected=look.current, scale=metrics.f)
    paint_player(painter, _qrect(parts.shape), look.colour, look.initial, theme)
    _paint_name(painter, look, _qrect(parts.name), brush)
    sheet = parts.sheet
    pitch = sheet.height / len(look.rows)
    for row in look.rows:
        band = QRectF(sheet.x, sheet.y + row.row * pitch, sheet.width, pitch)
        paint_row(painter, row, band, theme)
    small = metrics.sized(13, 450)
    high = QFontMetricsF(small).capHeight()
    if look.line and parts.line.height >= high + 2:
        room = _qrect(parts.line)
        words = fitted(look.line, small, room.width())
        tone = theme.text if look.current else theme.text_2
        at = QPointF(room.left(), baseline(room, words))
        write(painter, at, elided(look.line, words, room.width()), words, tone)
    _paint_points(painter, look, _qrect(parts.foot), _qrect(parts.boxes), brush)


def _paint_name(painter: QPainter, look: RivalLook, room: QRectF, brush: Brush) -> None:
    """The name, a chip if a computer plays, a tick once decided."""
    theme, metrics = brush
    icons = [("cpu", theme.text_2)] if look.computer else []
    if look.decided:
        icons.append(("check", theme.good))
    side = metrics.px(16)
    gap = metrics.px(5)
    free = room.width() - len(icons) * (side + gap)
    written, lines = name_lines(look.name, metrics, free, 16, 700, cut=True)
    write_lines(painter, QPointF(room.left(), room.center().y()), lines, written, theme.text)
    x = room.left() + max(map(QFontMetricsF(written).horizontalAdvance, lines)) + gap
    for icon, color in icons:
        box = QRectF(x, room.center().y() - side / 2, side, side)
        paint_icon(painter, icon, box, color, 2.4 if icon == "check" else 1.8)
        x += side + gap


def _paint_points(
    painter: QPainter, look: RivalLook, foot: QRectF, boxes: QRectF, brush: Brush
) -> None:
    """Points, and penalties in words or, where those have no room, as boxes."""
    theme, metrics = brush
    strong, small = metrics.sized(13, 700), metrics.sized(13, 450)
    gap = metrics.px(12)
    width = QFontMetricsF(strong).horizontalAdvance(look.points)
    words = QFontMetricsF(small).horizontalAdvance(look.penalties_words)
    if not look.narrow and width + gap + words <= foot.width():
        y = baseline(foot, strong)
        write(painter, QPointF(foot.left(), y), look.points, strong, theme.text)
        at = QPointF(foot.left() + width + gap, y)
        write(painter, at, look.penalties_words, small, theme.text_2)
        return
    k = look.k
    side, pen = max(9.0, 12 * k), max(1.2, 2.2 * k)
    row = (PENALTIES_TO_END - 1) * (side + 3 * k) + side
    room = foot.width() if look.narrow else foot.width() - row - gap
    points = look.points
    written = fitted(points, strong, room)
    if QFontMetricsF(written).horizontalAdvance(points) > room:
        points = points.split()[0]
    write(painter, QPointF(foot.left(), baseline(foot, written)), points, written, theme.text)
    left = boxes.left() if look.narrow else foot.right() - row
    middle = boxes.center().y() if look.narrow else foot.center().y()
    for index in range(PENALTIES_TO_END):
        box = QRectF(left + index * (side + 3 * k), middle - side / 2, side, side)
        rounded(painter, grown(box, -0.5), 2.5 * k, None, line(theme.text_2, 1.2))
        if index < look.penalties:
            paint_cross(painter, square(box, side * 0.52), 101 + index, theme.text, pen)
