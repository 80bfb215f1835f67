"""The Thing: blocks a number for the rest of the round, even after the next reveal.

What a blocked number still can do (W5) stands where it acts: playing in ``characters``, the
combinations in ``combinations``, the burnt pile in ``burnt_pile`` and ``abilities``.
"""

from engine.core.refusal import Refusal
from engine.games.wednesday import refusals
from engine.games.wednesday.actions import BLOCK, Block, Shed
from engine.games.wednesday.burnt_pile import index_of
from engine.games.wednesday.cards import replaced
from engine.games.wednesday.state import State
from engine.games.wednesday.turns import end_turn, lead, turn_over_to


def reveal_thing(state: State) -> State:
    """Who played last looks through the burnt pile, with or without cards in hand.

    With an empty burnt pile nothing happens; otherwise a card must be chosen (W13).
    """
    if not state.burnt:
        return lead(state)
    last = state.turn.last
    assert last is not None
    state = turn_over_to(state, last, 0)
    return state._replace(turn=state.turn._replace(step="block"))


def blocks(state: State) -> list[Block]:
    """Every card of the burnt pile."""
    return list(BLOCK[: len(state.burnt)])


def why_not_block(state: State, block: Block) -> Refusal | None:
    """Why the Thing cannot be put there: so many cards are not burnt."""
    places = len(state.burnt)
    return None if block.place <= places else refusals.no_such_place(block.place, places)


def block(state: State, block: Block) -> State:
    """Puts the Thing on a card: all cards of its number are blocked."""
    return lead(state._replace(blocked=state.burnt[index_of(state.burnt, block.place)]))


def can_shed(state: State) -> bool:
    """W14: a hand of blocked cards only, 4 and 6 included, may be laid off on one's turn."""
    hand = state.hands[state.turn.seat]
    return hand[0] == state.blocked == hand[-1]


def why_not_shed(state: State, _: Shed) -> Refusal | None:
    """Why the hand cannot be laid off; in the opening no number is blocked yet."""
    blocked = state.blocked
    if blocked is None:
        return refusals.nothing_blocked()
    others = sorted(set(state.hands[state.turn.seat]) - {blocked})
    return refusals.not_only_blocked(blocked, others) if others else None


def shed(state: State, _: Shed) -> State:
    """Lays the whole hand on the burnt pile, which is neither a play nor a pass."""
    seat = state.turn.seat
    return end_turn(
        state._replace(
            hands=replaced(state.hands, seat, ()),
            burnt=(*state.burnt, *state.hands[seat]),
        )
    )
