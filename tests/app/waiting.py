"""Waiting in a process that has a window: its events are handled meanwhile."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget

from tests import patience

MS = round(1000 * patience.PATIENCE)


def wait_until(condition: Callable[[], bool], what: str = "what must happen") -> None:
    """Let time go by until something comes true."""
    patience.wait_until(condition, what, sleep=lambda _: QTest.qWait(1))


def wait_for(signal: SignalInstance, doing: Callable[[], object]) -> None:
    """Do something, and let time go by until the signal has come."""
    spy = QSignalSpy(signal)
    doing()
    assert spy.count() or spy.wait(MS)


def make_active(window: QWidget) -> None:
    """Show a window, and wait until it has the keyboard."""
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window, MS)
