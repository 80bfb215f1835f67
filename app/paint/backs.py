"""The backs of the decks."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.paint.brushes import grown, line, rounded, rounded_path, vertical, write_numeral
from app.paint.ornaments import flame_path, paint_meander, paint_rosette
from app.paint.paper import SMALL, body_of, corner_radius
from app.style.theme import Theme, faint


class BackFace(NamedTuple):
    """The back of a card of a deck, of those that `Theme.back` knows; all of one deck are alike."""

    deck: str = "house"
    rosette: bool = True
    """False for the top of a face-down pile, whose count covers the middle."""
    number: int = 0
    """The number in place of the rosette; 0 for backs without one."""
    flames: bool = False
    """They burn at its foot."""

    def paint(self, painter: QPainter, width: float, theme: Theme) -> None:
        """Paint the back; see `Face`."""
        _paint_back(painter, self, width, theme)


def heart_of(card: QRectF, *, flames: bool) -> QPointF:
    """Return the middle of rosette and count on a back; it is higher on one with flames."""
    share = 0.414 if flames else 0.5
    return QPointF(card.center().x(), card.top() + card.height() * share)


def _paint_back(painter: QPainter, face: BackFace, width: float, theme: Theme) -> None:
    """Paint a back with its top left corner at (0, 0)."""
    body = body_of(width)
    radius = corner_radius(width)
    if theme.back_line is not None:
        rounded(painter, grown(body, -0.5), radius, theme.back_edge, line(theme.back_line, 1))
    else:
        rounded(painter, body, radius, theme.back_edge)
    ground = grown(body, -width * 0.045)
    rounded(painter, ground, radius * 0.7, vertical(ground, *theme.back(face.deck)))
    small = width < SMALL
    thread = faint(theme.back_thread, 0.8)
    if small and not face.number:
        _paint_lattice(painter, ground, theme.flame_1 if face.flames else thread)
    if not small:
        _paint_bands(painter, body, theme, both=not face.flames)
        if face.flames:
            _paint_fire(painter, ground, radius * 0.7, theme)
    if face.number:
        _paint_number(painter, face.number, body, theme.white)
    elif face.rosette and not small:
        heart = heart_of(body, flames=face.flames)
        paint_rosette(painter, heart, width * 0.5, thread, theme.saffron)


def _paint_lattice(painter: QPainter, ground: QRectF, color: QColor) -> None:
    """Paint crossing threads, the pattern of a small back, also where others cover most of it."""
    width, high = ground.width(), ground.height()
    painter.save()
    painter.setClipPath(rounded_path(grown(ground, -width * 0.08), width * 0.06))
    painter.setPen(line(faint(color, 0.55), max(1.0, width * 0.045)))
    mesh = width * 0.4
    for index in range(-math.ceil(high / mesh), math.ceil(width / mesh) + 1):
        x = ground.left() + index * mesh
        painter.drawLine(QPointF(x, ground.top()), QPointF(x + high, ground.bottom()))
        painter.drawLine(QPointF(x + high, ground.top()), QPointF(x, ground.bottom()))
    painter.restore()


def _paint_bands(painter: QPainter, body: QRectF, theme: Theme, *, both: bool) -> None:
    """Paint meanders at the top and the bottom."""
    width = body.width()
    margin = width * 0.12
    long = width - 2 * margin
    unit = long / 56
    thread = faint(theme.back_thread, 0.75)
    stroke = max(0.7, width * 0.009)
    paint_meander(painter, QPointF(margin, margin), long, unit, thread, stroke=stroke)
    if both:
        foot = QPointF(margin, body.height() - margin - 6 * unit)
        paint_meander(painter, foot, long, unit, thread, stroke=stroke, flip=True)


def _paint_fire(painter: QPainter, ground: QRectF, radius: float, theme: Theme) -> None:
    """Paint two crowns of flames at the bottom of the ground."""
    painter.save()
    painter.setClipPath(rounded_path(ground, radius))
    wide, high = ground.width(), ground.height()
    for color, top, shift in ((theme.flame_2, 0.64, 0.0), (theme.flame_3, 0.80, 0.07)):
        left = ground.left() - wide * shift
        flames = QRectF(left, ground.top() + high * top, wide * (1 + shift), high * (1 - top))
        painter.fillPath(flame_path(flames), faint(color, 0.9))
    painter.restore()


def _paint_number(painter: QPainter, number: int, body: QRectF, color: QColor) -> None:
    width = body.width()
    size, drop = (0.54, 0.2) if width < SMALL else (0.48, 0.17)
    at = QPointF(body.center().x(), body.center().y() + width * drop)
    write_numeral(painter, at, str(number), width * size, color)
