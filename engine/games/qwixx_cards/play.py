"""Part 3 of a turn, first half: the active player plays one to three cards of the hand.

Several cards must be of one colour. A joker takes the colour of the cards that it is played with;
jokers alone all take the colour that the player names (Q4).
"""

from engine.core.action import Action
from engine.core.refusal import Refusal
from engine.games.qwixx_cards import refusals
from engine.games.qwixx_cards.actions import PlayCards, plays
from engine.games.qwixx_cards.cards import COLOUR_OF, JOKER
from engine.games.qwixx_cards.part import Part
from engine.games.qwixx_cards.printed import MOST_PLAYED
from engine.games.qwixx_cards.state import QwixxState


class PlayPart(Part[PlayCards]):
    """The first half of part 3, ``play``."""

    actions = (PlayCards,)

    def legal(self, state: QwixxState, seat: int) -> list[Action]:
        """Return the plays, by colour, then by card."""
        return plays(state.hands[seat])

    def why(self, state: QwixxState, seat: int, action: PlayCards) -> Refusal | None:
        hand = state.hands[seat]
        for card in action.cards:
            if card not in hand:
                return refusals.not_in_hand(card)
        return why_not_together(action)

    def after(self, state: QwixxState, seat: int, action: PlayCards) -> QwixxState:
        hand = tuple(card for card in state.hands[seat] if card not in action.cards)
        return state._replace(
            hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]), part="mark", played=action
        )


def why_not_together(play: PlayCards) -> Refusal | None:
    """Return why these cards cannot be played together in this colour, whoever holds them."""
    if len(play.cards) > MOST_PLAYED:
        return refusals.too_many_cards(len(play.cards))
    coloured = [card for card in play.cards if COLOUR_OF[card] != JOKER]
    colours = sorted({COLOUR_OF[card] for card in coloured})
    if len(colours) > 1:
        return refusals.different_colours(colours)
    if colours and colours != [play.colour]:
        return refusals.other_colour(coloured[0], play.colour)
    return None
