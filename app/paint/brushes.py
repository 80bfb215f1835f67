"""Small helpers that every painter module uses."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QTransform,
)

from app.style.typography import font

NO_PEN = QPen(Qt.PenStyle.NoPen)
NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)


def vertical(rect: QRectF, *colors: QColor, stops: tuple[float, ...] | None = None) -> QBrush:
    """Make a linear gradient from the top of a rectangle to the bottom, stops even or given."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for index, color in enumerate(colors):
        gradient.setColorAt(stops[index] if stops else index / (len(colors) - 1), color)
    return QBrush(gradient)


def line(color: QColor, width: float, dash: tuple[float, ...] = ()) -> QPen:
    """Make a pen with round caps and joins; `dash` in logical pixels (its caps are flat)."""
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dash:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([part / width for part in dash])
    else:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | QBrush | None = None,
    pen: QPen | None = None,
) -> None:
    """Paint a rounded rectangle, filled, outlined or both.

    The radius never exceeds half a side.
    """
    painter.setPen(pen if pen is not None else NO_PEN)
    painter.setBrush(fill if fill is not None else NO_BRUSH)
    fits = max(0.0, min(radius, rect.width() / 2, rect.height() / 2))
    painter.drawRoundedRect(rect, fits, fits)


def rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    """Return the outline of a rounded rectangle."""
    path = QPainterPath()
    fits = max(0.0, min(radius, rect.width() / 2, rect.height() / 2))
    path.addRoundedRect(rect, fits, fits)
    return path


def grown(rect: QRectF, by: float) -> QRectF:
    """Return a rectangle larger by that much on every side (smaller when negative)."""
    return rect.adjusted(-by, -by, by, by)


def write(
    painter: QPainter, at: QPointF, text: str, font: QFont, color: QColor, *, anchor: float = 0.0
) -> None:
    """Write a line of text, its baseline at `at`; anchor 0 starts there, 0.5 centres, 1 ends."""
    x = at.x()
    if anchor:
        x -= QFontMetricsF(font).horizontalAdvance(text) * anchor
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(QPointF(x, at.y()), text)


def numeral_width(text: str, pixels: float) -> float:
    """Return how wide `write_numeral` writes."""
    return _numeral(text)[1] * pixels / _DRAWN


def write_numeral(
    painter: QPainter,
    at: QPointF,
    text: str,
    pixels: float,
    color: QColor,
    *,
    anchor: float = 0.5,
    halo: QPen | None = None,
) -> None:
    """Write large bold figures as one clean outline, on a whole device pixel; see `write`.

    The strokes of a variable font overlap, and where they do, Qt paints their edges twice. A `halo`
    (of a pen with round joins) keeps the figures apart from what they are written on.
    """
    outline, width = _numeral(text)
    scale = pixels / _DRAWN
    x, y = at.x() - width * scale * anchor, at.y()
    to_device = painter.deviceTransform()
    if to_device.m12() == 0 and to_device.m21() == 0:
        there = to_device.map(at).y()
        y += (round(there) - there) / to_device.m22()
    if halo is not None:
        painter.fillPath(_halo(text, pixels, halo.widthF()).translated(x, y), halo.brush())
    painter.fillPath(QTransform(scale, 0, 0, scale, x, y).map(outline), color)


_DRAWN = 200
"""Height in pixels of the font that outlines are taken from, whatever the size they get."""


@lru_cache(maxsize=256)
def _numeral(text: str) -> tuple[QPainterPath, float]:
    """Return the outline from (0, 0) on the baseline, and the width."""
    drawn = font(_DRAWN, 700, tabular=True)
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    outline.addText(QPointF(0, 0), drawn, text)
    return outline.simplified(), QFontMetricsF(drawn).horizontalAdvance(text)


@lru_cache(maxsize=64)
def _halo(text: str, pixels: float, width: float) -> QPainterPath:
    """Return what a pen so wide covers along the outline: it takes long, so it is kept."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    scale = pixels / _DRAWN
    return stroker.createStroke(QTransform.fromScale(scale, scale).map(_numeral(text)[0]))


def elided(text: str, font: QFont, room: float) -> str:
    """Return the text, cut with an ellipsis where it is wider than `room`."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, math.ceil(room))
