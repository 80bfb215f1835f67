"""Deals of the cards that a seat cannot see, as they may well lie."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.bots.the_game.position import Cards, Heard, TheGamePosition, Tops, cards_in
from engine.bots.the_game.signals import asks, near_cards, trick_card
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
        told = _told(position.heard[seat], position.tops, left)
        hands[seat] |= told
        left ^= told
    hinted = [
        (seat, choice & ~_denied(position, seat))
        for seat in others
        for choice in _hinted(position.heard[seat], position.tops, position.unseen)
    ]
    hinted.sort(key=lambda hint: (hint[1] & left).bit_count())  # who has least choice, first
    for seat, choice in hinted:
        options = [] if choice & hands[seat] else cards_in(choice & left)
        if options and hands[seat].bit_count() < position.sizes[seat]:
            card = options[chance.below(len(options))]
            hands[seat] |= 1 << card
            left ^= 1 << card
    rest = chance.shuffled(cards_in(left))
    for seat in others:
        lacking = position.sizes[seat] - hands[seat].bit_count()
        denied = _denied(position, seat)
        taken = [card for card in rest if not denied >> card & 1][:lacking]
        taken += [card for card in rest if card not in taken][: lacking - len(taken)]
        for card in taken:
            hands[seat] |= 1 << card
            rest.remove(card)
    return Deal(tuple(hands), tuple(rest))


def _told(heard: Heard, tops: Tops, left: Cards) -> Cards:
    """Return the cards that the seat certainly holds, of those that are left."""
    told = 0
    for pile in range(len(PILES)):
        if heard.leave >> pile & 1:
            told |= trick_card(pile, tops[pile])
    return told & left


def _hinted(heard: Heard, tops: Tops, unseen: Cards) -> Iterator[Cards]:
    """Yield, for each pile with a signal that names no card, cards of which the seat has one."""
    for pile, top in enumerate(tops):
        told = heard.leave >> pile & 1 and unseen & trick_card(pile, top)
        if not told and (heard.leave | heard.gentle) >> pile & 1:
            yield near_cards(pile, top)


def _denied(position: TheGamePosition, seat: int) -> Cards:
    """Return the cards that the seat would have signalled, and did not."""
    heard, denied = position.heard[seat], 0
    if heard:
        asking = asks(seat, position.turn, position.seats)
        for pile, top in enumerate(position.tops):
            if not heard.leave >> pile & 1:
                if asking:
                    denied |= trick_card(pile, top)
                if not heard.gentle >> pile & 1:
                    denied |= near_cards(pile, top)
    return denied
