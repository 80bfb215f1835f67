"""Of whose deck each card on the piles is: whoever watched knows, for the backs are coloured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from app.games.face_to_face.situation import FaceToFaceSituation, FaceToFaceView
from app.match.story import Happenings
from engine.core.placing import placed_pairs
from engine.games.face_to_face.decks import possible_decks
from engine.games.face_to_face.happenings import GiftGiven, OwnCardPlaced, Way
from engine.games.face_to_face.piles import SEATS

WAYS: Final[tuple[Way, Way]] = ("up", "down")

PileKey: TypeAlias = tuple[int, Way]
"""Whose pile it is, and which of the two."""

Decks: TypeAlias = dict[PileKey, list[int | None]]
"""For every card of each pile the seat of whose deck it is; None for the start number, and where
nobody can tell."""


def pile_of(name: str, seat: int) -> PileKey:
    """Return the pile that a seat calls by that name, such as ``rival.up``."""
    side, _, way = name.partition(".")
    return seat if side == "own" else 1 - seat, "up" if way == "up" else "down"


def decks_of(situation: FaceToFaceSituation) -> Decks:
    """Return the decks of all cards that lie on the piles now.

    What happened tells them. In a match that began in the middle the piles themselves tell of what
    lay there: what goes on is the owner's, what goes back is a gift. A card that goes back by
    exactly ten may be either; the number may tell then, for each deck has it once.
    """
    view = situation.view
    decks: Decks = {
        (owner, way): [None] * len(view["piles"][owner][way]) for owner in SEATS for way in WAYS
    }
    _tell_latest(decks, _placed_in_turn(view))
    _tell_latest(decks, _placed_in_story(situation.story()))
    unknown: list[tuple[PileKey, int]] = []
    for (owner, way), known in decks.items():
        numbers = view["piles"][owner][way]
        for at in range(1, len(numbers)):
            if known[at] is None:
                possible = possible_decks(2 * owner + WAYS.index(way), numbers[at - 1], numbers[at])
                known[at] = possible[0] if len(possible) == 1 else None
                if len(possible) > 1:
                    unknown.append(((owner, way), at))
    lying = _lying(view, decks)
    for (owner, way), at in unknown:
        number = view["piles"][owner][way][at]
        others = [seat for seat in SEATS if (1 - seat, number) in lying]
        if len(others) == 1:
            decks[owner, way][at] = others[0]
    return decks


def _placed_in_turn(view: FaceToFaceView) -> Sequence[tuple[PileKey, int]]:
    """Return where the seat on turn has placed cards: each pile and that seat, in order."""
    seat = view["turn"]["seat"]
    return [(pile_of(name, seat), seat) for _, name in placed_pairs(view["turn"]["placed"])]


def _placed_in_story(story: Sequence[Happenings]) -> Sequence[tuple[PileKey, int]]:
    """Return where cards were placed since the beginning: each pile and seat, in order."""
    placed: list[tuple[PileKey, int]] = []
    for first, *_ in story:
        match first:
            case OwnCardPlaced(seat, way=way):
                placed.append(((seat, way), seat))
            case GiftGiven(seat, rival, way=way):
                placed.append(((rival, way), seat))
    return placed


def _tell_latest(decks: Decks, placed: Sequence[tuple[PileKey, int]]) -> None:
    """Write down the decks of the last cards of each pile, as many as were placed there."""
    left = {key: len(known) for key, known in decks.items()}
    for key, seat in reversed(placed):
        left[key] -= 1
        decks[key][left[key]] = seat


def _lying(view: FaceToFaceView, decks: Decks) -> set[tuple[int, int]]:
    """Return the cards, by deck and number, of which it is known where they are."""
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
