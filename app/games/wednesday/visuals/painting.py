"""Painters for the visuals of Wednesday's table."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from app.games.wednesday.visuals.figures import paint_printed_figure
from app.games.wednesday.visuals.marks import paint_playable, paint_seal
from app.games.wednesday.visuals.visuals import (
    ArrowsVisual,
    BlockedVisual,
    CharacterVisual,
    CountVisual,
    GapSlotVisual,
    HandedVisual,
    LineVisual,
    MarkVisual,
    OpenTrayVisual,
    ParagraphVisual,
    PartnerVisual,
    PlayableVisual,
    StripVisual,
    TakenVisual,
    TrayHeadVisual,
    WednesdayPileVisual,
    WednesdaySlotVisual,
)
from app.paint.brushes import NO_BRUSH, NO_PEN, grown, line, rounded, write
from app.paint.controls import paint_pill
from app.paint.faces import CARD_RATIO, corner_radius
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_count_disc, paint_dashed
from app.paint.shapes import paint_player
from app.paint.states import paint_veil
from app.style.theme import Theme, faint
from app.style.typography import font, number
from app.table.painters import Brush, baseline, fitted, paints
from app.table.visuals import CardVeilVisual

RING_WIDTH, RING_HEIGHT = 3.6, 2.5
"""The ring of arrows, in card widths of the middle."""
ARC = 64.0
"""How far one of the four arrows reaches, in degrees."""
PILL_SIDE = 16.0
"""From the end of a pill to its words, of the design."""
SEAL_GAP = 12.0
HANDED_SIDE = 6.0
"""From the end of a pill about cards that came or went to what stands in it."""


def violet(theme: Theme) -> QColor:
    """Return the game's own colour, as strong as the table under it asks for."""
    return theme.character_1 if theme.light else theme.player_5


# The middle


@paints(ArrowsVisual, margin=14.0)
def _arrows(painter: QPainter, visual: ArrowsVisual, rect: QRectF, brush: Brush) -> None:
    scale = visual.unit / 118
    color = violet(brush.theme)
    middle = rect.center()
    across, down = rect.width() / 2, rect.height() / 2

    def at(angle: float) -> QPointF:
        turn = math.radians(angle)
        return QPointF(middle.x() + across * math.cos(turn), middle.y() + down * math.sin(turn))

    painter.setBrush(NO_BRUSH)
    for quarter in range(4):
        first = 90.0 * quarter - 90.0 - ARC / 2
        begin, end = (first, first + ARC) if visual.direction > 0 else (first + ARC, first)
        arc = QPainterPath()
        box = QRectF(middle.x() - across, middle.y() - down, 2 * across, 2 * down)
        arc.arcMoveTo(box, -begin)
        arc.arcTo(box, -begin, begin - end)
        painter.setPen(line(faint(color, 0.75), 4 * scale))
        painter.drawPath(arc)
        tip, before = at(end), at(end - 4.0 * visual.direction)
        angle = math.degrees(math.atan2(tip.y() - before.y(), tip.x() - before.x()))
        painter.save()
        painter.translate(tip)
        painter.rotate(angle)
        head = QPainterPath(QPointF(-9 * scale, -10 * scale))
        head.lineTo(6 * scale, 0)
        head.lineTo(-9 * scale, 10 * scale)
        painter.setPen(line(faint(color, 0.95), 4 * scale))
        painter.drawPath(head)
        painter.restore()


@paints(WednesdaySlotVisual)
def _slot(painter: QPainter, visual: WednesdaySlotVisual, rect: QRectF, brush: Brush) -> None:
    if not visual.empty:
        return
    theme = brush.theme
    scale = rect.width() / 132
    width = min(rect.width(), rect.height() / CARD_RATIO)
    card = QRectF(0, 0, width, width * CARD_RATIO)
    card.moveCenter(rect.center())
    _dashed_well(painter, card, theme, scale)
    _lines(painter, card, visual.lines, (font(visual.size, 550), theme.text_2))


@paints(WednesdayPileVisual)
def _pile(painter: QPainter, visual: WednesdayPileVisual, rect: QRectF, brush: Brush) -> None:
    if visual.empty:
        _dashed_well(painter, rect, brush.theme, rect.width() / 132)


