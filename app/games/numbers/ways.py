"""What is done in a whole turn, in short."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from app import common_texts
from app.texts import texts
from engine.core.action import Action
from engine.core.placing import Place

T = texts("Numbers")

_laid = T("{cards} {on_pile}", "one card or more, and where they are placed")
_PAUSE = T("; ", "between what is placed on one pile and on another")


def whole_turn(actions: Iterable[Action], on_pile: Callable[[str], str]) -> str:
    """Say which cards are placed in a turn, and on which piles.

    A turn in which none is placed ends.
    """
    placed = [action for action in actions if isinstance(action, Place)]
    if not placed:
        return f"{common_texts.hint_end_turn()}."
    parts = (
        _laid(cards=", ".join(str(each.card) for each in cards), on_pile=on_pile(pile))
        for pile, cards in groupby(placed, lambda each: each.name)
    )
    return f"{_PAUSE().join(parts)}."
