"""Looks as pixmaps: each is rendered once for a size, a theme and a pixel ratio, and kept."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Hashable
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.style.theme import load_theme
from app.style.typography import Metrics
from app.table.painters import Brush, margin_of, paint_visual


class VisualPixmap(NamedTuple):
    """A rendered visual; its rectangle begins `margin` logical pixels inside the pixmap."""

    pixmap: QPixmap
    margin: float


class VisualCache:
    """Rendered visuals; the least recently used go first beyond `limit` bytes."""

    def __init__(self, limit: int = 24 << 20) -> None:
        self.limit = limit
        self._kept: OrderedDict[tuple[object, ...], VisualPixmap] = OrderedDict()
        self._bytes = 0

    def get(
        self, visual: Hashable, width: float, height: float, dpr: float, brush: Brush
    ) -> VisualPixmap:
        """Return the look at that size, rendered if it is not kept."""
        metrics = brush.metrics
        key = (
            visual, round(width * dpr), round(height * dpr), dpr, brush.theme.name, metrics.f,
            metrics.text_scale,
        )  # fmt: skip
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._render(visual, width, height, dpr, brush)
        self._kept[key] = made
        self._bytes += made.pixmap.width() * made.pixmap.height() * 4
        while self._bytes > self.limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= dropped.pixmap.width() * dropped.pixmap.height() * 4
        return made

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0

    def _render(
        self, visual: Hashable, width: float, height: float, dpr: float, brush: Brush
    ) -> VisualPixmap:
        margin = math.ceil(brush.metrics.px(margin_of(visual)) * dpr) / dpr
        size = QSizeF((width + 2 * margin) * dpr, (height + 2 * margin) * dpr)
        pixmap = transparent(QSize(math.ceil(size.width()), math.ceil(size.height())), dpr)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_visual(painter, visual, QRectF(margin, margin, width, height), brush)
        painter.end()
        return VisualPixmap(pixmap, margin)


@cache
def shared_visuals() -> VisualCache:
    """Return the visuals of all tables: one that opens shows many that are rendered already."""
    return VisualCache()


def paint_part(painter: QPainter, visual: Hashable, rect: QRectF, brush: Brush) -> None:
    """Paint a visual that many others have at the same place: it is rendered once for all."""
    at = rect.x(), rect.y(), rect.width(), rect.height()
    dpr = painter.device().devicePixelRatioF()
    corner, pixmap = _part(visual, at, dpr, brush.theme.name, brush.metrics)
    painter.drawPixmap(corner, pixmap)


@lru_cache(maxsize=256)
def _part(
    visual: Hashable,
    rect: tuple[float, float, float, float],
    dpr: float,
    theme_name: str,
    metrics: Metrics,
) -> tuple[QPointF, QPixmap]:
    """Return a visual as it is painted in that very place, and the corner of its pixmap there."""
    margin = metrics.px(margin_of(visual))
    reach = QRectF(*rect).adjusted(-margin, -margin, margin, margin)
    # Whole device pixels, and all in its own place: nothing is rounded in another way than there.
    pixels = QRectF(reach.topLeft() * dpr, reach.size() * dpr).toAlignedRect()
    corner = pixels.topLeft().toPointF() / dpr
    pixmap = transparent(pixels.size(), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-corner)
    paint_visual(painter, visual, QRectF(*rect), Brush(load_theme(theme_name), metrics))
    painter.end()
    return corner, pixmap


def transparent(size: QSize, dpr: float) -> QPixmap:
    """Return a pixmap of so many device pixels to paint on."""
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
