"""Where a tip stands on a table: close to its thing and pointing at it, or where there is room."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from app.paint.states import LOCK_REACH
from app.style.typography import Metrics
from app.table.layout import Layer, Layout, Rect
from app.table.visuals import CardVeilVisual
from app.widgets.coach_tip import Form, TipShape

SHAPES: Final = (
    TipShape(Form.PLATE, 420.0),
    TipShape(Form.PLATE, 470.0),
    TipShape(Form.PLATE, 520.0),
    TipShape(Form.ROW, 420.0),
    TipShape(Form.ROW, 520.0),
    TipShape(Form.ROW, 340.0),
    TipShape(Form.TOWER, 340.0),
    TipShape(Form.TOWER, 280.0),
    TipShape(Form.STRIP, 620.0),
    TipShape(Form.STRIP, 480.0),
    TipShape(Form.STRIP, 860.0),
    TipShape(Form.TOWER, 230.0),
    TipShape(Form.STRIP, 380.0),
    TipShape(Form.SLIP, 560.0),
    TipShape(Form.SLIP, 460.0),
    TipShape(Form.TOWER, 205.0),
    TipShape(Form.TOWER, 190.0),
    TipShape(Form.SLIP, 380.0),
    TipShape(Form.SLIP, 290.0),
    TipShape(Form.TOWER, 165.0),
)
"""The shapes that a tip takes, the usual one first."""

EDGE: Final = 6.0
"""What stays free between a tip and the window's edge."""
APART: Final = 4.0
"""How far from the hand and from what is asked it stands at least."""

_SLACK: Final = 0.5
"""How far a tip may lie beyond its room: less than is seen."""
_POINTERS: Final = (14.0, 9.0, 4.0)
"""How far from a thing it stands: the lengths of the pointer."""
_TOUCH: Final = 1.0
"""How far from the thing the pointer ends."""
_FROM_SIDE: Final = 30.0
"""How far from an end of the bubble the pointer begins at least."""

_SHAPE: Final = 0.25
"""How dear each shape is, against the one before it."""
_TALL: Final = 0.8
"""How dear it is to have one line of words more than another shape of that form."""
_SIDE: Final = 0.3
"""How dear the next side of the thing is: below, above, right, left."""
_AWAY: Final = 2.5
"""How dear it is to stand elsewhere, without a pointer."""
_PACE: Final = 250.0
"""So far from the thing it is once more as dear as the next shape."""
_THING: Final = 6.0
"""How dear it is to cover what lies on the table, and again for each square of that."""
_WORDS: Final = 3.0
"""How dear it is to cover words."""
_SHEET: Final = 1.2
"""How dear it is to cover a part of something large that has words."""
_SQUARE: Final = 80.0


class TipBody(NamedTuple):
    """The size of a bubble in one of the shapes."""

    shape: TipShape
    width: float
    height: float


class TipSpot(NamedTuple):
    """Where a bubble stands, and where its pointer ends, if it has one."""

    shape: TipShape
    rect: Rect
    tip: tuple[float, float] | None


class Spared(NamedTuple):
    """What a tip covers only if it must, and how dear that is."""

    rect: Rect
    dear: float


def find_spot(
    bodies: Sequence[TipBody],
    about: Rect,
    inside: Rect,
    metrics: Metrics,
    *,
    kept: Sequence[Rect],
    spared: Sequence[Spared],
) -> TipSpot | None:
    """Return where a tip about a thing stands best, and covers nothing that is `kept`.

    What is `spared` is covered only where all else is dearer.
    """
    best, least = None, math.inf
    square = metrics.px(_SQUARE) ** 2

    def cost(rect: Rect) -> float:
        covered = ((each.dear, rect.overlap(each.rect)) for each in spared)
        return sum(dear * (1 + area / square) for dear, area in covered if area)

    costs = [
        _SHAPE * number + (_TALL if _is_tall(body, bodies) else 0.0)
        for number, body in enumerate(bodies)
    ]
    for body, own in zip(bodies, costs, strict=True):
        for rect, tip, dear in _beside(body, about, inside, metrics):
            if (
                own + dear >= least
                or not inside.encloses(rect, _SLACK)
                or any(map(rect.overlap, kept))
            ):
                continue
            whole = own + dear + cost(rect)
            if whole < least:
                best, least = TipSpot(body.shape, rect, tip), whole
    for body, own in zip(bodies, costs, strict=True):
        if own + _AWAY >= least:
            continue
        for rect in _elsewhere(body, about.grown(metrics.px(APART)), inside, kept, spared):
            whole = own + _AWAY + _SHAPE * _distance(rect, about) / metrics.px(_PACE)
            if whole < least and (whole := whole + cost(rect)) < least:
                best, least = TipSpot(body.shape, rect, None), whole
    return best


