"""Questions to a table: how things stand, said to who presses a key for it.

Nothing of it ends what is shown, or lets go of anything.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from app.games.answers import Answers, AskedTable, TableQuestion
from app.keys import commands
from app.keys.commands import KeyCommand
from app.keys.keys import KeyActions
from app.table.layout import Rect
from app.table.view.bubble_shapes import LONG
from app.table.view.view import TableView
from app.texts import texts

T = texts("Asking")

QUESTIONS: Final[dict[KeyCommand, TableQuestion]] = {
    commands.ASK_TURN: TableQuestion.TURN,
    commands.ASK_HAND: TableQuestion.HAND,
    commands.ASK_PILES: TableQuestion.PILES,
    commands.ASK_OTHERS: TableQuestion.OTHERS,
    commands.ASK_POINTS: TableQuestion.POINTS,
    commands.ASK_DRAW_PILE: TableQuestion.CLOSED,
    commands.ASK_IN_FORCE: TableQuestion.IN_FORCE,
}
TOGETHER: Final = 1500.0
"""What is said within so many milliseconds is said again together."""


class Asking:
    """Answers at a table what is asked with a key."""

    def __init__(
        self,
        view: TableView,
        answers: Answers,
        asked: Callable[[], AskedTable],
        rail: Callable[[], Rect],
    ) -> None:
        """Answer as the table is now, over the words of its rail."""
        self._view, self._answers = view, answers
        self._asked, self._rail = asked, rail
        self._said: list[str] = []
        """What was said last."""
        self._said_at = -TOGETHER
        self._answered: TableQuestion | None = None
        """What has been answered, and nothing was said since."""
        view.announced.connect(self._note)

    def key_actions(self) -> KeyActions:
        """Return what can be asked now."""
        asked = {command: partial(self._answer, each) for command, each in QUESTIONS.items()}
        return {**asked, commands.ASK_AGAIN: self.repeat}

    def answer(self, question: TableQuestion, *, again: bool = False) -> str:
        """Return the answer to a question, as the table shows it; asked `again`, all of it."""
        return self._answers.answer(question, self._asked(), again=again)

    def say(self, text: str) -> None:
        """Say an answer, and show it over the rail, where one reads how things stand."""
        self._said_at = -TOGETHER  # It stands for itself.
        # Nobody reads many words at a glance.
        long = len(text) > LONG
        self._view.show_message(self._rail, lambda: text, private=False, lasting=long)

    def forget(self) -> None:
        """Say nothing again of what was said so far: who it was for has left."""
        self._said = []

    def _answer(self, question: TableQuestion) -> None:
        again = question is self._answered
        self.say(self.answer(question, again=again))
        self._answered = None if again else question

    def repeat(self) -> None:
        """Say once more what was said last."""
        self.say(" ".join(self._said) or T("Nothing has been said yet.")())

    def _note(self, text: str) -> None:
        self._answered = None
        now = self._view.scene.clock.now()
        if now - self._said_at > TOGETHER:
            self._said = []
        self._said_at = now
        if text not in self._said:
            self._said.append(text)
