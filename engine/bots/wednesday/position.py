"""The position: what the seat to act knows of a round."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.wednesday.moves import moves
from engine.bots.wednesday.table import KnownRound
from engine.core.action import Action


class WednesdayPosition(NamedTuple):
    """A round as the seat to act sees it."""

    known: KnownRound
    """The round without what is hidden: other hands are 0 unless they are open, and the burnt pile
    is empty and the characters of the pile are in the order of the rules unless the seat looks
    through them."""
    sizes: Sequence[int]
    """How many cards each seat holds."""
    unseen: Sequence[int]
    """The outcasts in hands and piles that the seat does not see, ascending."""
    burnt: int
    """How many cards the burnt pile has."""
    sees_characters: bool
    totals: Sequence[int]
    """The points of each seat in the rounds before."""

    @property
    def seat(self) -> int:
        """Return the seat to act."""
        return self.known.seat

    @property
    def hand(self) -> int:
        """Return its hand."""
        return self.known.hands[self.known.seat]

    @property
    def sees_burnt(self) -> bool:
        """Tell whether it looks through the burnt pile."""
        return self.known.step in ("pick", "block")

    def burnt_card(self, place: int) -> int:
        """Return the number in this place of the burnt pile, if the seat looks through it."""
        return self.known.burnt[self.burnt - place]

    def moves(self) -> Sequence[Action]:
        """Return the legal actions."""
        return moves(self.known, self.sizes, self.burnt)

    def hidden_seats(self) -> list[int]:
        """Return the seats that hold cards which this seat does not see."""
        return [seat for seat, size in enumerate(self.sizes) if size and not self.known.hands[seat]]

    def mates(self) -> list[int]:
        """Return the seats of its team, itself among them."""
        teams = self.known.teams or len(self.sizes)
        return [seat for seat in range(len(self.sizes)) if seat % teams == self.seat % teams]
