"""Of whose deck each card on the piles is: whoever watched knows, for the backs are coloured."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final, Literal, TypeAlias

from app.games.contract import Situation
from engine.games.face_to_face.decks import possible_decks
from engine.games.face_to_face.piles import SEATS

Way: TypeAlias = Literal["up", "down"]
WAYS: Final[tuple[Way, Way]] = ("up", "down")

PileKey: TypeAlias = tuple[int, Way]
"""Whose pile it is, and which of the two."""

Decks: TypeAlias = dict[PileKey, list[int | None]]
"""For every card of each pile the seat of whose deck it is; None for the start number, and where
nobody can tell."""


def pile_of(name: str, seat: int) -> PileKey:
    """The pile that a seat calls by that name, such as ``rival.up``."""
    side, _, way = name.partition(".")
    return seat if side == "own" else 1 - seat, "up" if way == "up" else "down"


def decks_of(situation: Situation) -> Decks:
    """The decks of all cards that lie on the piles now."""
    views = [*situation.past(), situation.view]
    decks = _at_first(views[0])
    for before, after in pairwise(views):
        for (owner, way), known in decks.items():
            new = len(after["piles"][owner][way]) - len(known)
            known.extend([before["turn"]["seat"]] * new)
    return decks


def _at_first(view: Mapping[str, Any]) -> Decks:
    """What the piles themselves tell: what goes on is the owner's, what goes back is a gift.

    A card that goes back by exactly ten may be either; the number may tell then, for each deck has
    it once. What was laid in this turn is of the deck of who laid it.
    """
    decks: Decks = {}
    unknown: list[tuple[PileKey, int]] = []
    for owner in SEATS:
        for way in WAYS:
            numbers = view["piles"][owner][way]
            known: list[int | None] = [None] * len(numbers)
            decks[owner, way] = known
            for at in range(1, len(numbers)):
                row = 2 * owner + WAYS.index(way)
                possible = possible_decks(row, numbers[at - 1], numbers[at])
                known[at] = possible[0] if len(possible) == 1 else None
                if len(possible) > 1:
                    unknown.append(((owner, way), at))
    _tell_laid(view, decks)
    lying = _lying(view, decks)
    for key, at in unknown:
        number = view["piles"][key[0]][key[1]][at]
        others = [seat for seat in SEATS if (1 - seat, number) in lying]
        if decks[key][at] is None and len(others) == 1:
            decks[key][at] = others[0]
    return decks


def _tell_laid(view: Mapping[str, Any], decks: Decks) -> None:
    """The last cards of a pile, as many as were laid there in this turn."""
    seat = view["turn"]["seat"]
    left = {key: len(known) for key, known in decks.items()}
    for _, name in view["turn"]["placed"]:
        key = pile_of(name, seat)
        left[key] -= 1
        decks[key][left[key]] = seat


def _lying(view: Mapping[str, Any], decks: Decks) -> set[tuple[int, int]]:
    """The cards, by deck and number, of which it is known where they are."""
    lying = {
        (seat, number)
        for seat, hand in enumerate(view["hands"])
        for number in hand
        if number is not None
    }
    for (owner, way), known in decks.items():
        numbers = view["piles"][owner][way]
        lying |= {(deck, n) for deck, n in zip(known, numbers, strict=True) if deck is not None}
    return lying
