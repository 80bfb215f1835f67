"""Asks the computer players, who think in a process of their own: the program's own referee.

The process is given what a player sees, and nothing else. The window never waits for it. When it is
silent for long, another one is asked the same as well, and whichever answers first is heard: so one
that hangs is replaced soon, and one that is only slow loses nothing. One that has ended or talks
nonsense is replaced at once. The computer players themselves are not loaded here: the window has no
use for them.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, QProcess, Qt, QTimer, Signal

from app.resources import ROOT
from engine.core.jsontext import BadJson, read_json, write_json

if TYPE_CHECKING:
    from engine.bots.bot import Level

WAITS: Final = (500, 2500, 7500)
"""How long is waited for an answer, in milliseconds: from one process, from two, from three.

The first is more than the slowest decision takes, and with the start of the second far less than
two seconds. The last are for slow machines.
"""

TRIES: Final = len(WAITS)
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


class Mind(QObject):
    """One process of the computer players.

    `said` brings it and each line that it writes. `lost` says that it can be asked nothing more: it
    has ended, could not be started, or does not stop talking.
    """

    said = Signal(object, bytes)
    lost = Signal(object)

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self.proved = False
        """It has answered a question."""
        self._read = bytearray()
        self._process = process = QProcess(self)
        process.setProgram(command[0])
        process.setArguments([*command[1:]])
        process.setWorkingDirectory(str(ROOT.parent))
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._hear)
        process.errorOccurred.connect(self._not_started)
        process.finished.connect(self._ended)

    @property
    def process_id(self) -> int | None:
        """The system's number of the process, if it runs."""
        return self._process.processId() or None

    @property
    def gone(self) -> bool:
        """Whether the process has ended."""
        return self._process.state() is QProcess.ProcessState.NotRunning

    def start(self, *, waited_for: bool) -> None:
        """It takes a moment until it can answer; where somebody waits for it, it hurries."""
        if not waited_for:
            self._process.started.connect(self._step_back)
        self._process.start()

    def prove(self) -> None:
        """It has answered a question."""
        if not self.proved:
            self.proved = True
            self._step_back()

    def ask(self, request: bytes) -> None:
        """Send it a line."""
        self._process.write(request)

    def end(self) -> None:
        """Nothing is heard of it any more."""
        self.blockSignals(True)
        self._process.blockSignals(True)
        self._process.kill()

    def wait(self) -> None:
        """Until it is gone."""
        self._process.waitForFinished(1000)

    def _step_back(self) -> None:
        """The window comes first where the machine has much to do."""
        if self.process_id is not None and hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self.process_id, NICENESS)

    def _hear(self) -> None:
        """Read what it has written."""
        self._read += self._process.readAllStandardOutput().data()
        while b"\n" in self._read:
            line, _, rest = bytes(self._read).partition(b"\n")
            self._read[:] = rest
            self.said.emit(self, line)
        if len(self._read) > LONGEST:
            self.lost.emit(self)

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.lost.emit(self)

    def _ended(self) -> None:
        """By itself, or killed from outside."""
        self._hear()
        self.lost.emit(self)


class Thinker(QObject):
    """The process of the computer players; it starts with the first question, or with `start`.

    One question is asked at a time. `close` ends the process, and must be called at the end.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        command: Sequence[str] = (),
        waits: Sequence[int] = WAITS,
    ) -> None:
        super().__init__(parent)
        self._command = [*command] or referee_command()
        self._waits = waits
        self._minds: list[Mind] = []
        """Those that run; all of them have been asked the current question."""
        self._ending: list[Mind] = []
        self._waiting: deque[Asked] = deque()
        self._current: Asked | None = None
        self._numbered = 0
        self._closed = False
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setTimerType(Qt.TimerType.PreciseTimer)
        self._silence.timeout.connect(self._fall_silent)

    @property
    def process_id(self) -> int | None:
        """The system's number of the process, of the newest if several are asked, if one runs."""
        return self._minds[-1].process_id if self._minds else None

    def start(self) -> None:
        """Have a process ready: it takes a moment until it can answer."""
        if not self._minds and not self._closed:
            self._add_mind(waited_for=False)

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
        self._silence.stop()
        self._waiting.clear()
        self._current = None
        self._end(self._minds)
        for mind in self._ending:
            mind.wait()

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
            self._numbered += 1
            self._put(self._current, self._minds[-1] if self._minds else None)

    def _put(self, asked: Asked, to: Mind | None) -> None:
        """Send the current question to a process, to a new one if none is named."""
        wait = self._waits[asked.tries]
        if asked.tries == 0 and (to is None or not to.proved):
            wait *= 2  # It has to start first, and nobody else is asked yet.
        asked.tries += 1
        self._silence.start(wait)
        mind = to or self._add_mind(waited_for=True)
        if mind in self._minds:
            mind.ask(asked.question.request(self._numbered))

    def _add_mind(self, *, waited_for: bool) -> Mind:
        mind = Mind(self._command, self)
        mind.said.connect(self._take)
        mind.lost.connect(self._lose)
        self._minds.append(mind)
        mind.start(waited_for=waited_for)
        return mind

    def _take(self, mind: Mind, line: bytes) -> None:
        """A process has answered: the others are needed no more."""
        asked = self._current
        answer = None if asked is None else _answer(line, self._numbered, asked.question)
        if asked is None or answer is None:
            self._lose(mind)
            return
        mind.prove()
        self._end([other for other in self._minds if other is not mind])
        self._silence.stop()
        self._current = None
        if not asked.cancelled:
            asked.answered(answer)
        self._next()

    def _lose(self, mind: Mind) -> None:
        """Away with a process that is of no use; another one takes its place."""
        self._end([mind])
        asked = self._current
        if asked is None:
            if mind.proved:
                self.start()
        elif self._may_ask_another(asked):
            self._put(asked, None)
        elif not self._minds:
            self._give_up(asked)

    def _fall_silent(self) -> None:
        """No process has answered for long: ask one more, though the others may still think."""
        asked = self._current
        assert asked is not None
        if self._may_ask_another(asked):
            self._put(asked, None)
        else:
            self._give_up(asked)

    def _may_ask_another(self, asked: Asked) -> bool:
        return not asked.cancelled and asked.tries < TRIES

    def _give_up(self, asked: Asked) -> None:
        """No process is to answer the current question any more."""
        self._end(self._minds)
        self._current = None
        self._silence.stop()
        if not asked.cancelled:
            asked.failed()
        self._next()
        if asked.cancelled:
            self.start()

    def _end(self, minds: Sequence[Mind]) -> None:
        for mind in [*minds]:
            if mind in self._minds:
                self._minds.remove(mind)
                self._ending.append(mind)
                mind.end()
        for mind in [mind for mind in self._ending if mind.gone]:
            self._ending.remove(mind)
            mind.deleteLater()


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
