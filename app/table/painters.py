"""How looks are painted: a painter is registered for each kind."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from app.paint.brushes import grown, line, rounded, rounded_path, write
from app.paint.controls import paint_bubble, paint_dots, paint_panel, paint_pill
from app.paint.faces import CARD_RATIO, corner_radius
from app.paint.icons import paint_icon
from app.paint.ornaments import (
    paint_dashed,
    paint_focus_ring,
    paint_layers,
    paint_lit,
    paint_ring,
)
from app.paint.places import paint_cost, paint_draw_pile, paint_tray
from app.paint.shapes import paint_player
from app.paint.states import paint_chosen, paint_veil
from app.style.theme import Theme, faint
from app.style.typography import Metrics
from app.style.typography import font as font_of
from app.table.looks import (
    AskLook,
    BadgeLook,
    BubbleLook,
    CardRingLook,
    CardVeilLook,
    CostLook,
    DrawPileLook,
    FocusLook,
    GapLook,
    LitLook,
    MoreLook,
    PanelLook,
    RingLook,
    SignalLook,
    TextLook,
    ThinkingLook,
    TrayLook,
    VeilLook,
)

SIDE, HEAD, FOOT = 12 / 132, 44 / 132, 12 / 132
"""How far a tray reaches beyond the card on it, in card widths."""
PART = " · "
"""What stands between the parts of a line."""
BUBBLE_TIP = 11.0
"""How far a bubble's pointer reaches, of the design."""


class Brush(NamedTuple):
    """What every painter needs besides the look itself."""

    theme: Theme
    metrics: Metrics


LookT = TypeVar("LookT")
Paint = Callable[[QPainter, LookT, QRectF, Brush], None]

_painters: dict[type, tuple[Paint[Any], float]] = {}


def paints(kind: type[LookT], margin: float = 2.0) -> Callable[[Paint[LookT]], Paint[LookT]]:
    """Register the painter of a look; it may paint `margin` (of the design) beyond its rect."""

    def register(paint: Paint[LookT]) -> Paint[LookT]:
        _painters[kind] = (paint, margin)
        return paint

    return register


def paint_look(painter: QPainter, look: Hashable, rect: QRectF, brush: Brush) -> None:
    """Paint a look into `rect`. Raises KeyError where none is registered for its type."""
    _painters[type(look)][0](painter, look, rect, brush)


def margin_of(look: Hashable) -> float:
    """Return how far a look may be painted beyond its rect, of the design."""
    return _painters[type(look)][1]


def baseline(rect: QRectF, font: QFont) -> float:
    """Return where the baseline lies of a line that stands in the middle of `rect`."""
    measure = QFontMetricsF(font)
    return rect.center().y() + (measure.capHeight()) / 2


