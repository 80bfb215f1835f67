"""Deals of the cards that a seat cannot see, as they may well lie."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.bots.placements import Cards, cards_in
from engine.bots.the_game.position import SeatSignals, TheGamePosition, Tops
from engine.bots.the_game.signals import asks, can_be_left, near_cards, trick_card
from engine.core.chance import Chance
from engine.games.the_game.piles import PILES


class Deal(NamedTuple):
    """A deal: where every card is."""

    hands: tuple[Cards, ...]
    draw: tuple[int, ...]
    """The next card first."""


def deal_unseen(position: TheGamePosition, chance: Chance) -> Deal:
    """Deal the cards so that they agree with what the seat sees and what the others signal.

    A seat that signals something holds what its signals say, as far as that is possible, and
    nothing that it would have signalled too. A seat without signals may hold anything.
    """
    hands = [0] * position.seats
    hands[position.seat] = position.hand
    others = [
        seat for seat in range(position.seats) if seat != position.seat and position.sizes[seat]
    ]
    left = position.unseen
    for seat in others:
        certain = _certain(position.heard[seat], position.tops, left)
        hands[seat] |= certain
        left ^= certain
    likely = [
        (seat, choice & ~_excluded(position, seat))
        for seat in others
        for choice in _likely(position.heard[seat], position.tops, position.unseen)
    ]
    likely.sort(
        key=lambda each: (each[1] & left).bit_count()
    )  # the seat with the least choice first
    for seat, choice in likely:
        options = [] if choice & hands[seat] else cards_in(choice & left)
        if options and hands[seat].bit_count() < position.sizes[seat]:
            card = options[chance.below(len(options))]
            hands[seat] |= 1 << card
            left ^= 1 << card
    rest = chance.shuffled(cards_in(left))
    for seat in others:
        lacking = position.sizes[seat] - hands[seat].bit_count()
        excluded = _excluded(position, seat)
        taken = [card for card in rest if not excluded >> card & 1][:lacking]
        taken += [card for card in rest if card not in taken][: lacking - len(taken)]
        for card in taken:
            hands[seat] |= 1 << card
            rest.remove(card)
    return Deal(tuple(hands), tuple(rest))


def _certain(heard: SeatSignals, tops: Tops, left: Cards) -> Cards:
    """Return the cards that the seat certainly holds, of those that are left."""
    certain = 0
    for pile in range(len(PILES)):
        if heard.leave >> pile & 1:
            certain |= trick_card(pile, tops[pile])
    return certain & left


def _likely(heard: SeatSignals, tops: Tops, unseen: Cards) -> Iterator[Cards]:
    """Yield, for each pile with a signal that names no card, cards of which the seat has one."""
    for pile, top in enumerate(tops):
        certain = heard.leave >> pile & 1 and unseen & trick_card(pile, top)
        if not certain and (heard.leave | heard.gentle) >> pile & 1:
            yield near_cards(pile, top)


def _excluded(position: TheGamePosition, seat: int) -> Cards:
    """Return the cards that the seat would have signalled, and did not."""
    heard, excluded = position.heard[seat], 0
    if heard:
        asking = asks(seat, position.turn, position.seats)
        remaining = position.unseen | position.hand
        for pile, top in enumerate(position.tops):
            if not heard.leave >> pile & 1:
                if asking and can_be_left(pile, position.tops, remaining):
                    excluded |= trick_card(pile, top)
                if not heard.gentle >> pile & 1:
                    excluded |= near_cards(pile, top)
    return excluded
