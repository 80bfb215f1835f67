"""What stands at the places while a card is lifted: what it costs, or that it does not go."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QFontMetricsF

from app.paint.places import cost_size
from app.style.typography import Metrics
from app.table.guide import Offer
from app.table.layout import Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.lines import LinesLook, has_room, lines_decoration
from app.table.looks import CostLook, TextLook, Tone
from app.table.painters import text_font


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
            look = TextLook(place.refuses or refused, "caption", plain)
            decorations.append(_caption(place, look, place.rect.bottom + metrics.px(7), metrics))
            continue
        pill = _cost(place, offer)
        decorations.append(pill)
        if offer.caption:
            tone: Tone = "good" if offer.kind == "trick" and not aside else "text"
            look = TextLook(offer.caption, "caption", tone, weight=650)
            decorations.append(_caption(place, look, pill.rect.bottom + metrics.px(4), metrics))
    return tuple(decoration for decoration in decorations if decoration is not None)


def _cost(place: PlaceSpec, offer: Offer) -> Decoration:
    unit = place.card.width
    width, height = cost_size(offer.cost, unit, offer.kind)
    middle = (place.card.middle[0], place.card.bottom + 3 * unit / 132)
    look = CostLook(offer.cost, offer.kind, unit)
    rect = Rect.around(middle, width, height)
    return Decoration(f"cost:{place.id}", rect, look, order=60, about=place.id)


def _caption(place: PlaceSpec, look: TextLook, top: float, metrics: Metrics) -> Decoration | None:
    """Return the words at a place; none where they would be cut, for the pill says the same."""
    id_ = f"caption:{place.id}"
    if place.words is not None:
        weight = look.weight or 450
        decoration = lines_decoration(
            id_, look.text, place.words, metrics, tone=look.tone, weight=weight
        )
        assert isinstance(decoration.look, LinesLook)
        return decoration if has_room(decoration.look, place.words) else None
    height = QFontMetricsF(text_font(look, metrics)).height()
    width = place.card.width * 1.46
    rect = Rect(place.card.middle[0] - width / 2, top, width, height)
    return Decoration(id_, rect, look, Layer.LABEL, order=55)
