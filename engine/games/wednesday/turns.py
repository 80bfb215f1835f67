"""Turns: the direction of play, and whose turn is next."""

from engine.games.wednesday.rounds import end_round, round_is_over
from engine.games.wednesday.state import Step, WednesdayState, WednesdayTurn

WITH_CARDS_GONE: tuple[Step, ...] = ("give", "pick", "donate", "insert")
"""The steps in which a seat may be in the middle of its turn with no cards in its hand."""


def direction(state: WednesdayState) -> int:
    """Return the direction of play: +1 is clockwise; -1 under Yoko."""
    return -1 if state.open == "yoko" else 1


def next_seat(state: WednesdayState, seat: int) -> int:
    """Return the next seat with cards in the direction of play; the seat itself comes last."""
    hands, step = state.hands, direction(state)
    seats = len(hands)
    seat = (seat + step) % seats
    while not hands[seat]:
        seat = (seat + step) % seats
    return seat


def in_between(state: WednesdayState) -> tuple[int | None, ...]:
    """Return the seats that may have no cards now but are not skipped.

    An ability of theirs is not done yet.
    """
    turn = state.turn
    return (turn.seat, turn.giver) if turn.step in WITH_CARDS_GONE else ()


def without_cards(state: WednesdayState) -> frozenset[int]:
    """Return the seats that have no cards and are skipped."""
    turning = in_between(state)
    return frozenset(
        seat for seat, hand in enumerate(state.hands) if not hand and seat not in turning
    )


def turn_over_to(state: WednesdayState, seat: int, passes: int) -> WednesdayState:
    """Return the state with this seat's turn beginning, after so many passes in a row."""
    turn = state.turn
    return state._replace(
        turn=WednesdayTurn(seat, "play", None, None, passes, turn.last, turn.last_number)
    )


def lead(state: WednesdayState) -> WednesdayState:
    """Let the player of the last outcast lead, or the next player with cards (W4)."""
    last = state.turn.last
    assert last is not None  # a round begins with a play
    return turn_over_to(state, last if state.hands[last] else next_seat(state, last), 0)


def end_turn(state: WednesdayState) -> WednesdayState:
    """End a turn that was no pass: end the round, or pass the turn to the next seat with cards.

    Such a turn breaks the row of passes (W3).
    """
    if round_is_over(state):
        return end_round(state)
    return turn_over_to(state, next_seat(state, state.turn.seat), 0)
