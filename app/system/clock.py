"""The clock for motion and waiting. All times are milliseconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal


class Alarm(Protocol):
    """An alarm, which goes off once, a while after `start`; another start puts it off."""

    def start(self, msec: int, /) -> None: ...

    def stop(self) -> None: ...

    def isActive(self) -> bool: ...


class Clock(QObject):
    """The clock of a table or of the computer players; a test can give another one.

    It ticks frame by frame while anything moves, and rests otherwise.
    """

    ticked = Signal(float)
    """Carries `now()`."""

    def __init__(self, parent: QObject | None = None, interval: int = 16) -> None:
        super().__init__(parent)
        self._time = QElapsedTimer()
        self._time.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(interval)
        self._timer.timeout.connect(self._tick)

    def now(self) -> float:
        """Return the milliseconds since the clock was made."""
        return self._time.nsecsElapsed() / 1e6

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def wake(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def rest(self) -> None:
        self._timer.stop()

    def alarm(self, then: Callable[[], None]) -> Alarm:
        """Make an alarm that calls `then`; it goes on while the clock rests."""
        alarm = QTimer(self)
        alarm.setSingleShot(True)
        alarm.timeout.connect(then)
        return alarm

    def _tick(self) -> None:
        self.ticked.emit(self.now())
