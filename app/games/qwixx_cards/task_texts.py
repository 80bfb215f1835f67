"""The words of Qwixx's tasks: the most points of one turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app.games.qwixx_cards import words
from app.games.qwixx_cards.sheets import sheet_points
from app.games.tasks import TaskTexts
from app.texts import Text, texts

if TYPE_CHECKING:
    from engine.core.jsontext import Document
    from engine.tasks.task import Task

T = texts("QwixxTasks")

_IDEAS: Final[Mapping[str, Text]] = {
    "one-skipped": T("Three numbers at once: one between them may be missing."),
    "number-before-cards": T("The number for all and your cards can go in the same row."),
    "number-elsewhere": T("The number for all fits in several rows. Choose well."),
    "number-left": T("A number that fits is not always worth crossing."),
    "points-not-crosses": T("Points count, not crosses: a long row is worth more."),
    "no-penalty": T("Cross something, or it costs you 5 points."),
    "fifth-by-number": T("Five crosses open the lock. The number for all can be the fifth."),
    "fifth-by-card": T("The fifth cross and the lock can come in the same turn."),
    "match-goes-on": T("With a second lock the match ends at once. Is it too early?"),
    "joker-between": T("A joker can fill a gap."),
    "joker-alone": T("A joker alone takes any colour."),
    "two-jokers": T("Two jokers take the colour of the card beside them."),
}
"""By theme."""


class QwixxTaskTexts(TaskTexts):
    """The words of the tasks of Qwixx."""

    def goal(self, task: Task) -> str:
        return T("Reach %n point(s) in this turn")(n=int(task.goal.args["points"]))

    def idea(self, task: Task) -> str:
        return _IDEAS[task.theme]()

    def progress(self, task: Task, view: Document) -> tuple[str, int, int]:
        """Return the points of the sheet, which are no steps to be counted."""
        points = sheet_points(view["sheets"][task.viewer])
        return words.points(points), 0, 0