def _dashed_well(painter: QPainter, rect: QRectF, theme: Theme, scale: float) -> None:
    radius = corner_radius(rect.width())
    rounded(painter, rect, radius, faint(theme.well, 0.7))
    dash = (7 * scale, 6 * scale)
    paint_dashed(painter, rect, radius, theme.text_2, width=max(1.0, 2 * scale), dash=dash)


@paints(CountVisual)
def _count(painter: QPainter, visual: CountVisual, rect: QRectF, brush: Brush) -> None:
    paint_count_disc(painter, rect.center(), rect.width() / 2, number(visual.count), brush.theme)


def _lines(
    painter: QPainter, rect: QRectF, lines: Sequence[str], pen: tuple[QFont, QColor],
    centred: bool = True,
) -> None:  # fmt: skip
    """Paint lines of words in the middle of the height of `rect`."""
    words, color = pen
    spacing = QFontMetricsF(words).lineSpacing()
    top = rect.center().y() - spacing * len(lines) / 2
    for index, text in enumerate(lines):
        row = QRectF(rect.left(), top + index * spacing, rect.width(), spacing)
        x = row.center().x() if centred else row.left()
        at = QPointF(x, baseline(row, words))
        write(painter, at, text, words, color, anchor=0.5 if centred else 0.0)


@paints(ParagraphVisual)
def _some_lines(painter: QPainter, visual: ParagraphVisual, rect: QRectF, brush: Brush) -> None:
    color: QColor = getattr(brush.theme, visual.tone)
    _lines(painter, rect, visual.lines, (font(visual.size, visual.weight), color), visual.centred)


