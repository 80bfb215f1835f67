"""The paper of every card: its proportion, its corners, its edge."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter

from app.paint.brushes import grown, line, numeral_width, rounded, write, write_numeral
from app.style.theme import Theme
from app.style.typography import font

CARD_RATIO = 1.4
"""The height of every card, divided by its width."""

SMALL = 40
"""Below this width a card shows only what can still be made out."""


_NUMERAL = 0.41
"""Height of the number, in card widths."""
_INDEX_TOP = 0.10
"""Over the index, in card widths."""
_CAP = 0.725
"""Height of a figure, in sizes of its font."""


def corner_radius(width: float) -> float:
    """Return the radius of a card's corners."""
    return width * 0.085


def body_of(width: float) -> QRectF:
    """Return a card of that width with its top left corner at (0, 0)."""
    return QRectF(0, 0, width, width * CARD_RATIO)


def paint_paper(painter: QPainter, width: float, fill: QBrush | QColor, edge: QColor) -> QRectF:
    """Paint a card's paper and its edge, and return what lies inside the edge."""
    thin = max(1.0, width * 0.009)
    inner = grown(body_of(width), -thin / 2)
    rounded(painter, inner, corner_radius(width), fill, line(edge, thin))
    return inner


def paint_numerals(
    painter: QPainter,
    number: int,
    width: float,
    theme: Theme,
    *,
    baseline: float,
    text_scale: float = 1.0,
) -> None:
    """Paint the index in the corner, and the number centred on a baseline (share of the height).

    The index grows with the texts, as far as it stays clear of the number. A small card has only
    the number.
    """
    text = str(number)
    pixels = width * (0.64 if width < SMALL else 0.56)
    long = numeral_width(text, pixels)
    if long > width * 0.86:
        pixels *= width * 0.86 / long
    middle = QPointF(width / 2, width * CARD_RATIO * baseline)
    write_numeral(painter, middle, text, pixels, theme.ink)
    if width < SMALL:
        return
    free = CARD_RATIO * baseline - _NUMERAL - _INDEX_TOP - 0.06
    index = min(0.20 * text_scale, free / _CAP, 0.34)
    corner = QPointF(width * 0.09, width * (_INDEX_TOP + _CAP * index))
    write(painter, corner, text, font(width * index, 700), theme.ink)
