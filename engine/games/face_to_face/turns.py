"""What the seat on turn must and may do, what it then draws, and when that ends the match."""

from typing import TypeAlias

from engine.core.placing import Place
from engine.core.refusal import Refusal
from engine.games.face_to_face import refusals
from engine.games.face_to_face.piles import RIVALS, TAKING, TAKING_NOTHING, in_row
from engine.games.face_to_face.state import Over, State

HAND_SIZE = 6

MINIMUM = 2
"""How many cards every turn takes at least; an empty draw pile does not change it (D3)."""

DRAWN_WITHOUT_GIFT = 2

Taking: TypeAlias = tuple[bytes, bytes, bytes, bytes]
"""For each pile, as the seat on turn knows them, its bit by card number, as in TAKING."""


def gift(placed: tuple[Place, ...]) -> Place | None:
    """The card that was given to the rival among those of a turn: the first, a later or none (D1).

    There is at most one, and since a turn takes two cards, one's own piles get at least one.
    """
    for place in placed:
        if RIVALS[place.pile]:
            return place
    return None


def cards_drawn(left: int, gave: bool) -> int:
    """How many cards are drawn after a turn with so many left in hand, as far as the pile reaches.

    Back up to a full hand if the rival got a card, otherwise exactly two, however many were
    placed. An emptied hand is no exception (D4).
    """
    return HAND_SIZE - left if gave else DRAWN_WITHOUT_GIFT


def taking(state: State) -> Taking:
    """Which cards which pile takes now: the sum of a card's four entries has a bit a pile."""
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


def why_not_place(state: State, place: Place) -> Refusal | None:
    """Why a card may not be laid on a pile.

    It may though a second card is impossible after it (D2).
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


def why_not_end(state: State) -> Refusal | None:
    """Why the turn cannot end yet."""
    if may_end(state):
        return None
    return refusals.minimum(len(state.placed), MINIMUM)


def may_end(state: State) -> bool:
    """Whether the seat on turn has placed enough cards to end its turn."""
    return len(state.placed) >= MINIMUM


def outcome(state: State) -> Over | None:
    """How the match has ended, if it has.

    Won at once by whoever has placed all cards of the own deck; those given to the rival count.
    Lost by whoever is on turn and has no legal action (D2).
    """
    seat = state.seat
    if not state.hands[seat] and not state.draw[seat]:
        return Over(seat, "all-placed")
    if can_act(state):
        return None
    return Over(1 - seat, "stuck")


def can_act(state: State) -> bool:
    """Whether the seat on turn has a legal action.

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