@paints(BlockedVisual)
def _blocked(painter: QPainter, visual: BlockedVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    px = metrics.px
    inner = grown(rect, -px(0.75))
    rounded(painter, inner, px(16), theme.panel, line(violet(theme), px(1.5)))
    seal = QPointF(rect.left() + px(9) + visual.seal, rect.center().y())
    paint_seal(painter, seal, visual.seal, theme)
    x = seal.x() + visual.seal + px(SEAL_GAP)
    first, second = font(visual.size, 700), font(visual.small, 450)
    first_high = QFontMetricsF(first).lineSpacing() * len(visual.first)
    second_high = QFontMetricsF(second).lineSpacing() * len(visual.second)
    top = rect.center().y() - (first_high + second_high) / 2
    room = rect.right() - x
    _lines(painter, QRectF(x, top, room, first_high), visual.first, (first, theme.text), False)
    below = QRectF(x, top + first_high, room, second_high)
    _lines(painter, below, visual.second, (second, theme.text_2), False)


@paints(LineVisual)
def _line(painter: QPainter, visual: LineVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    px = metrics.px
    paint_pill(painter, rect, theme.panel_2, edge=theme.line, width=px(1.5))
    text = line_text(visual.parts)
    words = fitted(text, font(visual.size, 650), rect.width() - 2 * px(PILL_SIDE))
    at = QPointF(rect.center().x(), baseline(rect, words))
    write(painter, at, text, words, theme.text, anchor=0.5)


def line_text(parts: Sequence[str]) -> str:
    """Return what stands in the pill under the played pile."""
    return "  ·  ".join(parts)


@paints(CharacterVisual)
def _character(painter: QPainter, visual: CharacterVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    px = metrics.px
    paint_pill(painter, rect, theme.character_1, edge=theme.character_edge, width=px(1.5))
    radius = rect.height() / 2 - px(5)
    disc = QPointF(rect.left() + rect.height() / 2, rect.center().y())
    painter.setPen(NO_PEN)
    painter.setBrush(theme.character_disc)
    painter.drawEllipse(disc, radius, radius)
    side = radius * 1.35
    box = QRectF(disc.x() - side / 2, disc.y() - side / 2, side, side)
    paint_printed_figure(painter, visual.figure, box, theme)
    x = rect.left() + rect.height() + px(4)
    words = fitted(visual.text, font(visual.size, 650), rect.right() - px(PILL_SIDE) - x)
    write(painter, QPointF(x, baseline(rect, words)), visual.text, words, theme.white)


# Players


@paints(MarkVisual)
def _mark(painter: QPainter, visual: MarkVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    fill, ink, edge = {
        "pass": (theme.character_disc, theme.wednesday_ink, theme.character_edge),
        "passed": (theme.panel, theme.text, theme.character_edge),
        "next": (theme.panel_2, theme.text, theme.line),
        "before": (theme.panel_2, theme.text, theme.line),
        "now": (theme.saffron, theme.saffron_ink, theme.saffron),
    }[visual.kind]
    paint_pill(painter, rect, fill, edge=edge, width=metrics.px(1.5))
    words = font(visual.size, 650)
    at = QPointF(rect.center().x(), baseline(rect, words))
    write(painter, at, visual.text, words, ink, anchor=0.5)


@paints(HandedVisual)
def _handed(painter: QPainter, visual: HandedVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    paint_pill(painter, rect, theme.panel, edge=theme.text_2, width=metrics.px(1.5))
    words, side = font(visual.size, 650), handed_sign(visual.size)
    at = QPointF(rect.left() + metrics.px(HANDED_SIDE), baseline(rect, words))
    write(painter, at, visual.text, words, theme.text)
    right = rect.right() - metrics.px(HANDED_SIDE - 1)
    sign = QRectF(right - side, rect.center().y() - side / 2, side, side)
    if visual.colour < 0:
        paint_icon(painter, "flame", sign, theme.text, 2.2)
    else:
        paint_player(painter, sign, visual.colour, "", theme)


def handed_sign(size: int) -> float:
    """Return the side of the sign of whose hand it was, beside words of that size."""
    return round(size * 1.15)


@paints(PartnerVisual)
def _partner(painter: QPainter, _: PartnerVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    painter.setPen(line(theme.character_edge, metrics.px(1.5)))
    painter.setBrush(theme.character_disc)
    painter.drawEllipse(rect)
    inset = rect.width() * 0.17
    paint_icon(painter, "partners", grown(rect, -inset), theme.wednesday_ink, 2.4)


# Trays


@paints(OpenTrayVisual)
def _tray(painter: QPainter, _: OpenTrayVisual, rect: QRectF, brush: Brush) -> None:
    theme, px = brush.theme, brush.metrics.px
    inner = grown(rect, -px(0.75))
    rounded(painter, inner, px(20), theme.well, line(violet(theme), px(1.5)))


@paints(TrayHeadVisual)
def _tray_head(painter: QPainter, visual: TrayHeadVisual, head: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    px = metrics.px
    note = metrics.font("strong")
    icon = px(22)
    wide = QFontMetricsF(note).horizontalAdvance(visual.note)
    title = fitted(visual.title, metrics.sized(20, 700), head.width() - wide - icon - px(8 + 24))
    write(painter, QPointF(head.left(), baseline(head, title)), visual.title, title, theme.text)
    at = QPointF(head.right(), baseline(head, note))
    write(painter, at, visual.note, note, theme.text_2, anchor=1.0)
    box = QRectF(head.right() - wide - px(8) - icon, head.center().y() - icon / 2, icon, icon)
    paint_icon(painter, "eye", box, theme.text_2, 1.8)


@paints(StripVisual)
def _strip(painter: QPainter, _: StripVisual, rect: QRectF, brush: Brush) -> None:
    """Paint nothing: the card is what is seen."""


@paints(GapSlotVisual)
def _gap(painter: QPainter, _: GapSlotVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    px = metrics.px
    rounded(painter, rect, px(8), faint(theme.panel_2, 0.6))
    dash = (px(5), px(4))
    paint_dashed(painter, rect, px(8), theme.text_2, width=px(1.5), dash=dash)


# Cards of the hand


@paints(PlayableVisual, margin=16.0)
def _playable(painter: QPainter, _: PlayableVisual, rect: QRectF, brush: Brush) -> None:
    paint_playable(painter, rect, brush.theme)


@paints(TakenVisual, margin=16.0)
def _taken(painter: QPainter, visual: TakenVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    match visual.under:
        case PlayableVisual():
            paint_playable(painter, rect, theme)
        case CardVeilVisual():
            paint_veil(painter, rect, theme)
    words = font(visual.size, 650)
    measure = QFontMetricsF(words)
    width = min(measure.horizontalAdvance(visual.text) + visual.size * 1.4, rect.width() + 24)
    pill = QRectF(0, 0, width, measure.height() + visual.size * 0.4)
    pill.moveCenter(QPointF(rect.center().x(), rect.top()))
    paint_pill(painter, pill, theme.character_disc, edge=theme.character_edge)
    at = QPointF(pill.center().x(), baseline(pill, words))
    write(painter, at, visual.text, words, theme.wednesday_ink, anchor=0.5)
