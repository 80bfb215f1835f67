"""Which place is meant: by the pointer when a card is dropped, by direction from the keyboard."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from app.table.layout import Rect


class Aim(NamedTuple):
    """A place that a dragged card may be meant for."""

    id: str
    rect: Rect
    reach: Rect | None
    """Where the pointer means it, if that is more than the place itself."""
    takes: bool
    """Whether it takes the card."""


def meant(pointer: tuple[float, float], card: Rect, aims: Sequence[Aim]) -> str | None:
    """Return the id of the place that a dragged card is meant for; None if there is none.

    The pointer decides. Where it is over several, a place that takes the card comes first, then
    the nearest. Where it is over none, the place that the card itself covers most is meant, one
    that takes the card before all others; but a place with a reach is meant by the pointer alone.
    """
    under = [aim for aim in aims if (aim.reach or aim.rect).holds(*pointer)]
    if under:
        return min(under, key=lambda aim: (not aim.takes, math.dist(pointer, aim.rect.middle))).id
    touched = [aim for aim in aims if aim.reach is None and card.overlap(aim.rect)]
    most = max(touched, key=lambda aim: _covered(card, aim), default=None)
    return None if most is None else most.id


def _covered(card: Rect, aim: Aim) -> tuple[bool, int, float]:
    """Return how well a card lies on a place: of two covered alike, the nearer one is meant."""
    distance = math.dist(card.middle, aim.rect.middle)
    return aim.takes, math.ceil(card.overlap(aim.rect)), -distance


def neighbour(current: str | None, places: Sequence[tuple[str, Rect]], step: int) -> str | None:
    """Return the next place (`step` 1) or the one before (-1), round the end, in that order."""
    ids = [place_id for place_id, _ in places]
    if not ids:
        return None
    if current not in ids:
        return ids[0 if step > 0 else -1]
    return ids[(ids.index(current) + step) % len(ids)]


def in_direction(current: Rect, places: Sequence[tuple[str, Rect]], dx: int, dy: int) -> str | None:
    """Return the nearest place that way (dx or dy is 1 or -1), by middles; None if there is none.

    What lies much more aside than ahead is not that way.
    """
    x0, y0 = current.middle
    best, least = None, 0.0
    for place_id, rect in places:
        x, y = rect.middle
        ahead = (x - x0) * dx + (y - y0) * dy
        aside = abs(x - x0) if dy else abs(y - y0)
        if ahead <= 1 or aside > 2 * ahead:
            continue
        cost = ahead + 2 * aside
        if best is None or cost < least:
            best, least = place_id, cost
    return best
