"""The clock that motion and waiting go by. Milliseconds throughout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal


class Alarm(Protocol):
    """Something that is done once, a while after `start`; started anew it is put off."""

    def start(self, msec: int, /) -> None: ...

    def stop(self) -> None: ...

    def isActive(self) -> bool: ...


class Clock(QObject):
    """The one clock of a table or of who thinks: whoever has another one decides how time goes by.

    It ticks, frame by frame, while anything moves, and rests otherwise.
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
        """Milliseconds since the clock was made."""
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
        """An alarm by this clock that does `then`; it goes on while the clock rests."""
        alarm = QTimer(self)
        alarm.setSingleShot(True)
        alarm.timeout.connect(then)
        return alarm

    def _tick(self) -> None:
        self.ticked.emit(self.now())
