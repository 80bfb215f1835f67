"""Turns: whose it is, how many cards a hand has, and how many a turn takes."""

from collections.abc import Sequence

from engine.games.the_game.state import TheGameState


def hand_size(seats: int, fewer_cards: bool) -> int:
    """Return the size of a full hand: 8 alone, 7 for two, 6 for more.

    With ``fewer_cards`` it is one less.
    """
    return {1: 8, 2: 7}.get(seats, 6) - fewer_cards


def minimum(state: TheGameState) -> int:
    """Return how many cards this turn takes at least.

    It is the option's number while the draw pile has cards, else 1, for the experts' 3 too (G1).
    The draw pile counts as it is during the turn; cards are drawn only after it (G4).
    """
    return minimum_with(state.variant.min_cards, bool(state.draw))


def minimum_with(min_cards: int, drawing: bool) -> int:
    """Return the same by the option; ``drawing`` tells whether the draw pile has cards."""
    return min_cards if drawing else 1


def next_seat(hands: Sequence[object], seat: int) -> int:
    """Return the next seat clockwise that has cards; a seat without cards is skipped."""
    seats = len(hands)
    for step in range(1, seats):
        following = (seat + step) % seats
        if hands[following]:
            return following
    return seat
