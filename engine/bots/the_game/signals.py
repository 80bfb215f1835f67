"""Signals that a seat gives, and so what its signals say of its hand.

``leave``: it holds the card of the pile's backwards trick, and its turn is among the next ``SOON``.
Everybody does a lot for such a signal, so it is given only for a short time. ``gentle``: it does
not say ``leave``, but holds one of the next ``NEAR`` cards of the pile.

No signal is given that can change nothing: ``leave`` where no other pile takes a card that is
left, ``gentle`` where the pile's end is so near that nobody can jump far.

An easy computer says ``gentle`` about one pile at most: the one without which its near cards go
nowhere near.
"""

from engine.bots.placements import Cards
from engine.bots.the_game.position import PileSet, SeatSignals, Tops
from engine.core.piles import TRICK
from engine.games.the_game.piles import ASCENDING, HIGHEST_CARD, LONG_STEP, LOWEST_CARD

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
    """Return the next cards of the pile, of which one is held when ``gentle`` is said."""
    room = HIGHEST_CARD - top if ASCENDING[pile] else top - LOWEST_CARD
    if room < LONG_STEP:
        return 0
    near = (1 << NEAR) - 1
    return near << top + 1 if ASCENDING[pile] else near << top >> NEAR


def can_be_left(pile: int, tops: Tops, left: Cards) -> bool:
    """Tell whether another pile takes any of the cards that are left."""
    return any(left & _taken(other, top) for other, top in enumerate(tops) if other != pile)


def _taken(pile: int, top: int) -> Cards:
    """Return the cards that the pile takes."""
    further = -1 << top + 1 if ASCENDING[pile] else (1 << top) - 1
    return further | trick_card(pile, top)


def signals_of(hand: Cards, tops: Tops, left: Cards, *, asking: bool) -> SeatSignals:
    """Return what a seat with this hand signals; ``left`` are all cards not on the piles.

    With ``asking`` it may ask that piles be left alone.
    """
    leave: PileSet = 0
    gentle: PileSet = 0
    for pile, top in enumerate(tops):
        if asking and hand & trick_card(pile, top) and can_be_left(pile, tops, left):
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
