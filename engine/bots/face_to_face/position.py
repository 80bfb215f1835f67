"""The position that the seat on turn knows in Face to Face, as the planner needs it.

Sets of cards are numbers with the bit 1 << card for each card.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

Cards: TypeAlias = int
"""A set of cards."""

Placement: TypeAlias = tuple[int, int]
"""A card, and the index of the pile on which it is laid, as the seat on turn knows the piles."""


class Side(NamedTuple):
    """A player's side, as everybody may know it."""

    up: int
    """The number on top of the ascending pile."""
    down: int
    left: Cards
    """The cards of the player's own deck that are not placed: held or to be drawn."""
    held: int
    """How many of them are in hand."""


class FaceToFacePosition(NamedTuple):
    """A match as the seat on turn knows it when its turn begins, and what it has placed since."""

    own: Side
    rival: Side
    hand: Cards
    doubtful: Cards
    """Cards that lie on the piles once, from a deck that nothing shows; one of the two sides is
    assumed to have them left."""
    placed: tuple[Placement, ...]

    @property
    def unseen(self) -> Cards:
        """Return the seat's own draw pile."""
        return self.own.left & ~self.hand


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
