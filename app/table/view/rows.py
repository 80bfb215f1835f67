"""The rows of cards along which the keyboard goes."""

from __future__ import annotations

from collections.abc import Callable

from app.table.layout import CardSpec, Layer
from app.table.scene.tabletop import Tabletop


def sorted_hand(table: Tabletop) -> list[str]:
    """Return the cards of the hand that the keyboard finds, from left to right."""
    return _from_left(table, lambda spec: spec.layer is Layer.HAND)


def first_row(table: Tabletop) -> list[str]:
    """Return the hand, or where nothing of it can be used the first other row of cards."""
    usable = [id_ for id_, item in table.cards.items() if item.spec.by_key]
    return sorted_hand(table) or (row_of(table, usable[0]) if usable else [])


def row_of(table: Tabletop, card_id: str) -> list[str]:
    """Return the cards that the keyboard finds in one row with this one, from left to right."""
    own = table.cards[card_id].spec
    if own.layer is Layer.HAND:
        return sorted_hand(table)
    return _from_left(
        table,
        lambda spec: (
            spec.layer is not Layer.HAND and (spec.row, spec.place) == (own.row, own.place)
        ),
    )


def _from_left(table: Tabletop, among: Callable[[CardSpec], bool]) -> list[str]:
    cards = [
        (item.spec.rect.x, id_)
        for id_, item in table.cards.items()
        if item.spec.by_key and among(item.spec)
    ]
    return [id_ for _, id_ in sorted(cards)]
