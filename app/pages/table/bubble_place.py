"""The place of a coach's bubble on a table: beside a thing, or free where nothing is meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize

from app.style.typography import Metrics
from app.table.layout import Layout, Rect
from app.table.view.bubble import EDGE, KEPT, LIT, WIDEST, Body, Seen, Spot, best_spot
from app.table.view.message import seen_on_table
from app.widgets.coach_bubble import CoachBubble

_SHAPES: Final = (1.0, 1.5, 0.75, 1.25, 2.0, 0.65)
"""The widths of its words, as shares of the usual one."""
_NARROWEST: Final = 0.55
"""Where all of these would cover what is kept, it is a tower rather than that."""

_EDGE_OF_IT: Final = 0.02
"""The share of a thing that may lie under a bubble."""
_OF_A_PILE: Final = 0.045
"""The share of a pile of which nothing is said that may lie under it."""
_NEVER: Final = 1e3
"""How dear it is to cover the hand, or what is kept: it is done only where all places are taken."""


def place_bubble(
    bubble: CoachBubble,
    layout: Layout,
    page: QSize,
    table: Rect,
    metrics: Metrics,
    *,
    about: Rect | None,
    kept: Sequence[Rect],
    read: Sequence[Rect],
) -> None:
    """Let a bubble stand on the `table` of a page, in the shape in which it covers least.

    The table is what lies between bar and rail. The bubble points at what it is `about`, and leaves
    free, as far as may be, what is `kept`: where large letters have no room beside that, they are
    smaller. What is `read` besides it leaves free where there is room.
    """
    bubble.be_low(low=False)
    inside = table.grown(-metrics.px(EDGE))
    seen = seen_on_table(layout, table.bottom, page)
    # Piles of which it does not speak are still read: it rather stands away than on them.
    piles = [place.rect for place in layout.places if place.takes_cards]
    seen += [Seen(rect, LIT) for rect in (*piles, *read)]
    seen += [Seen(rect, KEPT) for rect in kept]
    seen = [each if each.dear < KEPT else Seen(each.rect, _NEVER) for each in seen]
    thing = about or Rect(*table.middle, 0, 0)
    width, spot = _best(bubble, thing, inside, metrics, seen)
    for smaller in metrics.with_smaller_texts():
        if not _covers_any(spot.rect, seen):
            break
        metrics = smaller
        width, spot = _best(bubble, thing, inside, metrics, seen)
    hidden = _hidden(spot.rect, piles)
    if hidden > _OF_A_PILE:
        bubble.be_low(low=True)
        low_width, low = _best(bubble, thing, inside, metrics, seen)
        if _hidden(low.rect, piles) < hidden and not _covers_any(low.rect, seen):
            width, spot = low_width, low
        else:
            bubble.be_low(low=False)
    bubble.body(width, metrics)
    tip = None if about is None or spot.tip is None else QPointF(*spot.tip)
    bubble.stand(QRectF(*spot.rect), tip)


def _best(
    bubble: CoachBubble, thing: Rect, inside: Rect, metrics: Metrics, seen: Sequence[Seen]
) -> tuple[float, Spot]:
    """Return how wide the bubble's words may be at most, and where it covers least."""
    widest = metrics.px(WIDEST) * metrics.text_scale
    widths = [min(widest * share, inside.width) for share in (*_SHAPES, _NARROWEST)]
    bodies = [Body((), *bubble.body(width, metrics)) for width in widths]
    spot = best_spot(bodies[:-1], thing, inside, metrics, seen)
    if _covers_any(spot.rect, seen):
        spot = best_spot(bodies, thing, inside, metrics, seen)
    return widths[bodies.index(spot.body)], spot


def _hidden(bubble: Rect, piles: Sequence[Rect]) -> float:
    """Return the largest share of a pile that lies under a bubble."""
    return max((bubble.overlap(pile) / (pile.width * pile.height) for pile in piles), default=0.0)


def _covers_any(bubble: Rect, seen: Sequence[Seen]) -> bool:
    """Tell whether a bubble lies over anything that is kept."""
    return any(_covers(bubble, each.rect) for each in seen if each.dear >= KEPT)


def _covers(bubble: Rect, thing: Rect) -> bool:
    """Tell whether a bubble lies over more than the edge of a thing."""
    return bubble.overlap(thing) > _EDGE_OF_IT * thing.width * thing.height
