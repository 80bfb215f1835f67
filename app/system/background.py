"""Background work: long work in pure Python that must not hold up the window.

Python runs one thread at a time and switches late: beside a thread that only calculates, the window
is several times slower. So the work goes on in short turns, and gets the next one when the window
has nothing else to do.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from threading import Semaphore
from typing import Final, TypeAlias

from PySide6.QtCore import QThread, QTimer, Signal

_TURN: Final = 0.008
"""Seconds of work in one turn."""

Work: TypeAlias = "Callable[[Job], None]"


class _Stopped(Exception):
    """The work is not wanted any more."""


class Job(QThread):
    """A piece of work; `start` it, and keep it for as long as it is wanted.

    The work is given the job: it calls `pause` as often as it can, and `give` for each result. It
    touches nothing that the window uses.
    """

    came = Signal(object)
    """Brings a result of the work to the window's thread."""
    ended = Signal()
    """All results have come."""

    _given = Signal(object)
    _asks = Signal()

    def __init__(self, work: Work) -> None:
        super().__init__()
        self._work = work
        self._stopped = False
        self._since = float("-inf")
        """When the turn began."""
        self._turns = Semaphore(0)
        self._given.connect(self._tell)
        self._asks.connect(self._queue)
        self.finished.connect(self._tell_end)
        _forget_the_finished()
        _jobs.add(self)

    @property
    def stopped(self) -> bool:
        return self._stopped

    def run(self) -> None:
        with suppress(_Stopped):
            self._work(self)

    def pause(self) -> None:
        """Wait for the next turn, if this one is over.

        Once the job is stopped, this ends the work.
        """
        if time.perf_counter() - self._since > _TURN and not self._stopped:
            self._asks.emit()
            self._turns.acquire()
            self._since = time.perf_counter()
        if self._stopped:
            raise _Stopped

    def give(self, result: object) -> None:
        """Bring a result to the window."""
        self._given.emit(result)

    def stop(self) -> None:
        """End the work at its next pause; nothing more comes of it."""
        self._stopped = True
        self._turns.release()
        self.wait()

    def _queue(self) -> None:
        """Queue the turn behind everything else that waits to be done in the window."""
        QTimer.singleShot(0, self, self._turns.release)

    def _tell(self, result: object) -> None:
        if not self._stopped:
            self.came.emit(result)

    def _tell_end(self) -> None:
        if not self._stopped:
            self.ended.emit()


_jobs: Final[set[Job]] = set()
"""The jobs that run: a thread must not be forgotten while it does."""


def _forget_the_finished() -> None:
    for job in [job for job in _jobs if job.isFinished()]:
        _jobs.discard(job)
