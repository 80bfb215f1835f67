"""Which place is meant: by overlap when a card is dropped, by direction from the keyboard."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from app.table.pose import Rect


def best_overlap(card: Rect, places: Iterable[tuple[str, Rect]]) -> str | None:
    """Id of the place that the card covers most; None where it touches none.

    Of small places that it covers alike, it is the one nearest to its middle.
    """
    best, most = None, (0, 0.0)
    for place_id, rect in places:
        score = math.ceil(card.overlap(rect)), -math.dist(card.middle, rect.middle)
        if score[0] and (best is None or score > most):
            best, most = place_id, score
    return best


def neighbour(current: str | None, places: Sequence[tuple[str, Rect]], step: int) -> str | None:
    """The next place (`step` 1) or the one before (-1), round the end, in the order given."""
    ids = [place_id for place_id, _ in places]
    if not ids:
        return None
    if current not in ids:
        return ids[0 if step > 0 else -1]
    return ids[(ids.index(current) + step) % len(ids)]


def in_direction(current: Rect, places: Sequence[tuple[str, Rect]], dx: int, dy: int) -> str | None:
    """The nearest place whose middle lies that way (dx or dy is 1 or -1); None where none does.

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
