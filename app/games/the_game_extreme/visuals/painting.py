"""How what only Extreme has on its table is painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from app.games.the_game_extreme.visuals.looks import DrawOneLook, HeldBackLook, NothingLook, TagLook
from app.paint.brushes import line, rounded, rounded_path, write
from app.paint.controls import paint_pill
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_dashed
from app.paint.states import paint_lock, paint_veil
from app.style.typography import SMALLEST
from app.style.typography import font as font_of
from app.table.painters import Brush, baseline, elided, paints

RADIUS = 13.0
"""Of a tag's corners, of the design."""
TAG_END = 10.0
"""Between a tag's words and its right end."""
KIND_GAP = 6.0
"""Between a tag's title and the icon behind it."""


def kind_side(title_size: int) -> float:
    """Return the side of the icon behind a tag's title."""
    return title_size * 1.06


@paints(TagLook)
def _tag(painter: QPainter, look: TagLook, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    radius = min(metrics.px(RADIUS), rect.height() * 0.3)
    thin = metrics.px(1.5)
    rounded(painter, rect, radius, theme.panel)
    fill: QColor = getattr(theme, look.fill)
    painter.save()
    painter.setClipPath(rounded_path(rect, radius))
    field = QRectF(rect.left(), rect.top(), look.field, rect.height())
    painter.fillRect(field, fill)
    painter.restore()
    edge = rect.adjusted(thin / 2, thin / 2, -thin / 2, -thin / 2)
    rounded(painter, edge, radius - thin / 2, None, line(theme.line, thin))
    side = min(metrics.px(30), look.field * 0.62, rect.height() * 0.78)
    icon = QRectF(field.center().x() - side / 2, field.center().y() - side / 2, side, side)
    paint_icon(painter, look.icon, icon, theme.white, 2.0)
    x = field.right() + look.pad
    _words(painter, look, QRectF(x, rect.top(), rect.right() - x, rect.height()), brush)


def _words(painter: QPainter, look: TagLook, column: QRectF, brush: Brush) -> None:
    """Write the title with its icon, and the line under it or beside it."""
    theme = brush.theme
    title, words = font_of(look.title_size, 700), font_of(look.line_size or 1, 450)
    x, y = column.left(), baseline(column, title)
    room = column.width() - brush.metrics.px(TAG_END)
    behind = x + QFontMetricsF(title).horizontalAdvance(look.title)
    if look.kind:
        behind += brush.metrics.px(KIND_GAP) + kind_side(look.title_size)
    if look.line and look.beside:
        write(painter, QPointF(behind + look.beside, y), look.line, words, theme.text_2)
    elif look.line:
        high, low = QFontMetricsF(title).capHeight(), QFontMetricsF(words).capHeight()
        gap = min(look.title_size * 0.62, (column.height() - high - low) / 3)
        y = column.center().y() - (high + gap + low) / 2 + high
        write(painter, QPointF(x, y + gap + low), look.line, words, theme.text_2)
    write(painter, QPointF(x, y), elided(look.title, title, room), title, theme.text)
    if look.kind:
        side = kind_side(look.title_size)
        top = y - QFontMetricsF(title).capHeight() / 2 - side / 2
        paint_icon(painter, look.kind, QRectF(behind - side, top, side, side), theme.text_2, 2.2)


@paints(NothingLook)
def _nothing(painter: QPainter, look: NothingLook, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    radius = min(metrics.px(RADIUS), rect.height() * 0.3)
    paint_dashed(painter, rect, radius, theme.line, width=metrics.px(1.5), dash=(4.0, 4.0))
    font = font_of(look.size, 450)
    words = elided(look.text, font, rect.width() - 2 * look.pad)
    at = QPointF(rect.left() + look.pad, baseline(rect, font))
    write(painter, at, words, font, theme.text_2)


def draw_one_look(word: str, size: int, room: float) -> DrawOneLook:
    """Return the pill with its word as large as fits into `room`, up to that size."""
    for smaller in range(size, SMALLEST, -1):
        look = DrawOneLook(word, smaller)
        if draw_one_size(look)[0] <= room:
            return look
    return DrawOneLook(word, SMALLEST)


def draw_one_size(look: DrawOneLook) -> tuple[float, float]:
    """Return width and height of the pill."""
    scale = look.size / 14
    word = QFontMetricsF(font_of(look.size, 650)).horizontalAdvance(look.word)
    return word + 47 * scale, 29 * scale


@paints(DrawOneLook)
def _draw_one(painter: QPainter, look: DrawOneLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = look.size / 14
    paint_pill(painter, rect, theme.panel_2, edge=theme.line, width=1.5 * scale)
    side = 20 * scale
    icon = QRectF(rect.left() + 9 * scale, rect.center().y() - side / 2, side, side)
    paint_icon(painter, "draw-one", icon, theme.descending, 2.0)
    font = font_of(look.size, 650)
    at = QPointF(icon.right() + 7 * scale, baseline(rect, font))
    write(painter, at, look.word, font, theme.text)


@paints(HeldBackLook, margin=44.0)
def _held_back(painter: QPainter, _: HeldBackLook, rect: QRectF, brush: Brush) -> None:
    paint_veil(painter, rect, brush.theme)
    paint_lock(painter, rect, brush.theme)
