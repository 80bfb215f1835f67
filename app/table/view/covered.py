"""The table as it is told while nobody shall hear what only one person sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from app.table.layout import CardSpec, Layer, Layout, PlaceSpec
from app.texts import texts

T = texts("Table")

OWN: Final = (Layer.HAND, Layer.LABEL)
"""Where cards and places lie that one person alone sees: in their hand, and in an open tray."""


def covered(layout: Layout) -> Layout:
    """Return the layout with the names of what one person alone sees left out: only how many."""
    names = {**_counted(layout.cards), **_counted(layout.places)}
    return replace(
        layout,
        cards=tuple(
            replace(card, name=names[card.id], tip="") if card.id in names else card
            for card in layout.cards
        ),
        places=tuple(
            replace(place, name=names[place.id]) if place.id in names else place
            for place in layout.places
        ),
        decorations=tuple(
            decoration if decoration.public is None else replace(decoration, name=decoration.public)
            for decoration in layout.decorations
        ),
    )


def in_trays(layout: Layout) -> frozenset[str]:
    """Return the ids of what lies open to one person alone, but for their hand."""
    things: tuple[CardSpec | PlaceSpec, ...] = (*layout.cards, *layout.places)
    return frozenset(thing.id for thing in things if thing.name and thing.layer is Layer.LABEL)


def _counted(things: Sequence[CardSpec] | Sequence[PlaceSpec]) -> dict[str, str]:
    """Return a name for each of these, by its id: its place from left to right."""
    own = [thing for thing in things if thing.name and _is_own(thing)]
    own.sort(key=lambda thing: (thing.layer, thing.rect.x))
    names: dict[str, str] = {}
    for _, layer in groupby(own, key=lambda thing: thing.layer):
        row = list(layer)
        for index, thing in enumerate(row):
            name = _card if isinstance(thing, CardSpec) else _place
            names[thing.id] = name(index=index + 1, count=len(row))
    return names


def _is_own(thing: CardSpec | PlaceSpec) -> bool:
    return thing.layer in OWN or (isinstance(thing, PlaceSpec) and thing.own)


_card = T(
    "card {index} of {count}", note="A card whose name nobody else shall hear, for screen readers."
)
_place = T(
    "place {index} of {count}",
    note="A place whose name nobody else shall hear, for screen readers.",
)
