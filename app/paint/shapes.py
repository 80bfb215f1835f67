"""The players' shapes: colour and shape belong together and never change places."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.paint.brushes import grown, line, rounded, write
from app.paint.icons import paint_icon
from app.style.theme import Theme
from app.style.typography import font

PLAYER_SHAPES = ("circle", "diamond", "triangle", "square", "hexagon", "shield")
"""Shape by the player's colour index; the colours are `Theme.player(index)`."""


def shape_path(kind: str, center: QPointF, radius: float) -> QPainterPath:
    """Return the outline of a shape; all kinds look equally large at one radius.

    Raises KeyError.
    """
    path = QPainterPath()
    if kind == "circle":
        path.addEllipse(center, radius, radius)
        return path
    if kind == "square":
        half = radius * 0.9
        path.addRoundedRect(
            QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half),
            radius * 0.22,
            radius * 0.22,
        )
        return path
    if kind == "shield":
        path.moveTo(center.x(), center.y() - radius * 1.06)
        path.lineTo(center.x() + radius * 0.92, center.y() - radius * 0.78)
        path.cubicTo(
            center.x() + radius * 0.98, center.y() + radius * 0.25,
            center.x() + radius * 0.55, center.y() + radius * 0.8,
            center.x(), center.y() + radius * 1.1,
        )  # fmt: skip
        path.cubicTo(
            center.x() - radius * 0.55, center.y() + radius * 0.8,
            center.x() - radius * 0.98, center.y() + radius * 0.25,
            center.x() - radius * 0.92, center.y() - radius * 0.78,
        )  # fmt: skip
        path.closeSubpath()
        return path
    corners = _CORNERS[kind]
    path.moveTo(center.x() + corners[0][0] * radius, center.y() + corners[0][1] * radius)
    for x, y in corners[1:]:
        path.lineTo(center.x() + x * radius, center.y() + y * radius)
    path.closeSubpath()
    return path


_CORNERS = {
    "diamond": ((0, -1.22), (1.22, 0), (0, 1.22), (-1.22, 0)),
    "triangle": ((0, -1.25), (1.225, 0.9), (-1.225, 0.9)),
    "hexagon": ((-1, 0), (-0.5, -0.9), (0.5, -0.9), (1, 0), (0.5, 0.9), (-0.5, 0.9)),
}


def paint_shape(
    painter: QPainter,
    kind: str,
    center: QPointF,
    radius: float,
    fill: QColor,
    *,
    outline: QColor | None = None,
    width: float = 1.5,
) -> None:
    """Paint a bare shape, with an outline when a colour for it is given."""
    painter.save()
    painter.setBrush(fill)
    painter.setPen(line(outline if outline is not None else fill, width if outline else 0.01))
    painter.drawPath(shape_path(kind, center, radius))
    painter.restore()


def paint_player(
    painter: QPainter,
    rect: QRectF,
    index: int,
    initial: str,
    theme: Theme,
    *,
    outline: QColor | None = None,
    opacity: float = 1.0,
) -> None:
    """Paint a player's shape with the initial, inside `rect` (a square, 26 to 130 pixels).

    `opacity` is that of the shape; the initial is read all the same.
    """
    kind = PLAYER_SHAPES[index]
    unit = min(rect.width(), rect.height()) / 40
    center = rect.center()
    low = kind == "triangle"
    radius = (15.5 if low or kind == "diamond" else 17.5) * unit
    middle = QPointF(center.x(), center.y() + (unit if low else 0))
    painter.save()
    painter.setOpacity(opacity * painter.opacity())
    paint_shape(
        painter,
        kind,
        middle,
        radius,
        theme.player(index),
        outline=theme.player_initial if outline is None else outline,
        width=(1.5 if outline is None else 0.9) * unit,
    )
    painter.restore()
    painter.save()
    baseline = QPointF(center.x(), center.y() + (7.5 if low else 6) * unit)
    write(painter, baseline, initial, font(16 * unit, 800), theme.player_initial, anchor=0.5)
    painter.restore()


CHIP: Final = 0.46
"""Side of a sign on a player's shape, in sides of it."""


def paint_chip(
    painter: QPainter, shape: QRectF, icon: str, theme: Theme, *, tone: QColor | None = None,
    above: bool = False,
) -> None:  # fmt: skip
    """Paint a sign on a player's shape, at its lower right or, `above`, at its upper right."""
    side = shape.width() * CHIP
    top = shape.top() - side * 0.1 if above else shape.bottom() - side * 0.9
    disc = QRectF(shape.right() - side * 0.8, top, side, side)
    rounded(painter, disc, side / 2, theme.panel, line(theme.line, side * 0.07))
    inner = grown(disc, -side * 0.16)
    paint_icon(painter, icon, inner, theme.text if tone is None else tone, 2.2)
