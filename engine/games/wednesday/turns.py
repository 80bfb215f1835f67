"""Whose turn is next."""

from engine.games.wednesday.rounds import end_round, round_is_over
from engine.games.wednesday.state import State, Turn


def direction(state: State) -> int:
    """The direction of play: clockwise, +1; under Yoko -1."""
    return -1 if state.open == "yoko" else 1


def next_seat(state: State, seat: int) -> int:
    """The next seat with cards in the direction of play; the seat itself comes last."""
    hands, step = state.hands, direction(state)
    seats = len(hands)
    seat = (seat + step) % seats
    while not hands[seat]:
        seat = (seat + step) % seats
    return seat


def turn_over_to(state: State, seat: int, passes: int) -> State:
    """The state with this seat's turn beginning, after so many passes in a row."""
    turn = state.turn
    return state._replace(turn=Turn(seat, "play", None, None, passes, turn.last, turn.last_number))


def lead(state: State) -> State:
    """Who played the last outcast leads, or the next player with cards (W4)."""
    last = state.turn.last
    assert last is not None  # a round begins with a play
    return turn_over_to(state, last if state.hands[last] else next_seat(state, last), 0)


def end_turn(state: State) -> State:
    """A turn that was no pass is over: so is the round, or the next seat with cards has its turn.

    Such a turn breaks the row of passes (W3).
    """
    if round_is_over(state):
        return end_round(state)
    return turn_over_to(state, next_seat(state, state.turn.seat), 0)
