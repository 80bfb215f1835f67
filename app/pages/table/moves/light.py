"""The light on what a row of the moves is about."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final

from app.pages.table.computers.seats import seat_rect
from app.paint.faces import corner_radius
from app.style.typography import Metrics
from app.table.layout import Decoration, Layer, Layout
from app.table.visuals import CardRingVisual, LitVisual

_HALO: Final = CardRingVisual(halo=True)
_PANEL = 14.0
"""Corner radius of the ring round a player."""
_OVER = 900
"""Its order: over what lies beside the thing that it surrounds."""


def with_named(
    layout: Layout, seat: int | None, named: Collection[str], metrics: Metrics
) -> Layout:
    """Return the layout with rings round these cards and places, and round this player."""
    cards = tuple(replace(spec, over=_HALO) if spec.id in named else spec for spec in layout.cards)
    return replace(
        layout,
        cards=cards,
        decorations=(*layout.decorations, *_rings(layout, seat, named, metrics)),
    )


def _rings(
    layout: Layout, seat: int | None, named: Collection[str], metrics: Metrics
) -> Iterator[Decoration]:
    for place in layout.places:
        if place.id in named:
            unit = place.card.width
            visual = LitVisual(place.radius or 1.36 * corner_radius(unit), unit)
            yield Decoration(f"named:{place.id}", place.rect, visual, place.layer, _OVER)
    rect = None if seat is None else seat_rect(layout, seat)
    if rect is not None:
        visual = LitVisual(metrics.px(_PANEL), metrics.px(132))
        yield Decoration("named:seat", rect, visual, Layer.LABEL, _OVER)
