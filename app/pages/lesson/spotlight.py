"""The light on what a step speaks of: all else on the table is calm."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from app.pages.table.hint import with_light
from app.pages.table.light import OVER
from app.paint.faces import corner_radius
from app.style.typography import Metrics
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.visuals import BadgeVisual, LitVisual, SpotlightVisual, WayVisual
from app.texts import texts

T = texts("Lesson")

_asked = T(
    "{name}, asked for",
    note="For screen readers: a card or a place that a step of a lesson speaks of.",
)
_REACH = 6.0
"""How far the light reaches beyond what it is on."""
_SMALL, _THINNER = 40.0, 0.5
"""The light on what is smaller is so much thinner: it covers nothing that stands beside it."""
_WORDS = 5.0
"""What is so many times as wide as it is high and has no panel is a line of words."""
_VEIL, _LOW = -1, -2
"""The order of the veil on the rail's layer, and of what it dims there."""
_PIECES, _DOT = 12, 3.0
"""In so many pieces a way is looked at, and so far its dots reach beside it."""
_APART = 14.0
"""How far the dotted way stays from both of its ends."""
_SHORTEST = 40.0
"""How far apart card and place are at least for a way: a stub of one would point beside both."""
_CAPTION = "caption:"
"""How the ids of words begin that tell what a pile is, be it in one line or in two."""
_CLOSE = 14.0
"""How close words stand to what they belong to."""
_PANEL = 14.0
"""Corner radius of the light on a decoration that says nothing of its own."""


def with_spotlight(
    layout: Layout,
    point: Collection[str],
    table: Rect,
    buttons: Mapping[str, Rect],
    metrics: Metrics,
    *,
    lit: Collection[str],
) -> Layout:
    """Return the layout with the light on what is `lit`, and a veil over all else but `point`.

    `table` is the whole table; the rail lies over the veil.
    """
    shown = with_light(layout, lit, buttons, metrics)
    rings = tuple(_rings(layout, lit, metrics))
    holes = tuple(_holes(layout, point, table, metrics))
    veil = Decoration(
        "lesson:veil", table, SpotlightVisual(holes), Layer.RAIL, _VEIL, only_at_rest=True
    )
    calm = (_under_veil(each) for each in shown.decorations)
    return replace(shown, decorations=(*calm, *rings, veil))


def _under_veil(decoration: Decoration) -> Decoration:
    """Return it so low that the veil dims it, if it lies up where cards fly.

    Nothing flies under a veil.
    """
    if decoration.layer is Layer.FLIGHT:
        return replace(decoration, layer=Layer.RAIL, order=_LOW)
    return decoration


def way(
    card: CardSpec, place: PlaceSpec, told: Sequence[Rect], metrics: Metrics
) -> Iterator[Decoration]:
    """Yield the dotted way from a card up to a place, if there is room.

    What is `told` of the card under the place is not crossed: where that stands apart from it, the
    way leads past it to the side of the place.
    """
    apart = metrics.px(_APART)
    start = card.rect.middle[0], card.rect.y - apart
    foot = max([place.rect.bottom, *(rect.bottom for rect in told)])
    end = place.rect.middle[0], foot + apart
    below = [rect for rect in told if rect.y > place.rect.bottom]
    if below and start[0] < min(place.rect.x, *(rect.x for rect in below)):
        end = place.rect.x - apart, place.rect.bottom - apart
    elif below and start[0] > max(place.rect.right, *(rect.right for rect in below)):
        end = place.rect.right + apart, place.rect.bottom - apart
    if start[1] - end[1] >= metrics.px(_SHORTEST):
        left = min(start[0], end[0])
        rect = Rect(left, end[1], abs(start[0] - end[0]), start[1] - end[1])
        visual = WayVisual((start[0] - left, rect.height), (end[0] - left, 0.0))
        yield Decoration("lesson:way", rect, visual, Layer.RAIL, only_at_rest=True)


def rects_along(aim: Decoration) -> Sequence[Rect]:
    """Return what lies under an aim: of a way its dots, not all that it leads past."""
    visual, corner = aim.visual, aim.rect
    if not isinstance(visual, WayVisual):
        return [corner]
    points = [visual.point(index / _PIECES) for index in range(_PIECES + 1)]
    return [
        Rect(corner.x + min(a, c), corner.y + min(b, d), abs(c - a), abs(d - b)).grown(_DOT)
        for (a, b), (c, d) in pairwise(points)
    ]


