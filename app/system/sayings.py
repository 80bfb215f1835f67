"""When a screen reader is told of what happens, so that it says all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.system.clock import Clock
from app.system.reading_time import reading_times, sentences_of

SETTLES: Final = 120
"""So long what is to be said waits, in milliseconds: what comes of a move is known by then."""
COMES: Final = 20_000.0
"""So long after the start, in milliseconds, a reader may still come."""
LOOKS: Final = 200
"""So often it is looked whether one has come, in milliseconds."""
ARRIVES: Final = 600
"""So long one that has come is given to name the window, in milliseconds."""
TOGETHER: Final = 40.0
"""What is said within so many milliseconds comes of one thing; all else is a text of its own."""
LANDS: Final = 600
"""So much later than it was said the focus may move, in milliseconds, where there is much to do."""


class _Sentence(NamedTuple):
    """A sentence that a reader has been told."""

    text: str
    ends: float
    """When it will have been said, about."""
    again: bool
    """It was told before."""


class Sayings(QObject):
    """Tells a reader of a window in one text what comes of one thing, and again what was cut off.

    Orca, the reader of Linux desktops, falls silent whenever the keyboard focus moves or what has
    it is renamed, and leaves out what comes within a tenth of a second after something else. So a
    text waits until the table is as it is to be, what has the focus keeps its name until all has
    been said, and sentences that were cut off all the same are told once more. What a key cuts off
    is not: whoever presses one wants to hear something else.

    Before it learned of announcements, Orca said what it had begun to its end, and then where the
    focus was: `go_on_over_focus` tells that it is such a reader, for which nothing is told again.

    Readers are told of a program a moment after its start: what is to be said before waits for
    them, unless a key is pressed.
    """

    def __init__(self, window: QWidget, clock: Clock) -> None:
        super().__init__(window)
        self._window = window
        self._clock = clock
        self._tell: Callable[[str], None] | None = None
        self.go_on_over_focus: Callable[[], bool] = bool
        self._waiting: list[tuple[float, str]] = []
        """What waits to be told, each with when it was said."""
        self._cut_off: list[str] = []
        self._being_said: list[_Sentence] = []
        self._held_until = 0.0
        self._afterwards: list[Callable[[], None]] = []
        self._kept: list[str] = []
        self._comes_until = clock.now() + COMES
        self._has_come: Callable[[], bool] = bool
        self._look = clock.alarm(self._look_for_reader)
        self._due = clock.alarm(self._tell_all)
        self._said = clock.alarm(self._do_afterwards)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)

    @property
    def busy(self) -> bool:
        """Tell whether something is being said, as far as one can know."""
        return bool(self._not_said())

    def say(self, text: str, tell: Callable[[str], None]) -> None:
        """Have a text told by `tell`, after those that wait."""
        self._tell = tell
        self._take_kept()
        self._waiting.append((self._clock.now(), text))
        if not self._due.isActive():
            held = round(self._held_until - self._clock.now())
            self._due.start(SETTLES + max(0, held))

    def hold(self, time: int) -> None:
        """Note that the focus moves in so many milliseconds: nothing is told before, to be cut."""
        if time:
            self._held_until = self._clock.now() + time + LANDS

    def keep(self, text: str, tell: Callable[[str], None], has_come: Callable[[], bool]) -> None:
        """Have a text told by `tell` once a reader `has_come`, if one does soon after the start."""
        if self._clock.now() < self._comes_until:
            self._kept.append(text)
            self._tell, self._has_come = tell, has_come
            self._look.start(LOOKS)

    def cut(self) -> None:
        """Note that the reader falls silent now."""
        if self.go_on_over_focus():
            return
        lost = [each.text for each in self._not_said() if not each.again]
        self._being_said.clear()
        if lost:
            self._cut_off.append(" ".join(lost))
            self._due.start(SETTLES)

    def do_afterwards(self, do: Callable[[], None]) -> None:
        """Do something that would cut off what is being said once it has been, or with a key."""
        if do not in self._afterwards:
            self._afterwards.append(do)
        self._wait_to_be_silent()

    def key_pressed(self) -> None:
        """Note that somebody wants to hear no more of what is being said."""
        self._being_said.clear()
        self._cut_off.clear()
        self._kept.clear()
        self._do_afterwards()

    def forget(self) -> None:
        """Tell nothing more, or again, of what was said so far: who it was for has left."""
        self._waiting.clear()
        self._kept.clear()
        self._being_said.clear()
        self._cut_off.clear()
        self._due.stop()
        self._look.stop()
        self._do_afterwards()

    def _not_said(self) -> list[_Sentence]:
        """Return what a reader has not said to its end, as far as one can know."""
        now = self._clock.now()
        return [each for each in self._being_said if each.ends > now]

    def _look_for_reader(self) -> None:
        """Tell what was kept if a reader has come to the window; otherwise look again."""
        if self._has_come() and self._window.isActiveWindow():
            self._take_kept()
        elif self._kept and self._clock.now() < self._comes_until:
            self._look.start(LOOKS)

    def _take_kept(self) -> None:
        """Have what was kept told first."""
        if self._kept:
            self._waiting[:0] = [(float("-inf"), each) for each in self._kept]
            self._kept.clear()
            self._due.start(ARRIVES)

    def _tell_all(self) -> None:
        # What is told again is not told a third time.
        texts = [(True, each) for each in self._cut_off]
        before = float("inf")
        for at, text in self._waiting:
            together = 0 <= at - before <= TOGETHER
            said = f"{texts.pop()[1]} {text}" if together else text
            texts.append((False, said))
            before = at
        self._being_said = self._not_said()
        for again, text in texts:
            begins = max([self._clock.now(), *(each.ends for each in self._being_said)])
            for sentence, ends in zip(sentences_of(text), reading_times(text), strict=True):
                self._being_said.append(_Sentence(sentence, begins + ends, again))
        self._cut_off.clear()
        self._waiting.clear()
        if self._afterwards:
            self._wait_to_be_silent()
        if self._tell is not None:
            for _, text in texts:
                self._tell(text)

    def _wait_to_be_silent(self) -> None:
        left = [each.ends - self._clock.now() for each in self._not_said()]
        self._said.start(SETTLES + round(max([0.0, *left])))

    def _do_afterwards(self) -> None:
        if self._due.isActive():
            return  # `_tell_all` waits anew.
        afterwards, self._afterwards = self._afterwards, []
        self._said.stop()
        for do in afterwards:
            do()

    def _follow_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is None or not self._window.isAncestorOf(now):
            return
        self.cut()
        if self._clock.now() < self._held_until:
            # It has come: nothing waits for it any longer.
            self._held_until = 0.0
            if self._due.isActive():
                self._due.start(SETTLES)


def sayings_of(widget: QWidget) -> Sayings | None:
    """Return what tells of the widget's window; None in a window that tells at once."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    found = widget.window().findChild(Sayings, options=direct)
    return found if isinstance(found, Sayings) else None
