"""The pictures of Wednesday: on its tile, and on the table of the set-up."""

from __future__ import annotations

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


def _paint_tile(canvas: TileCanvas) -> None:
    painter, theme = canvas.painter, canvas.theme
    middle = QPointF(111, 149)
    painter.setPen(NO_PEN)
    for radius, color in (
        (96, faint(theme.player_5, 0.18)),
        (80, theme.character_disc),
    ):
        painter.setBrush(color)
        painter.drawEllipse(middle, radius, radius)
    for x, y in ((27, 49), (189, 37), (200, 198), (22, 223), (44, 122), (182, 273)):
        painter.drawEllipse(QPointF(x, y), 1.8, 1.8)
    painter.setBrush(NO_BRUSH)
    moon = QRectF(middle.x() - 62, middle.y() - 62, 124, 124)
    paint_printed_figure(painter, "wednesday", moon, theme)
    dark = QColor(FOOT)
    paint_figure(painter, "eugene", QRectF(14, 220, 64, 64), dark, theme.player_5)
    paint_figure(painter, "thing", QRectF(146, 224, 62, 62), theme.player_5, dark)


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


TILE = TilePicture((HEAD, FOOT), _paint_tile)
ON_TABLE = TablePicture(_paint_on_table, reach=112)

TEXT_FACES: TextFaces = {
    "outcast": lambda words, _: OutcastFace(int(words[0]), blocked=bool(words[1:])),
    "character": lambda words, _: CharacterFace(words[0], "", ""),
    "deck": lambda words, _: _back(words[0]),
}
"""`outcast:8`, `outcast:5:blocked`, `character:yoko`, and `deck:burnt`."""
