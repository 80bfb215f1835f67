"""Furniture of pages and table: panels, buttons, pills, fields, marks, bubbles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.paint.brushes import NO_BRUSH, grown, line, rounded, rounded_path, vertical
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_dashed
from app.style.theme import Theme, blend, faint

RAIL = "rail"
"""Dark button on the rail."""
PRIMARY = "primary"
"""The one saffron button."""
OFF = "off"
"""The main button before the rules allow it: dashed and dark."""
PANEL = "panel"
"""Button on the table or in a panel."""
BARE = "bare"
"""No ground until the mouse is over it."""


def paint_panel(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    radius: float = 16.0,
    selected: bool = False,
    scale: float = 1.0,
) -> None:
    """Paint the ground of a seat, an editor or a notice; selected, it has a saffron edge."""
    width = (2.5 if selected else 1.5) * scale
    edge = theme.lit if selected else theme.line
    inner = grown(rect, -width / 2)
    rounded(painter, inner, radius - width / 2, theme.panel, line(edge, width))
    if selected and theme.lit_outline is not None:
        rounded(painter, grown(rect, 0.5 * scale), radius, None, line(theme.lit_outline, scale))


def paint_invitation(painter: QPainter, rect: QRectF, theme: Theme, *, scale: float = 1.0) -> None:
    """Paint an empty seat: a panel with a dashed edge."""
    rounded(painter, grown(rect, -scale), 16 * scale, theme.panel)
    paint_dashed(
        painter, rect, 16 * scale, theme.text_2, width=2 * scale, dash=(6 * scale, 5 * scale)
    )


def paint_button(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    kind: str = RAIL,
    *,
    radius: float = 14.0,
    hovered: bool = False,
    pressed: bool = False,
    scale: float = 1.0,
) -> None:
    """Paint the ground of a button of a kind (RAIL, PRIMARY, OFF, PANEL, BARE)."""
    width = 1.5 * scale
    inner = grown(rect, -width / 2)
    corner = radius - width / 2
    if kind == PRIMARY:
        head, foot = theme.primary_1, theme.primary_2
        if pressed:
            # In high contrast it is plain, and has to grow darker to look otherwise.
            head = foot = blend(foot, theme.shadow, 0.25) if theme.high_contrast else foot
        elif hovered:
            head, foot = blend(head, theme.white, 0.25), blend(foot, theme.white, 0.18)
        rounded(painter, inner, corner, vertical(rect, head, foot), line(theme.primary_line, width))
        return
    if kind == BARE:
        if hovered or pressed:
            rounded(painter, rect, radius, faint(theme.text, 0.16 if pressed else 0.10))
        return
    ground = theme.panel_2 if kind == PANEL else theme.rail_button
    edge = theme.line if kind == PANEL else theme.rail_button_line
    light = theme.text if kind == PANEL else theme.white
    if pressed:
        # In high contrast the ground is black, or nearly: it can only grow lighter.
        ground = (
            blend(ground, light, 0.20) if theme.high_contrast else blend(ground, theme.shadow, 0.25)
        )
    elif hovered:
        ground = blend(ground, light, 0.10)
    if kind == OFF:
        rounded(painter, inner, corner, ground)
        paint_dashed(painter, rect, corner, edge, width=width, dash=(4 * scale, 3 * scale))
        return
    rounded(painter, inner, corner, ground, line(edge, width))


def paint_round_button(
    painter: QPainter, center: QPointF, radius: float, icon: str, theme: Theme
) -> None:
    """Paint a round saffron button with an icon on it."""
    circle = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(circle, theme.primary_1, theme.primary_2))
    painter.drawEllipse(circle)
    half = radius * 15 / 29
    paint_icon(painter, icon, grown(circle, half - radius), theme.saffron_ink, 2.6)


def button_text(theme: Theme, kind: str) -> QColor:
    """Return the colour of words and icon on a button of that kind."""
    return {
        PRIMARY: theme.saffron_ink,
        OFF: theme.rail_text_2,
        PANEL: theme.text,
        BARE: theme.text,
    }.get(kind, theme.rail_text)


def paint_pill(
    painter: QPainter,
    rect: QRectF,
    fill: QColor,
    *,
    edge: QColor | None = None,
    width: float = 1.5,
) -> None:
    """Paint a bar with round ends; the edge lies inside `rect`."""
    if edge is None:
        rounded(painter, rect, rect.height(), fill)
        return
    inner = grown(rect, -width / 2)
    rounded(painter, inner, inner.height(), fill, line(edge, width))


def paint_dots(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Paint three dots in the middle of `rect`: somebody is thinking."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    radius = 0.07 * rect.width()
    for step in (-1, 0, 1):
        at = rect.center() + QPointF(step * rect.width() * 0.22, 0)
        painter.drawEllipse(at, radius, radius)


def paint_bubble(
    painter: QPainter, rect: QRectF, tip: QPointF | None, theme: Theme, *, scale: float = 1.0
) -> None:
    """Paint the cream bubble with a reason.

    Its pointer reaches `tip`, above, below or beside `rect`.
    """
    body = rounded_path(rect, 12 * scale)
    if tip is not None:
        body = body.united(_pointer(rect, tip, 9 * scale, 12 * scale))
    painter.setPen(line(theme.card_edge, scale))
    painter.setBrush(theme.cream)
    painter.drawPath(body)


def _pointer(rect: QRectF, tip: QPointF, half: float, radius: float) -> QPainterPath:
    """Return the pointer from a bubble's side to `tip`, where the bubble's edge is straight."""
    inset = radius + half
    reach = rect.adjusted(inset, inset, -inset, -inset)
    if rect.top() <= tip.y() <= rect.bottom():
        y = min(max(tip.y(), reach.top()), max(reach.top(), reach.bottom()))
        base = rect.right() - 1 if tip.x() > rect.right() else rect.left() + 1
        ends = QPointF(base, y - half), QPointF(base, y + half)
    else:
        x = min(max(tip.x(), reach.left()), reach.right())
        base = rect.bottom() - 1 if tip.y() > rect.bottom() else rect.top() + 1
        ends = QPointF(x - half, base), QPointF(x + half, base)
    pointer = QPainterPath(ends[0])
    pointer.lineTo(tip)
    pointer.lineTo(ends[1])
    pointer.closeSubpath()
    return pointer


def paint_status_mark(
    painter: QPainter, rect: QRectF, done: bool, theme: Theme, *, scale: float = 1.0
) -> None:
    """Paint one card that the turn asks for (26 x 36 on the rail): with a tick, or dashed."""
    inner = grown(rect, -1.5 * scale)
    if not done:
        paint_dashed(
            painter,
            inner,
            4 * scale,
            theme.rail_text_2,
            width=2 * scale,
            dash=(4 * scale, 3 * scale),
        )
        return
    rounded(painter, inner, 4 * scale, theme.saffron)
    _paint_tick(painter, rect, theme.saffron_ink, 3 * scale)


def _paint_tick(painter: QPainter, rect: QRectF, color: QColor, width: float) -> None:
    center = rect.center()
    step = rect.width() / 26
    path = QPainterPath(QPointF(center.x() - 6 * step, center.y()))
    path.lineTo(center.x() - 2 * step, center.y() + 5 * step)
    path.lineTo(center.x() + 6 * step, center.y() - 5 * step)
    painter.setPen(line(color, width))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(path)


def paint_switch(
    painter: QPainter, rect: QRectF, position: float, theme: Theme, *, scale: float = 1.0
) -> None:
    """Paint a switch (52 x 30), its knob at `position` from 0 (off) to 1 (on, with a tick)."""
    inner = grown(rect, -2 * scale)
    on = position >= 0.5
    rounded(
        painter,
        inner,
        inner.height(),
        theme.saffron if on else theme.well,
        line(theme.saffron if on else theme.text_2, 2 * scale),
    )
    if on and theme.lit_outline is not None:
        rounded(
            painter,
            grown(rect, -0.5 * scale),
            rect.height(),
            None,
            line(theme.lit_outline, scale),
        )
    radius = rect.height() / 3
    first = rect.left() + rect.height() / 2
    last = rect.right() - rect.height() / 2
    knob = QPointF(first + (last - first) * position, rect.center().y())
    painter.setPen(line(theme.saffron_ink, 0.01))
    painter.setBrush(theme.saffron_ink if on else theme.text_2)
    painter.drawEllipse(knob, radius, radius)
    if on:
        box = QRectF(knob.x() - radius, knob.y() - radius, 2 * radius, 2 * radius)
        _paint_tick(painter, grown(box, -radius * 0.12), theme.saffron, 2.2 * scale)


def paint_slider(
    painter: QPainter,
    way: QRectF,
    knob: QPointF,
    radius: float,
    theme: Theme,
    *,
    scale: float = 1.0,
) -> None:
    """Paint a line, saffron up to where the knob is, and the knob on it."""
    width = 1.5 * scale
    gone = QRectF(way.left(), way.top(), knob.x() - way.left(), way.height())
    rounded(painter, way, way.height() / 2, theme.well, line(theme.text_2, width))
    rounded(painter, gone, way.height() / 2, theme.saffron, line(theme.primary_line, width))
    painter.setPen(line(theme.primary_line, 2 * scale))
    painter.setBrush(theme.saffron)
    painter.drawEllipse(knob, radius - scale, radius - scale)


def paint_field(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    focused: bool = False,
    radius: float = 12.0,
    scale: float = 1.0,
) -> None:
    """Paint the ground of a field to type in."""
    width = (3.5 if focused else 1.5) * scale
    edge = theme.focus if focused else theme.text_2
    rounded(painter, grown(rect, -width / 2), radius - width / 2, theme.well, line(edge, width))


def paint_key(painter: QPainter, rect: QRectF, color: QColor, *, scale: float = 1.0) -> None:
    """Paint the cap of a key, for the name of a shortcut on a button."""
    rounded(painter, grown(rect, -0.75 * scale), 7 * scale, None, line(color, 1.5 * scale))


def paint_measure(
    painter: QPainter,
    rect: QRectF,
    share: float,
    theme: Theme,
    *,
    mark: float | None = None,
    scale: float = 1.0,
) -> None:
    """Paint a long bar filled to `share` (0 to 1), with a line across it at `mark`."""
    radius = rect.height() / 2
    rounded(painter, rect, radius, theme.well, line(theme.well_line, 1.5 * scale))
    if share > 0:
        painter.save()
        painter.setClipPath(rounded_path(rect, radius))
        filled = QRectF(rect)
        filled.setWidth(rect.width() * min(1.0, share))
        rounded(painter, filled, radius, theme.saffron)
        painter.restore()
        if theme.lit_outline is not None:
            rounded(painter, filled, radius, None, line(theme.lit_outline, 1.5 * scale))
    if mark is not None:
        x = rect.left() + rect.width() * mark
        painter.setPen(line(theme.text, 2.5 * scale))
        painter.drawLine(QPointF(x, rect.top() - 7 * scale), QPointF(x, rect.bottom() + 7 * scale))


def paint_cap(painter: QPainter, rect: QRectF, fill: QColor, edge: QColor, *, scale: float) -> None:
    """Paint the cap of a key seen from the front: a light face on a dark foot."""
    foot = 2.0 * scale
    rounded(painter, rect.adjusted(0, foot, 0, foot), 7 * scale, edge)
    rounded(painter, grown(rect, -0.75 * scale), 6.5 * scale, fill, line(edge, 1.5 * scale))
