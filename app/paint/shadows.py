"""The shadows of things that lie on the table or are held up, soft without blur.

Lengths are logical pixels. `scale` is the size of the thing relative to the design, where a card is
132 wide: pass `width / 132` for what belongs to a card, `Metrics.f` for the rest.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from app.paint.brushes import grown, rounded
from app.style.theme import Theme, faint, load_theme


def paint_shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    theme: Theme,
    *,
    lift: float = 1.0,
    scale: float = 1.0,
) -> None:
    """Paint the shadow of a rounded rectangle, soft without blur.

    `lift` is 1 for a thing that lies, 2.6 for one that is held up.
    """
    steps = 10 if lift > 1.6 else 4
    color = faint(theme.shadow, theme.shadow_alpha / steps)
    drop = (1.5 + lift * 3.6) * scale
    aside = lift * 0.8 * scale
    for step in range(steps):
        grow = (step * (3.2 * lift / steps + 0.3) - 2) * scale
        body = grown(rect, grow).translated(aside, drop)
        rounded(painter, body, max(2.0, radius + grow), color)


def paint_large_shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    theme: Theme,
    *,
    lift: float = 1.0,
    scale: float = 1.0,
) -> None:
    """Paint the shadow of something large, on whole pixels; its edge is painted once and kept.

    Filling the large layers of `paint_shadow` would be most of the work of painting a page.
    """
    reach = math.ceil(shadow_reach(lift, scale))
    edge = _shadow_edge(radius, lift, scale)
    dpr, transform = painter.device().devicePixelRatioF(), painter.worldTransform()
    turned = transform.isRotating() or transform.isScaling()
    if turned or not dpr.is_integer() or min(rect.width(), rect.height()) < 2 * edge:
        paint_shadow(painter, rect, radius, theme, lift=lift, scale=scale)
        return
    patch, inside = _shadow_patch(theme.name, radius, lift, scale, dpr)
    outer = QRectF(rect.toRect().adjusted(-reach, -reach, reach, reach))
    columns = (outer.left(), outer.left() + edge, outer.right() - edge, outer.right())
    rows = (outer.top(), outer.top() + edge, outer.bottom() - edge, outer.bottom())
    # Of the patch, in its own pixels.
    stops = (0.0, edge * dpr, (edge + 1) * dpr, (2 * edge + 1) * dpr)
    for row, column in product(range(3), range(3)):
        there = QRectF(
            QPointF(columns[column], rows[row]), QPointF(columns[column + 1], rows[row + 1])
        )
        if row == column == 1:
            painter.fillRect(there, inside)
        else:
            here = QRectF(
                QPointF(stops[column], stops[row]), QPointF(stops[column + 1], stops[row + 1])
            )
            painter.drawPixmap(there, patch, here)


def _shadow_edge(radius: float, lift: float, scale: float) -> int:
    """Return how far a shadow reaches inwards until it is even, in logical pixels."""
    return math.ceil(shadow_reach(lift, scale)) + math.ceil(radius + (2 + 1.5 + lift * 3.6) * scale)


@lru_cache(maxsize=16)
def _shadow_patch(
    theme_name: str, radius: float, lift: float, scale: float, dpr: float
) -> tuple[QPixmap, QColor]:
    """Return the shadow of a rectangle that is all edge but one pixel, and that pixel's colour."""
    side = 2 * _shadow_edge(radius, lift, scale) + 1
    image = QImage(QSize(side, side) * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    reach = math.ceil(shadow_reach(lift, scale))
    body = QRectF(0, 0, side, side).adjusted(reach, reach, -reach, -reach)
    paint_shadow(painter, body, radius, load_theme(theme_name), lift=lift, scale=scale)
    painter.end()
    return QPixmap.fromImage(image), image.pixelColor(image.rect().center())


def shadow_reach(lift: float, scale: float = 1.0) -> float:
    """Return how far a shadow reaches beyond its rectangle at most, in logical pixels."""
    steps = 10 if lift > 1.6 else 4
    grow = (steps - 1) * (3.2 * lift / steps + 0.3) - 2
    return (max(0.0, grow) + 1.5 + lift * 3.6 + 1) * scale
