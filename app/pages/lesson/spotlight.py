"""The light on what a step speaks of: all else on the table is calm."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from app.pages.table.hint import with_light
from app.pages.table.light import OVER
from app.paint.faces import corner_radius
from app.style.typography import Metrics
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.visuals import LitVisual, SpotlightVisual, WayVisual

_REACH = 6.0
"""How far the light reaches beyond what it is on."""
_PANEL = 14.0
"""Corner radius of the light on a decoration that says nothing of its own."""


def with_spotlight(
    layout: Layout,
    point: Collection[str],
    table: Rect,
    buttons: Mapping[str, Rect],
    metrics: Metrics,
) -> Layout:
    """Return the layout with the light on these things and buttons, and a veil over all else.

    `table` is the part of the window between bar and rail.
    """
    lit = with_light(layout, point, buttons, metrics)
    rings = tuple(_rings(layout, point, metrics))
    holes = tuple(_holes(layout, point, table, metrics))
    veil = Decoration(
        "lesson:veil", table, SpotlightVisual(holes), Layer.RAIL, -1, only_at_rest=True
    )
    return replace(lit, decorations=(*lit.decorations, *rings, veil))


def way(layout: Layout, point: Sequence[str]) -> Decoration | None:
    """Return the dotted way from the first card to the first place that a step points at."""
    card = next((spec for spec in layout.cards if spec.id in point), None)
    place = next((spec for spec in layout.places if spec.id in point), None)
    if card is None or place is None or card.place == place.id:
        return None
    (x, _), (to, _) = card.rect.middle, place.rect.middle
    start, end = (x, card.rect.y - 18), (to, place.rect.bottom + 30)
    if start[1] <= end[1]:
        return None
    left = min(start[0], end[0])
    rect = Rect(left, end[1], abs(start[0] - end[0]), start[1] - end[1])
    visual = WayVisual((start[0] - left, rect.height), (end[0] - left, 0.0))
    return Decoration("lesson:way", rect, visual, Layer.RAIL, only_at_rest=True)


def rects_of(layout: Layout, point: Collection[str]) -> list[Rect]:
    """Return where the things are that a step points at."""
    return [thing.rect for thing in _things(layout) if thing.id in point]


def _things(layout: Layout) -> list[CardSpec | PlaceSpec | Decoration]:
    return [*layout.cards, *layout.places, *layout.decorations]


def _rings(layout: Layout, point: Collection[str], metrics: Metrics) -> list[Decoration]:
    """Return rings round the decorations that a step points at."""
    return [
        Decoration(
            f"lesson:{thing.id}",
            thing.rect,
            LitVisual(thing.radius or metrics.px(_PANEL), metrics.px(132)),
            thing.layer,
            OVER,
        )
        for thing in layout.decorations
        if thing.id in point
    ]


def _holes(
    layout: Layout, point: Collection[str], table: Rect, metrics: Metrics
) -> list[tuple[float, float, float, float, float]]:
    reach, holes = metrics.px(_REACH), []
    for thing in _things(layout):
        if thing.id in point:
            rect = thing.rect.grown(reach)
            radius = getattr(thing, "radius", 0.0) or corner_radius(layout.unit)
            x, y = rect.x - table.x, rect.y - table.y
            holes.append((x, y, rect.width, rect.height, radius + reach))
    return holes
