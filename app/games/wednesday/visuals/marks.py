"""The marks of Wednesday: a character's disc, the Thing's seal, the stroke over a playable card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.games.wednesday.visuals.figures import paint_figure, paint_printed_figure
from app.paint.brushes import NO_PEN, grown, line, rounded
from app.paint.paper import SMALL, corner_radius
from app.style.theme import Theme, faint

SEAL_RADIUS = 0.25
"""Radius of the hand seal on a card, in card widths."""
STROKE_GAP = 0.085
"""From a card's upper edge up to the top of the stroke over it, in card widths."""


def paint_character_disc(
    painter: QPainter, character: str, center: QPointF, radius: float, theme: Theme
) -> None:
    """Paint a character's figure in its light disc, as on its card; for a pill or a seat, too."""
    painter.setPen(NO_PEN)
    painter.setBrush(theme.character_disc)
    painter.drawEllipse(center, radius, radius)
    side = radius * 1.355
    box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    paint_printed_figure(painter, character, box, theme)


def paint_seal(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    """Paint the Thing's hand in a dark disc: what bears it is blocked."""
    thin = radius * 0.068
    painter.setPen(line(theme.bone, thin))
    painter.setBrush(theme.wednesday_ink)
    painter.drawEllipse(center, radius - thin / 2, radius - thin / 2)
    side = radius * 1.36
    box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    paint_figure(painter, "thing", box, theme.bone, theme.wednesday_tone)


def paint_card_seal(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint veil and hand seal over a card whose number is blocked; the number stays in sight."""
    veil = faint(theme.veil, theme.veil_seal_alpha)
    rounded(painter, card, corner_radius(card.width()), veil)
    if card.width() < SMALL:
        foot = QPointF(card.center().x(), card.top() + card.height() * 0.7)
        paint_seal(painter, foot, card.width() * 0.32, theme)
    else:
        paint_seal(painter, card.center(), card.width() * SEAL_RADIUS, theme)


def stroke_rect(card: QRectF) -> QRectF:
    """Return where the stroke over a playable card lies; its dark line reaches a little beyond."""
    unit = card.width()
    return QRectF(
        card.left() + unit * 0.2, card.top() - unit * STROKE_GAP, unit * 0.6, unit * 0.038
    )


def paint_playable(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the saffron stroke above a card of the hand that may be played now."""
    stroke = stroke_rect(card)
    if theme.lit_outline is not None:
        outer = grown(stroke, card.width() * 0.015)
        rounded(painter, outer, outer.height() / 2, theme.lit_outline)
    rounded(painter, stroke, stroke.height() / 2, theme.lit)
