"""The small picture of a game in the middle of the set-up's table."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.paint.brushes import NO_PEN, line, rounded, write
from app.paint.faces import QWIXX_SHAPES, BackFace, paint_face
from app.paint.figures import paint_figure
from app.paint.icons import paint_icon
from app.paint.ornaments import DOWN, UP, paint_chevrons
from app.paint.shapes import paint_shape
from app.text import font
from app.theme import Theme, faint

REACH: Final[Mapping[str, float]] = {
    "the-game": 149,
    "the-game-extreme": 149,
    "face-to-face": 116,
    "qwixx-cards": 139,
    "wednesday": 112,
}
"""How far each picture reaches to either side from its middle, at its own scale."""


def paint_table_picture(painter: QPainter, game_id: str, theme: Theme) -> None:
    """The picture of a game, its middle at (0, 0). Raises KeyError for an unknown game."""
    _PICTURES[game_id](painter, theme)


def _the_game(painter: QPainter, theme: Theme) -> None:
    """Its four piles, and the draw pile between them."""
    for place in range(4):
        ascending = place < 2
        left = -149 + 60 * place + (58 if place > 1 else 0)
        _paint_pile(
            painter, QRectF(left, -40, 56, 80), ascending, "1" if ascending else "100", theme
        )
    _paint_back(painter, "house", QPointF(0, 0), 46, theme)


def _extreme(painter: QPainter, theme: Theme) -> None:
    """As The Game; the draw pile carries commands, those at once and those that last."""
    _the_game(painter, theme)
    seals = ((-15, -22, theme.danger_fill, "bolt"), (15, 22, theme.lasting_fill, "inf"))
    for x, y, color, icon in seals:
        painter.setPen(line(theme.white, 1.5))
        painter.setBrush(color)
        painter.drawEllipse(QPointF(x, y), 12, 12)
        paint_icon(painter, icon, QRectF(x - 8, y - 8, 16, 16), theme.white, 2.2)


def _face_to_face(painter: QPainter, theme: Theme) -> None:
    """Silver on the far side, gold on the near one, a line between them."""
    for deck, y, edge in (("silver", -36, theme.silver_edge), ("gold", 36, theme.gold_edge)):
        _paint_back(painter, deck, QPointF(-94, y), 42, theme)
        for place, ascending in enumerate((True, False)):
            well = QRectF(-54 + 88 * place, y - 29, 80, 58)
            rounded(painter, well, 7, theme.well, line(edge, 1.5))
            color = theme.ascending if ascending else theme.descending
            start = "1" if ascending else "60"
            at = QPointF(well.left() + 28, y + 6)
            write(painter, at, start, font(17, 750), color, anchor=0.5)
            way = UP if ascending else DOWN
            paint_chevrons(painter, QPointF(well.left() + 58, y), way, color, scale=0.6)
    painter.setPen(line(faint(theme.text_2, 0.6), 1.2, (4, 4)))
    painter.drawLine(QPointF(-115, 0), QPointF(114, 0))


def _qwixx(painter: QPainter, theme: Theme) -> None:
    """The draw pile, and a sheet with its four rows."""
    _paint_back(painter, "neutral", QPointF(-112, 0), 52, theme)
    rows = zip(
        QWIXX_SHAPES.items(),
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


def _wednesday(painter: QPainter, theme: Theme) -> None:
    """The characters face down, Wednesday's figure, and the burnt pile."""
    _paint_back(painter, "wednesday", QPointF(-86, 0), 52, theme)
    _paint_back(painter, "burnt", QPointF(86, 0), 52, theme)
    painter.setPen(NO_PEN)
    painter.setBrush(theme.character_disc)
    painter.drawEllipse(QPointF(0, 0), 44, 44)
    figure = QRectF(-33, -33, 66, 66)
    paint_figure(painter, "wednesday", figure, theme.wednesday_ink, theme.wednesday_tone)


def _paint_pile(painter: QPainter, well: QRectF, ascending: bool, start: str, theme: Theme) -> None:
    color = theme.ascending if ascending else theme.descending
    rounded(painter, well, 7, theme.well, line(theme.well_line, 1.5))
    at = QPointF(well.center().x(), well.top() + 23)
    write(painter, at, start, font(17, 750), color, anchor=0.5)
    middle = QPointF(well.center().x(), well.top() + 52)
    paint_chevrons(painter, middle, UP if ascending else DOWN, color, scale=0.6)


def _paint_back(painter: QPainter, deck: str, middle: QPointF, width: float, theme: Theme) -> None:
    painter.save()
    painter.translate(middle.x() - width / 2, middle.y() - width * 0.7)
    paint_face(painter, BackFace(deck), width, theme)
    painter.restore()


_PICTURES: Mapping[str, Callable[[QPainter, Theme], None]] = {
    "the-game": _the_game,
    "the-game-extreme": _extreme,
    "face-to-face": _face_to_face,
    "qwixx-cards": _qwixx,
    "wednesday": _wednesday,
}
