"""Painters of visuals, one registered for each kind."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from app.paint.brushes import elided, grown, line, rounded, rounded_path, write
from app.paint.controls import paint_bubble, paint_dots, paint_pill
from app.paint.faces import CARD_RATIO, corner_radius
from app.paint.icons import paint_icon
from app.paint.ornaments import (
    paint_dashed,
    paint_focus_ring,
    paint_layers,
    paint_lit,
    paint_ring,
    paint_told_ring,
)
from app.paint.places import paint_draw_pile, paint_tray
from app.paint.shapes import paint_player
from app.paint.states import paint_chosen, paint_veil
from app.style.theme import Theme, faint
from app.style.typography import Metrics
from app.style.typography import font as font_of
from app.table.visuals import (
    PARAGRAPH_GAP,
    AskVisual,
    BadgeVisual,
    BubbleVisual,
    CardRingVisual,
    CardVeilVisual,
    DrawPileVisual,
    FocusVisual,
    GapVisual,
    LitVisual,
    MoreVisual,
    RingVisual,
    SignalVisual,
    SpotlightVisual,
    TextVisual,
    ThinkingVisual,
    TrayVisual,
    VeilVisual,
    WayVisual,
)

SIDE, HEAD, FOOT = 12 / 132, 44 / 132, 12 / 132
"""How far a tray reaches beyond the card on it, in card widths."""
_SPOTLIGHT = 0.55
"""How much of what lies under a spotlight's veil is covered."""
BUBBLE_TIP = 11.0
"""How far a bubble's pointer reaches, of the design."""


class Brush(NamedTuple):
    """Everything a painter needs besides the visual itself."""

    theme: Theme
    metrics: Metrics


VisualT = TypeVar("VisualT")
Paint = Callable[[QPainter, VisualT, QRectF, Brush], None]

_painters: dict[type, tuple[Paint[Any], float]] = {}


def paints(kind: type[VisualT], margin: float = 2.0) -> Callable[[Paint[VisualT]], Paint[VisualT]]:
    """Register the painter of a visual; it may paint `margin` (of the design) beyond its rect."""

    def register(paint: Paint[VisualT]) -> Paint[VisualT]:
        _painters[kind] = (paint, margin)
        return paint

    return register


def paint_visual(painter: QPainter, visual: Hashable, rect: QRectF, brush: Brush) -> None:
    """Paint a visual into `rect`. Raises KeyError where none is registered for its type."""
    _painters[type(visual)][0](painter, visual, rect, brush)


def margin_of(visual: Hashable) -> float:
    """Return how far a visual may be painted beyond its rect, of the design."""
    return _painters[type(visual)][1]


def baseline(rect: QRectF, font: QFont) -> float:
    """Return where the baseline lies of a line that stands in the middle of `rect`."""
    measure = QFontMetricsF(font)
    return rect.center().y() + (measure.capHeight()) / 2


@paints(TrayVisual, margin=8.0)
def _tray(painter: QPainter, visual: TrayVisual, rect: QRectF, brush: Brush) -> None:
    unit = rect.width() / (1 + 2 * SIDE)
    card = QRectF(rect.left() + unit * SIDE, rect.top() + unit * HEAD, unit, unit * CARD_RATIO)
    paint_tray(
        painter, card, brush.theme, direction=visual.direction, low=visual.low, high=visual.high,
        text_scale=brush.metrics.text_scale,
    )  # fmt: skip
    paint_layers(painter, card, visual.layers, brush.theme)


@paints(DrawPileVisual, margin=16.0)
def _draw_pile(painter: QPainter, visual: DrawPileVisual, rect: QRectF, brush: Brush) -> None:
    paint_draw_pile(painter, rect, visual.count, brush.theme, visual.deck)


def text_font(visual: TextVisual, metrics: Metrics) -> QFont:
    """Return the font of a line of words."""
    font = metrics.font(visual.role)
    if visual.weight:
        font.setVariableAxis(QFont.Tag("wght"), visual.weight)
    return font


def fitted(text: str, font: QFont, room: float) -> QFont:
    """Return the font, made smaller (never under 12 pixels) where the text is wider than `room`."""
    return QFont(_fitted(text, QFont(font), room))  # copies: whoever asks may change theirs


@lru_cache(maxsize=256)
def _fitted(text: str, font: QFont, room: float) -> QFont:
    """Measure once: the rail asks for the same words before it paints them, and when it does."""
    fits = QFont(font)
    while fits.pixelSize() > 12 and QFontMetricsF(fits).horizontalAdvance(text) > room:
        fits.setPixelSize(fits.pixelSize() - 1)
    return fits


