"""How the plate of another player is painted, with the small sheet on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from app.games.qwixx_cards.faces import SHAPES
from app.games.qwixx_cards.looks import RivalLook
from app.games.qwixx_cards.rivals import parts_of
from app.games.qwixx_cards.strokes import row_colors
from app.paint.brushes import NO_BRUSH, grown, line, rounded, write
from app.paint.controls import paint_plate
from app.paint.icons import paint_icon
from app.paint.names import name_lines, write_lines
from app.paint.shapes import paint_player, paint_shape
from app.style.theme import Theme, faint
from app.table.layout import Rect
from app.table.painters import Brush, baseline, elided, fitted, paints
from engine.games.qwixx_cards.printed import COLOURS, NUMBERS, PENALTIES_TO_END, ROWS


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
    _paint_small_sheet(painter, look, _qrect(parts.sheet), theme)
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


def _paint_small_sheet(painter: QPainter, look: RivalLook, room: QRectF, theme: Theme) -> None:
    k = look.k
    pitch = room.height() / len(ROWS)
    wide = 13.5 * k
    side = 12 * k
    # On a light plate, cream would be lost.
    paper, pen = (theme.ink, theme.cream) if theme.light else (theme.cream, theme.ink)
    for row, crossed in enumerate(look.rows):
        ground, _, _ = row_colors(row, theme)
        top = room.top() + row * pitch
        middle = top + pitch / 2
        shape = QPointF(room.left() + 6 * k, middle)
        paint_shape(
            painter, SHAPES[COLOURS[row]], shape, 4.6 * k, ground,
            outline=theme.cream, width=0.7 * k,
        )  # fmt: skip
        last = max(crossed, default=-1)
        for place in range(len(NUMBERS)):
            box = QRectF(room.left() + 16 * k + place * wide, middle - side / 2, side, side)
            if place in crossed:
                rounded(painter, grown(box, -0.4), 2.5 * k, paper)
                _paint_small_cross(painter, box, k, pen)
            else:
                rounded(painter, box, 2.5 * k, faint(ground, 0.35 if place < last else 1.0))
        lock = QPointF(room.left() + 16 * k + len(NUMBERS) * wide + 7 * k, middle)
        closed = last == len(NUMBERS) - 1
        painter.setPen(line(ground, 2 * k))
        painter.setBrush(paper if closed else NO_BRUSH)
        painter.drawEllipse(lock, 5 * k, 5 * k)
        if closed:
            box = QRectF(lock.x() - side / 2, lock.y() - side / 2, side, side)
            _paint_small_cross(painter, box, k, pen)


def _paint_small_cross(painter: QPainter, box: QRectF, k: float, color: QColor) -> None:
    painter.setPen(line(color, max(1.2, 2.2 * k)))
    inner = grown(box, -box.width() * 0.26)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


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
    side = max(9.0, 12 * k)
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
            _paint_small_cross(painter, box, k, theme.text)
