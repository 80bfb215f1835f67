"""A reason's cream bubble, placed beside what it is about."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from app.style.typography import Metrics
from app.table.layout import Decoration, Layer, Rect
from app.table.painters import BUBBLE_TIP
from app.table.view.bubble_shapes import LONG, SIDE, Body, broad_bodies, usual_bodies
from app.table.visuals import BubbleVisual

STANDS = 4000
"""How long a reason stands, in milliseconds, if no gesture comes before."""
EDGE = 12.0
"""What stays free between a bubble and the window's edge."""
STEP = 40.0
"""Side of the square that may be covered rather than take the next side or the next shape."""
KEPT, LIT, OWED, TAKES, TOLD, OTHER = 60.0, 40.0, 20.0, 10.0, 3.0, 1.0
"""How dear it is to cover what is used now, hand and buttons; what is lit; what is owed; where
cards go; what else is said, the panels of others among it; and anything else."""
FAR = 6.0
"""So many steps it is off the usual to stand away from the thing, and one more for each `PACE`."""
PACE = 100.0
LONGER, PER_STEP = 40.0, 30.0
"""How much longer a pointer is each time that is tried, and so much is as dear as a step."""
NEXT = 2.0
"""How many steps off the usual it is to touch another thing that is meant as well."""
NEAR_NEXT = 0.5
"""And to stand near another one, without a pointer."""
THICK = 14.0
"""How broad a pointer is that is longer than usual: so much of what it crosses it covers."""
CROSSED = 5.0
"""So many times as dear as to cover a thing it is to cross it: a stroke through it looks wrong."""
SLANT = 1.5
"""How far aside, for each step that it is longer, a pointer may begin."""
WIDE = 160.0
"""Of what is so wide it may touch the edge at either quarter as well."""
ACROSS, DOWN = 56.0, 28.0
"""How close to each other the spots are that are tried away from the thing."""
NUDGE = 7.0
"""And those round the best of them, from one to the next."""


class Seen(NamedTuple):
    """An obstacle, and the cost of covering it."""

    rect: Rect
    dear: float = OTHER


class Spot(NamedTuple):
    """A place for a bubble, where its pointer touches, and how far it is from the usual."""

    body: Body
    rect: Rect
    tip: tuple[float, float] | None
    steps: float
    way: Rect | None = None
    """What a pointer that is longer than usual lies over."""

    def over(self, rect: Rect) -> float:
        """Return how much of a thing lies under it, what its pointer crosses more than once."""
        way = 0.0 if self.way is None else self.way.overlap(rect)
        return self.rect.overlap(rect) + CROSSED * way


def make_bubble(
    text: str, about: Rect, window: Rect, metrics: Metrics, seen: Sequence[Seen] = ()
) -> Decoration:
    """Return the bubble that says `text` about the thing at `about`, wholly inside `window`.

    It stands below the thing, above it or aside, where it covers least of what else is `seen`; its
    pointer touches the thing. Where it would lie on what is used now or lit, it rather stands away
    from the thing, without a pointer; many words do so where they would lie on anything. What is
    about a thing outside the window has no pointer.
    """
    inside = window.grown(-metrics.px(EDGE))
    bodies, avoided = usual_bodies(text, inside.width, metrics), LIT
    near = any(list(_spots(body, about, inside, metrics)) for body in bodies)
    if len(text) > LONG or not near:
        bodies, avoided = broad_bodies(text, inside.width, window.height, metrics), OTHER
    best = best_spot(
        bodies, about, inside, metrics, seen, avoided=avoided, near=window.overlap(about) > 0
    )
    body, rect, tip = best.body, best.rect, best.tip
    reaches = None if tip is None else (tip[0] - rect.x, tip[1] - rect.y)
    visual = BubbleVisual(body.columns, reaches, body.size, body.pitch)
    return Decoration("bubble", rect, visual, Layer.BUBBLE)


