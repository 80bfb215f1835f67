"""The Thing: blocks a number for the rest of the round, even after the next reveal.

What a blocked number can still do (W5) is written where it applies: playing in ``characters``, the
combinations in ``combinations``, the burnt pile in ``burnt_pile`` and ``abilities``.
"""

from engine.core.refusal import Refusal
from engine.games.wednesday import refusals
from engine.games.wednesday.actions import BLOCK, BlockNumber, Shed
from engine.games.wednesday.burnt_pile import index_of
from engine.games.wednesday.cards import replaced
from engine.games.wednesday.state import WednesdayState
from engine.games.wednesday.turns import end_turn, lead, turn_over_to


def reveal_thing(state: WednesdayState) -> WednesdayState:
    """Let the last player look through the burnt pile, with or without cards in hand.

    With an empty burnt pile nothing happens; otherwise a card must be chosen (W13).
    """
    if not state.burnt:
        return lead(state)
    last = state.turn.last
    assert last is not None
    state = turn_over_to(state, last, 0)
    return state._replace(turn=state.turn._replace(step="block"))


def blocks(state: WednesdayState) -> list[BlockNumber]:
    """Return every card of the burnt pile."""
    return list(BLOCK[: len(state.burnt)])


def why_not_block(state: WednesdayState, block: BlockNumber) -> Refusal | None:
    """Return why the Thing cannot be put there, or None: fewer cards are burnt."""
    places = len(state.burnt)
    return None if block.place <= places else refusals.no_such_place(block.place, places)


def block(state: WednesdayState, block: BlockNumber) -> WednesdayState:
    """Put the Thing on a card: all cards of its number are blocked."""
    return lead(state._replace(blocked=state.burnt[index_of(state.burnt, block.place)]))


def can_shed(state: WednesdayState) -> bool:
    """Tell whether the hand has only blocked cards, and so may be laid off (W14).

    That goes for the 4 and the 6 too.
    """
    hand = state.hands[state.turn.seat]
    return hand[0] == state.blocked == hand[-1]


def why_not_shed(state: WednesdayState, _: Shed) -> Refusal | None:
    """Return why the hand cannot be laid off, or None; in the opening no number is blocked yet."""
    blocked = state.blocked
    if blocked is None:
        return refusals.nothing_blocked()
    others = sorted(set(state.hands[state.turn.seat]) - {blocked})
    return refusals.not_only_blocked(blocked, others) if others else None


def shed(state: WednesdayState, _: Shed) -> WednesdayState:
    """Put the whole hand on the burnt pile, which is neither a play nor a pass."""
    seat = state.turn.seat
    return end_turn(
        state._replace(
            hands=replaced(state.hands, seat, ()),
            burnt=(*state.burnt, *state.hands[seat]),
        )
    )
