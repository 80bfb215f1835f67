"""The pictures of Qwixx: on its tile, and on the table of the set-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.games.qwixx_cards.visuals.faces import SHAPES, QwixxFace
from app.paint.brushes import line, rounded, write
from app.paint.faces import BackFace
from app.paint.shapes import paint_shape
from app.paint.tiles import ART_WIDTH, TileCanvas, TilePicture
from app.style.theme import Theme
from app.style.typography import font
from app.widgets.table_picture import TablePicture, paint_small_back

if TYPE_CHECKING:
    from app.paint.face import Face
    from app.widgets.card_pictures import TextFaces

_ROWS: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...] = (
    ("red", tuple(range(2, 13)), (0, 1, 4)),
    ("yellow", tuple(range(2, 13)), (2, 3)),
    ("green", tuple(range(12, 1, -1)), (0, 2, 3, 5)),
    ("blue", tuple(range(12, 1, -1)), (1,)),
)
"""Colour, numbers and crossed places of the rows in Qwixx's picture."""


def _paint_tile(canvas: TileCanvas) -> None:
    for index, row in enumerate(_ROWS):
        _paint_row(canvas, 28.0 + index * 35, *row)
    canvas.card(36, 178, 72, QwixxFace("green", 8))
    canvas.card(118, 166, 72, QwixxFace("red", 5))


def _paint_strip(canvas: TileCanvas) -> None:
    high = canvas.high
    for index, row in enumerate((_ROWS[0], _ROWS[2])):
        _paint_row(canvas, high * 0.1 + index * 33, *row)
    canvas.card(50, high * 0.6, 55, QwixxFace("green", 8))
    canvas.card(118, high * 0.555, 55, QwixxFace("red", 5))


def _paint_emblem(canvas: TileCanvas) -> None:
    theme = canvas.theme
    for index, (color, _, crossed) in enumerate(_ROWS):
        row = QRectF(5, 5.5 + index * 9, 36, 8)
        rounded(canvas.painter, row, 2.5, getattr(theme, f"qwixx_{color}"))
        for place in range(5):
            cell = QRectF(7.5 + place * 6.5, row.top() + 2, 5, 4)
            rounded(canvas.painter, cell, 1, theme.ink if place in crossed else theme.qwixx_cell)


def _paint_row(
    canvas: TileCanvas,
    y: float,
    color: str,
    numbers: Sequence[int],
    crossed: Sequence[int],
) -> None:
    """Paint a row of the sheet, as far as the picture goes."""
    painter, theme = canvas.painter, canvas.theme
    end = (canvas.wide + ART_WIDTH) / 2
    ink = getattr(theme, f"qwixx_{color}_number")
    rounded(painter, QRectF(14, y, end - 4, 30), 8, getattr(theme, f"qwixx_{color}"))
    mark = theme.ink if color == "yellow" else theme.qwixx_cell
    paint_shape(painter, SHAPES[color], QPointF(33, y + 15), 7.5, mark)
    for place, number in enumerate(numbers):
        cell = QRectF(50 + place * 29, y + 3.5, 25, 23)
        if cell.left() > end:
            break
        rounded(painter, cell, 5, theme.qwixx_cell)
        if place not in crossed:
            at = QPointF(cell.center().x(), y + 20)
            write(painter, at, str(number), font(13.5, 700), ink, anchor=0.5)
            continue
        painter.setPen(line(theme.ink, 3))
        left, top = cell.left() + 6, y + 8
        painter.drawLine(QPointF(left, top), QPointF(left + 13, top + 14))
        painter.drawLine(QPointF(left + 13, top), QPointF(left, top + 14))


def _paint_on_table(painter: QPainter, theme: Theme) -> None:
    """Paint the draw pile, and a sheet with its four rows."""
    paint_small_back(painter, BackFace("neutral"), QPointF(-112, 0), 52, theme)
    rows = zip(
        SHAPES.items(),
        (theme.qwixx_red, theme.qwixx_yellow, theme.qwixx_green, theme.qwixx_blue),
        strict=True,
    )
    for place, ((_, shape), color) in enumerate(rows):
        row = QRectF(-70, -45 + 23 * place, 209, 20)
        rounded(painter, row, 6, color)
        ink = theme.ink if shape == "triangle" else theme.white
        paint_shape(painter, shape, QPointF(row.left() + 13, row.center().y()), 5, ink)
        for cell in range(11):
            box = QRectF(row.left() + 26 + 16.4 * cell, row.top() + 3, 14, 14)
            rounded(painter, box, 3, theme.qwixx_cell)


TILE = TilePicture(
    ("#3A4C58", "#22313B"), _paint_tile, paint_strip=_paint_strip, paint_emblem=_paint_emblem
)
ON_TABLE = TablePicture(_paint_on_table, reach=139)


def _text_face(colour: str) -> Callable[[Sequence[str], bool], Face]:
    return lambda words, _: QwixxFace(colour, int(words[0]))


TEXT_FACES: TextFaces = {
    **{colour: _text_face(colour) for colour in (*SHAPES, "joker")},
    "back": lambda words, _: BackFace("neutral", number=int(words[0])),
}
"""`red:5`, `joker:7`, and `back:7`."""
