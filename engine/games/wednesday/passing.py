"""Passing, and what follows when all have passed."""

from collections.abc import Sequence

from engine.core.refusal import Refusal
from engine.games.wednesday import refusals
from engine.games.wednesday.actions import Pass, PlayOutcast
from engine.games.wednesday.burnt_pile import take_topmost
from engine.games.wednesday.cards import THIRTEEN
from engine.games.wednesday.characters import numbers_of, playable
from engine.games.wednesday.reveals import reveal
from engine.games.wednesday.rounds import end_round, holders
from engine.games.wednesday.state import WednesdayState
from engine.games.wednesday.turns import lead, next_seat, turn_over_to

STALLS = 10
"""How many times all can pass with nothing to reveal until the round ends (W11)."""


def may_pass(state: WednesdayState, can_play: Sequence[PlayOutcast]) -> bool:
    """Tell whether the seat may pass: a leader, on an empty table, must play if possible (W4)."""
    return bool(state.played) or not can_play


def why_not_pass(state: WednesdayState, _: Pass) -> Refusal | None:
    """Return why the seat cannot pass, or None: it leads, and can play."""
    can_play = playable(state)
    if may_pass(state, can_play):
        return None
    return refusals.leader_must_play(numbers_of(can_play))


def pass_turn(state: WednesdayState, _: Pass) -> WednesdayState:
    """Pass; under Eugene the player takes the top card of the burnt pile, if there is one.

    All have passed when every player who holds cards did, in a row, the player of the last outcast
    included (W3).
    """
    turn = state.turn
    if state.open == "eugene":
        state = take_topmost(state, turn.seat)
    passes = turn.passes + 1
    if passes < holders(state):
        return turn_over_to(state, next_seat(state, turn.seat), passes)
    return all_passed(state)


def all_passed(state: WednesdayState) -> WednesdayState:
    """Clear the table, put the open character aside, and reveal the top one.

    The round ends instead on an empty table with no character to come, or none but a Wednesday whom
    a 13 would save (W11).
    """
    if not state.played and nothing_to_come(state):
        return end_round(state)
    state = clear_table(state)
    return reveal(state) if state.characters else stall(state)


def nothing_to_come(state: WednesdayState) -> bool:
    """Tell whether no reveal would change anything."""
    if state.turn.last_number == THIRTEEN:
        return state.characters in ((), ("wednesday",))
    return not state.characters


def clear_table(state: WednesdayState) -> WednesdayState:
    """Turn the played pile over as a block: the card played first ends on top.

    The open character goes aside, unless an expert's Ajax stays for the rest of the round.
    """
    aside, open_ = state.aside, state.open
    if open_ is not None and not state.frozen:
        aside, open_ = (*aside, open_), None
    return state._replace(
        burnt=state.burnt + state.played[::-1], played=(), aside=aside, open=open_
    )


def stall(state: WednesdayState) -> WednesdayState:
    """Let the leader lead again with nothing to reveal; the tenth time, end the round (W11)."""
    state = state._replace(stalls=state.stalls + 1)
    return end_round(state) if state.stalls == STALLS else lead(state)