def _is_tall(body: TipBody, bodies: Sequence[TipBody]) -> bool:
    """Tell whether a wider shape of the usual forms would have fewer lines."""
    form = body.shape.form
    alike = [each.height for each in bodies if each.shape.form is form]
    return form in (Form.PLATE, Form.ROW) and body.height > min(alike) + 1


def _beside(
    body: TipBody, about: Rect, inside: Rect, metrics: Metrics
) -> Iterator[tuple[Rect, tuple[float, float], float]]:
    """Yield the places round a thing, with where the pointer ends and how dear they are.

    Where there is little room, the pointer is shorter.
    """
    px = metrics.px
    width, height = body.width, body.height
    (x, y), touch, end = about.middle, px(_TOUCH), px(_FROM_SIDE)
    lefts = [
        min(max(left, inside.x), max(inside.x, inside.right - width))
        for left in (x - width / 2, x - end, x - width + end)
    ]
    tops = [
        min(max(top, inside.y), max(inside.y, inside.bottom - height))
        for top in (y - height / 2, about.y, about.bottom - height)
    ]
    for index, gap in enumerate(map(px, _POINTERS)):
        dear = index * _SHAPE / 4
        for left in lefts:
            below = Rect(left, about.bottom + gap, width, height)
            above = Rect(left, about.y - gap - height, width, height)
            yield below, (x, about.bottom + touch), dear
            yield above, (x, about.y - touch), dear + _SIDE
        for top in tops:
            at = min(max(y, top + end / 2), top + height - end / 2)
            if about.y < at < about.bottom:
                right = Rect(about.right + gap, top, width, height)
                left_of = Rect(about.x - gap - width, top, width, height)
                yield right, (about.right + touch, at), dear + 2 * _SIDE
                yield left_of, (about.x - touch, at), dear + 3 * _SIDE


def _elsewhere(
    body: TipBody, about: Rect, inside: Rect, kept: Sequence[Rect], spared: Sequence[Spared]
) -> Iterator[Rect]:
    """Yield free places for a bubble: those that cover nothing, then those that cover ever more."""
    taken = [*kept, about]
    steps = sorted({each.dear for each in spared})
    for cheapest in [*steps, math.inf]:
        yield from _free(
            body, about, inside, [*taken, *(each.rect for each in spared if each.dear >= cheapest)]
        )


def _free(body: TipBody, about: Rect, inside: Rect, taken: Sequence[Rect]) -> Iterator[Rect]:
    """Yield for each height at which a bubble can stand the free place nearest to the thing."""
    wanted = about.middle[0] - body.width / 2
    tops = {inside.y, inside.bottom - body.height, about.middle[1] - body.height / 2}
    tops.update(rect.bottom for rect in taken)
    tops.update(rect.y - body.height for rect in taken)
    for top in tops:
        if not inside.y <= top <= inside.bottom - body.height:
            continue
        foot = top + body.height
        beside = sorted(
            (rect.x, rect.right) for rect in taken if rect.y < foot and top < rect.bottom
        )
        left, free = inside.x, []
        for begin, end in [*beside, (inside.right, inside.right)]:
            if begin - left >= body.width:
                free.append(min(max(wanted, left), begin - body.width))
            left = max(left, end)
        if free:
            best = min(free, key=lambda each: abs(each - wanted))
            yield Rect(best, top, body.width, body.height)


def spared_on(layout: Layout) -> list[Spared]:
    """Return what lies on a table and what is said there, and how dear it is to cover that."""
    ground = layout.width * layout.height / 10
    things = [place.rect for place in layout.places]
    things += [card.rect for card in layout.cards if not card.attached_to]
    words = [each.rect for each in layout.decorations if each.layer is Layer.LABEL or each.name]
    spared = [Spared(rect, _THING) for rect in things if rect.width * rect.height < ground]
    for rect in words:
        large = rect.width * rect.height >= ground
        if not large or rect.height < layout.height * 0.7:
            spared.append(Spared(rect, _SHEET if large else _WORDS))
    return [*spared, *(Spared(rect, _WORDS) for rect in _marks_over(layout))]


def _marks_over(layout: Layout) -> Iterator[Rect]:
    """Yield where marks reach over cards of the hand: a lock, or that a card can be played."""
    for card in layout.cards:
        if card.layer is Layer.HAND and card.over not in (None, CardVeilVisual()):
            x, y, width, _ = card.rect
            yield Rect(x, y - LOCK_REACH * width, width, LOCK_REACH * width)


def _distance(one: Rect, other: Rect) -> float:
    """Return how far two things are from each other, edge to edge."""
    across = max(one.x - other.right, other.x - one.right, 0.0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0.0)
    return math.hypot(across, down)
