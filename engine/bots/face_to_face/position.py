"""The position that the seat on turn knows in Face to Face, as the planner needs it.

Piles are known by their index as the seat on turn knows them.
"""

from typing import NamedTuple

from engine.bots.placements import Cards, Placement


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