def elided(text: str, font: QFont, room: float) -> str:
    """Return the text, cut with an ellipsis where it is wider than `room`."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, math.ceil(room))


@paints(TrayLook, margin=8.0)
def _tray(painter: QPainter, look: TrayLook, rect: QRectF, brush: Brush) -> None:
    unit = rect.width() / (1 + 2 * SIDE)
    card = QRectF(rect.left() + unit * SIDE, rect.top() + unit * HEAD, unit, unit * CARD_RATIO)
    paint_tray(painter, card, brush.theme, direction=look.direction, low=look.low, high=look.high)
    paint_layers(painter, card, look.layers, brush.theme)


@paints(DrawPileLook, margin=16.0)
def _draw_pile(painter: QPainter, look: DrawPileLook, rect: QRectF, brush: Brush) -> None:
    paint_draw_pile(painter, rect, look.count, brush.theme, look.deck)


@paints(PanelLook)
def _panel(painter: QPainter, look: PanelLook, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    paint_panel(painter, rect, theme, radius=metrics.px(16), selected=look.current, scale=metrics.f)
    if look.head:
        rect = QRectF(rect.left(), rect.top(), rect.width(), look.head)
    middle = rect.center().y()
    pad = look.text_x - metrics.px(11) - look.shape
    shape = QRectF(rect.left() + pad, middle - look.shape / 2, look.shape, look.shape)
    paint_player(painter, shape, look.colour, look.initial, theme)
    name_font, count_font = metrics.font("seat_name"), metrics.font("count")
    if look.name_size:
        name_font.setPixelSize(look.name_size)
    if look.count_size:
        count_font.setPixelSize(look.count_size)
    x = rect.left() + look.text_x
    room = look.text_room
    said, line_font = as_much_as_fits(look.line, metrics.sized(13, 450), room)
    icon = metrics.px(17) if look.computer else 0.0
    gap = metrics.px(7) if look.computer else 0.0
    name = elided(look.name, name_font, room - icon - gap)
    name_y = baseline(rect, name_font)
    if said:
        name_high = QFontMetricsF(name_font).capHeight()
        line_high = QFontMetricsF(line_font).capHeight()
        between = min(metrics.px(11), (rect.height() - name_high - line_high) / 3)
        top = middle - (name_high + between + line_high) / 2
        name_y = top + name_high
        tone = theme.text if look.current else theme.text_2
        write(
            painter,
            QPointF(x, name_y + between + line_high),
            elided(said, line_font, room),
            line_font,
            tone,
        )
    write(painter, QPointF(x, name_y), name, name_font, theme.text)
    if look.computer:
        left = x + QFontMetricsF(name_font).horizontalAdvance(name) + gap
        top = name_y - QFontMetricsF(name_font).capHeight() / 2 - icon / 2
        paint_icon(painter, "cpu", QRectF(left, top, icon, icon), theme.text_2, 1.8)
    at = QPointF(rect.left() + look.count_x, baseline(rect, count_font))
    write(painter, at, look.count, count_font, theme.text, anchor=1.0)
    if look.mark:
        side = look.mark_side
        left = rect.right() - metrics.px(16) - side
        mark = QRectF(left, middle - side / 2, side, side)
        paint_icon(painter, look.mark, mark, theme.text_2, 1.9)


def as_much_as_fits(line: str, font: QFont, room: float) -> tuple[str, QFont]:
    """Return the line less those last parts that have no room even in small letters; its font."""
    while True:
        fits = fitted(line, font, room)
        if PART not in line or QFontMetricsF(fits).horizontalAdvance(line) <= room:
            return line, fits
        line = line.rpartition(PART)[0]


def text_font(look: TextLook, metrics: Metrics) -> QFont:
    """Return the font of a line of words."""
    font = metrics.font(look.role)
    if look.weight:
        font.setVariableAxis(QFont.Tag("wght"), look.weight)
    return font


def fitted(text: str, font: QFont, room: float) -> QFont:
    """Return the font, made smaller (never under 12 pixels) where the text is wider than `room`."""
    fits = QFont(font)
    while fits.pixelSize() > 12 and QFontMetricsF(fits).horizontalAdvance(text) > room:
        fits.setPixelSize(fits.pixelSize() - 1)
    return fits


@paints(TextLook)
def _text(painter: QPainter, look: TextLook, rect: QRectF, brush: Brush) -> None:
    font = fitted(look.text, text_font(look, brush.metrics), rect.width())
    color: QColor = getattr(brush.theme, look.tone)
    at = QPointF(rect.center().x(), baseline(rect, font))
    write(painter, at, elided(look.text, font, rect.width()), font, color, anchor=0.5)


@paints(CostLook)
def _cost(painter: QPainter, look: CostLook, rect: QRectF, brush: Brush) -> None:
    paint_cost(painter, rect.center(), look.text, look.unit, brush.theme, kind=look.kind)


@paints(SignalLook)
def _signal(painter: QPainter, look: SignalLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = rect.height() / 34
    edge = theme.text_2 if look.own else theme.line
    paint_pill(painter, rect, theme.panel_2, edge=edge, width=1.5 * scale)
    middle = rect.center().y()
    shape = QRectF(rect.left() + 4 * scale, middle - 13 * scale, 26 * scale, 26 * scale)
    paint_player(painter, shape, look.colour, look.initial, theme)
    icon = QRectF(shape.right() + 7 * scale, middle - 9 * scale, 18 * scale, 18 * scale)
    paint_icon(painter, look.icon, icon, theme.text, 1.9)
    if look.word:
        font = signal_font(rect.height(), brush.metrics)
        at = QPointF(icon.right() + 7 * scale, baseline(rect, font))
        write(painter, at, look.word, font, theme.text)


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


@paints(MoreLook)
def _more(painter: QPainter, look: MoreLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = rect.height() / 34
    paint_pill(painter, rect, theme.panel_2, edge=theme.line, width=1.5 * scale)
    font = signal_font(rect.height(), brush.metrics)
    at = QPointF(rect.center().x(), baseline(rect, font))
    write(painter, at, look.text, font, theme.text, anchor=0.5)


@paints(AskLook)
def _ask(painter: QPainter, look: AskLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = rect.height() / 34
    radius = rect.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.panel)
    painter.drawRoundedRect(rect, radius, radius)
    paint_dashed(
        painter, rect, radius, theme.text_2, width=1.5 * scale, dash=(4 * scale, 3 * scale)
    )
    side = 19 * scale
    middle = rect.center()
    icon = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    paint_icon(painter, look.icon, icon, theme.text_2, 1.9)


@paints(BadgeLook)
def _badge(painter: QPainter, look: BadgeLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    scale = look.size / 15
    fill: QColor = getattr(theme, look.fill)
    radius = min(rect.height() / 2, 17 * scale)
    edge = line(faint(theme.cream, 0.85), 2 * scale)
    rounded(painter, grown(rect, -scale), radius, fill, edge)
    x = rect.left() + 13 * scale
    if look.icon:
        side = 20 * scale
        icon = QRectF(rect.left() + 10 * scale, rect.center().y() - side / 2, side, side)
        paint_icon(painter, look.icon, icon, theme.white, 2.2)
        x = icon.right() + 7 * scale
    font = font_of(look.size, 650)
    spacing = QFontMetricsF(font).lineSpacing()
    top = rect.center().y() - spacing * len(look.lines) / 2
    for index, text in enumerate(look.lines):
        row = QRectF(x, top + index * spacing, 1, spacing)
        write(painter, QPointF(x, baseline(row, font)), text, font, theme.white)


@paints(RingLook, margin=40.0)
def _ring(painter: QPainter, look: RingLook, rect: QRectF, brush: Brush) -> None:
    radius, scale = corner_radius(rect.width()), look.unit / 132
    breath = 1.0 if look.halo else 0.0
    paint_ring(painter, rect, radius, look.kind, brush.theme, scale=scale, breath=breath)


@paints(BubbleLook, margin=BUBBLE_TIP + 3)
def _bubble(painter: QPainter, look: BubbleLook, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    tip = None if look.tip is None else rect.topLeft() + QPointF(*look.tip)
    paint_bubble(painter, rect, tip, theme, scale=metrics.f)
    font = metrics.font("body")
    measure = QFontMetricsF(font)
    spacing = measure.lineSpacing()
    top = rect.center().y() - spacing * len(look.lines) / 2
    for index, text in enumerate(look.lines):
        row = QRectF(rect.left(), top + index * spacing, rect.width(), spacing)
        at = QPointF(rect.left() + metrics.px(16), baseline(row, font))
        write(painter, at, text, font, theme.cream_text)


@paints(GapLook)
def _gap(painter: QPainter, _: GapLook, rect: QRectF, brush: Brush) -> None:
    scale = rect.width() / 132
    color = faint(brush.theme.text_2, 0.75)
    body = grown(rect, -1.5 * scale)
    dash = (7 * scale, 6 * scale)
    paint_dashed(painter, body, 10 * scale, color, width=2 * scale, dash=dash)


@paints(FocusLook, margin=8.0)
def _focus(painter: QPainter, look: FocusLook, rect: QRectF, brush: Brush) -> None:
    paint_focus_ring(painter, rect, look.radius, brush.theme, scale=brush.metrics.f)


@paints(LitLook, margin=24.0)
def _lit(painter: QPainter, look: LitLook, rect: QRectF, brush: Brush) -> None:
    strength = 2.0 if look.under else 1.0
    scale = look.unit / 132
    # Round the place alone: not every place has a ground that would cover the light.
    painter.setClipPath(_outside(rect, look.radius, 24 * brush.metrics.f))
    paint_lit(painter, rect, look.radius, brush.theme, strength=strength, scale=scale)


def _outside(rect: QRectF, radius: float, reach: float) -> QPainterPath:
    """Return what lies round a rounded rectangle within `reach`, and its very edge."""
    path = QPainterPath()
    path.addRect(grown(rect, reach))
    return path.subtracted(rounded_path(grown(rect, -1.5), radius))


@paints(CardRingLook, margin=18.0)
def _card_ring(painter: QPainter, look: CardRingLook, rect: QRectF, brush: Brush) -> None:
    paint_chosen(painter, rect, brush.theme, halo=look.halo)


@paints(ThinkingLook)
def _thinking(painter: QPainter, look: ThinkingLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    if not look.bright:
        paint_pill(painter, rect, theme.panel_2, edge=theme.line, width=brush.metrics.px(1.5))
    paint_dots(painter, rect, theme.text if look.bright else theme.text_2)


@paints(CardVeilLook)
def _card_veil(painter: QPainter, _: CardVeilLook, rect: QRectF, brush: Brush) -> None:
    paint_veil(painter, rect, brush.theme)


@paints(VeilLook, margin=12.0)
def _veil(painter: QPainter, _: VeilLook, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    reach = rect.width() * 6.5 / 132
    color = faint(theme.well, 1.0 - theme.dim_pile)
    rounded(painter, rect.adjusted(-0.5, -0.5, reach, reach), corner_radius(rect.width()), color)
