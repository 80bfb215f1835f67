"""The phases of a match at the screen."""

from enum import StrEnum
from typing import NamedTuple


class Phase(StrEnum):
    """The phases: what the person at the screen does."""

    PLAYING = "playing"
    REVIEWING = "reviewing"
    """The turn is over: the player sees what was drawn, may set signals, then hands over.

    A turn that leaves nothing to look at hands over by itself."""
    DECIDING = "deciding"
    """One of the people who decide at the same time is asked; all hands lie face down."""
    WATCHING = "watching"
    """Computers play, and no hand is open."""
    CURTAIN = "curtain"
    OVER = "over"


class Position(NamedTuple):
    """A phase, and who is at the screen in it."""

    phase: Phase
    seat: int | None
    called: int | None = None
    """The seat that lifts the curtain, if it is not the one that acts next."""
