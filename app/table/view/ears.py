"""What is said at a table: to all who hear it, or to who sits at it alone.

Screen readers speak into the room. For somebody who wants that, what only they may know waits until
they ask for it, and so do the names of the cards in their hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MOST: Final = 6
"""So many of the last private texts wait to be asked for."""


class Ears:
    """Lets be heard what is said at one table."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._guarded = False
        self._asked = False
        self._waiting: list[str] = []
        self._told = False
        """What waits has been said: it can be heard again until something else is confided."""

    @property
    def guarded(self) -> bool:
        """Whether what only the person may know waits until they ask for it."""
        return self._guarded

    @property
    def hides_hand(self) -> bool:
        """Whether the cards of the hand are told without what is on them."""
        return self._guarded and not self._asked

    @property
    def waiting(self) -> bool:
        """Whether something was said that has not been heard."""
        return bool(self._waiting)

    def sit_down(self, *, guarded: bool) -> None:
        """Listen for another person, or for another turn: nothing has been asked for yet."""
        self._guarded, self._asked = guarded, False
        self._waiting.clear()

    def tell(self, text: str) -> None:
        """Say what all may hear."""
        if text:
            self._say(text)

    def confide(self, text: str) -> None:
        """Say what is for the person alone, or keep it until it is asked for."""
        if not self._guarded:
            self.tell(text)
        elif text:
            before = [] if self._told else self._waiting
            self._waiting, self._told = [*before, text][-MOST:], False

    def ask(self) -> str:
        """Return what waits, and let the hand be told by its names until it is covered again."""
        self._asked = self._told = True
        return " ".join(self._waiting)

    def cover(self) -> None:
        """Tell the hand without what is on its cards again."""
        self._asked = False
