"""Ornaments of the house: meander, chevrons, light, flames, laurel, discs.

Lengths are logical pixels. `scale` is the size of the thing relative to the design, where a card is
132 wide: pass `width / 132` for what belongs to a card, `Metrics.f` for the rest.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from app.paint.brushes import NO_BRUSH, NO_PEN, grown, line, rounded, rounded_path, write
from app.style.theme import Theme, faint
from app.style.typography import font

RING_GAP, RING_WIDTH = 4.0, 3.5
"""How far the ring of the focus lies from what has it, and how wide it is."""

UP = -1
DOWN = 1

BURNING = "fire"
OWED = "skull"
TRICK = "trick"


def paint_meander(
    painter: QPainter,
    at: QPointF,
    width: float,
    unit: float,
    color: QColor,
    *,
    stroke: float = 1.2,
    flip: bool = False,
) -> None:
    """Paint a band of Greek keys, as many as fit in `width`; it is 6 units high, a key 7 wide.

    Flipped, the keys hang from the top of the band instead of standing on its bottom.
    """
    keys = int(width / (7 * unit) + 1e-6)
    painter.setPen(line(color, stroke))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(_meander_path(keys, unit, flip).translated(at))


@lru_cache(maxsize=64)
def _meander_path(keys: int, unit: float, flip: bool) -> QPainterPath:
    path = QPainterPath()

    def point(column: float, row: float) -> QPointF:
        return QPointF(column * unit, (6 - row if flip else row) * unit)

    for key in range(keys):
        first = key * 7
        path.moveTo(point(first + 1, 6))
        for column, row in ((1, 0), (6, 0), (6, 4), (3, 4), (3, 2), (4.4, 2)):
            path.lineTo(point(first + column, row))
    path.moveTo(point(0, 6))
    path.lineTo(point(keys * 7, 6))
    return path


def paint_chevrons(
    painter: QPainter,
    center: QPointF,
    direction: int,
    color: QColor,
    *,
    scale: float = 1.0,
    count: int = 3,
) -> None:
    """Paint chevrons that point UP or DOWN, each stronger than the last; 26 x 34 at scale 1."""
    painter.setBrush(NO_BRUSH)
    strengths = (0.4, 0.7, 1.0)[3 - count :]
    for step, strength in enumerate(strengths):
        y = center.y() + direction * (step - (count - 1) / 2) * 10.5 * scale
        path = QPainterPath(QPointF(center.x() - 13 * scale, y - direction * 6 * scale))
        path.lineTo(QPointF(center.x(), y + direction * 6 * scale))
        path.lineTo(QPointF(center.x() + 13 * scale, y - direction * 6 * scale))
        painter.setPen(line(faint(color, strength), 4.6 * scale))
        painter.drawPath(path)


def paint_lit(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    theme: Theme,
    *,
    strength: float = 1.0,
    scale: float = 1.0,
    halo: float = 1.0,
) -> None:
    """Paint the light round a place that takes the card, before it: three halos and a line.

    Strength 0 to 1 fades it in; 2 is the place under the card (the halos double). `halo` is the
    strength of the halos alone.
    """
    painter.save()
    line_opacity = min(1.0, strength)
    for reach, opacity in ((14.0, 0.10), (9.5, 0.12), (5.0, 0.16)):
        wide = reach * scale * max(1.0, 0.5 + strength / 2)
        color = faint(theme.lit, min(1.0, opacity * strength * halo))
        rounded(painter, grown(rect, wide), radius + wide, color)
    if theme.lit_outline is not None:
        outer = faint(theme.lit_outline, line_opacity)
        by = 6.5 * scale
        rounded(painter, grown(rect, by), radius + by, None, line(outer, 2 * scale))
    by = 4 * scale
    saffron = faint(theme.lit, line_opacity)
    rounded(painter, grown(rect, by), radius + by, None, line(saffron, 4 * scale))
    painter.restore()


def paint_ring(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    kind: str,
    theme: Theme,
    *,
    scale: float = 1.0,
    breath: float = 1.0,
) -> None:
    """Paint the ring round a card: it burns, must be covered, or was the trick.

    The kinds are BURNING, OWED and TRICK. Paint it after the card. `breath` 0 to 1 is the strength
    of the halo; the line itself never fades.
    """
    painter.save()
    color = {BURNING: theme.ring_fire, OWED: theme.ring_skull, TRICK: theme.good}[kind]
    outside = QPainterPath()
    outside.addRect(grown(rect, 40 * scale))
    painter.setClipPath(outside.subtracted(rounded_path(rect, radius)))
    for reach, opacity in ((12.0, 0.10), (8.0, 0.14), (4.0, 0.20)):
        wide = reach * scale
        rounded(painter, grown(rect, wide), radius + wide, faint(color, opacity * breath))
    painter.setClipping(False)
    by = 4 * scale
    rounded(painter, grown(rect, by), radius + by, None, line(color, 3.5 * scale))
    painter.restore()


def paint_focus_ring(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    theme: Theme,
    *,
    color: QColor | None = None,
    scale: float = 1.0,
) -> None:
    """Paint the ring of the keyboard's focus outside of `rect`, in the theme's colour for it."""
    by, pen = RING_GAP * scale, line(color or theme.focus, RING_WIDTH * scale)
    rounded(painter, grown(rect, by), radius + by, None, pen)


def paint_told_ring(
    painter: QPainter, rect: QRectF, radius: float, theme: Theme, *, scale: float = 1.0
) -> None:
    """Paint the ring round what words elsewhere speak of: a line cased by another one."""
    colour, casing = theme.cream, faint(theme.ink, 0.75)
    if theme.high_contrast:
        colour, casing = theme.text, theme.table_2
    elif theme.light:
        colour, casing = theme.back_house_1, theme.cream
    by = 4.5 * scale
    for width, ink in ((7.0, casing), (3.5, colour)):
        rounded(painter, grown(rect, by), radius + by, None, line(ink, width * scale))


def paint_dashed(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    color: QColor,
    *,
    width: float = 2.0,
    dash: tuple[float, float] = (7.0, 6.0),
) -> None:
    """Paint a dashed outline inside `rect`: an empty place, a gap in the hand."""
    inner = grown(rect, -width / 2)
    rounded(painter, inner, radius, None, line(color, width, dash))


def paint_layers(painter: QPainter, rect: QRectF, count: int, theme: Theme) -> None:
    """Paint the hidden cards of an open pile, peeping out right and below of the card at `rect`."""
    width = rect.width()
    step = width * 3 / 132
    for depth in range(count, 0, -1):
        layer = rect.translated(depth * step * 0.9, depth * step)
        pen = line(theme.layer_edge, max(1.0, width * 0.009))
        rounded(painter, layer, width * 0.085, theme.layer, pen)


def paint_count_disc(
    painter: QPainter, center: QPointF, radius: float, text: str, theme: Theme
) -> None:
    """Paint the cream disc with a number on a face-down pile."""
    painter.setPen(line(theme.card_edge, max(1.0, radius * 0.048)))
    painter.setBrush(theme.cream)
    painter.drawEllipse(center, radius, radius)
    baseline = QPointF(center.x(), center.y() + radius * 0.355)
    write(painter, baseline, text, font(radius, 750), theme.ink, anchor=0.5)


def paint_rosette(
    painter: QPainter, center: QPointF, size: float, petal: QColor, heart: QColor
) -> None:
    """Paint eight petals round a heart, `size` across."""
    painter.save()
    painter.setPen(NO_PEN)
    painter.setBrush(petal)
    painter.translate(center)
    for _ in range(8):
        painter.drawEllipse(QPointF(0, -size * 0.26), size * 0.09, size * 0.24)
        painter.rotate(45)
    painter.setBrush(heart)
    painter.drawEllipse(QPointF(0, 0), size * 0.11, size * 0.11)
    painter.restore()


def flame_path(rect: QRectF) -> QPainterPath:
    """Return a ragged crown of seven tongues that stands on the bottom of `rect`."""
    x, y, width, height = rect.x(), rect.y(), rect.width(), rect.height()
    path = QPainterPath(QPointF(x, y + height))
    tongue = width / 7
    for index in range(7):
        left = x + tongue * index
        right = left + tongue
        tip = height * (0.55 + 0.45 * ((index * 37) % 5) / 4)
        path.cubicTo(
            left + tongue * 0.1, y + height * 0.5,
            left + tongue * 0.55, y + height * 0.55,
            left + tongue * 0.35, y + height - tip,
        )  # fmt: skip
        path.cubicTo(
            left + tongue * 0.9, y + height - tip * 0.7,
            right - tongue * 0.05, y + height * 0.75,
            right, y + height * 0.62,
        )  # fmt: skip
    path.lineTo(QPointF(x + width, y + height))
    path.closeSubpath()
    return path


def paint_flames(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint three stacked flames over the lower half of `rect`, a card's face; clip to it first."""
    painter.save()
    painter.setPen(NO_PEN)
    width, height = rect.width(), rect.height()
    for color, left, top, wide in (
        (theme.flame_1, 0.0, 0.50, 1.0),
        (theme.flame_2, -0.06, 0.66, 1.12),
        (theme.flame_3, 0.03, 0.80, 1.0),
    ):
        painter.setBrush(color)
        flames = QRectF(
            rect.x() + left * width,
            rect.y() + top * height,
            wide * width,
            (1.02 - top) * height,
        )
        painter.drawPath(flame_path(flames))
    painter.restore()


