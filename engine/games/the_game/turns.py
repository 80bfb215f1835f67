"""What the seat on turn must and may do, and when that ends the match."""

from typing import TypeAlias

from engine.core.refusal import Refusal
from engine.games.the_game import refusals
from engine.games.the_game.fires import due
from engine.games.the_game.piles import FITTING, Piles
from engine.games.the_game.state import Over, State

Fitting: TypeAlias = tuple[bytes, bytes, bytes, bytes]
"""For each pile its bit by card number, as in FITTING, for the tops that lie there now."""


def hand_size(seats: int, fewer_cards: bool) -> int:
    """Cards of a full hand: 8 alone, 7 for two, 6 for more; one less with ``fewer_cards``."""
    return {1: 8, 2: 7}.get(seats, 6) - fewer_cards


def minimum(state: State) -> int:
    """How many cards this turn takes at least.

    The option's number while the draw pile has cards, else 1, with the expert's 3 too (G1). It
    goes by the draw pile as it stands during the turn; cards are drawn only after it (G4).
    """
    return state.variant.min_cards if state.draw else 1


def why_not_end(state: State) -> Refusal | None:
    """Why the turn cannot end yet: the minimum and every due fire come first (G3)."""
    required = minimum(state)
    if len(state.placed) < required:
        return refusals.minimum(len(state.placed), required)
    burning = due(state)
    if burning:
        return refusals.fire_due([state.piles[pile][-1] for pile in burning], burning)
    return None


def may_end(state: State) -> bool:
    """Whether ``why_not_end`` has no reason, without stating it."""
    return len(state.placed) >= minimum(state) and not due(state)


def fitting(piles: Piles) -> Fitting:
    """Which cards fit on which pile now: the sum of a card's four entries has a bit a pile."""
    up1, up2, down1, down2 = piles
    return (
        FITTING[0][up1[-1]],
        FITTING[1][up2[-1]],
        FITTING[2][down1[-1]],
        FITTING[3][down2[-1]],
    )


def outcome(state: State) -> Over | None:
    """How the match has ended, if it has.

    Won once all cards lie, at once, whatever burns (F4). Lost only when no legal action is left:
    a placement after which the minimum is out of reach is legal (G2).
    """
    if not state.draw and not any(state.hands):
        return Over(True, 0, "all-placed")
    if can_act(state):
        return None
    return Over(False, len(state.draw) + sum(map(len, state.hands)), "stuck")


def can_act(state: State) -> bool:
    """Whether the seat on turn has a legal action."""
    up1, up2, down1, down2 = fitting(state.piles)
    for card in state.hands[state.seat]:
        if up1[card] + up2[card] + down1[card] + down2[card]:
            return True
    return may_end(state)


def next_seat(hands: tuple[tuple[int, ...], ...], seat: int) -> int:
    """The next seat clockwise that has cards; whoever has none is skipped."""
    seats = len(hands)
    for step in range(1, seats):
        following = (seat + step) % seats
        if hands[following]:
            return following
    return seat
