"""Wide, faint gradients without bands.

Eight bits a channel are too few for a gradient that runs over a whole window: each step is a
visible edge. Such a picture is painted with sixteen bits, and a noise of less than one step is
added before it is cut to eight.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap

STRIP = 256
"""Rows painted at once, so that the wide picture is never whole in memory."""

_TILE = 64


def smooth_pixmap(size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """An opaque pixmap of a logical size, painted by `paint` (called once a strip)."""
    width, height = math.ceil(size.width() * dpr), math.ceil(size.height() * dpr)
    pixmap = QPixmap(width, height)
    target = QPainter(pixmap)
    target.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for top in range(0, height, STRIP):
        strip = QImage(width, min(STRIP, height - top), QImage.Format.Format_RGBX64)
        painter = QPainter(strip)
        painter.save()
        painter.translate(0, -top)
        painter.scale(dpr, dpr)
        paint(painter)
        painter.restore()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.fillRect(strip.rect(), _noise())
        painter.end()
        target.drawImage(0, top, strip.convertToFormat(QImage.Format.Format_RGB32))
    target.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@cache
def _noise() -> QBrush:
    """A tile of evenly spread noise from 0 to just under one step of eight bits."""
    values = array("H")
    for y in range(_TILE):
        for x in range(_TILE):
            # Interleaved gradient noise: neighbours differ, no pattern shows.
            spread = 52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1.0) % 1.0
            level = int(spread * 257)
            values.extend((level, level, level, 0xFFFF))
    image = QImage(values.tobytes(), _TILE, _TILE, _TILE * 8, QImage.Format.Format_RGBX64)
    return QBrush(image.copy())
