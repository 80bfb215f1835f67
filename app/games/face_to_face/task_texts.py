"""The words of the tasks of Face to Face."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app.games.numbers import task_texts as shared
from app.games.tasks import TaskTexts
from app.texts import Text, texts
from engine.games.face_to_face.piles import ASCENDING
from engine.tasks.placing import skipped

if TYPE_CHECKING:
    from engine.core.jsontext import Document
    from engine.tasks.task import Task

T = texts("FaceToFaceTasks")

_IDEAS: Final[Mapping[str, Text]] = {
    "gift-wins": T("The card that fits nowhere on your own piles may be a gift."),
    "one-trick": T("The backwards trick makes room for the rest."),
    "two-tricks": shared.more_than_one_trick,
    "gift-and-trick": T("One card is for your rival, and the others need a trick."),
    "gift-for-little": T("A gift fills your hand again. Skip as little as you can."),
    "cheapest-turn": shared.not_the_first,
    "saved-pile": T("All goes on one pile, with the backwards trick."),
}
"""By theme."""

_PILES: Final[Mapping[str, Text]] = {
    "own.up": T("your ascending pile"),
    "own.down": T("your descending pile"),
}


class FaceToFaceTaskTexts(TaskTexts):
    """The words of the tasks of Face to Face."""

    def goal(self, task: Task) -> str:
        args = task.goal.args
        match task.goal.code:
            case "gift":
                numbers = shared.numbers_skipped(n=int(args["skipped"]))
                return T("Place %n card(s), one as a gift, and skip {numbers} at most")(
                    n=int(args["cards"]), numbers=numbers
                )
            case "skipped":
                numbers = shared.numbers_skipped(n=int(args["skipped"]))
                return shared.skip_at_most(n=int(args["cards"]), numbers=numbers)
            case "kept":
                pile = _PILES[str(args["pile"])]()
                return shared.none_on(n=int(args["cards"]), pile=pile)
            case _:
                return shared.get_rid_of_all(n=_in_hand(task))

    def idea(self, task: Task) -> str:
        return _IDEAS[task.theme]()

    def progress(self, task: Task, view: Document) -> tuple[str, int, int]:
        everything = task.goal.code == "all-placed"
        asked = _in_hand(task) if everything else int(task.goal.args["cards"])
        before, now = task.start["turn"], view["turn"]
        same = (before["seat"], before["number"]) == (now["seat"], now["number"])
        done = len(now["placed"]) - len(before["placed"]) if same else asked
        done = max(0, min(done, asked))
        if "skipped" not in task.goal.args:
            return shared.placed_of(done=done, all=asked), done, asked
        before, now = (_own_piles(task, state) for state in (task.start, view))
        words = shared.placed_and_skipped(
            done=done,
            all=asked,
            skipped=skipped(before, now, ASCENDING[:2]),
            most=task.goal.args["skipped"],
        )
        return words, done, asked


def _own_piles(task: Task, view: Document) -> list[list[int]]:
    own = view["piles"][task.viewer]
    return [own["up"], own["down"]]


def _in_hand(task: Task) -> int:
    return len(task.start["hands"][task.viewer])
