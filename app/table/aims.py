"""What stands at the places while a card is lifted: what it costs, or that it does not go."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QFontMetricsF

from app.paint.places import cost_size
from app.style.typography import Metrics
from app.table.guide import Offer
from app.table.layout import Layer, Layout, PlaceSpec, Rect, Sign
from app.table.lines import LinesLook, has_room, lines_sign
from app.table.looks import CostLook, TextLook, Tone
from app.table.painters import text_font


def aim_signs(
    layout: Layout, offers: Mapping[str, Offer], refused: str, metrics: Metrics
) -> tuple[Sign, ...]:
    """Return a cost pill and its caption for each offer; `refused` at every other place.

    Captions stand under the places, or where those have room for words.
    """
    signs: list[Sign | None] = []
    for place in layout.places:
        if not place.takes_cards:
            continue
        offer = offers.get(place.id)
        # Beside a place the table may be tinted: words are in the strongest colour there.
        aside = place.words is not None
        if offer is None:
            plain: Tone = "text" if aside else "text_2"
            look = TextLook(place.refuses or refused, "caption", plain)
            signs.append(_caption(place, look, place.rect.bottom + metrics.px(7), metrics))
            continue
        pill = _cost(place, offer)
        signs.append(pill)
        if offer.caption:
            tone: Tone = "good" if offer.kind == "trick" and not aside else "text"
            look = TextLook(offer.caption, "caption", tone, weight=650)
            signs.append(_caption(place, look, pill.rect.bottom + metrics.px(4), metrics))
    return tuple(sign for sign in signs if sign is not None)


def _cost(place: PlaceSpec, offer: Offer) -> Sign:
    unit = place.card.width
    width, height = cost_size(offer.cost, unit, offer.kind)
    middle = (place.card.middle[0], place.card.bottom + 3 * unit / 132)
    look = CostLook(offer.cost, offer.kind, unit)
    rect = Rect.around(middle, width, height)
    return Sign(f"cost:{place.id}", rect, look, order=60, about=place.id)


def _caption(place: PlaceSpec, look: TextLook, top: float, metrics: Metrics) -> Sign | None:
    """Return the words at a place; none where they would be cut, for the pill says the same."""
    id_ = f"caption:{place.id}"
    if place.words is not None:
        weight = look.weight or 450
        sign = lines_sign(id_, look.text, place.words, metrics, tone=look.tone, weight=weight)
        assert isinstance(sign.look, LinesLook)
        return sign if has_room(sign.look, place.words) else None
    height = QFontMetricsF(text_font(look, metrics)).height()
    width = place.card.width * 1.46
    rect = Rect(place.card.middle[0] - width / 2, top, width, height)
    return Sign(id_, rect, look, Layer.LABEL, order=55)
