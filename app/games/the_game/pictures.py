"""The pictures of The Game: on its tile, and on the table of the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.paint.faces import BackFace, NumberFace
from app.paint.ornaments import DOWN, UP, paint_chevrons
from app.paint.places import TRICK, paint_cost
from app.paint.tiles import TileCanvas, TilePicture
from app.style.theme import Theme, blend
from app.widgets.table_picture import TablePicture, paint_small_back, paint_small_pile

if TYPE_CHECKING:
    from app.widgets.card_pictures import TextFaces


def _paint_tile(canvas: TileCanvas) -> None:
    theme = canvas.theme
    up = blend(theme.brand_ascending, theme.white, 0.3)
    down = blend(theme.brand_descending, theme.white, 0.42)
    paint_chevrons(canvas.painter, QPointF(40, 64), UP, up, scale=1.35)
    paint_chevrons(canvas.painter, QPointF(182, 63), DOWN, down, scale=1.35)
    canvas.card(32, 118, 86, NumberFace(47), turn=-8)
    canvas.card(106, 106, 86, NumberFace(37), turn=6, lift=2.6)
    paint_cost(canvas.painter, QPointF(115, 255), "10", 104, theme, kind=TRICK)


def _paint_strip(canvas: TileCanvas) -> None:
    theme, high = canvas.theme, canvas.high
    up = blend(theme.brand_ascending, theme.white, 0.3)
    down = blend(theme.brand_descending, theme.white, 0.42)
    paint_chevrons(canvas.painter, QPointF(22, high * 0.42), UP, up, scale=0.85)
    paint_chevrons(canvas.painter, QPointF(200, high * 0.42), DOWN, down, scale=0.85)
    canvas.card(46, high * 0.24, 65, NumberFace(47), turn=-7)
    canvas.card(109, high * 0.2, 65, NumberFace(37), turn=5, lift=2.0)


def _paint_emblem(canvas: TileCanvas) -> None:
    theme = canvas.theme
    up = blend(theme.brand_ascending, theme.white, 0.3)
    down = blend(theme.brand_descending, theme.white, 0.42)
    paint_chevrons(canvas.painter, QPointF(13.5, 23), UP, up, scale=0.52)
    paint_chevrons(canvas.painter, QPointF(32.5, 23), DOWN, down, scale=0.52)


def paint_on_table(painter: QPainter, theme: Theme) -> None:
    """Paint its four piles, and the draw pile between them."""
    for place in range(4):
        ascending = place < 2
        left = -149 + 60 * place + (58 if place > 1 else 0)
        paint_small_pile(
            painter, QRectF(left, -40, 56, 80), ascending, "1" if ascending else "100", theme
        )
    paint_small_back(painter, BackFace(), QPointF(0, 0), 46, theme)


TILE = TilePicture(
    ("#23627A", "#123B4A"), _paint_tile, paint_strip=_paint_strip, paint_emblem=_paint_emblem
)
ON_TABLE = TablePicture(paint_on_table, reach=149)

TEXT_FACES: TextFaces = {
    "card": lambda words, _: NumberFace(int(words[0])),
    "fire": lambda words, on_pile: NumberFace(int(words[0]), fire=True, burning=on_pile),
}
"""`card:37`, and `fire:33`, which burns on a pile."""
