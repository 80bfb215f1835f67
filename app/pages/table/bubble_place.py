"""The place of a coach's bubble on a table: beside a thing, or free where nothing is meant."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize

from app.pages.table.computers.seats import seat_rects
from app.style.typography import Metrics
from app.table.layout import Layer, Layout, Rect
from app.table.view.bubble import EDGE, KEPT, LIT, OTHER, TOLD, Seen, Spot, best_spot, distance
from app.table.view.bubble_shapes import WIDEST, Body
from app.table.view.message import seen_on_table
from app.widgets.coach_bubble import CoachBubble

_SHAPES: Final = (1.0, 1.5, 0.75, 1.25, 2.0, 0.65, 0.6, 0.9)
"""The widths of its words, as shares of the usual one."""
_NARROWEST: Final = 0.55
"""Where all of these would cover what is kept, it is a tower rather than that."""

_TALLEST: Final = 1.2
"""So many times as high as wide it is a tower."""

_EDGE_OF_IT: Final = 0.02
"""The share of a thing that may lie under a bubble."""
_OF_A_PILE: Final = 0.045
"""The share of a pile of which nothing is said, or of what is read, that may lie under it."""
_PILE: Final = 55.0
"""How dear it is to cover a pile of which it does not speak."""
_NAMED: Final = 12.0
"""How dear it is to cover where another player sits."""
_FAR: Final = 16.0
"""How many steps off the usual it is to point at nothing: the more that would lie under it."""
_PRAISE: Final = 1.5
"""How many times as far off that is where it praises."""
_GRAZING: Final = 3.0
"""And where it is low, and may lie over an edge of what is read rather than point at nothing."""
_GRAZED: Final = 0.2
"""The share of what is read that praise may lie over where it could not point otherwise; of a
player that is read none."""
_REACH: Final = 160.0
"""How much longer its pointer may be than usual, rather than to point at nothing."""
_NEAR: Final = 50.0
"""How near it is beside a thing at which it does not point."""
_NEVER: Final = 1e3
"""How dear it is to cover the hand, or what is kept: it is done only where all places are taken."""


def place_bubble(
    bubble: CoachBubble,
    layout: Layout,
    page: QSize,
    table: Rect,
    metrics: Metrics,
    *,
    about: Sequence[Rect],
    kept: Sequence[Rect],
    read: Sequence[Rect],
    praises: bool = False,
) -> None:
    """Let a bubble stand on the `table` of a page, in the shape in which it covers least.

    The table is what lies between bar and rail. The bubble points at what it is `about`, at the
    first thing rather than at the next, and leaves free, as far as may be, what is `kept`: where
    large letters have no room beside that but in a tower, they are smaller. What is `read` besides
    it leaves free where there is room. Rather than to be far from all that, it is low, where that
    brings it near. Where it `praises`, it rather is low and lies over an edge of what is read than
    points at nothing, and leaves players free as well.
    """
    bubble.be_low(low=False)
    inside = table.grown(-metrics.px(EDGE))
    piles = [place.rect for place in layout.places if place.takes_cards]
    seen = _obstacles(layout, page, table, kept=kept, read=read, piles=piles)
    things = about or [Rect(*table.middle, 0, 0)]
    far = _FAR * (_PRAISE if praises else 1.0) if about else 0.0
    best = partial(_best, far=far)
    width, spot = best(bubble, things, inside, metrics, seen)
    for smaller in metrics.with_smaller_texts():
        if not _covers_any(spot.rect, seen) and not _is_tower(spot.rect):
            break
        metrics = smaller
        width, spot = best(bubble, things, inside, metrics, seen)
    free = (*piles, *read, *(seat_rects(layout) if praises else ()))
    hidden = _hidden(spot.rect, free)
    if hidden > _OF_A_PILE:
        # Rather than on what is read it stands where it would with its usual pointer, or with none.
        far_width, away = best(bubble, things[:1], inside, metrics, seen, near=False)
        if _hidden(away.rect, free) < hidden and not _covers_any(away.rect, seen):
            width, spot, hidden = far_width, away, _hidden(away.rect, free)
    mute = praises and bool(about) and spot.tip is None
    if hidden > _OF_A_PILE or mute or (about and _off(spot.rect, things) > metrics.px(_NEAR)):
        bubble.be_low(low=True)
        players, better = seat_rects(layout), False
        low_width, low = width, spot
        if mute:
            read_over = [Seen(each.rect, TOLD) if each.rect in read else each for each in seen]
            low_width, low = _best(bubble, things, inside, metrics, read_over, far=_FAR * _GRAZING)
            whole = [rect for rect in players if rect in read]
            grazes = _hidden(low.rect, free) < _GRAZED and _hidden(low.rect, whole) < _EDGE_OF_IT
            better = low.tip is not None and grazes
        elif hidden > _OF_A_PILE:
            free_now = [*seen, *(Seen(rect, _PILE) for rect in read)]
            lows = [
                best(bubble, things, inside, metrics, free_now, near=near) for near in (True, False)
            ]
            low_width, low = min(lows, key=lambda each: _hidden(each[1].rect, free))
            better = _hidden(low.rect, free) < hidden
        if not better and hidden <= _OF_A_PILE:
            free_now = [*seen, *(Seen(rect, _PILE) for rect in (*read, *players))]
            low_width, low = best(bubble, things, inside, metrics, free_now)
            most = max(_hidden(spot.rect, (*free, *players)), _EDGE_OF_IT)
            nearer = _off(low.rect, things) + metrics.px(_NEAR) < _off(spot.rect, things)
            better = nearer and _hidden(low.rect, (*free, *players)) <= most
        if better and not _covers_any(low.rect, seen):
            width, spot = low_width, low
        else:
            bubble.be_low(low=False)
    bubble.body(width, metrics)
    tip = None if not about or spot.tip is None else QPointF(*spot.tip)
    bubble.stand(QRectF(*spot.rect), tip)


def _obstacles(
    layout: Layout,
    page: QSize,
    table: Rect,
    *,
    kept: Sequence[Rect],
    read: Sequence[Rect],
    piles: Sequence[Rect],
) -> list[Seen]:
    """Return what a bubble is to leave free, and how dear it is to cover that."""
    seen = seen_on_table(layout, table.bottom, page)
    # Piles of which it does not speak are still read: it rather stands away than on them.
    seen += [Seen(rect, _PILE) for rect in piles]
    seen += [Seen(rect, LIT) for rect in read]
    tray = [card.rect for card in layout.cards if card.layer is Layer.LABEL]
    seen += [Seen(rect, LIT) for rect in tray]
    seen += [Seen(rect, _NAMED) for rect in seat_rects(layout)]
    seen += [Seen(rect, KEPT) for rect in kept]
    return [each if each.dear < KEPT else Seen(each.rect, _NEVER) for each in seen]


def _best(
    bubble: CoachBubble,
    things: Sequence[Rect],
    inside: Rect,
    metrics: Metrics,
    seen: Sequence[Seen],
    *,
    far: float,
    near: bool = True,
) -> tuple[float, Spot]:
    """Return how wide the bubble's words may be at most, and where it covers least.

    Rather than to be `near`, with a long pointer, it may have any shape.
    """
    widest = metrics.px(WIDEST) * metrics.text_scale
    widths, bodies = list[float](), list[Body]()
    for share in (*_SHAPES, _NARROWEST):
        width = min(widest * share, inside.width)
        body = Body((), *bubble.body(width, metrics))
        if share == _NARROWEST or not (near and bubble.leaves_word_alone()):
            widths.append(width)
            bodies.append(body)
    best = partial(
        best_spot, about=things[0], inside=inside, metrics=metrics, seen=seen, avoided=OTHER,
        far=far, reach=_REACH if near else 0.0, others=things[1:],
    )  # fmt: skip
    spot = best(bodies[:-1] or bodies)
    if _covers_any(spot.rect, seen):
        spot = best(bodies)
    return widths[bodies.index(spot.body)], spot


def _off(bubble: Rect, things: Sequence[Rect]) -> float:
    """Return how far a bubble is from the nearest of these."""
    return min(distance(bubble, each) for each in things)


def _is_tower(bubble: Rect) -> bool:
    """Tell whether a bubble is much higher than wide."""
    return bubble.height > _TALLEST * bubble.width


def _hidden(bubble: Rect, things: Sequence[Rect]) -> float:
    """Return the largest share of one of these that lies under a bubble."""
    return max((bubble.overlap(each) / (each.width * each.height) for each in things), default=0.0)


def _covers_any(bubble: Rect, seen: Sequence[Seen]) -> bool:
    """Tell whether a bubble lies over anything that is kept."""
    return any(_covers(bubble, each.rect) for each in seen if each.dear >= KEPT)


def _covers(bubble: Rect, thing: Rect) -> bool:
    """Tell whether a bubble lies over more than the edge of a thing."""
    return bubble.overlap(thing) > _EDGE_OF_IT * thing.width * thing.height
