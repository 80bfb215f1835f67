"""Light on cards and places: what a hint means, or what a row of the moves is about."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from app.paint.faces import corner_radius
from app.table.layout import Decoration, Layer, Layout
from app.table.visuals import CardRingVisual, LitVisual

HALO: Final = CardRingVisual(halo=True)
"""The light on a card."""
OVER: Final = 900
"""The order of a ring: over what lies beside the thing that it surrounds."""


def place_rings(layout: Layout, lit: Collection[str], kind: str) -> Iterator[Decoration]:
    """Yield rings round the places of these ids; the rings' own ids begin with `kind`.

    A face-down pile is surrounded with all its cards, of which the lowest peep out.
    """
    for place in layout.places:
        if place.id in lit:
            unit = place.card.width
            visual = LitVisual(place.radius or 1.36 * corner_radius(unit), unit)
            rect = place.rect
            for card in layout.cards:
                if card.place == place.id and card.layer is Layer.PILE and not card.rotation:
                    rect = rect.united(card.rect)
            yield Decoration(f"{kind}:{place.id}", rect, visual, place.layer, OVER)
