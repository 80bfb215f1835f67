"""The computers of a task: they resist as well as can be, and know the way for a hint."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from app.learning.task_run import TaskRun
from app.match.bot_client import Answer, Hint, PendingRequest, Question


class TaskComputers(QObject):
    """Stands in for the computer players of a match."""

    def __init__(self, run: TaskRun, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = run

    def start(self) -> None:
        """Do nothing: there is no process to be started."""

    def ask(
        self, question: Question, answered: Callable[[Answer], None], failed: Callable[[], None]
    ) -> PendingRequest:
        """Answer with the hardest reply; who does not play against the goal does nothing."""
        request = PendingRequest(question, answered, failed)

        def answer() -> None:
            if request.cancelled:
                return
            if not question.legal:
                answered(Answer(None, question.view["signals"][question.seat]))
            elif self._run.outcome is None and self._run.opposes(question.seat):
                answered(Answer(self._run.best().action, {}))

        QTimer.singleShot(0, self, answer)
        return request

    def ask_for_hint(
        self, question: Question, answered: Callable[[Hint], None], failed: Callable[[], None]
    ) -> PendingRequest:
        """Answer with a move that keeps the goal in reach."""
        request = PendingRequest(question, answered, failed)

        def answer() -> None:
            if not request.cancelled:
                answered(Hint(self._run.best().action, ()))

        QTimer.singleShot(0, self, answer)
        return request
