"""The light on what a row of the moves is about."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from app.pages.table.computers.seats import seat_rect
from app.pages.table.light import HALO, place_rings
from app.style.typography import Metrics
from app.table.layout import Decoration, Layer, Layout
from app.table.visuals import LitVisual

UNDER: Final = 4
"""The order of the ring round a player: it strikes through no pill that hangs on the panel."""
_PANEL = 14.0
"""Corner radius of the ring round a player."""


def with_named(
    layout: Layout, seat: int | None, named: Collection[str], metrics: Metrics
) -> Layout:
    """Return the layout with rings round these cards and places, and round this player."""
    cards = tuple(replace(spec, over=HALO) if spec.id in named else spec for spec in layout.cards)
    rings = [*place_rings(layout, named, "named")]
    rect = None if seat is None else seat_rect(layout, seat)
    if rect is not None:
        visual = LitVisual(metrics.px(_PANEL), metrics.px(132))
        rings.append(Decoration("named:seat", rect, visual, Layer.LABEL, UNDER))
    return replace(layout, cards=cards, decorations=(*layout.decorations, *rings))
