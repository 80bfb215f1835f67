"""Asks the computer players, who think in a process of their own: the program's own referee.

The process is given what a player sees, and nothing else. The window never waits for it: a
process that has ended, hangs or talks nonsense is replaced, and the question is asked again. The
computer players themselves are not loaded here: the window has no use for them.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, QProcess, QTimer

from app.resources import ROOT
from engine.core.jsontext import BadJson, read_json, write_json

if TYPE_CHECKING:
    from engine.bots.bot import Level

LIMIT: Final = 1500
"""How long the first process may think about a question, in milliseconds.

Several times what the slowest decision takes. Each further process has twice the time of the one
before, in case it is the machine that is slow.
"""

TRIES: Final = 3
"""How many processes are asked the same question."""

LONGEST: Final = 1_000_000
"""Bytes of an answer at most."""

NICENESS: Final = 5
"""How far the process steps back behind the window."""


class Question(NamedTuple):
    """What a computer player is asked: all that it gets to know.

    With `level` None it is a person who wants a hint. Without legal actions the player is asked
    for its signals only. `seed` is of its chance, and never the deal number.
    """

    view: Mapping[str, Any]
    seat: int
    legal: tuple[str, ...]
    seed: int
    level: Level | None

    def request(self, number: int) -> bytes:
        """The line that the referee is sent."""
        asked: dict[str, Any] = {
            "id": number,
            "cmd": "hint" if self.level is None else "bot",
            "view": self.view,
            "seat": self.seat,
            "legal": self.legal,
            "bot_seed": self.seed,
        }
        if self.level is not None:
            asked["level"] = self.level
        return write_json(asked).encode() + b"\n"


class Answer(NamedTuple):
    """What a computer player wants to do, and the signals, by pile, that it wants to be seen.

    No action where none was legal.
    """

    action: str | None
    signals: Mapping[str, str]


class Reason(NamedTuple):
    """Why an action is good: a code, with its arguments; each computer player documents its own."""

    code: str
    args: Mapping[str, Any]


class Hint(NamedTuple):
    """What a person could do, and why, the weightiest reason first."""

    action: str
    reasons: tuple[Reason, ...]


class Asked:
    """A question on its way; `cancel` it when nobody wants the answer any more."""

    def __init__(
        self, question: Question, answered: Callable[[Any], None], failed: Callable[[], None]
    ) -> None:
        self.question = question
        self.answered = answered
        self.failed = failed
        self.cancelled = False
        self.tries = 0

    def cancel(self) -> None:
        """Neither answer nor failure will be told."""
        self.cancelled = True


class Thinker(QObject):
    """The process of the computer players; it starts with the first question, or with `start`.

    One question is asked at a time. `close` ends the process, and must be called at the end.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        command: Sequence[str] = (),
        limit: int = LIMIT,
    ) -> None:
        super().__init__(parent)
        self._command = [*command] or referee_command()
        self._limit = limit
        self._process: QProcess | None = None
        self._ending: list[QProcess] = []
        self._read = bytearray()
        self._waiting: deque[Asked] = deque()
        self._current: Asked | None = None
        self._numbered = 0
        self._proved = False
        """The process has answered a question."""
        self._closed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fail)

    @property
    def process_id(self) -> int | None:
        """The system's number of the process, if one runs."""
        running = self._process is not None and self._process.processId()
        return running or None

    def start(self) -> None:
        """Have a process ready: it takes a moment until it can answer."""
        if self._process is not None or self._closed:
            return
        self._read.clear()
        self._proved = False
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        process.setWorkingDirectory(str(ROOT.parent))
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.started.connect(self._step_back)
        process.readyReadStandardOutput.connect(self._hear)
        process.errorOccurred.connect(self._not_started)
        process.finished.connect(self._ended)
        self._process = process
        process.start()

    def ask(
        self,
        question: Question,
        answered: Callable[[Answer], None],
        failed: Callable[[], None],
    ) -> Asked:
        """Ask what a computer player does; one of the two is called later, unless cancelled."""
        return self._ask(Asked(question, answered, failed))

    def ask_for_hint(
        self, question: Question, answered: Callable[[Hint], None], failed: Callable[[], None]
    ) -> Asked:
        """Ask what a person could do, with the reasons; the question has no level."""
        return self._ask(Asked(question, answered, failed))

    def close(self) -> None:
        """End the process; nothing is answered any more."""
        self._closed = True
        self._timer.stop()
        self._waiting.clear()
        self._current = None
        self._drop_process()
        for process in self._ending:
            process.waitForFinished(1000)

    def _ask(self, asked: Asked) -> Asked:
        self._waiting.append(asked)
        self._next()
        return asked

    def _next(self) -> None:
        """Put the next question, if the process is free."""
        if self._current is not None or self._closed:
            return
        while self._waiting and self._current is None:
            asked = self._waiting.popleft()
            self._current = None if asked.cancelled else asked
        if self._current is not None:
            self._put(self._current)

    def _put(self, asked: Asked) -> None:
        """Send a question to the process, to a new one if there is none."""
        self._numbered += 1
        asked.tries += 1
        self._timer.start(self._limit << (asked.tries - 1))
        self.start()
        if self._process is not None:
            self._process.write(asked.question.request(self._numbered))

    def _step_back(self) -> None:
        """The window comes first where the machine has much to do."""
        if self.process_id is not None and hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self.process_id, NICENESS)

    def _hear(self) -> None:
        """Read what the process has written."""
        process = self._process
        if process is None:
            return
        self._read += process.readAllStandardOutput().data()
        while process is self._process and b"\n" in self._read:
            line, _, rest = bytes(self._read).partition(b"\n")
            self._read[:] = rest
            self._take(line)
        if len(self._read) > LONGEST:
            self._fail()

    def _take(self, line: bytes) -> None:
        asked = self._current
        answer = None if asked is None else _answer(line, self._numbered, asked.question)
        if asked is None or answer is None:
            self._fail()
            return
        self._timer.stop()
        self._proved = True
        self._current = None
        if not asked.cancelled:
            asked.answered(answer)
        self._next()

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._fail()

    def _ended(self) -> None:
        """The process has ended by itself, or was killed from outside."""
        process = self._process
        self._hear()
        if process is self._process:
            proved = self._proved
            self._fail()
            if proved:
                self.start()

    def _fail(self) -> None:
        """Away with the process; ask the next one, or give the question up."""
        self._drop_process()
        asked, self._current = self._current, None
        self._timer.stop()
        if asked is not None and not asked.cancelled:
            if asked.tries < TRIES:
                self._current = asked
                self._put(asked)
                return
            asked.failed()
        self._next()

    def _drop_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            self._ending.append(process)
        ended = [each for each in self._ending if each.state() is _NOT_RUNNING]
        for each in ended:
            self._ending.remove(each)
            each.deleteLater()


