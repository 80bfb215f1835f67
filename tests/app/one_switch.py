"""A person with one switch: looks at the highlight, presses one key, and lets time go by."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app import press_guard
from app.scanning import scanner
from app.scanning.presses import ListRow
from app.scanning.scanner import Scanner
from app.storage.settings import SCAN_TIMES
from app.table.view import view
from app.window.window import Window
from tests.app.manual_clock import ManualClock
from tests.app.window_at_hand import settle

STEP = int(SCAN_TIMES[0])
"""How long the highlight stands, in milliseconds."""


class SwitchTime:
    """The one time of the tables, of the guard against slips and of the highlight.

    Whatever is made from now on goes by it.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._clocks: list[ManualClock] = []
        for module in (view, press_guard, scanner):
            monkeypatch.setattr(module, "Clock", self._new_clock)
        self.now = 100_000.0

    def _new_clock(self, parent: QObject, _interval: int = 16) -> ManualClock:
        clock = ManualClock(parent)
        clock.time = self.now
        self._clocks.append(clock)
        return clock

    def advance(self, ms: float) -> None:
        """Let so much time go by, and all happen that is due."""
        self.now += ms
        self._clocks = [clock for clock in self._clocks if isValid(clock)]
        for clock in self._clocks:
            if isValid(clock):
                clock.advance(ms, ms)
        settle()


class OneSwitch:
    """Hands that have the space bar alone."""

    def __init__(self, window: Window, time: SwitchTime, key: int = Qt.Key.Key_Space) -> None:
        self.window = window
        self.time = time
        self.key = key
        self.presses = 0

    @property
    def scanner(self) -> Scanner:
        found = self.window.scanning.scanner
        assert found is not None, "there is no scanning"
        return found

    def press(self) -> None:
        """Press the switch, and let it go."""
        self.presses += 1
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            self.time.advance(30)
            event = QKeyEvent(kind, self.key, Qt.KeyboardModifier.NoModifier, " ")
            event.setTimestamp(round(self.time.now))
            popup = QApplication.activePopupWidget()
            handle = (popup or self.window).windowHandle()
            QCoreApplication.sendEvent(handle, event)
        settle()

    def choose(self, wanted: Callable[[QWidget], bool], what: str = "it") -> None:
        """Press what is wanted: first the group in which it lies."""
        for _ in range(120):
            things = self.scanner.highlighted
            meant = [each for each in things if isinstance(each, QWidget) and wanted(each)]
            if meant:
                self.time.advance(scanner.DEAF + press_guard.AGAIN)
                if not self._stands_on(meant):
                    continue
                self.press()
                if len(things) == 1:
                    return
            else:
                self.time.advance(STEP)
        raise AssertionError(f"the highlight never came to {what}: {self.names()}")

    def _stands_on(self, meant: list[QWidget]) -> bool:
        return any(isValid(each) and each in self.scanner.highlighted for each in meant)

    def names(self) -> list[str]:
        """What is highlighted, as screen readers call it."""
        things = self.scanner.highlighted
        return [each.accessibleName() for each in things if not isinstance(each, ListRow)]

    def choose_named(self, name: str) -> None:
        """Press the thing of that name; a longer name may go on after a comma or colon."""

        def so(each: QWidget) -> bool:
            said = each.accessibleName()
            return said == name or said.startswith((f"{name}:", f"{name},"))

        self.choose(so, name)
