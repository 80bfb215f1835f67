"""What the rail tells for a while: a computer's last move, and what somebody has not read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.match.story import Happenings
from app.system.clock import Clock
from engine.core.happening import Happening

TOLD: Final = 2500
"""How long it stands on the rail once it is a person's turn, in milliseconds."""
LETTER: Final = 55
"""And at least so long for each letter of it: it is to be read to its end."""
GLANCE: Final = 25
"""What goes by stands at least so long for each letter: it can just be read."""
_LONGEST: Final = 100
"""So many letters have room on the rail in a size that is easy to read."""


def reading_time(told: str) -> int:
    """Return how long words stand on the rail, in milliseconds."""
    return max(TOLD, LETTER * len(told))


def glance_time(told: str) -> int:
    """Return how long words stand at least before the next ones, in milliseconds."""
    return GLANCE * len(told)


class Unread(NamedTuple):
    """What somebody has not read to its end, and is told until they act themselves."""

    reader: int
    """The seat whose view it was told to."""
    happenings: Happenings
    told: Callable[[], Sequence[str]]
    """In sentences, the most important one last."""


class News(QObject):
    """Holds what was done last until it has been read, or is forgotten.

    `stays` says whether it is news for longer than that: while computers go on it stands until
    the next one does something. `ended` says that its time is over.
    """

    ended = Signal()

    def __init__(self, clock: Clock, stays: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._stays = stays
        self._told: Callable[[], str] | None = None
        self._behind: Callable[[], str] | None = None
        """What was news before something was told first."""
        self.unread: list[Unread] = []
        """What a press has ended, the newest last."""
        self._time = clock.alarm(self._end)

    @property
    def text(self) -> str:
        """Return what was done last; "" if that is no news any more."""
        return "" if self._told is None else self._told()

    def with_unread(self, reader: int | None, fits: Callable[[str], bool]) -> str:
        """Return what was done last, and after it what the reader has not read to its end.

        There may be no room for all of that: the newest `fits` first.
        """
        own = [each for each in self.unread if each.reader == reader]
        sentences = [said for each in own for said in each.told()]
        before, kept = [self.text] if self.text else [], list[str]()
        for sentence in reversed(sentences):
            more = " ".join([*before, sentence, *kept])
            if fits(more) or not (before or kept):
                kept.insert(0, sentence)
        return " ".join([*before, *kept])

    def tell(self, told: Callable[[], str]) -> None:
        """Let this be the news; `told` is asked again when the language changes."""
        self._told = told
        self._time.start(reading_time(told()))

    def tell_first(self, told: Callable[[], str], *, instead: bool = False) -> None:
        """Let this be the news; what was news before stands after it, if that is short enough.

        `instead` replaces what was told first the last time.
        """
        if not instead:
            self._behind = self._told
        before = self._behind

        def both() -> str:
            said = told() if before is None else f"{told()} {before()}"
            return said if len(said) <= _LONGEST else told()

        self.tell(both)

    def forget(self) -> None:
        """Have no news any more."""
        self._told = self._behind = None
        self._time.stop()

    def forget_unread(self, reader: int | None = None) -> None:
        """Tell no more what this reader has not read to its end, or any; the news stay."""
        self.unread = [each for each in self.unread if reader not in (None, each.reader)]

    def replace_unread(self, happenings: Happenings, kinds: tuple[type[Happening], ...]) -> None:
        """Tell no more of what something of one of these kinds has taken the place of."""
        if _has(happenings, kinds):
            self.unread = [each for each in self.unread if not _has(each.happenings, kinds)]

    def _end(self) -> None:
        if not self._stays():
            self._told = self._behind = None
            self.ended.emit()


def _has(happenings: Happenings, kinds: tuple[type[Happening], ...]) -> bool:
    """Tell whether anything of these kinds has happened."""
    return any(isinstance(each, kinds) for each in happenings)