def paint_result_disc(
    painter: QPainter,
    center: QPointF,
    radius: float,
    theme: Theme,
    laurel: bool,
    *,
    share: float = 1.0,
) -> None:
    """Paint the ground of a result's number; `radius` is that of the cream disc.

    With the laurel, of which that `share` has grown, it reaches 1.41 radii, without it 1.13.
    """
    painter.save()
    painter.setPen(NO_PEN)
    if laurel:
        halo = QRadialGradient(center, radius * 1.41)
        halo.setColorAt(1 / 1.41, faint(theme.lit, 0.42))
        halo.setColorAt(1.0, faint(theme.lit, 0.0))
        painter.setBrush(halo)
        painter.drawEllipse(center, radius * 1.41, radius * 1.41)
    else:
        painter.setBrush(faint(theme.text_2, 0.22))
        painter.drawEllipse(center, radius * 1.13, radius * 1.13)
    painter.setBrush(theme.cream)
    painter.drawEllipse(center, radius, radius)
    if laurel:
        paint_laurel(painter, center, radius, theme, share=share)
    painter.restore()


def paint_laurel(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, *, share: float = 1.0
) -> None:
    """Paint the laurel round a disc of that radius, or another thing; it reaches 1.39 radii.

    It has two twigs, bound below; `share` of them has grown.
    """
    painter.save()
    painter.translate(center)
    painter.scale(radius, radius)
    for side in (-1, 1):
        _paint_twig(painter, side, theme, share)
    if share >= 1.0:
        _paint_binding(painter, theme)
    painter.restore()


