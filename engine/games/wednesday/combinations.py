"""Combinations: three 6 and four 10, shown on one's turn instead of playing or passing.

They go by no order and no character. They are no play: the last outcast stays, and so does who
leads next (W9). Nothing more may be played in that turn.
"""

from collections.abc import Mapping

from engine.core.refusal import Refusal
from engine.games.wednesday import refusals
from engine.games.wednesday.actions import COMBINE_HYDE, COMBINE_MEDIUM, Combine
from engine.games.wednesday.cards import HYDE, MEDIUM, removed, replaced
from engine.games.wednesday.rounds import end_round
from engine.games.wednesday.state import WednesdayState
from engine.games.wednesday.turns import end_turn
from engine.games.wednesday.wednesdays_place import look_through

CARDS: Mapping[int, int] = {MEDIUM: 3, HYDE: 4}
"""How many outcasts of the number make the combination."""


def combinations(state: WednesdayState) -> list[Combine]:
    """Return the combinations that the seat to act holds."""
    return [
        combine
        for combine in (COMBINE_MEDIUM, COMBINE_HYDE)
        if why_not_combine(state, combine) is None
    ]


def why_not_combine(state: WednesdayState, combine: Combine) -> Refusal | None:
    """Return why the combination cannot be shown, or None.

    Three blocked 6 still form theirs, four blocked 10 do not (W5).
    """
    number = combine.number
    held, needed = state.hands[state.turn.seat].count(number), CARDS[number]
    if held < needed:
        return refusals.too_few(number, held, needed)
    return refusals.blocked(number) if number == state.blocked == HYDE else None


def combine(state: WednesdayState, combine: Combine) -> WednesdayState:
    """Put the cards on the burnt pile.

    Three 6: the player looks through the character pile and puts Wednesday anywhere in it; if she
    is not there, the cards are only burnt (W9). Four 10: the round is over.
    """
    number, seat = combine.number, state.turn.seat
    cards = CARDS[number]
    hand = removed(state.hands[seat], number, cards)
    state = state._replace(
        hands=replaced(state.hands, seat, hand),
        burnt=(*state.burnt, *(number,) * cards),
        turn=state.turn._replace(passes=0),
    )
    if number == HYDE:
        return end_round(state)
    return look_through(state) if "wednesday" in state.characters else end_turn(state)
