"""The words of Wednesday's tasks: out of cards before anybody can stop it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app.games.tasks import TaskTexts
from app.texts import Text, texts

if TYPE_CHECKING:
    from engine.core.jsontext import Document
    from engine.tasks.task import Task

T = texts("WednesdayTasks")

_IDEAS: Final[Mapping[str, Text]] = {
    "mask": T("A 2 takes another card along."),
    "proteus": T("With a 4 you choose what you give away."),
    "siren": T("With a 7 you choose what you take from the burnt pile."),
    "trio": T("Three 6s leave your hand at once, whatever lies on the table."),
    "thirteen": T("The 13 sends Wednesday back, and then you play first."),
    "thing": T("Choose the number that the others cannot do without."),
    "blocked": T("A hand that is all blocked can be laid off."),
    "bianca": T("The numbers go down: your low cards are strong now."),
    "tyler": T("Only odd numbers: think of what the others can still play."),
}
"""By theme."""


class WednesdayTaskTexts(TaskTexts):
    """The words of the tasks of Wednesday."""

    def goal(self, task: Task) -> str:
        return T("Get rid of all your cards")()

    def idea(self, task: Task) -> str:
        return _IDEAS[task.theme]()

    def progress(self, task: Task, view: Document) -> tuple[str, int, int]:
        """Return how many cards are in the hand; some may come back to it."""
        return T("%n card(s) in your hand")(n=len(view["hands"][task.viewer])), 0, 0
