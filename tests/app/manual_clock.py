"""A clock that stands still until a test moves it on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from app.system.clock import Alarm, Clock


class ManualClock(Clock):
    """How fast the machine is means nothing: frames and alarms come as time is let go by."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.time = 0.0
        self.awake = False
        self._alarms: list[ManualAlarm] = []

    def now(self) -> float:
        return self.time

    @property
    def running(self) -> bool:
        return self.awake

    def wake(self) -> None:
        self.awake = True

    def rest(self) -> None:
        self.awake = False

    def alarm(self, then: Callable[[], None]) -> Alarm:
        alarm = ManualAlarm(self, then)
        self._alarms.append(alarm)
        return alarm

    def advance(self, ms: float, step: float = 16.0) -> None:
        """Let time go by in frames, and what is due happen."""
        end = self.time if self.held else self.time + ms
        self._ring()
        while self.time < end:
            self.time = min(end, self.time + step)
            if self.awake:
                self.ticked.emit(self.time)
            self._ring()
        QCoreApplication.processEvents()

    def _ring(self) -> None:
        due = [alarm for alarm in self._alarms if alarm.due is not None and alarm.due <= self.time]
        for alarm in sorted(due, key=lambda alarm: alarm.due or 0.0):
            alarm.ring()


class ManualAlarm(QObject):
    """Rings when its clock has come so far; what is due at once is so once events are handled."""

    rung = Signal()
    """As with a timer, whoever is deleted hears it no more."""

    def __init__(self, clock: ManualClock, then: Callable[[], None]) -> None:
        super().__init__(clock)
        self.due: float | None = None
        self._clock = clock
        self._at_once = QTimer(self)
        self._at_once.setSingleShot(True)
        self._at_once.timeout.connect(self.ring)
        self.rung.connect(then)

    def start(self, msec: int, /) -> None:
        self.stop()
        if msec == 0:
            self._at_once.start(0)
        self.due = self._clock.time + msec

    def stop(self) -> None:
        self._at_once.stop()
        self.due = None

    def isActive(self) -> bool:
        return self.due is not None

    def ring(self) -> None:
        if self.due is not None and not self._clock.held:
            self.stop()
            self.rung.emit()
