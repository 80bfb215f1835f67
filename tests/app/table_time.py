"""The time at the tables of a whole window, which a test lets go by."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from shiboken6 import isValid

from app.table.view import view
from tests.app.manual_clock import ManualClock
from tests.app.waiting import wait_until


class TableTime:
    """The clock of every table that is shown from now on: nobody waits while a move is shown.

    Everything else in the window goes by the real time, as do processes beside it.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._clocks: list[ManualClock] = []
        monkeypatch.setattr(view, "Clock", self._new_clock)

    def _new_clock(self, parent: QObject, _interval: int) -> ManualClock:
        self._clocks.append(ManualClock(parent))
        return self._clocks[-1]

    def advance(self, ms: float) -> None:
        """Let so much time go by, and all happen that is due."""
        for clock in self._clocks:
            if isValid(clock):
                clock.advance(ms, ms)

    def wait_until(self, condition: Callable[[], bool], what: str = "what must happen") -> None:
        """Let time go by until something comes true."""

        def so() -> bool:
            if condition():
                return True
            self.advance(50)
            return condition()

        wait_until(so, what)
