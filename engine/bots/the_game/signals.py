"""Signals that a seat gives, and so what its signals say of its hand.

``leave``: it holds the card of the pile's backwards trick, and its turn is among the next ``SOON``.
Everybody does a lot for such a signal, so it is given only for a short time. ``gentle``: it does
not say ``leave``, but holds one of the next ``NEAR`` cards of the pile.

An easy computer says ``gentle`` about one pile at most: the one without which its near cards go
nowhere near.
"""

from engine.bots.placements import Cards
from engine.bots.the_game.position import PileSet, SeatSignals, Tops
from engine.core.piles import TRICK
from engine.games.the_game.piles import ASCENDING

NEAR = 2
SOON = 2


def asks(seat: int, on_turn: int, seats: int) -> bool:
    """Tell whether a seat may ask that a pile be left alone: its turn comes soon."""
    return (seat - on_turn) % seats <= SOON


def trick_card(pile: int, top: int) -> Cards:
    """Return the card of the backwards trick on this top, as a set; such a card need not exist."""
    if ASCENDING[pile]:
        return 1 << top - TRICK if top > TRICK else 0
    return 1 << top + TRICK


def near_cards(pile: int, top: int) -> Cards:
    """Return the next cards of the pile."""
    near = (1 << NEAR) - 1
    return near << top + 1 if ASCENDING[pile] else near << top >> NEAR


def signals_of(hand: Cards, tops: Tops, *, asking: bool) -> SeatSignals:
    """Return what a seat with this hand signals.

    With ``asking`` it may ask that piles be left alone.
    """
    leave: PileSet = 0
    gentle: PileSet = 0
    for pile, top in enumerate(tops):
        if asking and hand & trick_card(pile, top):
            leave |= 1 << pile
        elif hand & near_cards(pile, top):
            gentle |= 1 << pile
    return SeatSignals(leave, gentle)


def without_chatter(said: SeatSignals, hand: Cards, tops: Tops) -> SeatSignals:
    """Return the signals with the most needed ``gentle`` alone, if any is needed.

    It is where the most cards are near that are near on no other pile.
    """
    near = [hand & near_cards(pile, top) for pile, top in enumerate(tops)]

    def needed(pile: int) -> int:
        elsewhere = 0
        for other, cards in enumerate(near):
            if other != pile:
                elsewhere |= cards
        return (near[pile] & ~elsewhere).bit_count()

    asked = [pile for pile in range(len(tops)) if said.gentle >> pile & 1 and needed(pile)]
    gentle = 1 << max(asked, key=needed) if asked else 0
    return SeatSignals(said.leave, gentle)
