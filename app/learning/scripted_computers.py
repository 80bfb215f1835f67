"""The computers of a lesson: they do what its steps say."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from app.learning.run import LessonRun
from app.match.bot_client import Answer, Hint, PendingRequest, Question


class ScriptedComputers(QObject):
    """Stands in for the computer players: an answer comes when the step has one for that seat."""

    def __init__(self, run: LessonRun, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self._asked: PendingRequest | None = None

    def start(self) -> None:
        """Do nothing: there is no process to be started."""

    def ask(
        self, question: Question, answered: Callable[[Answer], None], failed: Callable[[], None]
    ) -> PendingRequest:
        """Keep a question until the step answers it."""
        self._asked = PendingRequest(question, answered, failed)
        self.consider()
        return self._asked

    def ask_for_hint(
        self, question: Question, answered: Callable[[Hint], None], failed: Callable[[], None]
    ) -> PendingRequest:
        """Give no hint: the step says what to do."""
        return PendingRequest(question, answered, failed)

    def consider(self) -> None:
        """Answer, once who asks or tells is done, if the step has an answer now."""
        QTimer.singleShot(0, self, self._answer)

    def _answer(self) -> None:
        asked, due = self._asked, self._run.due
        if asked is None or asked.cancelled:
            return
        seat, legal = asked.question.seat, asked.question.legal
        if not legal:
            self._asked = None
            asked.answered(Answer(None, asked.question.view["signals"][seat]))
        elif due is not None and due[0] == seat:
            self._asked = None
            asked.answered(Answer(due[1], {}))
