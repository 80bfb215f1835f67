"""The pictures on the home page's tiles, made of our own cards and icons."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.paint.brushes import grown, line, rounded, rounded_path, vertical
from app.paint.faces import CARD_RATIO, Face, corner_radius, paint_face
from app.paint.icons import paint_icon
from app.paint.shadows import paint_shadow
from app.style.theme import Theme, faint

ART_WIDTH = 222
ART_HEIGHT = 316
EMBLEM = 46
"""The size at which the pictures are drawn; they are scaled to fit and centred."""


class TileCanvas:
    """The canvas of a picture: (0, 0) to (222, 316), its ground to (`wide`, `high`)."""

    def __init__(self, painter: QPainter, theme: Theme, wide: float, high: float) -> None:
        self.painter = painter
        self.theme = theme
        self.wide = wide
        self.high = high

    def card(
        self,
        x: float,
        y: float,
        width: float,
        face: Face,
        *,
        turn: float = 0.0,
        lift: float = 1.0,
    ) -> None:
        """Paint a card with its shadow, turned by degrees about its middle."""
        body = QRectF(0, 0, width, width * CARD_RATIO)
        self.painter.save()
        self.painter.translate(x + width / 2, y + width * CARD_RATIO / 2)
        # The light comes from above, also on a card that stands on its head.
        upside_down = abs(turn) > 90
        self.painter.rotate(turn - 180 if upside_down else turn)
        shade = body.translated(-body.center())
        paint_shadow(self.painter, shade, corner_radius(width), self.theme, lift=lift)
        self.painter.rotate(180 if upside_down else 0)
        self.painter.translate(shade.topLeft())
        paint_face(self.painter, face, width, self.theme)
        self.painter.restore()

    def icon(
        self, name: str, x: float, y: float, size: float, color: QColor, *, stroke: float
    ) -> None:
        paint_icon(self.painter, name, QRectF(x, y, size, size), color, stroke)


class TilePicture(NamedTuple):
    """The picture of a game on its tile."""

    colors: tuple[str, str]
    """The colours of the ground, from top to bottom, the same in every theme."""
    paint: Callable[[TileCanvas], None]
    paint_ground: Callable[[TileCanvas], None] | None = None
    """Paints what covers more of the ground than the middle."""
    paint_strip: Callable[[TileCanvas], None] | None = None
    """Paints the low picture, at most 132 high, on a canvas that ends where the strip does."""
    paint_emblem: Callable[[TileCanvas], None] | None = None
    """Paints the sign of the game, on a canvas of 46 by 46."""


def paint_tile_art(painter: QPainter, rect: QRectF, picture: TilePicture, theme: Theme) -> None:
    """Paint a picture over the whole of `rect` (222 x 316 in the design)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, vertical(rect, *map(QColor, picture.colors)))
    scale = min(rect.width() / ART_WIDTH, rect.height() / ART_HEIGHT)
    wide, high = rect.width() / scale, rect.height() / scale
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    canvas = TileCanvas(painter, theme, wide, high)
    if picture.paint_ground is not None:
        picture.paint_ground(canvas)
    painter.save()
    painter.translate((wide - ART_WIDTH) / 2, (high - ART_HEIGHT) / 2)
    picture.paint(canvas)
    painter.restore()
    painter.restore()


def paint_strip_art(painter: QPainter, rect: QRectF, picture: TilePicture, theme: Theme) -> None:
    """Paint the low picture of a game over `rect` (222 x 132 in the design)."""
    if picture.paint_strip is None:
        paint_tile_art(painter, rect, picture, theme)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, vertical(rect, *map(QColor, picture.colors)))
    scale = rect.width() / ART_WIDTH
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    canvas = TileCanvas(painter, theme, ART_WIDTH, rect.height() / scale)
    if picture.paint_ground is not None:
        picture.paint_ground(canvas)
    picture.paint_strip(canvas)
    painter.restore()


def paint_emblem_art(
    painter: QPainter, rect: QRectF, picture: TilePicture, theme: Theme, *, radius: float
) -> None:
    """Paint the sign of a game over a square `rect` with round corners."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.setClipPath(rounded_path(rect, radius), Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, vertical(rect, *map(QColor, picture.colors)))
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / EMBLEM, rect.height() / EMBLEM)
    canvas = TileCanvas(painter, theme, EMBLEM, EMBLEM)
    if picture.paint_emblem is not None:
        if picture.paint_ground is not None:
            picture.paint_ground(canvas)
        picture.paint_emblem(canvas)
    else:  # A game without a sign has its picture instead.
        painter.scale(EMBLEM / ART_WIDTH, EMBLEM / ART_WIDTH)
        painter.translate(0, (ART_WIDTH - ART_HEIGHT) / 2)
        picture.paint(TileCanvas(painter, theme, ART_WIDTH, ART_HEIGHT))
    painter.restore()
    edge = max(1.0, rect.width() * 0.03)
    rounded(painter, grown(rect, -edge / 2), radius, None, line(faint(theme.cream, 0.45), edge))
    painter.restore()
