"""Painters for a sheet, large or small, with its crosses as a hand makes them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.games.qwixx_cards.layout.sheet import cell_rect, lock_rect
from app.games.qwixx_cards.visuals.faces import SHAPES
from app.games.qwixx_cards.visuals.visuals import (
    CellVisual,
    CrossVisual,
    PaperVisual,
    PenaltyBoxVisual,
    RowVisual,
)
from app.paint.brushes import NO_BRUSH, grown, line, rounded, vertical, write, write_numeral
from app.paint.icons import paint_icon
from app.paint.shadows import paint_large_shadow
from app.paint.shapes import paint_shape
from app.style.theme import Theme, faint
from app.style.typography import font
from app.table.layout import Rect
from app.table.painters import Brush, baseline, paints
from engine.games.qwixx_cards.printed import COLOURS, NUMBERS, ROWS

STROKE, LEAP = 0.44, 0.12
"""Of the time that a cross takes: each of its strokes, and the way of the pen between them."""


def row_colors(row: int, theme: Theme) -> tuple[QColor, QColor, QColor]:
    """Return the colours of a row.

    They are its ground, what is written on that, and its numbers on open cells.
    """
    return (
        (theme.qwixx_red, theme.white, theme.qwixx_red_number),
        (theme.qwixx_yellow, theme.ink, theme.qwixx_yellow_number),
        (theme.qwixx_green, theme.white, theme.qwixx_green_number),
        (theme.qwixx_blue, theme.white, theme.qwixx_blue_number),
    )[row]


def cross_path(rect: QRectF, seed: int, share: float = 1.0) -> QPainterPath:
    """Return two strokes as a hand makes them: never the same, but the same for one seed.

    With a `share`, it is what is drawn of them after so much of the time.
    """

    def waver(which: int, by: float) -> float:
        """Return some number between -by and by."""
        return by * math.sin(seed * 12.9898 + which * 78.233)

    side = min(rect.width(), rect.height())
    path = QPainterPath()
    middle = rect.center()
    for stroke, slope in enumerate((1.0, -1.0)):
        begun = _begun(share, stroke)
        if begun <= 0.0:
            break
        first = stroke * 10
        reach = 0.5 + waver(first, 0.06)
        begin = QPointF(
            middle.x() - side * (reach + waver(first + 1, 0.05)),
            middle.y() - slope * side * (reach + waver(first + 2, 0.05)),
        )
        end = QPointF(
            middle.x() + side * (reach + waver(first + 3, 0.07)),
            middle.y() + slope * side * (reach + waver(first + 4, 0.07)),
        )
        bend = side * waver(first + 5, 0.1)
        _draw(
            path,
            begun,
            begin,
            begin + (end - begin) * 0.35 + QPointF(bend, -bend * slope),
            begin + (end - begin) * 0.7 + QPointF(-bend * 0.4, bend * 0.4 * slope),
            end,
        )
    return path


def _begun(share: float, stroke: int) -> float:
    """Return how much of a stroke is drawn: the pen leaves the paper between the two."""
    begin = stroke * (STROKE + LEAP)
    t = min(1.0, max(0.0, (share - begin) / STROKE))
    return t * (2.0 - t)


def _draw(path: QPainterPath, share: float, *points: QPointF) -> None:
    """Draw the first part of a curve, by its four points."""
    first, second, third, fourth = points
    path.moveTo(first)
    near, middle, far = (
        a + (b - a) * share for a, b in ((first, second), (second, third), (third, fourth))
    )
    nearer, farther = near + (middle - near) * share, middle + (far - middle) * share
    path.cubicTo(near, nearer, nearer + (farther - nearer) * share)


def paint_cross(
    painter: QPainter, rect: QRectF, seed: int, color: QColor, width: float, *, share: float = 1.0
) -> None:
    """Paint a cross made by hand in a square about the middle of `rect`, or its first part."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(line(color, width))
    painter.drawPath(cross_path(rect, seed, share))


def square(rect: QRectF, side: float) -> QRectF:
    """Return a square about the middle of a rectangle."""
    middle = rect.center()
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _qrect(rect: Rect) -> QRectF:
    return QRectF(*rect)


