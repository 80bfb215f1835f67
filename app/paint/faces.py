"""Faces and backs of cards: what they show as data, and how that is painted."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.paint.backs import BackFace
from app.paint.brushes import (
    NO_PEN,
    grown,
    line,
    rounded,
    rounded_path,
    vertical,
    write,
    write_numeral,
)
from app.paint.commands import CommandFace
from app.paint.face import Face, paint_face
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_flames
from app.paint.outcasts import CharacterFace, OutcastFace, ThingFace
from app.paint.paper import (
    CARD_RATIO,
    SMALL,
    body_of,
    corner_radius,
    paint_numerals,
    paint_paper,
)
from app.paint.shapes import paint_shape
from app.style.theme import Theme, faint
from app.style.typography import font

__all__ = [
    "CARD_RATIO",
    "QWIXX_SHAPES",
    "BackFace",
    "CharacterFace",
    "CommandFace",
    "Face",
    "NumberFace",
    "OutcastFace",
    "QwixxFace",
    "ThingFace",
    "corner_radius",
    "paint_face",
]


class NumberFace(NamedTuple):
    """A number card of The Game: `low` and `high` are the start numbers of its piles."""

    number: int
    low: int = 1
    high: int = 100
    fire: bool = False
    """A fire card in hand or covered: a flame in the corner."""
    burning: bool = False
    """A fire card on top of a pile: flames over its lower half."""
    tone: str = ""
    """The deck in Face to Face: "gold" (with a sun), "silver" (with a moon), or none."""

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """See `Face`."""
        _paint_number(painter, self, width, theme)


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


QWIXX_SHAPES = {"red": "circle", "yellow": "triangle", "green": "square", "blue": "diamond"}


def _paint_burning(painter: QPainter, width: float, edge: QColor, theme: Theme) -> None:
    """Flames over the lower half of a card, and its edge once more over them."""
    thin = max(1.0, width * 0.009)
    inner = grown(body_of(width), -thin / 2)
    painter.save()
    painter.setClipPath(rounded_path(inner, corner_radius(width)))
    paint_flames(painter, body_of(width), theme)
    painter.restore()
    rounded(painter, inner, corner_radius(width), None, line(edge, thin))


def _paint_number(painter: QPainter, face: NumberFace, width: float, theme: Theme) -> None:
    head, foot, edge = _paper(face.tone, theme)
    paint_paper(painter, width, vertical(body_of(width), head, foot), edge)
    if face.burning:
        _paint_burning(painter, width, edge, theme)
    baseline = 0.54 if face.burning else 0.64
    paint_numerals(painter, face.number, width, theme, baseline=baseline)
    if face.tone:
        gold = face.tone == "gold"
        icon, color = ("sun", theme.gold_mark) if gold else ("moon", theme.silver_mark)
        paint_icon(painter, icon, _mark(width, 0.2, (0.72, 0.08)), color, 1.8)
    elif face.fire or (face.burning and width >= SMALL):
        box = _mark(width, 0.24, (0.69, 0.06))
        paint_icon(painter, "flame", box, theme.fire_fill, 2.2)
    if not face.burning and width >= SMALL:
        _paint_measure(painter, face, width, theme)


def _mark(width: float, size: float, at: tuple[float, float]) -> QRectF:
    """Where a mark of that size stands at the head of a card; on a small one in the middle."""
    if width < SMALL:
        return QRectF(width * 0.32, width * 0.06, width * 0.36, width * 0.36)
    return QRectF(width * at[0], width * at[1], width * size, width * size)


def _paper(tone: str, theme: Theme) -> tuple[QColor, QColor, QColor]:
    if tone == "gold":
        return theme.gold_1, theme.gold_2, theme.gold_edge
    if tone == "silver":
        return theme.silver_1, theme.silver_2, theme.silver_edge
    return theme.card_1, theme.card_2, theme.card_edge


def _paint_measure(painter: QPainter, face: NumberFace, width: float, theme: Theme) -> None:
    """Where the number lies between the start numbers: far and near without arithmetic."""
    left, long = width * 0.14, width * 0.72
    y = width * (CARD_RATIO - 0.15)
    painter.setPen(line(theme.card_line, width * 0.02))
    painter.drawLine(QPointF(left, y), QPointF(left + long, y))
    share = (face.number - face.low) / (face.high - face.low)
    painter.setPen(NO_PEN)
    painter.setBrush(theme.ink)
    painter.drawEllipse(QPointF(left + long * share, y), width * 0.042, width * 0.042)


def _paint_qwixx(painter: QPainter, face: QwixxFace, width: float, theme: Theme) -> None:
    color, ink = {
        "red": (theme.qwixx_red, theme.white),
        "yellow": (theme.qwixx_yellow, theme.ink),
        "green": (theme.qwixx_green, theme.white),
        "blue": (theme.qwixx_blue, theme.white),
    }[face.color]
    shape = QWIXX_SHAPES[face.color]
    text = str(face.number)
    paint_paper(painter, width, theme.qwixx_cell, theme.card_edge)
    field = grown(body_of(width), -width * 0.055)
    rounded(painter, field, corner_radius(width) * 0.75, color)
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
    """All four colours, for it takes any of them."""
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
