"""Cards rendered once and kept: sharp at any device pixel ratio, bounded by bytes."""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from app.paint.faces import CARD_RATIO, Face, corner_radius, paint_face
from app.paint.shadows import paint_shadow, shadow_reach
from app.style.theme import Theme, load_theme

RESTING = 1.0
HOVERED = 1.35
LIFTED = 2.6


class CardPixmap(NamedTuple):
    """A card with its shadow. The card's corner lies `margin` logical pixels inside.

    Draw it at `(x - margin, y - margin)` with x and y on whole device pixels.
    """

    pixmap: QPixmap
    margin: float
    width: float
    """Width of the card itself, on whole device pixels: at most half of one from the asked."""


class PixmapCache:
    """A cache of cards; the least recently used go when pixmaps take more than `limit` bytes."""

    def __init__(self, limit: int = 48 << 20) -> None:
        self.limit = limit
        self._kept: OrderedDict[tuple[object, ...], CardPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def size(self) -> int:
        """Return how many bytes the kept pixmaps take."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)

    def card(
        self, face: Face, width: float, dpr: float, theme: Theme, lift: float = RESTING
    ) -> CardPixmap:
        """Return a card `width` logical pixels wide with the shadow of its lift (0: no shadow).

        Ask for few lifts (RESTING, HOVERED, LIFTED), not for every step of a motion: each is kept
        separately.
        """
        pixels = max(1, round(width * dpr))
        key = (type(face), face, pixels, round(dpr * 1000), theme.name, round(lift * 100))
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = _render(face, pixels, dpr, theme, lift)
        self._kept[key] = made
        self._bytes += _bytes(made)
        while self._bytes > self.limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _bytes(dropped)
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._bytes = 0


@cache
def shared_cards() -> PixmapCache:
    """Return the cards of all tables: one that opens shows many that are rendered already."""
    return PixmapCache()


def prepare_shadow(width: float, dpr: float, theme: Theme, lift: float) -> None:
    """Render the shadow of cards so wide, unless it is kept: the first of them looks for it."""
    _shadow(max(1, round(width * dpr)), dpr, theme.name, lift)


def _bytes(card: CardPixmap) -> int:
    return card.pixmap.width() * card.pixmap.height() * card.pixmap.depth() // 8


def _render(face: Face, pixels: int, dpr: float, theme: Theme, lift: float) -> CardPixmap:
    width = pixels / dpr
    shadow, margin = _shadow(pixels, dpr, theme.name, lift)
    image = QImage(shadow)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(margin / dpr, margin / dpr)
    paint_face(painter, face, width, theme)
    painter.end()
    return CardPixmap(QPixmap.fromImage(image), margin / dpr, width)


@lru_cache(maxsize=24)
def _shadow(pixels: int, dpr: float, theme_name: str, lift: float) -> tuple[QImage, int]:
    """Return the shadow of a card, which takes longer to paint than most faces, and its margin."""
    width = pixels / dpr
    scale = max(0.6, width / 132)
    margin = math.ceil(shadow_reach(lift, scale) * dpr) if lift else 0
    tall = round(pixels * CARD_RATIO)
    # Sixteen bits a channel: in eight, the many faint layers of a shadow would take on a hue.
    image = QImage(
        pixels + 2 * margin, tall + 2 * margin, QImage.Format.Format_RGBA64_Premultiplied
    )
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    if lift:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(margin / dpr, margin / dpr)
        body = QRectF(0, 0, width, tall / dpr)
        theme = load_theme(theme_name)
        paint_shadow(painter, body, corner_radius(width), theme, lift=lift, scale=scale)
        painter.end()
    # The face takes up to three times as long in sixteen bits, and looks no other.
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied), margin
