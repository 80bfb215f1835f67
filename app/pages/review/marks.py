"""What a review draws on the table: rings and ways of what was played, and what was better.

They differ in colour and line: what was played is whole, what was better is dashed.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.pages.table.light import OVER
from app.paint.brushes import line, rounded
from app.paint.faces import corner_radius
from app.style.theme import Theme
from app.style.typography import Metrics
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.painters import Brush, paints

ChoiceKind = Literal["played", "better"]
_DASH = (7.0, 6.0)
_APART = 5.0
"""How far a ring is from what it surrounds; the dashed one lies further out."""


@dataclass(frozen=True, slots=True)
class ChoiceRing:
    """A ring round a card or a place that belongs to a choice."""

    kind: ChoiceKind
    radius: float


@dataclass(frozen=True, slots=True)
class ChoiceWay:
    """The way of a card to where it is placed; both ends are given from the decoration's corner."""

    kind: ChoiceKind
    start: tuple[float, float]
    end: tuple[float, float]


def marked(
    layout: Layout,
    played: Collection[str],
    better: Collection[str],
    metrics: Metrics,
    *,
    ways: bool,
) -> Layout:
    """Return the layout with both choices drawn on it, each by the ids of what belongs to it.

    With `ways`, the way of the first card to its place is drawn too.
    """
    more: list[Decoration] = []
    for kind, ids in _by_kind(played, better):
        cards = [card for card in layout.cards if card.id in ids]
        places = [place for place in layout.places if place.id in ids]
        others = [each for each in layout.decorations if each.id in ids]
        things: list[CardSpec | PlaceSpec | Decoration] = [*cards, *places, *others]
        more += (_ring(kind, thing, metrics, layout.unit) for thing in things)
        if ways and len(places) == 1:
            more += (_way(kind, card.rect, places[0].rect) for card in cards[:1])
    return replace(layout, decorations=(*layout.decorations, *more))


def _by_kind(
    played: Collection[str], better: Collection[str]
) -> Iterator[tuple[ChoiceKind, Collection[str]]]:
    yield "played", played
    yield "better", better


def _ring(
    kind: ChoiceKind, thing: CardSpec | PlaceSpec | Decoration, metrics: Metrics, unit: float
) -> Decoration:
    apart = metrics.px(_APART if kind == "played" else _APART + 4)
    radius = corner_radius(unit)
    if isinstance(thing, CardSpec):
        apart, radius = metrics.px(0 if kind == "played" else 4), corner_radius(thing.rect.width)
    elif thing.radius:
        radius = thing.radius
    visual = ChoiceRing(kind, radius + apart)
    rect = thing.rect.grown(apart)
    return Decoration(f"{kind}:{thing.id}", rect, visual, Layer.LIFTED, OVER)


def _way(kind: ChoiceKind, card: Rect, place: Rect) -> Decoration:
    """Return a way from the top of a card to the near edge of a place."""
    shift = 8.0 if kind == "better" else -8.0
    start = (card.middle[0] + shift, card.y)
    end = (place.middle[0] + shift, place.bottom if place.bottom < card.y else place.middle[1])
    left, top = min(start[0], end[0]), min(start[1], end[1])
    rect = Rect(left, top, abs(start[0] - end[0]) + 1, abs(start[1] - end[1]) + 1)
    visual = ChoiceWay(kind, (start[0] - left, start[1] - top), (end[0] - left, end[1] - top))
    return Decoration(f"{kind}:way", rect, visual, Layer.LIFTED, OVER)


def _colour(kind: ChoiceKind, theme: Theme) -> QColor:
    return theme.played if kind == "played" else theme.better


def _dash(kind: ChoiceKind, metrics: Metrics) -> tuple[float, ...]:
    return tuple(metrics.px(each) for each in _DASH) if kind == "better" else ()


@paints(ChoiceRing, margin=6.0)
def _paint_ring(painter: QPainter, visual: ChoiceRing, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    dash = _dash(visual.kind, metrics)
    pen = line(_colour(visual.kind, theme), metrics.px(3), dash)
    rounded(painter, rect, visual.radius, None, pen)


@paints(ChoiceWay, margin=18.0)
def _paint_way(painter: QPainter, visual: ChoiceWay, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    start, end = rect.topLeft() + QPointF(*visual.start), rect.topLeft() + QPointF(*visual.end)
    middle = (start.y() + end.y()) / 2
    path = QPainterPath(start)
    path.cubicTo(QPointF(start.x(), middle), QPointF(end.x(), middle), end)
    colour = _colour(visual.kind, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colour, metrics.px(3), _dash(visual.kind, metrics)))
    painter.drawPath(path)
    painter.setPen(line(colour, metrics.px(3)))
    angle = math.pi / 2 if start.y() < end.y() else -math.pi / 2
    for turn in (2.55, -2.55):
        side = QPointF(math.cos(angle + turn), math.sin(angle + turn)) * metrics.px(12)
        painter.drawLine(end, end + side)
