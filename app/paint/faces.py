"""Faces and backs of cards: what they show as data, and how that is painted."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from app.paint.brushes import NO_PEN, grown, line, rounded, rounded_path, vertical, write
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_flames, paint_meander, paint_rosette
from app.text import font
from app.theme import Theme, faint

CARD_RATIO = 1.4
"""Height of every card over its width."""

SMALL_BACK = 40
"""Under this width a back shows edge, ground and one circle only."""


@dataclass(frozen=True, slots=True)
class NumberFace:
    """A number card of The Game: `low` and `high` are the start numbers of its piles."""

    number: int
    low: int = 1
    high: int = 100
    fire: bool = False
    """A fire card in hand or covered: a flame in the corner."""
    burning: bool = False
    """A fire card on top of a pile: flames over its lower half."""


@dataclass(frozen=True, slots=True)
class BackFace:
    """The back of a card of a deck (see `Theme.back`); all of one deck are alike."""

    deck: str = "house"
    rosette: bool = True
    """False for the top of a face-down pile, whose count covers the middle."""


Face = NumberFace | BackFace


def corner_radius(width: float) -> float:
    """Radius of a card's corners."""
    return width * 0.085


def paint_face(painter: QPainter, face: Face, width: float, theme: Theme) -> None:
    """A card's face or back with its top left corner at (0, 0), `width` x 1.4 `width`.

    It has no shadow; `PixmapCache` and `paint_shadow` make that.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(face, BackFace):
        _paint_back(painter, face, width, theme)
    else:
        _paint_number(painter, face, width, theme)
    painter.restore()


def _paint_number(painter: QPainter, face: NumberFace, width: float, theme: Theme) -> None:
    height = width * CARD_RATIO
    body = QRectF(0, 0, width, height)
    edge = max(1.0, width * 0.009)
    radius = corner_radius(width)
    inner = grown(body, -edge / 2)
    rounded(painter, inner, radius, vertical(body, theme.card_1, theme.card_2))
    if face.burning:
        painter.save()
        painter.setClipPath(rounded_path(inner, radius))
        paint_flames(painter, body, theme)
        painter.restore()
    rounded(painter, inner, radius, None, line(theme.card_edge, edge))
    text = str(face.number)
    baseline = height * (0.54 if face.burning else 0.64)
    numeral = font(width * 0.56, 700)
    numeral.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, -width * 0.02)
    write(painter, QPointF(width / 2, baseline), text, numeral, theme.ink, anchor=0.5)
    write(
        painter,
        QPointF(width * 0.09, width * 0.245),
        text,
        font(width * 0.20, 700),
        theme.ink,
    )
    if face.fire or face.burning:
        box = QRectF(width * 0.69, width * 0.06, width * 0.24, width * 0.24)
        paint_icon(painter, "flame", box, theme.fire_fill, 2.2)
    elif not face.burning:
        _paint_measure(painter, face, width, theme)


def _paint_measure(painter: QPainter, face: NumberFace, width: float, theme: Theme) -> None:
    left, long = width * 0.14, width * 0.72
    y = width * (CARD_RATIO - 0.15)
    painter.setPen(line(theme.card_line, width * 0.02))
    painter.drawLine(QPointF(left, y), QPointF(left + long, y))
    share = (face.number - face.low) / (face.high - face.low)
    painter.setPen(NO_PEN)
    painter.setBrush(theme.ink)
    painter.drawEllipse(QPointF(left + long * share, y), width * 0.042, width * 0.042)


def _paint_back(painter: QPainter, face: BackFace, width: float, theme: Theme) -> None:
    height = width * CARD_RATIO
    body = QRectF(0, 0, width, height)
    radius = corner_radius(width)
    if theme.back_line is not None:
        rounded(painter, grown(body, -0.5), radius, theme.back_edge, line(theme.back_line, 1))
    else:
        rounded(painter, body, radius, theme.back_edge)
    ground = grown(body, -width * 0.045)
    rounded(painter, ground, radius * 0.7, vertical(ground, *theme.back(face.deck)))
    middle = body.center()
    if width < SMALL_BACK:
        painter.setPen(line(faint(theme.back_thread, 0.8), max(1.0, width * 0.045)))
        painter.drawEllipse(middle, width * 0.2, width * 0.2)
        return
    margin = width * 0.12
    unit = (width - 2 * margin) / 56
    thread = faint(theme.back_thread, 0.75)
    stroke = max(0.7, width * 0.009)
    long = width - 2 * margin
    paint_meander(painter, QPointF(margin, margin), long, unit, thread, stroke=stroke)
    foot = QPointF(margin, height - margin - 6 * unit)
    paint_meander(painter, foot, long, unit, thread, stroke=stroke, flip=True)
    if face.rosette:
        petal = faint(theme.back_thread, 0.8)
        paint_rosette(painter, middle, width * 0.5, petal, theme.saffron)
