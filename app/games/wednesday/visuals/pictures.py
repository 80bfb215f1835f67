"""The pictures of Wednesday: on its tile, and on the table of the set-up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.games.wednesday.visuals.faces import BURNT_DECK, CharacterFace, OutcastFace
from app.games.wednesday.visuals.figures import paint_figure, paint_printed_figure
from app.paint.brushes import NO_BRUSH, NO_PEN
from app.paint.faces import BackFace
from app.paint.tiles import TileCanvas, TilePicture
from app.style.theme import Theme, faint
from app.widgets.table_picture import TablePicture, paint_small_back

if TYPE_CHECKING:
    from app.widgets.card_pictures import TextFaces

HEAD, FOOT = "#4A3676", "#1F1633"
"""The ground of the tile."""


_STARS = ((27, 49), (189, 37), (200, 198), (22, 223), (44, 122), (182, 273))


def _paint_tile(canvas: TileCanvas) -> None:
    _paint_moon(canvas, QPointF(111, 149), 80, [QPointF(x, y) for x, y in _STARS])
    _paint_company(canvas, QRectF(14, 220, 64, 64), QRectF(146, 224, 62, 62))


def _paint_strip(canvas: TileCanvas) -> None:
    high = canvas.high
    stars = [QPointF(27, high * 0.2), QPointF(191, high * 0.16), QPointF(207, high * 0.5)]
    _paint_moon(canvas, QPointF(111, high * 0.55), 43, stars)
    _paint_company(canvas, QRectF(15, high - 50, 44, 44), QRectF(162, high - 52, 44, 44))


def _paint_emblem(canvas: TileCanvas) -> None:
    _paint_moon(canvas, QPointF(23, 23), 15.5, ())


def _paint_moon(
    canvas: TileCanvas, middle: QPointF, radius: float, stars: Iterable[QPointF]
) -> None:
    """Paint Wednesday before the moon, and the stars round it."""
    painter, theme = canvas.painter, canvas.theme
    painter.setPen(NO_PEN)
    for reach, color in (
        (radius * 1.2, faint(theme.player_5, 0.18)),
        (radius, theme.character_disc),
    ):
        painter.setBrush(color)
        painter.drawEllipse(middle, reach, reach)
    for star in stars:
        painter.drawEllipse(star, 1.8, 1.8)
    painter.setBrush(NO_BRUSH)
    half = radius * 0.775
    moon = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    paint_printed_figure(painter, "wednesday", moon, theme)


def _paint_company(canvas: TileCanvas, eugene: QRectF, thing: QRectF) -> None:
    dark, light = QColor(FOOT), canvas.theme.player_5
    paint_figure(canvas.painter, "eugene", eugene, dark, light)
    paint_figure(canvas.painter, "thing", thing, light, dark)


def _back(deck: str) -> BackFace:
    """Return the back of a deck; burnt cards have flames on theirs."""
    return BackFace(deck, flames=deck == BURNT_DECK)


def _paint_on_table(painter: QPainter, theme: Theme) -> None:
    """Paint the characters face down, Wednesday's figure, and the burnt pile."""
    paint_small_back(painter, _back("wednesday"), QPointF(-86, 0), 52, theme)
    paint_small_back(painter, _back("burnt"), QPointF(86, 0), 52, theme)
    painter.setPen(NO_PEN)
    painter.setBrush(theme.character_disc)
    painter.drawEllipse(QPointF(0, 0), 44, 44)
    figure = QRectF(-33, -33, 66, 66)
    paint_printed_figure(painter, "wednesday", figure, theme)


TILE = TilePicture((HEAD, FOOT), _paint_tile, paint_strip=_paint_strip, paint_emblem=_paint_emblem)
ON_TABLE = TablePicture(_paint_on_table, reach=112)

TEXT_FACES: TextFaces = {
    "outcast": lambda words, _: OutcastFace(int(words[0]), blocked=bool(words[1:])),
    "character": lambda words, _: CharacterFace(words[0], "", ""),
    "deck": lambda words, _: _back(words[0]),
}
"""`outcast:8`, `outcast:5:blocked`, `character:yoko`, and `deck:burnt`."""
