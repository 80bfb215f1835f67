"""What lies on a card or beside it to say what can be done with it: veil, lock, seal, ring, stroke.

Each is painted over (or above) the card whose rectangle is given.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.paint.brushes import grown, line, rounded, rounded_path
from app.paint.figures import paint_figure
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_lit
from app.paint.paper import SMALL, corner_radius
from app.style.theme import Theme, faint

SEAL_RADIUS = 0.25
"""Radius of the hand seal on a card, in card widths."""
LOCK_REACH = 0.16
"""How far the lock reaches beyond the card's right upper corner, in card widths."""
STROKE_GAP = 0.085
"""From a card's upper edge up to the top of the stroke over it, in card widths."""


def paint_veil(painter: QPainter, card: QRectF, theme: Theme, *, sealed: bool = False) -> None:
    """What dims a card that cannot be used now; deeper under the hand seal (see `paint_seal`).

    The number under it can still be read.
    """
    alpha = theme.veil_seal_alpha if sealed else theme.veil_alpha
    rounded(painter, card, corner_radius(card.width()), faint(theme.veil, alpha))


def paint_lock(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """The lock on the right upper corner of a veiled card: there is a reason to read."""
    unit = card.width()
    middle = QPointF(card.right() - unit * 0.016, card.top())
    painter.setPen(line(theme.text, unit * 0.0164))
    painter.setBrush(theme.plate)
    painter.drawEllipse(middle, unit * 0.139, unit * 0.139)
    side = unit * 0.164
    box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    paint_icon(painter, "lock", box, theme.text, 2.0)


def paint_seal(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    """The Thing's hand in a dark disc: what bears it is blocked."""
    thin = radius * 0.068
    painter.setPen(line(theme.bone, thin))
    painter.setBrush(theme.wednesday_ink)
    painter.drawEllipse(center, radius - thin / 2, radius - thin / 2)
    side = radius * 1.36
    box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    paint_figure(painter, "thing", box, theme.bone, theme.wednesday_tone)


def paint_card_seal(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Veil and hand seal over a card whose number is blocked; the number stays in sight."""
    paint_veil(painter, card, theme, sealed=True)
    if card.width() < SMALL:
        foot = QPointF(card.center().x(), card.top() + card.height() * 0.7)
        paint_seal(painter, foot, card.width() * 0.32, theme)
    else:
        paint_seal(painter, card.center(), card.width() * SEAL_RADIUS, theme)


def paint_chosen(painter: QPainter, card: QRectF, theme: Theme, *, halo: bool = False) -> None:
    """The saffron ring of a card that is chosen; with the halo, of one that can be used now."""
    unit = card.width()
    radius, scale = corner_radius(unit), unit / 108
    outside = QPainterPath()
    outside.addRect(grown(card, 18 * scale))
    painter.save()
    painter.setClipPath(outside.subtracted(rounded_path(grown(card, 2 * scale), radius)))
    paint_lit(painter, card, radius, theme, scale=scale, halo=1.0 if halo else 0.0)
    painter.restore()


def stroke_rect(card: QRectF) -> QRectF:
    """Where the stroke over a playable card lies; its dark line reaches a little beyond."""
    unit = card.width()
    return QRectF(
        card.left() + unit * 0.2, card.top() - unit * STROKE_GAP, unit * 0.6, unit * 0.038
    )


def paint_playable(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """The saffron stroke above a card of the hand that may be played now."""
    stroke = stroke_rect(card)
    if theme.lit_outline is not None:
        outer = grown(stroke, card.width() * 0.015)
        rounded(painter, outer, outer.height() / 2, theme.lit_outline)
    rounded(painter, stroke, stroke.height() / 2, theme.lit)
