"""The judging of a way that somebody tries at a turning point, by a referee of its own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.match.bot_process import NewProcess, own_referee
from app.match.json_process import JsonProcess
from app.review.findings import read_decision
from engine.core.errors import BadDocument
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
        process: NewProcess = own_referee,
    ) -> None:
        super().__init__(parent)
        self._document = match.document()
        self._move = move
        self._process = JsonProcess(process, self)
        self._process.said.connect(self._take)
        self._process.failed.connect(self.failed)

    def start(self) -> None:
        """Ask; somebody waits for the answer."""
        self._process.start(waited_for=True)
        self._process.ask({"id": "load", "cmd": "load", "document": self._document})

    def stop(self) -> None:
        """Drop the question; nothing is told any more."""
        self._process.end()

    def _take(self, reply: object) -> None:
        try:
            match reply:
                case {"id": "load", "ok": True, "match": handle}:
                    self._process.ask(
                        {"id": "review", "cmd": "review", "match": handle, "move": self._move}
                    )
                case {"id": "review", "ok": True, "decision": decision}:
                    found = None if decision is None else read_decision(decision)
                    self.stop()
                    self.judged.emit(found)
                case _:
                    self._process.fail()
        except BadDocument:
            self._process.fail()
