"""What a card is for in a lesson: the way of the one that is asked for, and what it costs there."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from app.games.contract import DoActions
from app.pages.lesson.spotlight import stands_under, way, words_under
from app.style.typography import Metrics
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec

if TYPE_CHECKING:
    from app.pages.lesson.page import LessonPage

_HALO: Final = 12.0
"""How far the light round a card reaches, under which nothing could be read."""


def told_of(
    page: LessonPage,
    layout: Layout,
    card: str,
    metrics: Metrics,
    places: Container[str] | None = None,
) -> Sequence[Decoration]:
    """Return what is told of a card that is lifted at these places, or at all that take it."""
    offers = page.game.offers(page.display.situation, card)
    meant = {id_: offer for id_, offer in offers.items() if places is None or id_ in places}
    return page.game.aim_decorations(layout, page.first_turns.told(meant), metrics)


def aims_of(
    page: LessonPage, layout: Layout, ends: tuple[CardSpec, PlaceSpec] | None, metrics: Metrics
) -> list[Decoration]:
    """Return the way of a card to a place, and what it costs there."""
    if ends is None:
        return []
    card, place = ends
    light = card.rect.grown(metrics.px(_HALO))
    costs = [
        replace(cost, layer=Layer.RAIL, only_at_rest=True)
        for cost in told_of(page, layout, card.id, metrics, (place.id,))
        if (cost.about == place.id or stands_under(cost.rect, place.rect))
        and cost.rect.x >= 0
        and cost.rect.right <= layout.width
        and not light.overlap(cost.rect)
    ]
    told_there = [cost.rect for cost in costs] + words_under(place, layout, metrics)
    return [*way(card, place, told_there, metrics), *costs]


def unasked(page: LessonPage, card: str) -> str:
    """Return what a lifted card would do where it is aimed; "" if it may be for what is asked."""
    aiming = page.view.gestures.aiming
    places = sorted(aiming.offers, key=lambda place: place != aiming.aimed)
    ways = [page.game.lay(page.display.situation, card, place) for place in places]
    actions = [way.actions[0] for way in ways if isinstance(way, DoActions)]
    if len(actions) < len(ways) or any(map(page.run.wants, actions)):
        return ""
    return next(iter(actions), "")
