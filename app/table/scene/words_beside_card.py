"""Where words about a place stand while a lifted card lies over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from app.table.layout import Rect

EDGE: Final = 0.2
"""How far in from the edge of a pill its words begin, in its height."""


def stand_beside(
    card: Rect, told: Sequence[Rect], inside: Rect, kept: Sequence[Rect], gap: float
) -> list[Rect]:
    """Return where these words, the first of which must be read, stand beside the card.

    They stay where they are if the first can be read there, its edge covered at most, and go below
    the card all together if they cover nothing of `kept` there. The first alone goes above it or to
    a side, or is read upon its foot: on a neighbouring pile it would be taken for what is told of
    that.
    """
    first, *more = told
    if not card.overlap(first.grown(-first.height * EDGE)):
        return [*told]
    below = [rect._replace(y=rect.y + card.bottom + gap - first.y) for rect in told]
    if all(_is_free(rect, inside, kept) for rect in below):
        return below
    spots = [spot for spot in _spots(card, first, gap) if _is_free(spot, inside, kept)]
    on_foot = Rect.around((card.middle[0], card.bottom), first.width, first.height)
    return [*(spots or [on_foot])[:1], *more]


def _spots(card: Rect, words: Rect, gap: float) -> Iterator[Rect]:
    yield words._replace(y=card.y - gap - words.height)
    yield words._replace(x=card.right + gap, y=card.y + 1.5 * gap)
    yield words._replace(x=card.x - gap - words.width, y=card.y + 1.5 * gap)


def _is_free(rect: Rect, inside: Rect, kept: Sequence[Rect]) -> bool:
    return inside.encloses(rect) and not any(map(rect.overlap, kept))