def words_under(place: PlaceSpec, layout: Layout, metrics: Metrics) -> list[Rect]:
    """Return where words stand close under a place, such as what the pile there is called."""
    near = Rect(place.rect.x, place.rect.bottom, place.rect.width, metrics.px(2 * _APART))
    return [
        each.rect
        for each in layout.decorations
        if each.layer is Layer.LABEL and _is_line(each.rect) and each.rect.overlap(near)
    ]


def _is_line(rect: Rect) -> bool:
    """Tell whether what stands there is a line of words."""
    return rect.width > _WORDS * rect.height


def asked_for(layout: Layout, point: Collection[str]) -> Layout:
    """Return the layout in which what a step asks for has a name that says so."""

    def name_of(thing: CardSpec | PlaceSpec) -> str:
        asked = thing.id in point and thing.name
        return _asked(name=thing.name.rstrip(".")) if asked else thing.name

    cards = tuple(replace(each, name=name_of(each)) for each in layout.cards)
    places = tuple(replace(each, name=name_of(each)) for each in layout.places)
    return replace(layout, cards=cards, places=places)


def rects_of(layout: Layout, point: Collection[str]) -> list[Rect]:
    """Return where the things are that a step points at, the first one named first."""
    there = {thing.id: thing.rect for thing in layout.things}
    return [there[id_] for id_ in point if id_ in there]


def with_more(layout: Layout, more: Sequence[Decoration]) -> Layout:
    """Return the layout with these decorations, too."""
    return replace(layout, decorations=(*layout.decorations, *more))


def captions(layout: Layout, about: Rect | None, metrics: Metrics) -> Sequence[Rect]:
    """Return the words over and under a thing, which tell what it is."""
    if about is None:
        return ()
    close = about.grown(metrics.px(_CLOSE))
    line = 1.6 * metrics.line_height("caption")
    low = [
        each.rect
        for each in layout.decorations
        if each.rect.height <= line or each.id.startswith(_CAPTION)
    ]
    return [rect for rect in low if rect.overlap(close) and not rect.overlap(about)]


def stands_under(words: Rect, place: Rect) -> bool:
    """Tell whether words stand in the line of a place, not of the one beside it."""
    return place.x <= words.middle[0] <= place.right


def gives_way(decoration: Decoration, aims: Sequence[Decoration]) -> bool:
    """Tell whether what a card costs would lie over it, as while a card is lifted."""
    return decoration.only_at_rest and any(decoration.rect.overlap(aim.rect) for aim in aims)


def _rings(layout: Layout, point: Collection[str], metrics: Metrics) -> list[Decoration]:
    """Return rings round the decorations that a step points at."""
    rings = []
    for thing in layout.decorations:
        if thing.id not in point:
            continue
        small = min(thing.rect.width, thing.rect.height) < metrics.px(_SMALL)
        share = _THINNER if small else 1.0
        rect, radius = thing.rect, thing.radius
        if not radius and _is_line(rect):  # Words stand at the very edge.
            rect, radius = rect.grown(metrics.px(_REACH)), metrics.px(_PANEL)
        elif not radius and small:  # At its very edge: close under a signal stand numbers.
            radius = rect.height / 2
        elif not radius:
            rect, radius = rect.grown(metrics.px(_REACH)), metrics.px(_PANEL)
        visual = LitVisual(radius, metrics.px(132 * share))
        rings.append(Decoration(f"lesson:{thing.id}", rect, visual, thing.layer, OVER))
    return rings


def _holes(
    layout: Layout, point: Collection[str], table: Rect, metrics: Metrics
) -> list[tuple[float, float, float, float, float]]:
    """Return what the veil leaves free; a badge upon a card there is not cut by its edge."""
    holes = []
    lit = {*point, *(card.id for card in layout.cards if card.place in point)}
    for thing in layout.things:
        hangs = (
            isinstance(thing, Decoration)
            and isinstance(thing.visual, BadgeVisual)
            and thing.upon in lit
        )
        if thing.id in point or hangs:
            reach = 0.0 if hangs else metrics.px(_REACH)
            rect = thing.rect.grown(reach)
            radius = getattr(thing, "radius", 0.0) or corner_radius(layout.unit)
            x, y = rect.x - table.x, rect.y - table.y
            holes.append((x, y, rect.width, rect.height, radius + reach))
    return holes
