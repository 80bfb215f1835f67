"""Where the stage stands: beside what it tells of, and over as little else as can be."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from app.table.layout import Decoration, Layer, Layout, PlaceSpec, Rect

TOLD, HAND, BUTTON, PLACE, ELSE = 2000.0, 400.0, 120.0, 20.0, 8.0
"""What a covered pixel costs: of what it tells of, of a hand, of what is pressed and small, of a
pile, of anything else, most of which is read."""
FAR: Final = 5.0
"""What each pixel costs that it stands off the middle, in a window of 1280 x 800."""
SMALLER: Final = 4000.0
"""What each step to smaller cards or words costs there."""
GROUND: Final = 0.12
"""What takes a larger share of the room is what the rest lies on."""
TOUCH: Final = 1.0
"""How far it stands at least from what it leaves free."""
BESIDE: Final = 0.04
"""Things that are no farther apart, in shares of the room, have no stage between them."""


class StageShape(NamedTuple):
    """A size that the stage may have."""

    card: float
    """How wide a card on it is."""
    width: float
    height: float
    text: float = 0.0
    """How large its words are."""
    steps: int = 0
    """How many steps smaller than it might be its card and its words are."""


class Covered(NamedTuple):
    """Something on the table, and what a covered pixel of it costs."""

    rect: Rect
    dear: float


def best_place(
    shapes: Sequence[StageShape],
    middle: tuple[float, float],
    room: Rect,
    seen: Sequence[Covered],
    *,
    apart: float,
    scale: float,
) -> tuple[StageShape, Rect]:
    """Return the shape and the place in the room that cost least.

    That is the middle, unless something dear lies there. It stands so far `apart` from what it
    leaves free, where there is room for that.
    """
    best, least = None, math.inf
    for shape in _worth_trying(shapes):
        smaller = shape.steps * SMALLER * scale * scale
        if smaller >= least:
            break
        places = [
            (_far(place, middle, scale), place) for place in _places(shape, middle, room, seen)
        ]
        for far, place in sorted(places):
            if smaller + far >= least:
                break
            cost = smaller + far + _cost(place, seen, least)
            if cost < least:
                best, least = (shape, place), cost
    assert best is not None
    shape, place = best
    nearby = (
        place._replace(
            x=_within(place.x + across, place.width, room.x, room.right),
            y=_within(place.y + down, place.height, room.y, room.bottom),
        )
        for across, down in product((0.0, -apart, apart, -apart / 2, apart / 2), repeat=2)
    )
    return shape, min(
        nearby,
        key=lambda each: (
            _cost(each, seen),
            _cost(each.grown(apart), seen) + _far(each, middle, scale),
        ),
    )


def _worth_trying(shapes: Iterable[StageShape]) -> list[StageShape]:
    """Return the largest first, and no smaller one that takes as much room."""
    tried: list[StageShape] = []
    for shape in sorted(shapes, key=lambda shape: shape.steps):
        if not any(each.width <= shape.width and each.height <= shape.height for each in tried):
            tried.append(shape)
    return tried


def _far(place: Rect, middle: tuple[float, float], scale: float) -> float:
    """Return what it costs to stand so far from the middle."""
    return FAR * scale * math.dist(place.middle, middle)


def _cost(place: Rect, seen: Sequence[Covered], most: float = math.inf) -> float:
    """Return what it costs to stand there; as soon as it is more than `most`, only so much."""
    cost = 0.0
    for rect, dear in seen:
        cost += place.overlap(rect) * dear
        if cost >= most:
            break
    return cost


def _places(
    shape: StageShape, middle: tuple[float, float], room: Rect, seen: Sequence[Covered]
) -> Iterator[Rect]:
    """Yield the places that come into question: in the middle, and right beside what is dear."""
    size = Rect(0, 0, min(shape.width, room.width), min(shape.height, room.height))
    lefts = {room.x, middle[0] - size.width / 2, room.right}
    tops = {room.y, middle[1] - size.height / 2, room.bottom}
    for rect, dear in seen:
        if dear > ELSE:
            lefts |= {rect.x - TOUCH - size.width, rect.right + TOUCH}
            tops |= {rect.y - TOUCH - size.height, rect.bottom + TOUCH}
    lefts = {_within(left, size.width, room.x, room.right) for left in lefts}
    tops = {_within(top, size.height, room.y, room.bottom) for top in tops}
    return (size._replace(x=left, y=top) for left, top in product(lefts, tops))


def _within(at: float, size: float, first: float, last: float) -> float:
    """Return where something so large begins, as near there as the room allows."""
    return min(max(at, first), last - size)


def seen_on(layout: Layout, named: Collection[str], room: Rect) -> list[Covered]:
    """Return what lies on a table, the dearest first; what is part of another thing is left out."""
    ground, gap = room.width * room.height * GROUND, room.width * BESIDE
    places = {place.id for place in layout.places}

    def told(rects: Iterable[Rect], dear: float) -> list[Covered]:
        return [Covered(rect, dear) for rect in _rows(rects, room, gap)]

    seen = [Covered(thing.rect, TOLD) for thing in layout.things if thing.id in named]
    seen += told((card.rect for card in layout.cards if card.layer is Layer.HAND), HAND)
    fixtures: Sequence[PlaceSpec | Decoration] = (*layout.places, *layout.decorations)
    small = [thing for thing in fixtures if thing.rect.width * thing.rect.height < ground]
    piles = [thing.rect for thing in small if isinstance(thing, PlaceSpec)]
    piles += [
        card.rect
        for card in layout.cards
        if card.layer is not Layer.HAND and card.place not in places and not card.attached_to
    ]
    seen += told(piles, PLACE)
    others = [Covered(each.rect, _dear(each)) for each in small if isinstance(each, Decoration)]
    seen += sorted(others, key=lambda thing: -thing.dear)
    whole: list[Covered] = []
    for thing in seen:
        if not any(other.rect.encloses(thing.rect) for other in whole):
            whole.append(thing)
    return whole


def _dear(decoration: Decoration) -> float:
    """Return what a covered pixel of a decoration costs."""
    return BUTTON if decoration.pressable and decoration.layer is Layer.LABEL else ELSE


def _rows(rects: Iterable[Rect], room: Rect, gap: float) -> list[Rect]:
    """Return these with those as one that lie beside each other, as far as the room shows them."""
    rows: list[Rect] = []
    for rect in sorted(rects, key=lambda rect: (rect.y, rect.height, rect.x)):
        last = rows[-1] if rows else None
        if last is not None and last[1::2] == rect[1::2] and rect.x - last.right <= gap:
            rows[-1] = last._replace(width=max(last.right, rect.right) - last.x)
        else:
            rows.append(rect)
    feet = [(row, max(0.0, min(row.bottom, room.bottom) - row.y)) for row in rows]
    return [row._replace(height=height) for row, height in feet]
