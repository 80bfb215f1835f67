"""The client of the computer players, who choose in a process of their own.

The process is given what a player sees, and nothing else. The window never waits for it. It says at
intervals that it works, and is then given its time, however slow the machine is. When it says
nothing it may hang: another process is asked the same question as well, and the first answer
counts, so that nothing is lost if the first process was only late. A process that has ended or
sends nonsense is replaced at once. The computer players themselves are not loaded here: the window
has no use for them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject

from app.match.bot_process import BotProcess, NewProcess, own_referee
from app.system.clock import Clock
from engine.core.jsontext import BadJson, Document, read_json, write_json

if TYPE_CHECKING:
    from engine.bots.bot import Level

LOOK: Final = 100
"""Milliseconds between two looks at the processes. Time is counted in looks: while the machine has
none for the window, it has none for the processes either."""

SILENT: Final = 10
"""Looks, at least, until a process that says nothing while it should think may hang."""

STARTS: Final = 100
"""Looks, at least, until a process that has never said anything may hang: it must start first."""

THINKS: Final = 1200
"""Looks, at least, until thinking is given up although the process lives."""

WORRY: Final = 4
"""A wait is too long if it is so many times the longest one in this match."""

TRIES: Final = 3
"""The number of processes that are asked the same question."""


class Question(NamedTuple):
    """A question to a computer player: all that it gets to know.

    With `level` None a person wants a hint. Without legal actions the player is asked only for its
    signals. `seed` is that of its chance, never the deal number.
    """

    view: Document
    seat: int
    legal: tuple[str, ...]
    seed: int
    level: Level | None

    def request(self, number: int) -> bytes:
        """Return the line that is sent to the referee."""
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
    """The action that a computer player wants to do, and the signals, by pile, that it gives.

    There is no action where none was legal.
    """

    action: str | None
    signals: Mapping[str, str]


class Reason(NamedTuple):
    """A reason why an action is good: a code and arguments, documented by each computer player."""

    code: str
    args: Mapping[str, Any]


class Hint(NamedTuple):
    """A hint to a person: what to do, and why, the weightiest reason first."""

    action: str
    reasons: tuple[Reason, ...]


class PendingRequest:
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
        """Drop the question: neither answer nor failure is reported."""
        self.cancelled = True


class Patience:
    """The time to wait for something, in looks; whatever took longer raises it."""

    def __init__(self, least: int) -> None:
        self._least = least
        self._longest = 0

    def waits(self, looks: int) -> bool:
        """Tell whether so long a wait is no reason to worry yet."""
        return looks < max(self._least, WORRY * self._longest)

    def learn(self, looks: int) -> None:
        """Note that it came after so long a wait."""
        self._longest = max(self._longest, looks)


class BotClient(QObject):
    """The client of the computer players' process, which starts with the first question or `start`.

    One question is asked at a time. `close` ends the process, and must be called at the end.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        process: NewProcess = own_referee,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(parent)
        self._new_process = process
        self._processes: list[BotProcess] = []
        """The running ones, the oldest first; all have been asked the current question."""
        self._ending: list[BotProcess] = []
        self._waiting: deque[PendingRequest] = deque()
        self._current: PendingRequest | None = None
        self._numbered = 0
        self._closed = False
        self._next_look = (clock or Clock(self)).alarm(self._look)
        self._looks = 0
        """The number of looks since the question was asked."""
        self._start = Patience(STARTS)
        self._silence = Patience(SILENT)
        self._thought = Patience(THINKS)

    @property
    def process_id(self) -> int | None:
        """Return the system's number of the newest process; None if none runs."""
        return self._processes[-1].process_id if self._processes else None

    def start(self) -> None:
        """Have a process ready: it takes a moment until it can answer."""
        if not self._processes and not self._closed:
            self._add_process(waited_for=False)

    def ask(
        self,
        question: Question,
        answered: Callable[[Answer], None],
        failed: Callable[[], None],
    ) -> PendingRequest:
        """Ask what a computer player does; one of the two is called later, unless cancelled."""
        return self._ask(PendingRequest(question, answered, failed))

    def ask_for_hint(
        self, question: Question, answered: Callable[[Hint], None], failed: Callable[[], None]
    ) -> PendingRequest:
        """Ask what a person could do, with the reasons; the question has no level."""
        return self._ask(PendingRequest(question, answered, failed))

    def close(self) -> None:
        """End the process; nothing is answered any more."""
        self._closed = True
        self._next_look.stop()
        self._waiting.clear()
        self._current = None
        self._end(self._processes)
        for process in self._ending:
            process.wait()

    def _ask(self, asked: PendingRequest) -> PendingRequest:
        self._waiting.append(asked)
        self._next()
        return asked

    def _next(self) -> None:
        """Ask the next question, if the process is free."""
        if self._current is not None or self._closed:
            return
        while self._waiting and self._current is None:
            asked = self._waiting.popleft()
            self._current = None if asked.cancelled else asked
        if self._current is not None:
            self._numbered += 1
            self._looks = 0
            self._put(self._current, self._processes[-1] if self._processes else None)

    def _put(self, asked: PendingRequest, to: BotProcess | None) -> None:
        """Send the current question to a process, or to a new one if none is given."""
        asked.tries += 1
        self._next_look.start(LOOK)
        process = to or self._add_process(waited_for=True)
        process.silent = 0
        if process in self._processes:
            process.ask(asked.question.request(self._numbered))

    def _add_process(self, *, waited_for: bool) -> BotProcess:
        process = self._new_process(self)
        process.said.connect(self._take)
        process.beat.connect(self._feel)
        process.lost.connect(self._lose)
        self._processes.append(process)
        process.start(waited_for=waited_for)
        return process

    def _take(self, process: BotProcess, line: bytes) -> None:
        """Take the answer of a process, and end the others."""
        asked = self._current
        answer = None if asked is None else _answer(line, self._numbered, asked.question)
        if asked is None or answer is None:
            self._lose(process)
            return
        process.mark_warm()
        self._silence.learn(process.silent)
        self._thought.learn(self._looks)
        self._end([other for other in self._processes if other is not process])
        self._next_look.stop()
        self._current = None
        if not asked.cancelled:
            asked.answered(answer)
        self._next()

    def _feel(self, process: BotProcess) -> None:
        """Note that a process lives, and end those that were started because it was silent."""
        if self._current is not None:
            self._patience_with(process).learn(process.silent)
            process.silent = 0
            self._end(self._processes[self._processes.index(process) + 1 :])

    def _lose(self, process: BotProcess) -> None:
        """End a process that is of no use, and put another in its place."""
        self._end([process])
        asked = self._current
        if asked is None:
            if process.warm:
                self.start()
        elif self._may_ask_another(asked):
            self._put(asked, None)
        elif not self._processes:
            self._give_up(asked)

    def _look(self) -> None:
        """Check that the processes still live; one that is silent for long may hang."""
        asked = self._current
        assert asked is not None
        self._looks += 1
        for process in self._processes:
            process.silent += 1
        newest = self._processes[-1]
        if not self._thought.waits(self._looks):
            self._give_up(asked)
        elif self._patience_with(newest).waits(newest.silent):
            self._next_look.start(LOOK)
        elif self._may_ask_another(asked):
            self._put(asked, None)
        else:
            self._give_up(asked)

    def _patience_with(self, process: BotProcess) -> Patience:
        return self._silence if process.begun else self._start

    def _may_ask_another(self, asked: PendingRequest) -> bool:
        return not asked.cancelled and asked.tries < TRIES

    def _give_up(self, asked: PendingRequest) -> None:
        """Stop asking processes for the current question."""
        self._end(self._processes)
        self._current = None
        self._next_look.stop()
        if not asked.cancelled:
            asked.failed()
        self._next()
        if asked.cancelled:
            self.start()

    def _end(self, processes: Sequence[BotProcess]) -> None:
        for process in [*processes]:
            if process in self._processes:
                self._processes.remove(process)
                self._ending.append(process)
                process.end()
        for process in [process for process in self._ending if process.gone]:
            self._ending.remove(process)
            process.deleteLater()


def _answer(line: bytes, number: int, question: Question) -> Answer | Hint | None:
    """Read a line as the answer to the question of that number; None if it is nonsense."""
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
