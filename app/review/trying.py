"""The judging of a way that somebody tries at a turning point, by a referee of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.match.bot_process import BotProcess, RefereeProcess, referee_command
from app.review.findings import ReviewedDecision, read_decision
from engine.core.errors import BadDocument
from engine.core.jsontext import BadJson, Document, read_json, write_json
from engine.core.match import Match


class TrialJudging(QObject):
    """The judging of the decision in `match` that the move with this index belongs to.

    `judged` brings a `ReviewedDecision`, or None where nothing else could have been done; `failed`
    says that there is no answer.
    """

    judged = Signal(object)
    failed = Signal()

    def __init__(
        self,
        match: Match,
        move: int,
        parent: QObject | None = None,
        *,
        process: Callable[[QObject], BotProcess] = lambda parent: RefereeProcess(
            referee_command(), parent
        ),
    ) -> None:
        super().__init__(parent)
        self._document = match.document()
        self._move = move
        self._process: BotProcess | None = process(self)
        self._process.said.connect(self._take)
        self._process.lost.connect(self._fail)

    def start(self) -> None:
        """Ask; somebody waits for the answer."""
        if self._process is not None:
            self._process.start(waited_for=True)
            self._ask({"id": "load", "cmd": "load", "document": self._document})

    def stop(self) -> None:
        """Drop the question; nothing is told any more."""
        if self._process is not None:
            self._process.end()
            self._process.wait()
            self._process = None

    def _ask(self, request: Document) -> None:
        if self._process is not None:
            self._process.ask(write_json(request).encode() + b"\n")

    def _take(self, _process: BotProcess, line: bytes) -> None:
        try:
            reply: Any = read_json(line.decode())
            match reply:
                case {"id": "load", "ok": True, "match": handle}:
                    self._ask(
                        {"id": "review", "cmd": "review", "match": handle, "move": self._move}
                    )
                case {"id": "review", "ok": True, "decision": decision}:
                    found = None if decision is None else read_decision(decision)
                    self._tell(found)
                case _:
                    self._fail()
        except (UnicodeDecodeError, BadJson, BadDocument):
            self._fail()

    def _tell(self, found: ReviewedDecision | None) -> None:
        self.stop()
        self.judged.emit(found)

    def _fail(self) -> None:
        if self._process is not None:
            self.stop()
            self.failed.emit()
