"""The cards that several games share: number cards and backs, as data and as pictures."""

from __future__ import annotations

from typing import NamedTuple, Self

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
)
from app.paint.face import Face, paint_face
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_flames
from app.paint.paper import (
    CARD_RATIO,
    SMALL,
    body_of,
    corner_radius,
    paint_numerals,
    paint_paper,
)
from app.style.theme import Theme

__all__ = [
    "CARD_RATIO",
    "BackFace",
    "Face",
    "NumberFace",
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
    """The deck, where there are two: "gold" (with a sun), "silver" (with a moon)."""
    text_scale: float = 1.0

    def with_text(self, scale: float) -> Self:
        """See `Legible`."""
        return self._replace(text_scale=scale)

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """Paint the card; see `Face`."""
        _paint_number(painter, self, width, theme)


def _paint_burning(painter: QPainter, width: float, edge: QColor, theme: Theme) -> None:
    """Paint flames over the lower half of a card, and its edge again on top of them."""
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
    paint_numerals(
        painter, face.number, width, theme, baseline=baseline, text_scale=face.text_scale
    )
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
    """Return where a mark of that size stands: at the top, on a small card in the middle."""
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
    """Paint where the number lies between the start numbers: distance without arithmetic."""
    left, long = width * 0.14, width * 0.72
    y = width * (CARD_RATIO - 0.15)
    painter.setPen(line(theme.card_line, width * 0.02))
    painter.drawLine(QPointF(left, y), QPointF(left + long, y))
    share = (face.number - face.low) / (face.high - face.low)
    painter.setPen(NO_PEN)
    painter.setBrush(theme.ink)
    painter.drawEllipse(QPointF(left + long * share, y), width * 0.042, width * 0.042)
