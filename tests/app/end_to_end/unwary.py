"""The program as it is, but for hands that never slip: whatever changes can be pressed at once.

    python -m tests.app.end_to_end.unwary TIMES --data-dir FOLDER

At its tables the time goes by so many times as fast.

Tests of whole matches would otherwise wait for most of their time. That slips do nothing is seen in
`tests/app/test_slips_at_the_table.py`, and what is frozen is tried with patience.
"""

import sys
from collections.abc import Callable

from app import press_guard as slips
from app.__main__ import main
from app.system.clock import Alarm, Clock
from app.table.view import view


class HastyClock(Clock):
    """The clock of a table whose time goes by `times` as fast."""

    times = 1

    def now(self) -> float:
        return self.times * super().now()

    def alarm(self, then: Callable[[], None]) -> Alarm:
        return HastyAlarm(super().alarm(then), self.times)


class HastyAlarm:
    """An alarm of such a clock."""

    def __init__(self, alarm: Alarm, times: int) -> None:
        self._alarm = alarm
        self._times = times

    def start(self, msec: int, /) -> None:
        self._alarm.start(round(msec / self._times))

    def stop(self) -> None:
        self._alarm.stop()

    def isActive(self) -> bool:
        return self._alarm.isActive()


if __name__ == "__main__":
    slips.SEEN = slips.AGAIN = slips.SERIES = 0.0
    HastyClock.times = int(sys.argv.pop(1))
    view.Clock = HastyClock  # type: ignore[attr-defined]
    sys.exit(main())
