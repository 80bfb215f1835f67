"""A process of the computer players: the program's own referee, which says that it is alive."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QProcess, Signal

from app.system.resources import ROOT
from engine.core.beat import BEAT

LONGEST: Final = 1_000_000
"""Bytes of an answer, at most."""

NICENESS: Final = 5
"""How much the priority of the process is lowered."""

BEGIN: Final = b'{"cmd":"beat"}\n'
"""The first request: to say that it is there, and whenever it works."""


class BotProcess(QObject):
    """A process that answers one question at a time.

    `said` brings it and each line that it writes. `lost` says that it can be asked nothing more: it
    has ended, could not be started, or does not stop writing.
    """

    said = Signal(object, bytes)
    beat = Signal(object)
    """The process lives: emitted once it has started, and while it works on a question."""
    lost = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.begun = False
        """Whether it has been heard of."""
        self.silent = 0
        """Looks since it was last heard of, while it should have been."""
        self.warm = False
        """Whether it has answered a question."""

    @property
    def process_id(self) -> int | None:
        """Return the system's number of the process, if it runs."""
        raise NotImplementedError

    @property
    def gone(self) -> bool:
        """Tell whether it has ended."""
        raise NotImplementedError

    def start(self, *, waited_for: bool) -> None:
        """Start it, which takes a moment; it gets full priority if somebody waits for it."""
        raise NotImplementedError

    def mark_warm(self) -> None:
        """Note that it has answered a question."""
        self.warm = True

    def ask(self, request: bytes) -> None:
        """Send it a line."""
        raise NotImplementedError

    def end(self) -> None:
        """End it; nothing is heard of it any more."""
        raise NotImplementedError

    def wait(self) -> None:
        """Wait until it is gone."""
        raise NotImplementedError

    def hear(self, line: bytes) -> None:
        """Take a line that it has written."""
        if line == BEAT:
            self.beat.emit(self)
            self.begun = True
        else:
            self.said.emit(self, line)


NewProcess: TypeAlias = Callable[[QObject], BotProcess]
"""Makes a process that belongs to an object."""


class RefereeProcess(BotProcess):
    """The real process, of the program's own referee."""

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._read = bytearray()
        self._process = process = QProcess(self)
        process.setProgram(command[0])
        process.setArguments([*command[1:]])
        process.setWorkingDirectory(str(ROOT.parent))
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read_on)
        process.errorOccurred.connect(self._not_started)
        process.finished.connect(self._ended)

    @property
    def process_id(self) -> int | None:
        return self._process.processId() or None

    @property
    def gone(self) -> bool:
        return self._process.state() is QProcess.ProcessState.NotRunning

    def start(self, *, waited_for: bool) -> None:
        if not waited_for:
            self._process.started.connect(self._step_back)
        self._process.start()
        self._process.write(BEGIN)

    def mark_warm(self) -> None:
        if not self.warm:
            super().mark_warm()
            self._step_back()

    def ask(self, request: bytes) -> None:
        self._process.write(request)

    def end(self) -> None:
        self.blockSignals(True)
        self._process.blockSignals(True)
        self._process.kill()

    def wait(self) -> None:
        self._process.waitForFinished(1000)

    def _step_back(self) -> None:
        """Lower its priority, so that the window comes first on a busy machine."""
        if self.process_id is not None and hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self.process_id, NICENESS)

    def _read_on(self) -> None:
        self._read += self._process.readAllStandardOutput().data()
        while b"\n" in self._read:
            line, _, rest = bytes(self._read).partition(b"\n")
            self._read[:] = rest
            self.hear(line)
        if len(self._read) > LONGEST:
            self.lost.emit(self)

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.lost.emit(self)

    def _ended(self) -> None:
        """Report the end of the process, by itself or from outside."""
        self._read_on()
        self.lost.emit(self)


def referee_command() -> list[str]:
    """Return the command that starts the program's own referee, from source or frozen."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--referee"]
    return [sys.executable, "-m", "engine.referee"]


def own_referee(parent: QObject) -> BotProcess:
    """Make a process of the program's own referee."""
    return RefereeProcess(referee_command(), parent)
