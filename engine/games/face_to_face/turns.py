"""Turns: what the seat on turn must and may do, what it draws, and when the match ends."""

from typing import TypeAlias

from engine.core.placing import Place
from engine.core.refusal import Refusal
from engine.games.face_to_face import refusals
from engine.games.face_to_face.piles import RIVALS, TAKING, TAKING_NOTHING, in_row
from engine.games.face_to_face.state import FaceToFaceOver, FaceToFaceState

HAND_SIZE = 6

MINIMUM = 2
"""How many cards every turn takes at least; an empty draw pile does not change it (D3)."""

DRAWN_WITHOUT_GIFT = 2

Taking: TypeAlias = tuple[bytes, bytes, bytes, bytes]
"""For each pile, as the seat on turn knows them, its bit by card number, as in TAKING."""


def gift(placed: tuple[Place, ...]) -> Place | None:
    """Return the card of a turn that was given to the rival, if any: it need not be the first (D1).

    There is at most one. Since a turn takes two cards, at least one goes on a pile of one's own.
    """
    for place in placed:
        if RIVALS[place.pile]:
            return place
    return None


def cards_drawn(left: int, gave: bool) -> int:
    """Return how many cards to draw after a turn with so many left in hand, if there are as many.

    The hand is filled if the rival got a card; otherwise exactly two are drawn, however many were
    placed. An emptied hand is no exception (D4).
    """
    return HAND_SIZE - left if gave else DRAWN_WITHOUT_GIFT


def taking(state: FaceToFaceState) -> Taking:
    """Return which cards each pile takes now.

    The sum of a card's four entries has a bit for each pile that takes it.
    """
    piles, seat = state.piles, state.seat
    own_up = TAKING[0][piles[in_row(seat, 0)][-1]]
    own_down = TAKING[1][piles[in_row(seat, 1)][-1]]
    if gift(state.placed):
        return own_up, own_down, TAKING_NOTHING, TAKING_NOTHING
    return (
        own_up,
        own_down,
        TAKING[2][piles[in_row(seat, 2)][-1]],
        TAKING[3][piles[in_row(seat, 3)][-1]],
    )


def why_not_place(state: FaceToFaceState, place: Place) -> Refusal | None:
    """Return why a card may not be laid on a pile, or None.

    It may be laid even if no second card can follow it (D2).
    """
    if place.card not in state.hands[state.seat]:
        return refusals.not_in_hand(place.card)
    given = gift(state.placed)
    if given and RIVALS[place.pile]:
        return refusals.second_gift(place.card, given)
    top = state.piles[in_row(state.seat, place.pile)][-1]
    if not TAKING[place.pile][top][place.card]:
        return refusals.not_taken(place, top)
    return None


def why_not_end(state: FaceToFaceState) -> Refusal | None:
    """Return why the turn cannot end yet, or None."""
    if may_end(state):
        return None
    return refusals.minimum(len(state.placed), MINIMUM)


def may_end(state: FaceToFaceState) -> bool:
    """Tell whether the seat on turn has placed enough cards to end its turn."""
    return len(state.placed) >= MINIMUM


def outcome(state: FaceToFaceState) -> FaceToFaceOver | None:
    """Return how the match has ended, or None while it goes on.

    A seat wins as soon as it has placed all cards of its own deck; those given to the rival count.
    The seat on turn loses if it has no legal action (D2).
    """
    seat = state.seat
    if not state.hands[seat] and not state.draw[seat]:
        return FaceToFaceOver(seat, "all-placed")
    if can_act(state):
        return None
    return FaceToFaceOver(1 - seat, "stuck")


def can_act(state: FaceToFaceState) -> bool:
    """Tell whether the seat on turn has a legal action.

    It has none if it begins its turn with fewer cards than the turn takes, even if that one card
    could be laid somewhere (D3).
    """
    if may_end(state):
        return True
    hand = state.hands[state.seat]
    if not state.placed and len(hand) < MINIMUM:
        return False
    rows = taking(state)
    return any(row[card] for card in hand for row in rows)