@paints(PaperVisual, margin=14.0)
def _paper(painter: QPainter, visual: PaperVisual, rect: QRectF, brush: Brush) -> None:
    theme, k = brush.theme, visual.k
    radius = max(16 * k, brush.metrics.px(11))
    paint_large_shadow(painter, rect, radius, theme, lift=1.7, scale=k)
    paper = vertical(rect, theme.card_1, theme.card_2)
    edge = line(theme.saffron, brush.metrics.px(3)) if visual.won else line(theme.card_edge, 1)
    rounded(painter, grown(rect, -0.5), radius, paper, edge)
    if visual.owner is not None:
        frame, width = grown(rect, 2.5 * k), 5 * k
        rounded(painter, frame, radius + 2.5 * k, None, line(theme.player(visual.owner), width))


@paints(PenaltyBoxVisual, margin=2.0)
def _penalty_box(painter: QPainter, visual: PenaltyBoxVisual, rect: QRectF, brush: Brush) -> None:
    edge = line(brush.theme.cream_text_2, max(1.2, 1.8 * visual.k))
    rounded(painter, rect, visual.corner, None, edge)


@paints(RowVisual, margin=6.0)
def _row(painter: QPainter, visual: RowVisual, rect: QRectF, brush: Brush) -> None:
    paint_row(painter, visual, rect, brush.theme)


def paint_row(painter: QPainter, visual: RowVisual, rect: QRectF, theme: Theme) -> None:
    """Paint a row of a sheet, large or small."""
    sizes, row = visual.sizes, visual.row
    ground, ink, _ = row_colors(row, theme)
    shape = QPointF(rect.left() + 26 * sizes.row, rect.center().y())
    if visual.bare:
        outline, width = theme.cream, 0.15 * sizes.shape
        paint_shape(
            painter, SHAPES[COLOURS[row]], shape, sizes.shape, ground, outline=outline, width=width
        )
    else:
        _paint_band(painter, visual, rect, theme)
        paint_shape(painter, SHAPES[COLOURS[row]], shape, sizes.shape, ink)
    band = Rect(rect.left(), rect.top(), rect.width(), rect.height())
    for place in range(len(NUMBERS)):
        cell = _qrect(cell_rect(band, place, sizes))
        _paint_cell(painter, visual, place, cell, theme)
        if visual.bare and place in visual.crossed:
            _paint_small_cross(painter, row * len(NUMBERS) + place, cell, theme)
        if place in visual.fresh:
            ring = max(1.6, 0.16 * cell.height())
            rounded(painter, grown(cell, ring / 2), 4 * sizes.row, None, line(theme.lit, ring))
    lock = _qrect(lock_rect(band, sizes))
    _paint_lock(painter, visual, lock, theme)
    if visual.bare and visual.closed:
        _paint_small_cross(painter, 211 + row, lock, theme)


def _paint_band(painter: QPainter, visual: RowVisual, rect: QRectF, theme: Theme) -> None:
    """Paint what stands on paper: the band with its arrow and its points."""
    sizes, k = visual.sizes, visual.sizes.k
    ground, ink, _ = row_colors(visual.row, theme)
    rounded(painter, rect, 12 * k, ground)
    if visual.framed:
        frame = grown(rect, 3 * k)
        rounded(painter, frame, 14 * k, None, line(theme.ink, 2.5 * k))
    if sizes.number:
        x, middle = rect.left() + 48 * sizes.row, rect.center().y()
        arrow = QPainterPath(QPointF(x, middle - 8 * k))
        arrow.lineTo(QPointF(x + 8 * k, middle))
        arrow.lineTo(QPointF(x, middle + 8 * k))
        painter.setPen(line(ink, 2.5 * k))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(arrow)
    figures = font(sizes.points, 750, tabular=True)
    at = QPointF(rect.right() - 14 * sizes.h, baseline(rect, figures))
    write(painter, at, str(visual.points), figures, ink, anchor=1.0)


def _bare_paper(theme: Theme) -> tuple[QColor, QColor]:
    """Return the colours of a cross on a panel and of the pen.

    On a light panel, cream would be lost.
    """
    return (theme.ink, theme.cream) if theme.light else (theme.cream, theme.ink)


