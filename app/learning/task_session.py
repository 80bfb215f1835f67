"""The session of a task: everything can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from app.learning.moves import bring_back
from app.learning.task_run import TaskRun
from app.match.players import PlayerInfo
from app.match.session import Session
from engine.core.jsontext import Document


class TaskSession(Session):
    """A session in which whoever tries a task may go back as far as they like."""

    def __init__(
        self, run: TaskRun, players: Sequence[PlayerInfo], parent: QObject | None = None
    ) -> None:
        super().__init__(run.match, players, parent)
        self.run = run
        self._first = len(self.match.moves)
        """Moves that nobody had to be asked for before the first own one."""

    def view(self) -> Document:
        """Return what the person at the screen may know: in some tasks all hands."""
        view = super().view()
        if not self.match.open_hands:
            return view
        return {**view, "hands": self.match.state()["hands"]}

    @property
    def can_go_back(self) -> bool:
        """Tell whether anything has been done."""
        return any(self.is_human(move.seat) for move in self.match.moves[self._first :])

    def go_back(self) -> None:
        """Take back the last own move, and what was done against it since.

        What was done with one press is taken back together.
        """
        match = self.match
        own = [at for at, move in enumerate(match.moves) if self.is_human(move.seat)]
        halves = len(own) > 1 and match.game.halfway(match.states[own[-1]])
        self._go_back_to(own[-2] if halves else own[-1])

    def start_over(self) -> None:
        """Begin again."""
        self._go_back_to(self._first)

    def _go_back_to(self, count: int) -> None:
        self.run.note_retry()
        moves = self.match.moves[:count]
        self.write(lambda: bring_back(self.match, moves))
