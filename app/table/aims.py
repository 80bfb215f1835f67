"""Captions at the places while a card is lifted: its cost, or that it does not go there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from app.paint.places import cost_size, paint_cost
from app.style.typography import Metrics
from app.table.guide import Offer
from app.table.layout import Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.lines import LinesVisual, has_room, lines_decoration
from app.table.painters import Brush, paints, text_font
from app.table.visuals import CostVisual, TextVisual, Tone

_WARMER: Final = (4, 13, 28)
"""So many skipped numbers, and with each more than these a pill is warmer."""


def aim_decorations(
    layout: Layout, offers: Mapping[str, Offer], refused: str, metrics: Metrics
) -> tuple[Decoration, ...]:
    """Return a cost pill and its caption for each offer; `refused` at every other place.

    Captions stand under the places, or where those have room for words.
    """
    decorations: list[Decoration | None] = []
    for place in layout.places:
        if not place.takes_cards:
            continue
        offer = offers.get(place.id)
        # Beside a place the table may be tinted: words are in the strongest colour there.
        aside = place.words is not None
        if offer is None:
            plain: Tone = "text" if aside else "text_2"
            visual = TextVisual(place.refuses or refused, "caption", plain)
            decorations.append(_caption(place, visual, place.rect.bottom + metrics.px(7), metrics))
            continue
        pill = _cost(place, offer)
        decorations.append(pill)
        if offer.caption:
            tone: Tone = "good" if offer.kind == "trick" and not aside else "text"
            visual = TextVisual(offer.caption, "caption", tone, weight=650)
            words = _caption(place, visual, pill.rect.bottom + metrics.px(4), metrics)
            if words is not None and place.words is None:
                words = replace(words, about=place.id)  # Under the pill, it goes along with it.
            decorations.append(words)
    return tuple(decoration for decoration in decorations if decoration is not None)


def warmth(offer: Offer) -> float:
    """Return how warm the pill of a step is: the more it skips, the warmer."""
    return sum(offer.skips > least for least in _WARMER) / len(_WARMER)


def _cost(place: PlaceSpec, offer: Offer) -> Decoration:
    unit = place.card.width
    width, height = cost_size(offer.cost, unit, offer.kind)
    below = place.read_foot and height / 2 - place.read_foot
    middle = (place.card.middle[0], place.card.bottom + (below or 3 * unit / 132))
    visual = CostVisual(offer.cost, offer.kind, unit, warmth(offer))
    rect = Rect.around(middle, width, height)
    return Decoration(f"cost:{place.id}", rect, visual, order=60, about=place.id)


def _caption(
    place: PlaceSpec, visual: TextVisual, top: float, metrics: Metrics
) -> Decoration | None:
    """Return the words at a place; none where they would be cut, for the pill says the same."""
    id_ = f"caption:{place.id}"
    if place.words is not None:
        weight = visual.weight or 450
        decoration = lines_decoration(
            id_, visual.text, place.words, metrics, tone=visual.tone, weight=weight
        )
        assert isinstance(decoration.visual, LinesVisual)
        return decoration if has_room(decoration.visual, place.words) else None
    height = QFontMetricsF(text_font(visual, metrics)).height()
    width = place.card.width * 1.46
    rect = Rect(place.card.middle[0] - width / 2, top, width, height)
    return Decoration(id_, rect, visual, Layer.LABEL, order=55)


@paints(CostVisual)
def _paint_cost(painter: QPainter, visual: CostVisual, rect: QRectF, brush: Brush) -> None:
    paint_cost(
        painter, rect.center(), visual.text, visual.unit, brush.theme,
        kind=visual.kind, warmth=visual.warmth,
    )  # fmt: skip