def _paint_small_cross(painter: QPainter, seed: int, cell: QRectF, theme: Theme) -> None:
    side = min(cell.width(), cell.height())
    pen = max(1.2, side * 0.18)
    paint_cross(painter, square(cell, side * 0.52), seed, _bare_paper(theme)[1], pen)


def _paint_cell(
    painter: QPainter, visual: RowVisual, place: int, cell: QRectF, theme: Theme
) -> None:
    """Paint one number: open, gone, crossed, or about to be skipped."""
    k = visual.sizes.k
    ground, ink, figures = row_colors(visual.row, theme)
    crossed = place in visual.crossed
    gone = (visual.over or place < max(visual.crossed, default=-1)) and not crossed
    going = place in visual.going and not crossed and not gone
    if gone:
        _paint_hollow(painter, cell, 9 * k, ground if visual.bare else faint(ink, 0.5))
    else:
        fill = theme.qwixx_cell
        if visual.bare:
            fill = _bare_paper(theme)[0] if crossed else ground
        strength = 0.62 if going and not theme.high_contrast else 1.0
        rounded(painter, cell, 9 * k, faint(fill, strength))
    if visual.sizes.number:
        written = font(visual.sizes.number, 600 if gone else 700, tabular=True)
        at = QPointF(cell.center().x(), baseline(cell, written))
        text, color = str(ROWS[visual.row][place]), ink if gone else figures
        write(painter, at, text, written, color, anchor=0.5)
    if going:
        painter.setPen(line(figures, 2 * k, (3 * k, 3 * k)))
        y = cell.center().y()
        painter.drawLine(QPointF(cell.left() + 9 * k, y), QPointF(cell.right() - 9 * k, y))


def _paint_hollow(painter: QPainter, cell: QRectF, radius: float, color: QColor) -> None:
    """Paint a cell that nothing can be crossed in any more: its outline alone."""
    width = max(1.0, cell.height() * 0.06)
    rounded(painter, grown(cell, -width / 2), radius, None, line(color, width))


def _paint_lock(painter: QPainter, visual: RowVisual, rect: QRectF, theme: Theme) -> None:
    ground, ink, figures = row_colors(visual.row, theme)
    if visual.bare:
        painter.setPen(line(ground, rect.width() * 0.2))
        painter.setBrush(_bare_paper(theme)[0] if visual.closed else NO_BRUSH)
        painter.drawEllipse(rect)
        return
    painter.setPen(line(ink, rect.width() * 0.055))
    painter.setBrush(theme.qwixx_cell if visual.closed else faint(theme.qwixx_cell, 0.25))
    painter.drawEllipse(rect)
    if visual.sizes.number:
        icon = square(rect, rect.width() * 0.575)
        paint_icon(painter, "lock", icon, figures if visual.closed else ink, 2.0)


@paints(CrossVisual, margin=16.0)
def _cross(painter: QPainter, visual: CrossVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    paint_cross(painter, rect, visual.seed, theme.ink, visual.pen, share=visual.share)
    if visual.pixels:
        _, _, figures = row_colors(visual.row, theme)
        at = QPointF(rect.center().x(), baseline(rect, font(visual.pixels, 700, tabular=True)))
        halo = line(theme.qwixx_cell, max(2.0, visual.pixels * 0.15))
        write_numeral(painter, at, visual.number, visual.pixels, figures, halo=halo)


@paints(CellVisual, margin=10.0)
def _cell(painter: QPainter, visual: CellVisual, rect: QRectF, brush: Brush) -> None:
    if visual.state == "bare":
        return
    theme, k = brush.theme, visual.k
    ring = grown(rect, 3 * k)
    # Saffron alone would be lost on the yellow row and in the cream of the numbers.
    rounded(painter, ring, 11 * k, None, line(faint(theme.ink, 0.75), 7.5 * k))
    rounded(painter, ring, 11 * k, None, line(theme.saffron, 4.5 * k))
    if visual.state == "chosen":
        side = min(rect.width(), rect.height()) * 0.62
        seed = visual.row * 11 + visual.place
        paint_cross(painter, square(rect, side), seed, theme.qwixx_red_number, 2.6 * k)