def best_spot(
    bodies: Sequence[Body],
    about: Rect,
    inside: Rect,
    metrics: Metrics,
    seen: Sequence[Seen],
    *,
    avoided: float = LIT,
    far: float = FAR,
    reach: float = 0.0,
    others: Sequence[Rect] = (),
    near: bool = True,
) -> Spot:
    """Return where words about a thing stand best, in one of these shapes, the usual one first.

    Rather than on what is at least as dear as what is `avoided`, they stand away from the thing,
    which is as dear as so `far` steps off the usual. Their pointer may `reach` so much further than
    it does as a rule, and crosses what costs least. It may touch one of the `others` instead. If
    they may not be `near` it, they stand away in any case.
    """
    beside = [thing.rect for thing in seen if thing.dear >= TAKES]
    longer = [LONGER * index for index in range(1 + round(reach / LONGER))]
    spots = [
        spot
        for body in (bodies if near else ())
        for more in longer
        for rank, thing in enumerate((about, *others))
        for spot in _spots(
            body, thing, inside, metrics, longer=more, steps=rank * NEXT, anywhere=reach > 0,
            beside=beside if about.width and not more else (),
        )
    ]  # fmt: skip
    dearest_first = sorted(seen, key=lambda thing: -thing.dear)
    step = metrics.px(STEP) ** 2

    def own_cost(spot: Spot) -> float:
        return step * (spot.steps + bodies.index(spot.body))

    lowest = min(bodies, key=lambda body: body.height)
    best = _cheapest(spots or [_squeezed(lowest, about, inside, metrics)], own_cost, dearest_first)
    if not near or any(best.over(thing.rect) for thing in seen if thing.dear >= avoided):
        things = (about, *others)
        away = [spot for body in bodies for spot in _away(body, things, inside, metrics, far)]
        best = _cheapest([*([best] if near or not away else []), *away], own_cost, dearest_first)
    if best.tip is None:
        best = _cheapest([best, *_near(best, about, inside, metrics)], own_cost, dearest_first)
    return best


def _cheapest(
    spots: Sequence[Spot], own_cost: Callable[[Spot], float], dearest_first: Sequence[Seen]
) -> Spot:
    """Return where a bubble costs least, itself and by all that it covers."""
    best, least = spots[0], math.inf
    for spot in sorted(spots, key=own_cost):
        cost = own_cost(spot)
        # There are thousands of spots: most are done with after a thing or two.
        if cost >= least:
            break
        for rect, dear in dearest_first:
            cost += spot.over(rect) * dear
            if cost >= least:
                break
        else:
            best, least = spot, cost
    return best


def _spots(
    body: Body,
    about: Rect,
    inside: Rect,
    metrics: Metrics,
    *,
    longer: float = 0.0,
    steps: float = 0.0,
    anywhere: bool = False,
    beside: Sequence[Rect] = (),
) -> Iterator[Spot]:
    """Yield the spots all round the thing where the bubble is inside.

    Its pointer is so much `longer` than usual, and the thing so many `steps` off. It may end
    `anywhere` along the edge of what is wide. The bubble may also begin or end right `beside` what
    it rather does not cover.
    """
    if body.height > inside.height:
        return
    tip, gap = metrics.px(SIDE + BUBBLE_TIP), metrics.px(BUBBLE_TIP + 3 + longer)
    x, y = about.middle
    ys = _slides(y, body.height, (inside.y, inside.bottom), (about.y, about.bottom), tip)
    touch, half = metrics.px(3), metrics.px(THICK) / 2
    width, height = body.width, body.height
    below, above = about.bottom + gap, about.y - gap - height
    right, left = about.right + gap, about.x - gap - width
    steps += longer / PER_STEP

    def spot(at: Rect, end: tuple[float, float], way: Rect, dear: float) -> Spot:
        return Spot(body, at, end, dear + steps, way if longer else None)

    flush = [
        at
        for thing in beside
        if thing.y < below + height and above < thing.bottom
        for at in (thing.right + touch, thing.x - touch - width)
        if inside.x <= at <= inside.right - width
    ]
    for end in _ends(about, metrics) if anywhere else (x,):
        slant = metrics.px(SLANT * longer)
        begins = _begins(end, width, (inside.x, inside.right), tip, slant)
        begins += sorted({at for at in flush if tip <= end - at <= width - tip})
        for at in begins:
            begin = min(max(end, at + tip), at + width - tip)
            across = Rect(min(begin, end) - half, 0.0, abs(begin - end) + 2 * half, gap)
            if below + height <= inside.bottom:
                way = across._replace(y=about.bottom)
                yield spot(Rect(at, below, width, height), (end, about.bottom + touch), way, 0)
            if above >= inside.y:
                way = across._replace(y=about.y - gap)
                yield spot(Rect(at, above, width, height), (end, about.y - touch), way, 1)
    for at in ys:
        aside = min(max(y, at + tip), at + height - tip) if height > 2 * tip else at + height / 2
        if not about.y <= aside <= about.bottom:
            continue
        if right + width <= inside.right:
            way = Rect(about.right, aside - half, gap, 2 * half)
            yield spot(Rect(right, at, width, height), (about.right + touch, aside), way, 2)
        if left >= inside.x:
            way = Rect(about.x - gap, aside - half, gap, 2 * half)
            yield spot(Rect(left, at, width, height), (about.x - touch, aside), way, 2)


