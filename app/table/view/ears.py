"""What is said at a table: to all who hear it, or to who sits at it alone.

Screen readers speak into the room. For somebody who wants that, what only they may know waits until
they ask for it, and so do the names of the cards in their hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["event", "call", "answer", "choice", "hint", "tip"]
"""What has happened, what is asked, what answers a hand, what that chooses, what to do, and a tip
on what is there for the first time."""

ANSWERS: Final[tuple[Kind, ...]] = ("answer", "hint")
"""The kinds of which the last one counts, and which are waited for."""

MOST: Final = 6
"""So many of the last private texts about what happened wait to be asked for."""


class Ears:
    """Lets be heard what is said at one table."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._guarded = False
        self._asked = False
        self.texts = 0
        """So many have been said, or kept, so far."""
        self._happened: list[str] = []
        self._now: dict[Kind, str] = {}
        """What holds only as things stand: what is asked, and the last answer to a hand."""
        self._told = False
        """What waits has been said: it can be heard again until something else is confided."""
        self._last_asked = ""
        """What was said last to who asked for it."""
        self.notice: Callable[[Kind], str] = lambda _kind: ""
        """Tells how what waits is asked for; "" where nobody could."""

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
        """Whether something was said that has not been heard, tips apart."""
        return bool(self._happened or self._now.keys() - {"tip"})

    def sit_down(self, *, guarded: bool) -> None:
        """Listen for another person, or for another turn: nothing has been asked for yet."""
        self._guarded, self._asked = guarded, False
        self.forget()

    def tell(self, text: str) -> None:
        """Say what all may hear."""
        if text:
            self.texts += 1
            self._say(text)

    def confide(self, text: str, kind: Kind = "answer") -> None:
        """Say what is for the person alone, or keep it until it is asked for.

        What happened stays true, and covers the hand until it has been heard; all else holds as
        things stand, and takes the place of what of its kind was confided before. How to ask is
        told of the first that waits, and of each answer; a tip is heard along with what else waits.
        """
        if not self._guarded:
            self.tell(text)
        elif text:
            self.texts += 1
            if self._told:
                self._keep_nothing()
                self._told = False
            first = kind != "tip" and not self.waiting
            if kind in ANSWERS:
                for each in ANSWERS:
                    self._now.pop(each, None)
            if kind == "event":
                self._happened = [*self._happened, text][-MOST:]
                self.cover()
            else:
                self._now[kind] = text
            if first or kind in ANSWERS:
                self.tell(self.notice(kind))

    def ask(self) -> str:
        """Return what waits, and let the hand be told by its names until it is covered again."""
        self._asked = self._told = True
        kinds: list[Kind] = ["call", "choice", "answer", "tip"]
        if "hint" in self._now:  # It says what to do, which is no longer asked then.
            kinds = ["choice", "hint", "tip"]
        now = [self._now.get(kind, "") for kind in kinds]
        self._last_asked = " ".join(filter(None, [*self._happened, *now]))
        return self._last_asked

    def has_heard(self, text: str) -> bool:
        """Tell whether what was confided last has reached the person."""
        return not self._guarded or text in self._last_asked

    def outdate(self) -> None:
        """Keep only what has happened: things stand otherwise now."""
        self._now.clear()

    def forget(self) -> None:
        """Keep nothing of what waits, nor know any more what was heard."""
        self._last_asked = ""
        self._keep_nothing()

    def _keep_nothing(self) -> None:
        self._happened.clear()
        self._now.clear()

    def cover(self) -> None:
        """Tell the hand without what is on its cards again."""
        self._asked = False
