"""Playing an outcast, or a pair under Enid: in the opening, in a turn, and again upon a 2."""

from engine.core.refusal import Refusal
from engine.games.wednesday import refusals
from engine.games.wednesday.abilities import use_ability
from engine.games.wednesday.actions import PLAY, PlayOutcast
from engine.games.wednesday.cards import NORMIE, removed, replaced
from engine.games.wednesday.characters import playable, why_not_playable
from engine.games.wednesday.state import WednesdayState, WednesdayTurn


def openings(state: WednesdayState) -> list[PlayOutcast]:
    """Return what a seat may open with: its 1, or any single card if it is the youngest (W2).

    The youngest opens if nobody holds a 1.
    """
    return [PLAY[NORMIE]] if NORMIE in state.hands[state.turn.seat] else playable(state)


def why_not_play(state: WednesdayState, play: PlayOutcast) -> Refusal | None:
    """Return why the seat to act cannot play this, or None."""
    hand = state.hands[state.turn.seat]
    if play.number not in hand:
        return refusals.not_in_hand(play.number)
    if state.turn.step == "open" and NORMIE in hand and play.number != NORMIE:
        return refusals.opening_one(play.number)
    refusal = why_not_playable(state, play)
    if refusal is None and play.pair and hand.count(play.number) == 1:
        return refusals.no_pair(play.number)
    return refusal


def play(state: WednesdayState, play: PlayOutcast) -> WednesdayState:
    """Put the card or the pair on the played pile, and do what it sets off."""
    number, seat = play.number, state.turn.seat
    cards = 1 + play.pair
    hand = removed(state.hands[seat], number, cards)
    return use_ability(
        state._replace(
            hands=replaced(state.hands, seat, hand),
            played=(*state.played, *(number,) * cards),
            turn=WednesdayTurn(seat, "play", None, None, 0, seat, number),
        )
    )
