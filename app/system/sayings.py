"""When a screen reader is told of what happens, so that it says all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.system.clock import Clock

SETTLES: Final = 120
"""So long what is to be said waits, in milliseconds: what comes of a move is known by then."""
LETTER: Final = 70.0
"""So long a reader takes for a letter, about."""
COMES: Final = 20_000.0
"""So long after the start, in milliseconds, a reader may still come."""
LOOKS: Final = 200
"""So often it is looked whether one has come, in milliseconds."""
ARRIVES: Final = 600
"""So long one that has come is given to name the window, in milliseconds."""


class Sayings(QObject):
    """Tells a reader of a window in one sentence what belongs together, and again what was cut off.

    Orca, the reader of Linux desktops, falls silent whenever the keyboard focus moves or what has
    it is renamed, and leaves out what comes within a tenth of a second after something else. So a
    text waits until the table is as it is to be, and one that was cut off all the same is told once
    more. What a key cuts off is not: whoever presses one wants to hear something else.

    Readers are told of a program a moment after its start: what is to be said before waits for
    them, unless a key is pressed.
    """

    def __init__(self, window: QWidget, clock: Clock) -> None:
        super().__init__(window)
        self._window = window
        self._clock = clock
        self._tell: Callable[[str], None] | None = None
        self._waiting: list[str] = []
        self._cut_off = ""
        self._being_said = ""
        self._ends = self._held_until = 0.0
        self._kept: list[str] = []
        self._comes_until = clock.now() + COMES
        self._has_come: Callable[[], bool] = bool
        self._look = clock.alarm(self._look_for_reader)
        self._due = clock.alarm(self._tell_all)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)

    def say(self, text: str, tell: Callable[[str], None]) -> None:
        """Have a text told by `tell`, after those that wait."""
        self._tell = tell
        self._take_kept()
        self._waiting.append(text)
        if not self._due.isActive():
            held = round(self._held_until - self._clock.now())
            self._due.start(SETTLES + max(0, held))

    def hold(self, time: int) -> None:
        """Note that the focus moves in so many milliseconds: nothing is told before, to be cut."""
        self._held_until = self._clock.now() + time

    def keep(self, text: str, tell: Callable[[str], None], has_come: Callable[[], bool]) -> None:
        """Have a text told by `tell` once a reader `has_come`, if one does soon after the start."""
        if self._clock.now() < self._comes_until:
            self._kept.append(text)
            self._tell, self._has_come = tell, has_come
            self._look.start(LOOKS)

    def cut(self) -> None:
        """Note that the reader falls silent now."""
        if self._being_said and self._clock.now() < self._ends:
            self._cut_off, self._being_said = self._being_said, ""
            self._due.start(SETTLES)

    def key_pressed(self) -> None:
        """Note that somebody wants to hear no more of what is being said."""
        self._being_said = ""
        self._kept.clear()

    def forget(self) -> None:
        """Tell nothing more, or again, of what was said so far: who it was for has left."""
        self._waiting.clear()
        self._kept.clear()
        self._being_said = self._cut_off = ""
        self._due.stop()
        self._look.stop()

    def _look_for_reader(self) -> None:
        """Tell what was kept if a reader has come to the window; otherwise look again."""
        if self._has_come() and self._window.isActiveWindow():
            self._take_kept()
        elif self._kept and self._clock.now() < self._comes_until:
            self._look.start(LOOKS)

    def _take_kept(self) -> None:
        """Have what was kept told first."""
        if self._kept:
            self._waiting[:0] = self._kept
            self._kept.clear()
            self._due.start(ARRIVES)

    def _tell_all(self) -> None:
        fresh = " ".join(self._waiting)
        text = " ".join(filter(None, (self._cut_off, fresh)))
        # What is told again is not told a third time.
        self._being_said, self._cut_off = fresh, ""
        self._waiting.clear()
        self._ends = self._clock.now() + LETTER * len(text)
        if self._tell is not None:
            self._tell(text)

    def _follow_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._window.isAncestorOf(now):
            self.cut()


def sayings_of(widget: QWidget) -> Sayings | None:
    """Return what tells of the widget's window; None in a window that tells at once."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    found = widget.window().findChild(Sayings, options=direct)
    return found if isinstance(found, Sayings) else None