_TWIG = 1.17
"""Radius of the arc that the twigs of a laurel follow, in radii of the disc."""
_ROOT, _LEAVES, _BETWEEN = 8.0, 9, 16.0
"""Degrees from the bottom to a twig's first leaves, pairs of leaves, degrees between them."""


def _paint_twig(painter: QPainter, side: int, theme: Theme, share: float) -> None:
    """Paint one half of a laurel round the unit disc: side -1 left, 1 right."""
    long = _ROOT + (_LEAVES - 0.4) * _BETWEEN
    arc = QRectF(-_TWIG, -_TWIG, 2 * _TWIG, 2 * _TWIG)
    stem = QPainterPath()
    stem.arcMoveTo(arc, -90)
    stem.arcTo(arc, -90, side * long * share)
    pen = QPen(theme.good.darker(125), 0.028)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(stem)
    painter.setPen(NO_PEN)
    for index in range(_LEAVES):
        grown_here = min(1.0, max(0.0, share * (_LEAVES + 2) - index - 1))
        if grown_here == 0.0:
            continue
        size = (0.30 - 0.013 * index) * grown_here
        degrees = 90 - side * (_ROOT + index * _BETWEEN)
        angle = math.radians(degrees)
        for spread, colour in ((24, theme.good), (-30, theme.good.darker(115))):
            painter.save()
            painter.translate(_TWIG * math.cos(angle), _TWIG * math.sin(angle))
            painter.rotate(degrees - side * (90 - spread))
            painter.fillPath(_leaf(size if spread > 0 else size * 0.8), colour)
            painter.restore()


def _leaf(size: float) -> QPainterPath:
    """Return a pointed leaf from the origin to the right."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(size * 0.3, -size * 0.3, size * 0.7, -size * 0.26, size, 0)
    path.cubicTo(size * 0.7, size * 0.26, size * 0.3, size * 0.3, 0, 0)
    return path


def _paint_binding(painter: QPainter, theme: Theme) -> None:
    """Paint the ribbon that holds the two twigs together at the bottom of the unit disc."""
    painter.setPen(NO_PEN)
    ends = QPainterPath()
    for side in (-1, 1):
        ends.moveTo(0, _TWIG)
        ends.lineTo(side * 0.17, _TWIG + 0.19)
        ends.lineTo(side * 0.09, _TWIG + 0.17)
        ends.lineTo(side * 0.05, _TWIG + 0.22)
        ends.closeSubpath()
    painter.fillPath(ends, theme.lit.darker(118))
    knot = QRectF(-0.075, _TWIG - 0.06, 0.15, 0.12)
    painter.setBrush(theme.lit)
    painter.drawRoundedRect(knot, 0.05, 0.05)
