"""Painters for the table of Qwixx: piles, words, and the panels of the other players."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.games.qwixx_cards.layout.rivals import (
    LINE,
    PENALTIES,
    POINTS,
    POINTS_APART,
    line_heights,
    parts_of,
)
from app.games.qwixx_cards.visuals.sheet_painting import paint_cross, square
from app.games.qwixx_cards.visuals.visuals import (
    AskedVisual,
    BlockVisual,
    CallVisual,
    QwixxPileVisual,
    QwixxSlotVisual,
    RivalVisual,
    SkipVisual,
    SlotsVisual,
    StepsVisual,
)
from app.paint.brushes import elided, grown, line, rounded, write
from app.paint.controls import paint_panel, paint_pill
from app.paint.faces import CARD_RATIO, corner_radius
from app.paint.icons import paint_icon
from app.paint.names import PITCH, name_lines, write_lines
from app.paint.ornaments import paint_dashed
from app.paint.places import paint_closed_pile
from app.paint.shapes import paint_chip, paint_player
from app.style.theme import Theme, faint
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import Rect
from app.table.painters import Brush, baseline, fitted, paints
from app.table.visual_cache import paint_part
from engine.games.qwixx_cards.printed import PENALTIES_TO_END

NameLines = tuple[QFont, list[str]]
"""The font and the lines of a name."""
NAME: Final = 16
"""Size of a name, of the design."""
_SMALL: Final = 0.8
"""Below this share of its size a name is small."""
_BROKEN: Final = 0.8
"""How much one is worth that is broken inside a word, beside another as large."""


def accent(theme: Theme) -> QColor:
    """Return the colour of saffron words, or the dark outline where they would be too pale."""
    return theme.lit_outline if theme.lit_outline is not None else theme.lit


@paints(QwixxPileVisual, margin=16.0)
def _pile(painter: QPainter, visual: QwixxPileVisual, rect: QRectF, brush: Brush) -> None:
    paint_closed_pile(painter, rect, visual.layers, brush.theme, "neutral")


@paints(CallVisual, margin=10.0)
def _call(painter: QPainter, _: CallVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = rect.width() / 96
    body = grown(rect, 5 * scale)
    dash = (6 * scale, 6 * scale)
    color = accent(theme) if theme.light else theme.lit
    paint_dashed(painter, body, 12 * scale, color, width=2.5 * scale, dash=dash)


@paints(QwixxSlotVisual)
def _slot(painter: QPainter, _: QwixxSlotVisual, rect: QRectF, brush: Brush) -> None:
    _paint_slot(painter, rect, brush.theme)


def _paint_slot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    scale = rect.width() / 108
    dash = (7 * scale, 6 * scale)
    color = faint(theme.text_2, 0.75)
    radius = corner_radius(rect.width())
    paint_dashed(painter, rect, radius, color, width=max(1.2, 2 * scale), dash=dash)


@paints(SlotsVisual)
def _slots(painter: QPainter, visual: SlotsVisual, rect: QRectF, brush: Brush) -> None:
    for left in visual.lefts:
        slot = QRectF(rect.left() + left, rect.top(), visual.width, visual.width * CARD_RATIO)
        _paint_slot(painter, slot, brush.theme)


@paints(AskedVisual, margin=4.0)
def _asked(painter: QPainter, visual: AskedVisual, rect: QRectF, brush: Brush) -> None:
    theme, k = brush.theme, visual.k
    color = theme.player(visual.colour)
    rounded(painter, rect, 14 * k, color)
    rounded(painter, QRectF(rect.left(), rect.top(), rect.width(), 14 * k), 0, color)
    side = rect.height() * 0.8
    shape = QRectF(rect.left() + 8 * k, rect.center().y() - side / 2, side, side)
    paint_player(painter, shape, visual.colour, visual.initial, theme)
    written, small = font(visual.size, 700), font(visual.small or visual.size, 500)
    x = shape.right() + 6 * k
    first = QFontMetricsF(written).height()
    second = QFontMetricsF(small).height() if visual.told else 0.0
    top = rect.center().y() - (first + second) / 2
    line_of = QRectF(x, top, rect.width(), first)
    at = QPointF(x, baseline(line_of, written))
    write(painter, at, visual.text, written, theme.player_initial)
    if visual.told:
        line_of = QRectF(x, top + first, rect.width(), second)
        at = QPointF(x, baseline(line_of, small))
        write(painter, at, visual.told, small, theme.player_initial)


@paints(BlockVisual)
def _block(painter: QPainter, visual: BlockVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    written = font(visual.size, visual.weight)
    pitch = QFontMetricsF(written).lineSpacing()
    anchor = {"left": 0.0, "right": 1.0}[visual.align]
    x = rect.left() + rect.width() * anchor
    color: QColor = getattr(theme, visual.tone)
    for index, text in enumerate(visual.lines):
        row = QRectF(rect.left(), rect.top() + index * pitch, rect.width(), pitch)
        y = baseline(row, written)
        write(painter, QPointF(x, y), text, written, color, anchor=anchor)
        if visual.accent and index == len(visual.lines) - 1:
            after = QFontMetricsF(written).horizontalAdvance(f"{text} ")
            strong = font(visual.size, 750)
            write(painter, QPointF(x + after, y), visual.accent, strong, accent(theme))


@paints(StepsVisual)
def _steps(painter: QPainter, visual: StepsVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    strong = font(visual.size, 650)
    head = QRectF(rect.left(), rect.top(), rect.width(), visual.pitch)
    told = elided(visual.head, strong, rect.width())
    write(painter, QPointF(rect.left(), baseline(head, strong)), told, strong, theme.text)
    for index, (text, state) in enumerate(visual.steps):
        written = font(visual.size, 550 if state == "next" else 650)
        color = {"done": theme.text, "now": accent(theme), "next": theme.text_2}[state]
        row = head.translated(0, (index + 1) * visual.pitch)
        y = baseline(row, written)
        write(painter, QPointF(rect.left(), y), str(index + 1), written, color)
        x = rect.left() + visual.size * 1.15
        write(painter, QPointF(x, y), text, written, color)
        if state == "done":
            side = visual.size * 0.95
            left = x + QFontMetricsF(written).horizontalAdvance(text) + visual.size * 0.5
            box = QRectF(left, row.center().y() - side / 2, side, side)
            paint_icon(painter, "check", box, theme.good, 3.0)


@paints(SkipVisual)
def _skip(painter: QPainter, visual: SkipVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    paint_pill(painter, rect, theme.cream, edge=theme.ink, width=1.2)
    written = font(visual.size, 650)
    at = QPointF(rect.center().x(), baseline(rect, written))
    write(painter, at, visual.text, written, theme.ink, anchor=0.5)


def _qrect(rect: Rect) -> QRectF:
    return QRectF(*rect)


@paints(RivalVisual, margin=4.0)
def _rival(painter: QPainter, visual: RivalVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    k = visual.k
    panel = Rect(rect.left(), rect.top(), rect.width(), rect.height())
    parts = parts_of(panel, k, narrow=visual.narrow, heights=line_heights(metrics))
    paint_panel(painter, rect, theme, radius=16 * k, selected=visual.current, scale=metrics.f)
    paint_player(painter, _qrect(parts.shape), visual.colour, visual.initial, theme)
    _paint_name(painter, visual, _qrect(parts.shape), _qrect(parts.name), brush)
    sheet = parts.sheet
    pitch = sheet.height / len(visual.rows)
    for row in visual.rows:
        band = QRectF(sheet.x, sheet.y + row.row * pitch, sheet.width, pitch)
        paint_part(painter, row, band, brush)  # Most rows are alike on many panels.
    room = _qrect(parts.line)
    small = metrics.sized(LINE, 450)
    while small.pixelSize() > SMALLEST and QFontMetricsF(small).height() > room.height():
        small.setPixelSize(small.pixelSize() - 1)
    if visual.line and room.height() >= QFontMetricsF(small).height() - 1:
        words = fitted(visual.line, small, room.width())
        tone = theme.text if visual.current else theme.text_2
        at = QPointF(room.left(), baseline(room, words))
        write(painter, at, elided(visual.line, words, room.width()), words, tone)
    _paint_points(painter, visual, _qrect(parts.foot), _qrect(parts.boxes), brush)


def _paint_name(
    painter: QPainter, visual: RivalVisual, shape: QRectF, room: QRectF, brush: Brush
) -> None:
    """Paint the name, a chip if a computer plays, a tick once decided.

    These lie on the player's shape where the name needs the room beside it.
    """
    theme, metrics = brush
    icons = [("cpu", theme.text_2)] if visual.computer else []
    if visual.decided:
        icons.append(("check", theme.good))
    side = metrics.px(16)
    gap = metrics.px(5)
    free, high = room.width() - len(icons) * (side + gap), room.height()
    written, lines = _name_in(visual.name, free, high, metrics)
    small = written.pixelSize() < metrics.pixels(NAME) * _SMALL
    if icons and (small or lines[-1].endswith("…")):
        written, lines = _name_in(visual.name, room.width(), high, metrics)
        for icon, color in icons:
            paint_chip(painter, shape, icon, theme, tone=color, above=icon == "check")
        icons = []
    write_lines(painter, QPointF(room.left(), room.center().y()), lines, written, theme.text)
    x = room.left() + max(map(QFontMetricsF(written).horizontalAdvance, lines)) + gap
    for icon, color in icons:
        box = QRectF(x, room.center().y() - side / 2, side, side)
        paint_icon(painter, icon, box, color, 2.4 if icon == "check" else 1.8)
        x += side + gap


@lru_cache(maxsize=64)
def _name_in(name: str, free: float, height: float, metrics: Metrics) -> NameLines:
    """Return font and lines of a name in that room: the largest that are whole, or the last.

    A word that goes on in the second line is better than one that is cut, or small.
    """
    best, most = None, 0.0
    for cut, share in ((True, 1.0), (False, _BROKEN)):
        for size in range(NAME, 7, -1):
            written, lines = name_lines(name, metrics, free, size, 700, cut=cut)
            high = len(lines) * written.pixelSize() * PITCH
            whole = high <= height + 2 and not lines[-1].endswith("…")
            if whole and written.pixelSize() * share > most:
                best, most = (written, lines), written.pixelSize() * share
    return best or name_lines(name, metrics, free, 8, 700, cut=True)


def _paint_points(
    painter: QPainter, visual: RivalVisual, foot: QRectF, boxes: QRectF, brush: Brush
) -> None:
    """Paint points, and penalties in words or, where there are none, as boxes."""
    theme, metrics = brush
    strong, small = metrics.sized(*POINTS), metrics.sized(*PENALTIES)
    gap = metrics.px(POINTS_APART)
    if visual.penalties_words:
        width = QFontMetricsF(strong).horizontalAdvance(visual.points)
        words = QFontMetricsF(small).horizontalAdvance(visual.penalties_words)
        y = baseline(foot, strong)
        write(painter, QPointF(foot.left(), y), visual.points, strong, theme.text)
        at = QPointF(foot.left() + width + gap, y)
        write(painter, at, visual.penalties_words, small, theme.text_2)
        if visual.fresh_penalty:
            high = QFontMetricsF(small).height()
            told = QRectF(at.x(), foot.center().y() - high / 2, words, high)
            _ring(painter, grown(told, metrics.px(2)), visual.k, theme)
        return
    k = visual.k
    side, pen = max(9.0, 12 * k), max(1.2, 2.2 * k)
    row = (PENALTIES_TO_END - 1) * (side + 3 * k) + side
    room = foot.width() if visual.narrow else foot.width() - row - gap
    points = visual.points
    written = fitted(points, strong, room)
    if QFontMetricsF(written).horizontalAdvance(points) > room:
        points = points.split()[0]
    write(painter, QPointF(foot.left(), baseline(foot, written)), points, written, theme.text)
    left = boxes.left() if visual.narrow else foot.right() - row
    middle = boxes.center().y() if visual.narrow else foot.center().y()
    for index in range(PENALTIES_TO_END):
        box = QRectF(left + index * (side + 3 * k), middle - side / 2, side, side)
        rounded(painter, grown(box, -0.5), 2.5 * k, None, line(theme.text_2, 1.2))
        if index < visual.penalties:
            paint_cross(painter, square(box, side * 0.52), 101 + index, theme.text, pen)
            if visual.fresh_penalty and index == visual.penalties - 1:
                _ring(painter, box, visual.k, theme)


def _ring(painter: QPainter, box: QRectF, k: float, theme: Theme) -> None:
    """Ring a penalty that is new, as new crosses are ringed."""
    rounded(painter, grown(box, 1.0), 3.5 * k, None, line(theme.lit, max(2.0, 2.2 * k)))
