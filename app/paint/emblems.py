"""The signs of the games as pictures that are painted once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.paint.album import album
from app.style.theme import Theme

if TYPE_CHECKING:
    from app.paint.tiles import TilePicture


def emblem(
    game_id: str, art: Callable[[], TilePicture], side: int, dpr: float, theme: Theme
) -> QPixmap:
    """Return the sign of a game as a square of so many logical pixels, with round corners."""
    key = ("emblem", game_id, QSize(side, side), dpr, theme.name)
    return album.picture(key, partial(_paint, art, side, dpr, theme))


def _paint(art: Callable[[], TilePicture], side: int, dpr: float, theme: Theme) -> QPixmap:
    # Imported here, with all that paints cards: most starts find the picture in the album.
    from app.paint.tiles import paint_emblem_art

    picture = QPixmap(round(side * dpr), round(side * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    rect = QRectF(0, 0, side, side)
    paint_emblem_art(painter, rect, art(), theme, radius=side * 0.22)
    painter.end()
    return picture
