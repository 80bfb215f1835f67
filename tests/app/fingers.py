"""Fingers on a window, as its touch screen tells of them, with time that a test lets go by."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.touch import LONG_PRESS, Fingers
from tests.app.manual_clock import ManualClock

FRAME = 16
"""Milliseconds from one place to the next of a finger that moves."""


@cache
def touch_screen() -> QPointingDevice:
    """The one touch screen of all tests."""
    return QTest.createTouchDevice()


class FingerTips:
    """Fingers of one window, called by numbers; the first one is 0."""

    def __init__(self, window: QWidget) -> None:
        """Have touches watched at the window, by a clock of the test."""
        self.clock = ManualClock()
        self._window = window
        for fingers in window.findChildren(Fingers):
            window.windowHandle().removeEventFilter(fingers)
        self.fingers = Fingers(window, self.clock)
        self.fingers.watch()
        self._down: dict[int, QPoint] = {}

    def press(self, at: QPoint | QWidget, finger: int = 0) -> None:
        """Put a finger down at a point of the window, or in the middle of a widget."""
        self._commit(finger, "press", self._point(at))

    def move(self, at: QPoint, finger: int = 0) -> None:
        self._commit(finger, "move", at)

    def release(self, finger: int = 0, at: QPoint | None = None) -> None:
        """Lift a finger, where it is unless said otherwise."""
        self._commit(finger, "release", self._down[finger] if at is None else at)

    def tap(self, at: QPoint | QWidget) -> None:
        """Tap, long enough after the tap before for no double click with it."""
        self.wait(1000)
        self.press(at)
        self.release()

    def hold(self, at: QPoint | QWidget) -> None:
        """Press, and hold still for long enough."""
        self.press(at)
        self.wait(LONG_PRESS + 1)

    def drag(self, start: QPoint | QWidget, end: QPoint, *, steps: int = 6) -> None:
        """Press, go there, and lift the finger."""
        begin = self._point(start)
        self.press(begin)
        for step in range(1, steps + 1):
            self.wait(FRAME)
            self.move(begin + (end - begin) * step / steps)
        self.release()

    def take_back(self) -> None:
        """Let the screen take back all touches, as it does when it finds that they were none."""
        cancel = QTouchEvent(QEvent.Type.TouchCancel, touch_screen())
        QCoreApplication.sendEvent(self._window.windowHandle(), cancel)
        self._down.clear()

    def wait(self, ms: float) -> None:
        """Let time go by."""
        self.clock.advance(ms)

    def _point(self, at: QPoint | QWidget) -> QPoint:
        return at.mapTo(self._window, at.rect().center()) if isinstance(at, QWidget) else at

    def _commit(self, finger: int, what: str, at: QPoint) -> None:
        """Tell of all fingers that are down: one has changed, the others are where they were."""
        sequence = QTest.touchEvent(self._window.windowHandle(), touch_screen(), False)
        for other, there in self._down.items():
            if other != finger:
                sequence.move(other, there)
        getattr(sequence, what)(finger, at)
        self._down[finger] = at
        if what == "release":
            del self._down[finger]
        sequence.commit()
        QCoreApplication.processEvents()
