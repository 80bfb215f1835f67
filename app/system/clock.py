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
        self._awake = False
        self._before = 0.0
        """The milliseconds until it was held last."""
        self.held = False
        """Time stands still, and no alarm goes off."""

    def now(self) -> float:
        """Return the milliseconds since the clock was made, but for those while it was held."""
        return self._before + (0.0 if self.held else self._time.nsecsElapsed() / 1e6)

    @property
    def running(self) -> bool:
        return self._awake

    def wake(self) -> None:
        self._awake = True
        if not self.held and not self._timer.isActive():
            self._timer.start()

    def rest(self) -> None:
        self._awake = False
        self._timer.stop()

    def alarm(self, then: Callable[[], None]) -> Alarm:
        """Make an alarm that calls `then`; it goes on while the clock rests."""
        return _ClockAlarm(self, then)

    def hold(self) -> None:
        """Let time stand still until `go_on`."""
        if not self.held:
            self._before = self.now()
            self.held = True
            self._timer.stop()
            for alarm in self.findChildren(_ClockAlarm):
                alarm.hold()

    def go_on(self) -> None:
        """Let time go on from where it was held."""
        if self.held:
            self.held = False
            self._time.restart()
            if self._awake:
                self.wake()
            for alarm in self.findChildren(_ClockAlarm):
                alarm.go_on()

    def _tick(self) -> None:
        self.ticked.emit(self.now())


class AlarmOnceSeen:
    """An alarm for what has just changed: its time begins once that has been painted."""

    def __init__(self, clock: Clock, then: Callable[[], None]) -> None:
        self._alarm = clock.alarm(then)
        self._painted = clock.alarm(self._begin)
        self._msec = 0

    def start(self, msec: int) -> None:
        """Go off so long after the next painting; another start puts it off."""
        self._msec = msec
        self._alarm.stop()
        self._painted.start(0)

    def stop(self) -> None:
        self._painted.stop()
        self._alarm.stop()

    def isActive(self) -> bool:
        return self._painted.isActive() or self._alarm.isActive()

    def _begin(self) -> None:
        self._alarm.start(self._msec)


class _ClockAlarm(QObject):
    """An alarm of a clock, with which it stands still."""

    def __init__(self, clock: Clock, then: Callable[[], None]) -> None:
        super().__init__(clock)
        self._clock = clock
        self._left: int | None = None
        """The milliseconds that were left when the clock was held."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        # Others may go off early by a twentieth: what is to be read would stand too briefly.
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(then)

    def start(self, msec: int, /) -> None:
        if self._clock.held:
            self._left = msec
        else:
            self._timer.start(msec)

    def stop(self) -> None:
        self._left = None
        self._timer.stop()

    def isActive(self) -> bool:
        return self._left is not None or self._timer.isActive()

    def hold(self) -> None:
        """Keep what is left of the time."""
        if self._timer.isActive():
            self._left = self._timer.remainingTime()
            self._timer.stop()

    def go_on(self) -> None:
        """Go off once what was left of the time is over."""
        if self._left is not None:
            left, self._left = self._left, None
            self._timer.start(left)