@paints(TextVisual)
def _text(painter: QPainter, visual: TextVisual, rect: QRectF, brush: Brush) -> None:
    font = fitted(visual.text, text_font(visual, brush.metrics), rect.width())
    color: QColor = getattr(brush.theme, visual.tone)
    at = QPointF(rect.center().x(), baseline(rect, font))
    write(painter, at, elided(visual.text, font, rect.width()), font, color, anchor=0.5)


@paints(SignalVisual)
def _signal(painter: QPainter, visual: SignalVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = rect.height() / 34
    edge = theme.lit if visual.new else theme.text_2 if visual.own else theme.line
    width = (3.0 if visual.new else 1.5) * scale
    paint_pill(painter, rect, theme.panel_2, edge=edge, width=width)
    middle = rect.center().y()
    shape = QRectF(rect.left() + 4 * scale, middle - 13 * scale, 26 * scale, 26 * scale)
    paint_player(painter, shape, visual.colour, visual.initial, theme)
    icon = QRectF(shape.right() + 7 * scale, middle - 9 * scale, 18 * scale, 18 * scale)
    paint_icon(painter, visual.icon, icon, theme.text, 1.9)
    if visual.word:
        font = signal_font(rect.height(), brush.metrics)
        at = QPointF(icon.right() + 7 * scale, baseline(rect, font))
        write(painter, at, visual.word, font, theme.text)


def signal_font(height: float, metrics: Metrics) -> QFont:
    """Return the font of a signal's word, in a pill of that height."""
    font = metrics.sized(14, 650)
    font.setPixelSize(max(12, min(font.pixelSize(), round(height * 0.5))))
    return font


def signal_width(word: str, height: float, metrics: Metrics) -> float:
    """Return the width of a signal's pill, which without a word holds its icon alone."""
    scale = height / 34
    if not word:
        return 63 * scale
    advance = QFontMetricsF(signal_font(height, metrics)).horizontalAdvance(word)
    return 74 * scale + advance


@paints(MoreVisual)
def _more(painter: QPainter, visual: MoreVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = rect.height() / 34
    paint_pill(painter, rect, theme.panel_2, edge=theme.line, width=1.5 * scale)
    font = signal_font(rect.height(), brush.metrics)
    at = QPointF(rect.center().x(), baseline(rect, font))
    write(painter, at, visual.text, font, theme.text, anchor=0.5)


@paints(AskVisual)
def _ask(painter: QPainter, visual: AskVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = rect.height() / 34
    radius = rect.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.panel)
    painter.drawRoundedRect(rect, radius, radius)
    paint_dashed(
        painter, rect, radius, theme.text_2, width=1.5 * scale, dash=(4 * scale, 3 * scale)
    )
    side, plus = 19 * scale, 12 * scale
    middle = rect.center()
    left = middle.x() - (plus + side) / 2
    paint_icon(painter, "plus", QRectF(left, middle.y() - plus / 2, plus, plus), theme.text_2, 3.0)
    icon = QRectF(left + plus, middle.y() - side / 2, side, side)
    paint_icon(painter, visual.icon, icon, theme.text_2, 1.9)


@paints(BadgeVisual)
def _badge(painter: QPainter, visual: BadgeVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = visual.size / 15
    fill: QColor = getattr(theme, visual.fill)
    radius = min(rect.height() / 2, 17 * scale)
    edge = line(faint(theme.cream, 0.85), 2 * scale)
    rounded(painter, grown(rect, -scale), radius, fill, edge)
    x = rect.left() + 13 * scale
    if visual.icon:
        side = 20 * scale
        icon = QRectF(rect.left() + 10 * scale, rect.center().y() - side / 2, side, side)
        paint_icon(painter, visual.icon, icon, theme.white, 2.2)
        x = icon.right() + 7 * scale
    font = font_of(visual.size, 650)
    spacing = QFontMetricsF(font).lineSpacing()
    top = rect.center().y() - spacing * len(visual.lines) / 2
    for index, text in enumerate(visual.lines):
        row = QRectF(x, top + index * spacing, 1, spacing)
        write(painter, QPointF(x, baseline(row, font)), text, font, theme.white)


@paints(RingVisual, margin=40.0)
def _ring(painter: QPainter, visual: RingVisual, rect: QRectF, brush: Brush) -> None:
    radius, scale = corner_radius(rect.width()), visual.unit / 132
    breath = 1.0 if visual.halo else 0.0
    paint_ring(painter, rect, radius, visual.kind, brush.theme, scale=scale, breath=breath)


@paints(BubbleVisual, margin=BUBBLE_TIP + 3)
def _bubble(painter: QPainter, visual: BubbleVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    tip = None if visual.tip is None else rect.topLeft() + QPointF(*visual.tip)
    paint_bubble(painter, rect, tip, theme, scale=metrics.f)
    font = QFont(metrics.font("body"))
    font.setPixelSize(visual.size)
    measure = QFontMetricsF(font)
    spacing = measure.lineSpacing()
    for index, column in enumerate(visual.columns):
        left, top = rect.left() + metrics.px(16) + index * visual.pitch, rect.top() + metrics.px(10)
        for text in column:
            row = QRectF(left, top, rect.width(), spacing)
            write(painter, QPointF(left, baseline(row, font)), text, font, theme.cream_text)
            top += spacing if text else spacing * PARAGRAPH_GAP


@paints(GapVisual)
def _gap(painter: QPainter, _: GapVisual, rect: QRectF, brush: Brush) -> None:
    scale = rect.width() / 132
    color = faint(brush.theme.text_2, 0.75)
    body = grown(rect, -1.5 * scale)
    dash = (7 * scale, 6 * scale)
    paint_dashed(painter, body, 10 * scale, color, width=2 * scale, dash=dash)


@paints(FocusVisual, margin=10.0)
def _focus(painter: QPainter, visual: FocusVisual, rect: QRectF, brush: Brush) -> None:
    paint = paint_told_ring if visual.told else paint_focus_ring
    paint(painter, rect, visual.radius, brush.theme, scale=brush.metrics.f)


@paints(LitVisual, margin=24.0)
def _lit(painter: QPainter, visual: LitVisual, rect: QRectF, brush: Brush) -> None:
    strength = 2.0 if visual.under else 1.0
    scale = visual.unit / 132
    # Round the place alone: not every place has a ground that would cover the light.
    painter.setClipPath(_outside(rect, visual.radius, 24 * brush.metrics.f))
    paint_lit(painter, rect, visual.radius, brush.theme, strength=strength, scale=scale)


def _outside(rect: QRectF, radius: float, reach: float) -> QPainterPath:
    """Return what lies round a rounded rectangle within `reach`, and its very edge."""
    path = QPainterPath()
    path.addRect(grown(rect, reach))
    return path.subtracted(rounded_path(grown(rect, -1.5), radius))


@paints(CardRingVisual, margin=18.0)
def _card_ring(painter: QPainter, visual: CardRingVisual, rect: QRectF, brush: Brush) -> None:
    paint_chosen(painter, rect, brush.theme, halo=visual.halo)


@paints(ThinkingVisual)
def _thinking(painter: QPainter, visual: ThinkingVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    if not visual.bright:
        paint_pill(painter, rect, theme.panel_2, edge=theme.line, width=brush.metrics.px(1.5))
    paint_dots(painter, rect, theme.text if visual.bright else theme.text_2)


@paints(CardVeilVisual)
def _card_veil(painter: QPainter, _: CardVeilVisual, rect: QRectF, brush: Brush) -> None:
    paint_veil(painter, rect, brush.theme)


@paints(VeilVisual, margin=12.0)
def _veil(painter: QPainter, _: VeilVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    reach = rect.width() * 6.5 / 132
    color = faint(theme.well, 1.0 - theme.dim_pile)
    rounded(painter, rect.adjusted(-0.5, -0.5, reach, reach), corner_radius(rect.width()), color)


@paints(SpotlightVisual, margin=0.0)
def _spotlight(painter: QPainter, visual: SpotlightVisual, rect: QRectF, brush: Brush) -> None:
    path = QPainterPath()
    path.addRect(rect)
    for left, top, width, height, radius in visual.holes:
        hole = QRectF(rect.left() + left, rect.top() + top, width, height)
        path = path.subtracted(rounded_path(hole, radius))
    painter.fillPath(path, faint(brush.theme.table_2, _SPOTLIGHT))


@paints(WayVisual, margin=12.0)
def _way(painter: QPainter, visual: WayVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    start, bend, end = (
        rect.topLeft() + QPointF(*each) for each in (visual.start, visual.bend, visual.end)
    )
    path = QPainterPath(start)
    path.quadTo(bend, end)
    pen = line(theme.lit, metrics.px(4))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 2.5])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(path)
    angle = math.atan2(end.y() - bend.y(), end.x() - bend.x())
    head = line(theme.lit, metrics.px(4))
    head.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(head)
    for turn in (2.5, -2.5):
        side = QPointF(math.cos(angle + turn), math.sin(angle + turn)) * metrics.px(13)
        painter.drawLine(end, end + side)
