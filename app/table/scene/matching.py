"""Which card, place or decoration of a new layout was which before. All of it is pure.

A card is known by its id, and one that is turned over by its back or its deck.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from app.table.layout import CardSpec, Layer, Layout


class CardSeen(NamedTuple):
    """A card of the layout before, and where its middle is seen now."""

    spec: CardSpec
    middle: tuple[float, float]


class Moves(NamedTuple):
    """Things that lie elsewhere in a new layout, by ids."""

    places: Mapping[str, tuple[float, float]]
    """How far across and down, of places as large as before."""
    decorations: frozenset[str]


def same_cards(
    before: Mapping[str, CardSeen],
    layout: Layout,
    *,
    lifted: str | None = None,
    laid: tuple[str, str] | None = None,
    moves: int | None = None,
) -> dict[str, str]:
    """Return, for each card of the layout that was there before, the id that it had then.

    Of cards that nobody can tell apart, each new spec gets the one nearest to it, for that is how
    a person would see it, unless a move tells which moved: the cards before lay there after so many
    `moves`. The `lifted` card is never another; a card that has just been `laid` on a place is the
    first choice for what lies there now.
    """
    same = {
        spec.id: spec.id
        for spec in layout.cards
        if spec.id in before and (spec.id == lifted or _is_still(before[spec.id].spec, spec))
    }
    told = _told(before, layout, moves)
    choices: list[tuple[bool, float, str, str]] = []
    for spec in layout.cards:
        if spec.id in same or spec.id == lifted:
            continue
        for old, seen in before.items():
            if old in same or old == lifted:
                continue
            known = passes_on(seen.spec, spec)
            moved = (old, spec.id) in told
            if not (known or moved or may_be(seen.spec, spec)):
                continue
            first = moved or laid == (old, spec.place)
            way = -1.0 if first else _way(seen, spec, layout, by_deck=known)
            choices.append((known, way, spec.id, old))
    free = before.keys() - same.keys()
    for _, _, new, old in sorted(choices):
        if new not in same and old in free:
            same[new] = old
            free.remove(old)
    return same


def _told(
    before: Mapping[str, CardSeen], layout: Layout, moves: int | None
) -> set[tuple[str, str]]:
    """Return what a move tells, if one lies between: ids before and now of the card that moved.

    A move that is taken back has cards go the same ways in the other direction.
    """
    if moves is None or layout.moves is None:
        return set()
    pairs = ((seen.spec, spec) for seen in before.values() for spec in layout.cards)
    if layout.moves == moves + 1:
        came = ((old, new) for old, new in pairs if new.was and new.was in (old.id, old.place))
    elif layout.moves == moves - 1:
        came = ((old, new) for old, new in pairs if old.was and old.was in (new.id, new.place))
    else:
        return set()
    return {(old.id, new.id) for old, new in came if _alike(old, new)}


def _way(seen: CardSeen, spec: CardSpec, layout: Layout, *, by_deck: bool) -> float:
    """Return how far a card is from where another that it may be lies now, or comes from."""
    start = spec.rect
    if by_deck and spec.origin in layout.anchors:
        start = layout.anchors[spec.origin].rect
    return math.dist(seen.middle, start.middle)


def _is_still(old: CardSpec, new: CardSpec) -> bool:
    """Tell whether a card that anybody could tell apart, or one of a pile, lies on under its id.

    In a pile all keep their order: one that comes lies on top of the others, even of its like.
    """
    in_pile = new.layer is Layer.PILE and old.place == new.place != ""
    apart = new.alike is None or (in_pile and old.alike == new.alike)
    return apart and _lies_on(old, new)


def _lies_on(old: CardSpec, new: CardSpec) -> bool:
    """Tell whether a card of an id can be the one that had it before."""
    return old.anew or not new.anew


def passes_on(old: CardSpec, new: CardSpec) -> bool:
    """Tell whether a card can be another of its deck, face down before or now, gone elsewhere.

    What lies face down has no `alike`.
    """
    same = old.deck is not None and old.deck == new.deck and old.id != new.id
    return same and (old.alike is None or new.alike is None)


def may_be(old: CardSpec, new: CardSpec) -> bool:
    """Tell whether a card that was there can be one that is here now, face up or face down."""
    return _lies_on(old, new) and _alike(old, new)


def _alike(old: CardSpec, new: CardSpec) -> bool:
    """Tell whether two cards look the same from behind, of which one at least lies face down."""
    if old.alike is None and new.alike is None:
        return False
    before, after = (spec.back if spec.alike is None else spec.alike for spec in (old, new))
    return before is not None and before == after


def moves_between(before: Layout, after: Layout) -> Moves:
    """Return how places and decorations moved between two layouts."""
    places = {place.id: place.rect for place in before.places}
    decorations = {decoration.id: decoration.rect for decoration in before.decorations}
    shifts = {}
    for place in after.places:
        old, new = places.get(place.id, place.rect), place.rect
        if old[:2] != new[:2] and old[2:] == new[2:]:
            shifts[place.id] = new.x - old.x, new.y - old.y
    changed = {
        decoration.id
        for decoration in after.decorations
        if decorations.get(decoration.id, decoration.rect) != decoration.rect
    }
    return Moves(shifts, frozenset(changed))


def goes_along(old: CardSpec, new: CardSpec, moves: Moves) -> bool:
    """Tell whether a card still lies on what has moved, or on what it is attached to."""
    if old.attached_to == new.attached_to and new.attached_to in moves.decorations:
        return True
    if old.place != new.place or new.place not in moves.places:
        return False
    across, down = moves.places[new.place]
    shifted = old.rect._replace(x=old.rect.x + across, y=old.rect.y + down)
    apart = math.dist(shifted[:2], new.rect[:2])
    return apart < 1.0 and old.rect[2:] == new.rect[2:] and old.rotation == new.rotation
