"""Sets of cards, and placements, for the computer players of The Game, Extreme and Face to Face.

A set of cards is a number with the bit 1 << card for each card.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engine.core.placing import Places
from engine.core.reading import read_each, read_integer, read_list, read_word

Cards: TypeAlias = int
"""A set of cards."""

Placement: TypeAlias = tuple[int, int]
"""A card, and the index of the pile on which it is laid."""


def cards_in(cards: Cards) -> list[int]:
    """Return the cards of a set, ascending."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def set_of(cards: Iterable[int]) -> Cards:
    """Return the set of these cards, none of which comes twice."""
    return sum(1 << card for card in cards)


def first_action(rest: Sequence[Placement], places: Places) -> str:
    """Return the text of the action with which the rest of a turn goes on."""
    if not rest:
        return "end"
    card, pile = rest[0]
    return str(places[card][pile])


def read_placements(value: object, cards: range, piles: Sequence[str]) -> tuple[Placement, ...]:
    """Read what a view says was placed in the turn, in order. Raises BadDocument."""

    def read(entry: object, where: str) -> Placement:
        card, name = read_list(entry, where, 2)
        pile = piles.index(read_word(name, where, piles))
        return read_integer(card, where, cards[0], cards[-1]), pile

    return read_each(value, "turn.placed", read)
