"""Part 1 of a turn: the active player takes cards from the display, one at a time, up to five.

The colour of a card is seen when it is taken, before the next is chosen. Then the display is
refilled and part 2 begins. Nobody begins a turn with more than four cards, so there is always one
to take. A player who begins with none, in a state set up that way, takes the fifth card from a
display that was refilled first (Q6).
"""

from typing import cast

from engine.core.action import Action
from engine.core.refusal import Refusal
from engine.games.qwixx_cards import refusals
from engine.games.qwixx_cards.actions import TAKES, Take
from engine.games.qwixx_cards.cards import Card
from engine.games.qwixx_cards.part import Part
from engine.games.qwixx_cards.piles import refilled, with_top
from engine.games.qwixx_cards.printed import FULL_HAND
from engine.games.qwixx_cards.state import QwixxState


class TakePart(Part[Take]):
    """Part 1, ``take``."""

    actions = (Take,)

    def legal(self, state: QwixxState, seat: int) -> list[Action]:
        """Return the cards of the display, by their places."""
        return [take for take in TAKES if state.display[take.slot] is not None]

    def why(self, state: QwixxState, seat: int, action: Take) -> Refusal | None:
        return refusals.slot_empty(action) if state.display[action.slot] is None else None

    def after(self, state: QwixxState, seat: int, action: Take) -> QwixxState:
        slot = action.slot
        card = cast(Card, state.display[slot])
        hand = tuple(sorted((*state.hands[seat], card)))
        state = state._replace(
            hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
            display=(*state.display[:slot], None, *state.display[slot + 1 :]),
        )
        if len(hand) == FULL_HAND:
            state = with_top(refilled(state))
            return state._replace(part="number", decisions=(None,) * len(state.hands))
        return refilled(state) if set(state.display) == {None} else state