_NOT_RUNNING: Final = QProcess.ProcessState.NotRunning


def referee_command() -> list[str]:
    """How the program's own referee is started, from source or frozen."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--referee"]
    return [sys.executable, "-m", "engine.referee"]


def _answer(line: bytes, number: int, question: Question) -> Answer | Hint | None:
    """What a line answers to the question of that number; None if it is nonsense."""
    try:
        reply: Any = read_json(line.decode())
    except (BadJson, UnicodeDecodeError):
        return None
    match reply:
        case {"id": id_, "ok": True, "action": action, **rest} if id_ == number:
            allowed = action in question.legal if question.legal else action is None
            if not allowed:
                return None
            return _hint(action, rest) if question.level is None else _deed(action, rest)
    return None


def _deed(action: str | None, rest: Mapping[Any, Any]) -> Answer | None:
    signals = rest.get("signals", {})
    if not isinstance(signals, dict) or not all(map(_is_text, signals.values())):
        return None
    return Answer(action, signals)


def _hint(action: str | None, rest: Mapping[Any, Any]) -> Hint | None:
    reasons = []
    for reason in rest.get("reasons", ()):
        match reason:
            case {"code": str(code), "args": dict(args)}:
                reasons.append(Reason(code, args))
            case _:
                return None
    return Hint(action, tuple(reasons)) if action is not None and reasons else None


def _is_text(value: object) -> bool:
    return isinstance(value, str)
