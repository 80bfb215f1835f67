"""Painters for what only Extreme has on its table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from app.games.the_game_extreme.visuals.visuals import (
    DrawOneVisual,
    HeldBackVisual,
    NothingVisual,
    TagVisual,
)
from app.paint.brushes import elided, line, rounded, rounded_path, write
from app.paint.controls import paint_pill
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_dashed
from app.paint.states import paint_lock, paint_veil
from app.style.typography import SMALLEST
from app.style.typography import font as font_of
from app.table.painters import Brush, baseline, paints

RADIUS = 13.0
"""Of a tag's corners, of the design."""
TAG_END = 10.0
"""Between a tag's words and its right end."""
KIND_GAP = 6.0
"""Between a tag's title and the icon behind it."""


def kind_side(title_size: int) -> float:
    """Return the side of the icon behind a tag's title."""
    return title_size * 1.06


@paints(TagVisual)
def _tag(painter: QPainter, visual: TagVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    radius = min(metrics.px(RADIUS), rect.height() * 0.3)
    thin = metrics.px(1.5)
    rounded(painter, rect, radius, theme.panel)
    fill: QColor = getattr(theme, visual.fill)
    painter.save()
    painter.setClipPath(rounded_path(rect, radius))
    field = QRectF(rect.left(), rect.top(), visual.field, rect.height())
    painter.fillRect(field, fill)
    painter.restore()
    edge = rect.adjusted(thin / 2, thin / 2, -thin / 2, -thin / 2)
    rounded(painter, edge, radius - thin / 2, None, line(theme.line, thin))
    side = min(metrics.px(30), visual.field * 0.62, rect.height() * 0.78)
    icon = QRectF(field.center().x() - side / 2, field.center().y() - side / 2, side, side)
    paint_icon(painter, visual.icon, icon, theme.white, 2.0)
    x = field.right() + visual.pad
    _words(painter, visual, QRectF(x, rect.top(), rect.right() - x, rect.height()), brush)


def _words(painter: QPainter, visual: TagVisual, column: QRectF, brush: Brush) -> None:
    """Write the title with its icon, and the line under it or beside it."""
    theme = brush.theme
    title, words = font_of(visual.title_size, 700), font_of(visual.line_size or 1, 450)
    x, y = column.left(), baseline(column, title)
    room = column.width() - brush.metrics.px(TAG_END)
    behind = x + QFontMetricsF(title).horizontalAdvance(visual.title)
    if visual.kind:
        behind += brush.metrics.px(KIND_GAP) + kind_side(visual.title_size)
    if visual.line and visual.beside:
        write(painter, QPointF(behind + visual.beside, y), visual.line, words, theme.text_2)
    elif visual.line:
        high, low = QFontMetricsF(title).capHeight(), QFontMetricsF(words).capHeight()
        gap = min(visual.title_size * 0.62, (column.height() - high - low) / 3)
        y = column.center().y() - (high + gap + low) / 2 + high
        write(painter, QPointF(x, y + gap + low), visual.line, words, theme.text_2)
    write(painter, QPointF(x, y), elided(visual.title, title, room), title, theme.text)
    if visual.kind:
        side = kind_side(visual.title_size)
        top = y - QFontMetricsF(title).capHeight() / 2 - side / 2
        paint_icon(painter, visual.kind, QRectF(behind - side, top, side, side), theme.text_2, 2.2)


@paints(NothingVisual)
def _nothing(painter: QPainter, visual: NothingVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    radius = min(metrics.px(RADIUS), rect.height() * 0.3)
    paint_dashed(painter, rect, radius, theme.line, width=metrics.px(1.5), dash=(4.0, 4.0))
    font = font_of(visual.size, 450)
    words = elided(visual.text, font, rect.width() - 2 * visual.pad)
    at = QPointF(rect.left() + visual.pad, baseline(rect, font))
    write(painter, at, words, font, theme.text_2)


def draw_one_visual(word: str, size: int, room: float) -> DrawOneVisual:
    """Return the pill with its word as large as fits into `room`, up to that size."""
    for smaller in range(size, SMALLEST, -1):
        visual = DrawOneVisual(word, smaller)
        if draw_one_size(visual)[0] <= room:
            return visual
    return DrawOneVisual(word, SMALLEST)


def draw_one_size(visual: DrawOneVisual) -> tuple[float, float]:
    """Return width and height of the pill."""
    scale = visual.size / 14
    word = QFontMetricsF(font_of(visual.size, 650)).horizontalAdvance(visual.word)
    return word + 47 * scale, 29 * scale


@paints(DrawOneVisual)
def _draw_one(painter: QPainter, visual: DrawOneVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = visual.size / 14
    paint_pill(painter, rect, theme.panel_2, edge=theme.line, width=1.5 * scale)
    side = 20 * scale
    icon = QRectF(rect.left() + 9 * scale, rect.center().y() - side / 2, side, side)
    paint_icon(painter, "draw-one", icon, theme.descending, 2.0)
    font = font_of(visual.size, 650)
    at = QPointF(icon.right() + 7 * scale, baseline(rect, font))
    write(painter, at, visual.word, font, theme.text)


@paints(HeldBackVisual, margin=44.0)
def _held_back(painter: QPainter, _: HeldBackVisual, rect: QRectF, brush: Brush) -> None:
    paint_veil(painter, rect, brush.theme)
    paint_lock(painter, rect, brush.theme)
