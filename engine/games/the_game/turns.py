"""Whose turn it is, how many cards a hand has, and how many a turn takes."""

from engine.games.the_game.state import State


def hand_size(seats: int, fewer_cards: bool) -> int:
    """Cards of a full hand: 8 alone, 7 for two, 6 for more; one less with ``fewer_cards``."""
    return {1: 8, 2: 7}.get(seats, 6) - fewer_cards


def minimum(state: State) -> int:
    """How many cards this turn takes at least.

    The option's number while the draw pile has cards, else 1, with the expert's 3 too (G1). It
    goes by the draw pile as it stands during the turn; cards are drawn only after it (G4).
    """
    return state.variant.min_cards if state.draw else 1


def next_seat(hands: tuple[tuple[int, ...], ...], seat: int) -> int:
    """The next seat clockwise that has cards; whoever has none is skipped."""
    seats = len(hands)
    for step in range(1, seats):
        following = (seat + step) % seats
        if hands[following]:
            return following
    return seat
