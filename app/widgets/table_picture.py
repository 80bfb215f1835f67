"""The pieces of a game's small picture in the middle of the set-up's table."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.paint.brushes import line, rounded, write
from app.paint.faces import Face, paint_face
from app.paint.ornaments import DOWN, UP, paint_chevrons
from app.style.theme import Theme
from app.style.typography import font


class TablePicture(NamedTuple):
    """Paints a game's picture with its middle at (0, 0)."""

    paint: Callable[[QPainter, Theme], None]
    reach: float
    """How far it reaches to either side from its middle, at its own scale."""


def paint_small_pile(
    painter: QPainter, well: QRectF, ascending: bool, start: str, theme: Theme
) -> None:
    """Paint an empty pile with its start number and its direction."""
    color = theme.ascending if ascending else theme.descending
    rounded(painter, well, 7, theme.well, line(theme.well_line, 1.5))
    at = QPointF(well.center().x(), well.top() + 23)
    write(painter, at, start, font(17, 750), color, anchor=0.5)
    middle = QPointF(well.center().x(), well.top() + 52)
    paint_chevrons(painter, middle, UP if ascending else DOWN, color, scale=0.6)


def paint_small_back(
    painter: QPainter, back: Face, middle: QPointF, width: float, theme: Theme
) -> None:
    """Paint a back with this middle."""
    painter.save()
    painter.translate(middle.x() - width / 2, middle.y() - width * 0.7)
    paint_face(painter, back, width, theme)
    painter.restore()
