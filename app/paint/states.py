"""States of a card, painted on it or beside it: veil, lock, ring.

Each is painted over (or above) the card whose rectangle is given.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.paint.brushes import grown, line, rounded, rounded_path
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_lit
from app.paint.paper import corner_radius
from app.style.theme import Theme, faint

LOCK_REACH = 0.16
"""How far the lock reaches beyond the card's right upper corner, in card widths."""


def paint_veil(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the veil of a card that cannot be used now; the number under it can still be read."""
    rounded(painter, card, corner_radius(card.width()), faint(theme.veil, theme.veil_alpha))


def paint_lock(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the lock on the right upper corner of a veiled card: there is a reason to read."""
    unit = card.width()
    middle = QPointF(card.right() - unit * 0.016, card.top())
    painter.setPen(line(theme.text, unit * 0.0164))
    painter.setBrush(theme.panel)
    painter.drawEllipse(middle, unit * 0.139, unit * 0.139)
    side = unit * 0.164
    box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    paint_icon(painter, "lock", box, theme.text, 2.0)


def paint_chosen(painter: QPainter, card: QRectF, theme: Theme, *, halo: bool = False) -> None:
    """Paint the saffron ring of a chosen card; with the halo, of one that can be used now."""
    unit = card.width()
    radius, scale = corner_radius(unit), unit / 108
    outside = QPainterPath()
    outside.addRect(grown(card, 18 * scale))
    painter.save()
    painter.setClipPath(outside.subtracted(rounded_path(grown(card, 2 * scale), radius)))
    paint_lit(painter, card, radius, theme, scale=scale, halo=1.0 if halo else 0.0)
    painter.restore()
