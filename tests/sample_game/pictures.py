"""The card of Fifty, the picture on its tile, and the one on the table of the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from app.paint.brushes import write
from app.paint.faces import BackFace
from app.paint.paper import paint_numerals, paint_paper
from app.paint.tiles import TileCanvas, TilePicture
from app.style.theme import Theme
from app.style.typography import font
from app.widgets.table_picture import TablePicture, paint_small_back

if TYPE_CHECKING:
    from app.widgets.card_pictures import TextFaces


class FiftyFace(NamedTuple):
    """A card: its number on plain paper."""

    number: int

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """See `Face`."""
        paint_paper(painter, width, theme.card_1, theme.card_edge)
        paint_numerals(painter, self.number, width, theme, baseline=0.64)


def _paint_tile(canvas: TileCanvas) -> None:
    canvas.card(36, 68, 82, FiftyFace(23), turn=-8)
    canvas.card(108, 110, 82, FiftyFace(27), turn=8)


def _paint_on_table(painter: QPainter, theme: Theme) -> None:
    for x in (-60, 60):
        paint_small_back(painter, BackFace(), QPointF(x, 0), 52, theme)
    write(painter, QPointF(0, 10), "50", font(30, 750), theme.text, anchor=0.5)


TILE = TilePicture(("#1F6F4A", "#123B4A"), _paint_tile)
ON_TABLE = TablePicture(_paint_on_table, reach=90)
TEXT_FACES: TextFaces = {"card": lambda words, _: FiftyFace(int(words[0]))}
"""A card in the text of the rules: `card:12`."""
