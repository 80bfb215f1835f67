"""The cards of Qwixx: a number in a colour, each colour with its shape."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.paint.brushes import NO_PEN, grown, rounded, rounded_path, write, write_numeral
from app.paint.icons import paint_icon
from app.paint.paper import CARD_RATIO, SMALL, body_of, corner_radius, paint_paper
from app.paint.shapes import paint_shape
from app.style.theme import Theme, faint
from app.style.typography import font


class QwixxFace(NamedTuple):
    """A card of Qwixx: a number in a colour ("red", "yellow", "green", "blue", or "joker")."""

    color: str
    number: int

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """See `Face`."""
        if self.color == "joker":
            _paint_joker(painter, self.number, width, theme)
        else:
            _paint_qwixx(painter, self, width, theme)


class LockFace(NamedTuple):
    """The lock at the end of a row, as large as a card: somebody has closed that row."""

    color: str

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """See `Face`."""
        color, ink = _colors(self.color, theme)
        field = _paint_field(painter, color, width, theme)
        middle, reach = field.center(), width * 0.3
        painter.setPen(NO_PEN)
        painter.setBrush(faint(theme.white, 0.93))
        painter.drawEllipse(middle, reach, reach)
        side = width * 0.36
        icon = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_icon(painter, "lock", icon, theme.ink, 2.2)
        shape = QPointF(width * 0.80, width * 0.20)
        paint_shape(painter, SHAPES[self.color], shape, width * 0.075, ink)


SHAPES = {"red": "circle", "yellow": "triangle", "green": "square", "blue": "diamond"}


def _colors(color: str, theme: Theme) -> tuple[QColor, QColor]:
    """Return a colour of the game, and that of what stands on it."""
    return {
        "red": (theme.qwixx_red, theme.white),
        "yellow": (theme.qwixx_yellow, theme.ink),
        "green": (theme.qwixx_green, theme.white),
        "blue": (theme.qwixx_blue, theme.white),
    }[color]


def _paint_field(painter: QPainter, color: QColor, width: float, theme: Theme) -> QRectF:
    """Paint paper with a field of that colour, and return where the field lies."""
    paint_paper(painter, width, theme.qwixx_cell, theme.card_edge)
    field = grown(body_of(width), -width * 0.055)
    rounded(painter, field, corner_radius(width) * 0.75, color)
    return field


def _paint_qwixx(painter: QPainter, face: QwixxFace, width: float, theme: Theme) -> None:
    color, ink = _colors(face.color, theme)
    shape = SHAPES[face.color]
    text = str(face.number)
    _paint_field(painter, color, width, theme)
    if width < SMALL:
        paint_shape(painter, shape, QPointF(width / 2, width * 0.36), width * 0.15, ink)
        foot = QPointF(width / 2, width * 1.15)
        write_numeral(painter, foot, text, width * 0.54, ink)
        return
    middle = QPointF(width / 2, width * CARD_RATIO * 0.52)
    paint_shape(painter, shape, middle, width * 0.34, faint(theme.white, 0.93))
    low, size = (0.08, 0.28) if shape == "triangle" else (0.0, 0.34)
    at = QPointF(middle.x(), middle.y() + width * (size * 0.36 + low * CARD_RATIO))
    write_numeral(painter, at, text, width * size, theme.ink)
    write(painter, QPointF(width * 0.13, width * 0.28), text, font(width * 0.21, 750), ink)
    paint_shape(painter, shape, QPointF(width * 0.80, width * 0.20), width * 0.075, ink)


def _paint_joker(painter: QPainter, number: int, width: float, theme: Theme) -> None:
    """Paint all four colours, for it takes any of them."""
    paint_paper(painter, width, theme.qwixx_cell, theme.card_edge)
    field = grown(body_of(width), -width * 0.055)
    across, down = field.width() / 2, field.height() / 2
    colors = (theme.qwixx_red, theme.qwixx_yellow, theme.qwixx_green, theme.qwixx_blue)
    painter.save()
    painter.setClipPath(rounded_path(field, corner_radius(width) * 0.75))
    for index, color in enumerate(colors):
        left = field.left() + (index % 2) * across
        top = field.top() + (index // 2) * down
        painter.fillRect(QRectF(left, top, across, down), color)
    painter.restore()
    small = width < SMALL
    reach, size = (0.38, 0.46) if small else (0.34, 0.34)
    painter.setPen(NO_PEN)
    painter.setBrush(theme.qwixx_cell)
    painter.drawEllipse(field.center(), width * reach, width * reach)
    text = str(number)
    at = QPointF(width / 2, field.center().y() + width * size * 0.36)
    write_numeral(painter, at, text, width * size, theme.ink)
    if small:
        return
    write(painter, QPointF(width * 0.13, width * 0.28), text, font(width * 0.21, 750), theme.white)
    crown = QRectF(width * 0.69, width * 0.09, width * 0.22, width * 0.22)
    paint_icon(painter, "crown", crown, theme.ink, 2.2)
