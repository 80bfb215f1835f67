"""Painters for the halves of the table, the marks of the players and the gift."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from app.games.face_to_face.visuals.marks import paint_deck_mark, paint_gift_token
from app.games.face_to_face.visuals.visuals import (
    BESIDE_TOKEN,
    UNDER_HEAD,
    BandVisual,
    DeckMarkVisual,
    GiftVisual,
    HalvesVisual,
    SideVisual,
)
from app.paint.brushes import NO_BRUSH, NO_PEN, grown, line, rounded, rounded_path, write
from app.paint.controls import paint_panel
from app.paint.ornaments import paint_meander
from app.style.theme import Theme, faint
from app.style.typography import font
from app.table.lines import LinesVisual, line_height, paint_lines
from app.table.painters import Brush, baseline, paints

TINTS = {"gold": (0.17, 0.05), "silver": (0.20, 0.04)}
"""How much of its colour a half has at the player's edge, and at the band."""
LIGHT_TINTS = {"gold": (0.60, 0.22), "silver": (0.24, 0.07)}
"""The same on a light table."""
KEYS_HIGH = 6
"""Height of a meander in its own units."""


@paints(HalvesVisual)
def _halves(painter: QPainter, visual: HalvesVisual, _: QRectF, brush: Brush) -> None:
    area = QRectF(*visual.area)
    whole = rounded_path(area, visual.radius)
    head, foot = visual.middle - visual.band, visual.middle + visual.band
    far = "silver" if visual.near == "gold" else "gold"
    halves = (
        (far, QRectF(area.left(), area.top(), area.width(), head - area.top()), True),
        (visual.near, QRectF(area.left(), foot, area.width(), area.bottom() - foot), False),
    )
    painter.setPen(NO_PEN)
    tints = LIGHT_TINTS if brush.theme.light else TINTS
    for tone, rect, downwards in halves:
        color = tone_color(tone, brush.theme)
        if brush.theme.high_contrast:
            edge = line(color, 2 * brush.metrics.f)
            rounded(painter, grown(rect, -brush.metrics.f), visual.radius, None, edge)
            continue
        strong, weak = (faint(color, share) for share in tints[tone])
        gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        gradient.setColorAt(0, strong if downwards else weak)
        gradient.setColorAt(1, weak if downwards else strong)
        path = QPainterPath()
        path.addRect(rect)
        painter.fillPath(path.intersected(whole), gradient)


def tone_color(tone: str, theme: Theme) -> QColor:
    """Return the colour that a half of the table is tinted with."""
    if tone == "gold":
        return theme.gold_2 if theme.light else theme.saffron
    return theme.silver_edge if theme.light else theme.silver_2


@paints(BandVisual)
def _band(painter: QPainter, _: BandVisual, rect: QRectF, brush: Brush) -> None:
    theme = brush.theme
    unit = rect.height() / KEYS_HIGH
    keys = int(rect.width() / (7 * unit))
    wide = keys * 7 * unit
    at = QPointF(rect.center().x() - wide / 2, rect.top())
    color = faint(theme.text_2, 0.6) if theme.light else faint(theme.back_thread, 0.55)
    paint_meander(painter, at, wide, unit, color, stroke=1.4 * brush.metrics.f)


@paints(SideVisual)
def _side(painter: QPainter, visual: SideVisual, rect: QRectF, brush: Brush) -> None:
    theme, px = brush.theme, brush.metrics.px
    tint = theme.gold_mark if visual.deck == "gold" else theme.silver_mark
    paint_panel(painter, rect, theme, radius=px(16), selected=visual.won, scale=brush.metrics.f)
    rounded(painter, grown(rect, -px(2)), px(14), faint(tint, 0.16))


@paints(DeckMarkVisual, margin=8.0)
def _deck_mark(painter: QPainter, visual: DeckMarkVisual, rect: QRectF, brush: Brush) -> None:
    theme, scale = brush.theme, rect.width() / 54
    radius = rect.width() / 2
    paint_deck_mark(painter, rect.center(), radius, visual.deck, theme)
    painter.setBrush(NO_BRUSH)
    if theme.light:
        edge = theme.gold_edge if visual.deck == "gold" else theme.silver_edge
        painter.setPen(line(edge, 1.5 * scale))
        painter.drawEllipse(rect.center(), radius - 0.75 * scale, radius - 0.75 * scale)
    if visual.current:
        color = theme.lit_outline if theme.lit_outline is not None else theme.lit
        reach = radius + 4.5 * scale
        painter.setPen(line(color, 2.5 * scale))
        painter.drawEllipse(rect.center(), reach, reach)


@paints(GiftVisual)
def _gift(painter: QPainter, visual: GiftVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    paint_panel(painter, rect, theme, radius=metrics.px(16), scale=metrics.f)
    pad, radius = visual.pad, visual.token
    written, pitch = font(visual.title_size, 700), line_height(visual.title_size)
    high = max(2 * radius, pitch * len(visual.title))
    head = QRectF(rect.left() + pad, rect.top() + pad, rect.width() - 2 * pad, high)
    paint_gift_token(
        painter, QPointF(head.left() + radius, head.center().y()), radius, theme, given=visual.given
    )
    top = head.center().y() - pitch * len(visual.title) / 2
    for index, text in enumerate(visual.title):
        row = QRectF(head.left(), top + index * pitch, head.width(), pitch)
        at = QPointF(head.left() + 2 * radius + pad * BESIDE_TOKEN, baseline(row, written))
        write(painter, at, text, written, theme.text)
    body = QRectF(head.left(), head.bottom() + pad * UNDER_HEAD, head.width(), 0)
    words = LinesVisual(visual.lines, visual.size, numbers=700)
    paint_lines(painter, words, body, brush)
