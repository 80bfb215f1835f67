"""What a seat signals, and so what its signals say of its hand.

``leave``: it holds the card of the pile's backwards trick. ``gentle``: it does not, but holds one
of the next ``NEAR`` cards of the pile.
"""

from engine.bots.the_game.position import Cards, Heard, PileSet, Tops
from engine.core.piles import TRICK
from engine.games.the_game.piles import ASCENDING

NEAR = 2


def trick_card(pile: int, top: int) -> Cards:
    """The card of the backwards trick on this top, as a set; it may be no card that there is."""
    if ASCENDING[pile]:
        return 1 << top - TRICK if top > TRICK else 0
    return 1 << top + TRICK


def near_cards(pile: int, top: int) -> Cards:
    """The next cards of the pile."""
    near = (1 << NEAR) - 1
    return near << top + 1 if ASCENDING[pile] else near << top >> NEAR


def signals_of(hand: Cards, tops: Tops) -> Heard:
    """What a seat with this hand signals."""
    leave: PileSet = 0
    gentle: PileSet = 0
    for pile, top in enumerate(tops):
        if hand & trick_card(pile, top):
            leave |= 1 << pile
        elif hand & near_cards(pile, top):
            gentle |= 1 << pile
    return Heard(leave, gentle)