def _ends(about: Rect, metrics: Metrics) -> tuple[float, ...]:
    """Return where along the edge of a thing a pointer may end, its middle first."""
    x, _ = about.middle
    if about.width < metrics.px(WIDE):
        return (x,)
    return x, about.x + about.width / 4, about.right - about.width / 4


def _begins(
    end: float, width: float, inside: tuple[float, float], tip: float, slant: float
) -> list[float]:
    """Return where a bubble can begin over or under the end of its pointer, or aside of that."""
    straight = _slides(end, width, inside, (end, end), tip)
    if not slant:
        return straight
    first, last = inside
    slanted = (end + slant, end - slant - width)
    return [*straight, *(at for at in slanted if first <= at <= last - width)]


def _away(
    body: Body, things: Sequence[Rect], inside: Rect, metrics: Metrics, far: float
) -> Iterator[Spot]:
    """Yield the spots all over the inside, but for where the first thing is."""
    lefts = _along(inside.x, inside.right - body.width, metrics.px(ACROSS))
    kept_clear = things[0].grown(metrics.px(BUBBLE_TIP))
    for top in _along(inside.y, inside.bottom - body.height, metrics.px(DOWN)):
        for left in lefts:
            rect = Rect(left, top, body.width, body.height)
            if not rect.overlap(kept_clear):
                off = min(
                    rank * NEAR_NEXT + distance(rect, thing) / metrics.px(PACE)
                    for rank, thing in enumerate(things)
                )
                yield Spot(body, rect, None, far + off)


def _near(spot: Spot, about: Rect, inside: Rect, metrics: Metrics) -> Iterator[Spot]:
    """Yield the spots close round one that stands away from the thing."""
    nudge, kept_clear = metrics.px(NUDGE), about.grown(metrics.px(BUBBLE_TIP))
    for down in range(-2, 3):
        for across in range(-4, 5):
            x, y = spot.rect.x + across * nudge, spot.rect.y + down * nudge
            rect = spot.rect._replace(x=x, y=y)
            if inside.encloses(rect) and not rect.overlap(kept_clear):
                yield spot._replace(rect=rect)


def _along(first: float, last: float, step: float) -> list[float]:
    """Return numbers from the first to the last in even steps, none if there is no room."""
    if last < first:
        return []
    count = max(1, math.ceil((last - first) / step))
    return [first + (last - first) * index / count for index in range(count + 1)]


def distance(one: Rect, other: Rect) -> float:
    """Return how far two things are from each other, edge to edge."""
    across = max(one.x - other.right, other.x - one.right, 0.0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0.0)
    return math.hypot(across, down)


def _slides(
    middle: float, size: float, inside: tuple[float, float], span: tuple[float, float], tip: float
) -> list[float]:
    """Return where a bubble can begin along a side, `middle` first; `span` takes the tip."""
    first, last = inside
    wanted = (middle - size / 2, span[1] - tip, span[0] - size + tip)
    return [min(max(begin, first), max(first, last - size)) for begin in wanted]


def _squeezed(body: Body, about: Rect, inside: Rect, metrics: Metrics) -> Spot:
    """Return the spot where no side has room: above the thing, and over it as far as need be."""
    x, _ = about.middle
    left = _slides(x, body.width, (inside.x, inside.right), (x, x), 0.0)[0]
    above = about.y - metrics.px(BUBBLE_TIP + 3) - body.height
    rect = Rect(left, max(inside.y, above), body.width, body.height)
    return Spot(body, rect, (x, rect.bottom + metrics.px(BUBBLE_TIP)), 0)
