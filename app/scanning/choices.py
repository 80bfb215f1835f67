"""What a person has chosen of scanning."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from app.scanning.switches import ENTER_KEY, SPACE_BAR, ScanSwitch, read_switch
from app.storage.settings import ScanChoice, ScanTime, Settings

_PRESS: Final = "switch/press"
_STEP: Final = "switch/step"


class ScanChoices(QObject):
    """Whether there is scanning, how fast, and which switches; `changed` says that it is other."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.choosing = False
        """A page waits for a switch that is to be chosen: whatever is pressed is for it."""

    @property
    def scan(self) -> ScanChoice:
        """Return who steps: nobody, the highlight by itself, or a second switch."""
        return self._settings.scan

    def set_scan(self, scan: ScanChoice) -> None:
        self._settings.scan = scan
        self.changed.emit()

    @property
    def time(self) -> ScanTime:
        """Return how long the highlight stands, in milliseconds."""
        return self._settings.scan_time

    def set_time(self, time: ScanTime) -> None:
        self._settings.scan_time = time
        self.changed.emit()

    @property
    def press(self) -> ScanSwitch:
        """Return the switch that presses what is highlighted."""
        return read_switch(self._settings.read(_PRESS), SPACE_BAR)

    @property
    def step(self) -> ScanSwitch:
        """Return the switch that steps by hand; it is never the one that presses."""
        step = read_switch(self._settings.read(_STEP), ENTER_KEY)
        if step != self.press:
            return step
        return ENTER_KEY if self.press != ENTER_KEY else SPACE_BAR

    def choose_press(self, switch: ScanSwitch) -> None:
        self._choose(_PRESS, switch)

    def choose_step(self, switch: ScanSwitch) -> None:
        self._choose(_STEP, switch)

    def _choose(self, entry: str, switch: ScanSwitch) -> None:
        self._settings.write(entry, switch.stored)
        self.changed.emit()
