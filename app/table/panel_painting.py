"""How the panel of another player is painted: shape, name, line and count."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from app.paint.brushes import elided, write
from app.paint.controls import paint_panel
from app.paint.icons import paint_icon
from app.paint.names import PITCH, names_on_panel
from app.paint.shapes import paint_chip, paint_player
from app.style.typography import as_much_as_fits
from app.table.painters import Brush, baseline, fitted, paints
from app.table.visuals import PanelVisual


@paints(PanelVisual)
def _panel(painter: QPainter, visual: PanelVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    paint_panel(
        painter, rect, theme, radius=metrics.px(16), selected=visual.current, scale=metrics.f
    )
    if visual.head:
        rect = QRectF(rect.left(), rect.top(), rect.width(), visual.head)
    middle = rect.center().y()
    pad = visual.text_x - metrics.px(11) - visual.shape
    shape = QRectF(rect.left() + pad, middle - visual.shape / 2, visual.shape, visual.shape)
    paint_player(painter, shape, visual.colour, visual.initial, theme)
    if visual.chip_on_shape:
        paint_chip(painter, shape, "cpu", theme)
    beside = visual.computer and not visual.chip_on_shape
    name_font, count_font = metrics.font("seat_name"), metrics.font("count")
    if visual.name_size:
        name_font.setPixelSize(visual.name_size)
    if visual.count_size:
        count_font.setPixelSize(visual.count_size)
    x = rect.left() + visual.text_x
    room = visual.text_room
    usual = metrics.sized(15, 620) if visual.open_hand else metrics.sized(13, 450)
    said = as_much_as_fits(visual.line, lambda text: _has_room(text, usual, room))
    line_font = fitted(said, usual, room)
    icon = metrics.px(17) if beside else 0.0
    gap = metrics.px(7) if beside else 0.0
    high = rect.height() if visual.name_rows > 1 else 0.0
    names = names_on_panel(visual.name, name_font, room - icon - gap, high)
    more = (len(names) - 1) * name_font.pixelSize() * PITCH
    name_y = baseline(rect, name_font) - more / 2
    if said:
        name_high = QFontMetricsF(name_font).capHeight() + more
        line_high = QFontMetricsF(line_font).capHeight()
        between = min(metrics.px(11), (rect.height() - name_high - line_high) / 3)
        top = middle - (name_high + between + line_high) / 2
        name_y = top + name_high - more
        tone = theme.text if visual.current or visual.open_hand else theme.text_2
        write(
            painter,
            QPointF(x, name_y + more + between + line_high),
            elided(said, line_font, room),
            line_font,
            tone,
        )
    for name in names:
        write(painter, QPointF(x, name_y), name, name_font, theme.text)
        name_y += name_font.pixelSize() * PITCH
    if beside:
        left = x + max(map(QFontMetricsF(name_font).horizontalAdvance, names)) + gap
        middle_y = name_y - name_font.pixelSize() * PITCH - more / 2
        top = middle_y - QFontMetricsF(name_font).capHeight() / 2 - icon / 2
        paint_icon(painter, "cpu", QRectF(left, top, icon, icon), theme.text_2, 1.8)
    at = QPointF(rect.left() + visual.count_x, baseline(rect, count_font))
    write(painter, at, visual.count, count_font, theme.text, anchor=1.0)
    if visual.mark:
        side = visual.mark_side
        left = rect.right() - metrics.px(16) - side
        mark = QRectF(left, middle - side / 2, side, side)
        paint_icon(painter, visual.mark, mark, theme.text_2, 1.9)


def _has_room(line: str, usual: QFont, room: float) -> bool:
    """Tell whether a line has room, in small letters if need be."""
    return QFontMetricsF(fitted(line, usual, room)).horizontalAdvance(line) <= room
