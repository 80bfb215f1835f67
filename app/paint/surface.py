"""The table top under everything, and the wooden rail at its near edge."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from app.paint.album import album
from app.paint.brushes import NO_BRUSH, line, rounded, vertical
from app.paint.dither import smooth_pixmap
from app.style.theme import Theme, faint
from app.style.typography import Metrics

RAIL = 92
"""Height of the rail at 1280 x 800."""


def rail_height(metrics: Metrics) -> float:
    """Return the height of the rail from the top of its curve to the window's bottom."""
    return metrics.px(RAIL)


def paint_table_top(
    painter: QPainter, size: QSizeF | QSize, theme: Theme, inlay: bool = True, rail: bool = True
) -> None:
    """Paint the lit table over a whole window; `rail` leaves the inlay room for the rail."""
    width, height = size.width(), size.height()
    painter.save()
    whole = QRectF(0, 0, width, height)
    ground = QRadialGradient(QPointF(width * 0.5, height * 0.375), width * 0.64)
    ground.setColorAt(0, theme.table_1)
    ground.setColorAt(0.45, theme.table_2)
    ground.setColorAt(1, theme.table_3)
    painter.fillRect(whole, ground)
    middle, reach = QPointF(width * 0.5, height * 0.3), width * 0.4
    lamp = QRadialGradient(middle, reach)
    lamp.setColorAt(0, faint(theme.lamp, theme.lamp_alpha))
    lamp.setColorAt(1, faint(theme.lamp, 0))
    lit = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    painter.fillRect(whole & lit, lamp)
    if inlay:
        _paint_inlay(painter, width, height, theme, rail)
    painter.restore()


def _paint_inlay(painter: QPainter, width: float, height: float, theme: Theme, rail: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    f = Metrics(width, height).f
    foot = height - (RAIL * f if rail else 0) - 14 * f
    outer = QRectF(20 * f, 62 * f, width - 40 * f, foot - 62 * f)
    for gap, radius, share in ((0.0, 34.0, 1.0), (7.0, 28.0, 0.7)):
        rect = outer.adjusted(gap * f, gap * f, -gap * f, -gap * f)
        pen = line(faint(theme.inlay, theme.inlay_alpha * share), max(1.0, f))
        rounded(painter, rect, radius * f, None, pen)


def paint_rail(painter: QPainter, size: QSizeF | QSize, theme: Theme) -> None:
    """Paint the rail along the bottom of a window of that size, with its shadow on the table."""
    width, height = float(size.width()), float(size.height())
    f = Metrics(width, height).f
    top = height - RAIL * f
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = rail_path(width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(theme.shadow, 0.13))
    for step in range(4):
        painter.drawPath(body.translated(0, (-2 - step * 2.5) * f))
    wood = QRectF(0, top, width, height - top)
    stops = (0.0, 0.3, 1.0)
    painter.setBrush(vertical(wood, theme.rail_1, theme.rail_2, theme.rail_3, stops=stops))
    painter.drawPath(body)
    painter.setBrush(NO_BRUSH)
    for y, opacity in ((22, 0.10), (37, 0.07), (55, 0.09), (73, 0.06)):
        grain = QPainterPath(QPointF(0, top + (y + 6) * f))
        grain.quadTo(
            QPointF(width * 0.328, top + (y - 12) * f), QPointF(width * 0.547, top + (y - 4) * f)
        )
        grain.quadTo(QPointF(width * 0.766, top + (y + 4) * f), QPointF(width, top + (y + 2) * f))
        _paint_hair(painter, grain, faint(QColor("black"), opacity), 1.6 * f)
    edge = QPainterPath(QPointF(0, top + 11 * f))
    edge.quadTo(QPointF(width / 2, top - 9 * f), QPointF(width, top + 11 * f))
    painter.setPen(line(faint(theme.rail_edge, 0.9), 2 * f))
    painter.drawPath(edge)
    painter.restore()


def _paint_hair(painter: QPainter, path: QPainterPath, color: QColor, width: float) -> None:
    """Paint a faint line, nearly level, made of lines one device pixel thick.

    Qt paints those many times faster than one that is wider.
    """
    pixels = width * painter.deviceTransform().m22()
    lines = max(1, round(pixels))
    pen = QPen(faint(color, color.alphaF() * pixels / lines), 1)
    pen.setCosmetic(True)
    painter.setPen(pen)
    for index in range(lines):
        painter.drawPath(path.translated(0, ((index + 0.5) / lines - 0.5) * width))


def rail_path(width: float, height: float) -> QPainterPath:
    """Return the outline of the rail: its upper edge is a curve that rises in the middle."""
    f = Metrics(width, height).f
    top = height - RAIL * f
    path = QPainterPath(QPointF(0, top + 10 * f))
    path.quadTo(QPointF(width / 2, top - 10 * f), QPointF(width, top + 10 * f))
    path.lineTo(width, height)
    path.lineTo(0, height)
    path.closeSubpath()
    return path


RAIL_SHADOW = 12
"""How far the rail's shadow reaches above it at 1280 x 800."""

_Key = tuple[tuple[object, ...], tuple[object, ...]]

_kept: dict[_Key, QPixmap] = {}
"""Parts of the ground of one window and theme: part, then window size, ratio and theme."""


class Cover(NamedTuple):
    """A cover that lies flat on the whole table top; its halves are mirror images."""

    key: Hashable
    """The same for covers that look alike."""
    paint: Callable[[QPainter], None]


def surface_pixmap(
    size: QSize, dpr: float, theme: Theme, *, inlay: bool = True, rail: bool = True,
    cover: Cover | None = None,
) -> QPixmap:  # fmt: skip
    """Return the table top of a window (logical size), rendered once; draw it at (0, 0)."""

    def paint(painter: QPainter) -> None:
        paint_table_top(painter, size, theme, inlay, rail)
        if cover is not None:
            cover.paint(painter)

    def render() -> QPixmap:
        return smooth_pixmap(QSizeF(size), dpr, paint, symmetric=True)

    kind = ("table", inlay, rail, cover and cover.key)
    window = (size.width(), size.height(), dpr, theme.name)
    return _cached(kind, window, render, in_album=cover is None)


def rail_pixmap(size: QSize, dpr: float, theme: Theme) -> QPixmap:
    """Return the rail of a window, clear above it; draw it at (0, `rail_pixmap_top`)."""

    def render() -> QPixmap:
        top = rail_pixmap_top(size, dpr)
        pixmap = _blank(QSizeF(size.width(), size.height() - top), dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(0, -top)
        paint_rail(painter, size, theme)
        painter.end()
        return pixmap

    return _cached(("rail",), (size.width(), size.height(), dpr, theme.name), render)


def rail_pixmap_top(size: QSize, dpr: float) -> float:
    """Return where in the window the rail's pixmap begins, on a whole device pixel."""
    metrics = Metrics(size.width(), size.height())
    top = size.height() - metrics.px(RAIL + RAIL_SHADOW)
    return math.floor(top * dpr) / dpr


def _blank(size: QSizeF, dpr: float) -> QPixmap:
    pixmap = QPixmap(math.ceil(size.width() * dpr), math.ceil(size.height() * dpr))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _cached(
    kind: tuple[object, ...],
    window: tuple[object, ...],
    render: Callable[[], QPixmap],
    *,
    in_album: bool = True,
) -> QPixmap:
    """Return a part of the window's ground; parts for another window or theme are dropped."""
    key = (kind, window)
    if key not in _kept:
        if any(other != window for _, other in _kept):
            _kept.clear()
        _kept[key] = album.picture(key, render) if in_album else render()
    return _kept[key]
