"""Wide, faint gradients without bands.

Eight bits a channel are too few for a gradient that runs over a whole window: each step is a
visible edge. Such a picture is painted with sixteen bits, and a noise of less than one step is
added before it is cut to eight.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap

STRIP = 64
"""Rows painted at once, at most, so that the wide picture is never whole in memory."""

_TILE = 16


def smooth_pixmap(
    size: QSizeF, dpr: float, paint: Callable[[QPainter], None], *, symmetric: bool = False
) -> QPixmap:
    """Return an opaque pixmap of a logical size, painted by `paint` (called once a strip).

    Of a `symmetric` picture only the left half is painted, and the right one is its mirror image.
    """
    width, height = math.ceil(size.width() * dpr), math.ceil(size.height() * dpr)
    painted = math.ceil(width / 2) if symmetric else width
    pixmap = QPixmap(width, height)
    target = QPainter(pixmap)
    target.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    rows = math.ceil(height / math.ceil(height / STRIP))
    wide = QImage(painted, rows, QImage.Format.Format_RGBA64_Premultiplied)
    for top in range(0, height, rows):
        painter = QPainter(wide)
        painter.save()
        painter.translate(0, -top)
        painter.scale(dpr, dpr)
        paint(painter)
        painter.restore()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.fillRect(wide.rect(), _noise())
        painter.end()
        target.drawImage(0, top, wide)
        if symmetric:
            wide.flip(Qt.Orientation.Horizontal)
            target.drawImage(width - painted, top, wide)
    target.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@cache
def _noise() -> QBrush:
    """Make a tile of evenly spread noise, from 0 to just under one step of eight bits."""
    pixels = bytearray()
    for y in range(_TILE):
        for x in range(_TILE):
            # Interleaved gradient noise: neighbours differ, no pattern shows.
            spread = 52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1.0) % 1.0
            level = int(spread * 257).to_bytes(2, sys.byteorder)
            pixels += level * 3 + b"\xff\xff"
    image = QImage(
        bytes(pixels), _TILE, _TILE, _TILE * 8, QImage.Format.Format_RGBA64_Premultiplied
    )
    return QBrush(image.copy())
