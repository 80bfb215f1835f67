"""The words of tasks in which cards are placed on piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app.games.tasks import TaskTexts
from app.texts import Text, texts
from engine.games.the_game.piles import ASCENDING, PILES
from engine.tasks.placing import skipped

if TYPE_CHECKING:
    from engine.core.jsontext import Document
    from engine.tasks.task import Task

T = texts("NumbersTasks")

get_rid_of_all = T("Get rid of all %n card(s)")
none_on = T("Place %n card(s), and none on {pile}")
more_than_one_trick = T("It takes more than one backwards trick. Mind the order.")
not_the_first = T("The shortest way is not always the first one.")
placed_of = T("{done} of {all} placed")
placed_and_skipped = T(
    "{done} of {all} placed, {skipped} of {most} skipped",
    note="Where a task stands in which few numbers may be skipped: 2 of 4 placed, 7 of 12 skipped.",
)
skip_at_most = T(
    "Place %n card(s) and skip {numbers} at most",
    note="The goal of a task: Place 4 cards and skip 12 numbers at most.",
)
numbers_skipped = T("%n number(s)", note="How many numbers a task lets be skipped.")

_IDEAS: Final[Mapping[str, Text]] = {
    "one-trick": T("The draw pile is empty. The backwards trick makes room: find it."),
    "prepared-trick": T("Some cards are worth waiting for: prepare the trick first."),
    "two-tricks": more_than_one_trick,
    "twice-on-one-pile": T("One pile can go back twice."),
    "covered-fire": T("The fire has to be covered in this turn. Skip as little as you can."),
    "saved-pile": T("Somebody needs this pile. The backwards trick helps you stay away from it."),
    "handed-over": T("You play for both: what one places helps the other."),
    "burning-run": T("Every fire has to be covered in the same turn."),
    "cheapest-turn": not_the_first,
    "fire-handed-over": T("You play for both. Whoever comes next must cover the fire."),
    "longest-run": T("Each card must leave room for the next one."),
    "commands-meet": T("Commands meet: what one asks for, another may forbid."),
    "no-trick": T("A card on top forbids the backwards trick. Cover it in time."),
    "one-pile": T("Under “One pile” all cards of a turn go on the same pile. You choose which."),
    "three": T("With a “Three” the turn has exactly three cards."),
    "skull": T("A skull must not be on top when the turn ends."),
    "stop": T("“Stop” ends the turn at once. Choose when."),
}
"""By theme."""


class NumbersTaskTexts(TaskTexts):
    """The words of the tasks of The Game."""

    ideas: Mapping[str, Text] = _IDEAS

    def goal(self, task: Task) -> str:
        args = task.goal.args
        match task.goal.code:
            case "placed":
                return T("Place %n card(s) in one turn")(n=int(args["cards"]))
            case "skipped":
                return skip_at_most(
                    n=int(args["cards"]), numbers=numbers_skipped(n=int(args["skipped"]))
                )
            case "kept":
                pile = _PILES[str(args["pile"])]()
                return none_on(n=int(args["cards"]), pile=pile)
            case _:
                return get_rid_of_all(n=_all_cards(task))

    def idea(self, task: Task) -> str:
        said = self.ideas.get(task.theme)
        return said() if said is not None else ""

    def progress(self, task: Task, view: Document) -> tuple[str, int, int]:
        done = _on_piles(view) - _on_piles(task.start)
        everything = task.goal.code == "all-placed"
        asked = _all_cards(task) if everything else int(task.goal.args["cards"])
        done = max(0, min(done, asked))
        if "skipped" not in task.goal.args:
            return placed_of(done=done, all=asked), done, asked
        before, now = ([state["piles"][name] for name in PILES] for state in (task.start, view))
        words = placed_and_skipped(
            done=done,
            all=asked,
            skipped=skipped(before, now, ASCENDING),
            most=task.goal.args["skipped"],
        )
        return words, done, asked


_PILES: Final[Mapping[str, Text]] = {
    "up1": T("the first ascending pile"),
    "up2": T("the second ascending pile"),
    "down1": T("the first descending pile"),
    "down2": T("the second descending pile"),
}


def _on_piles(view: Document) -> int:
    return sum(map(len, view["piles"].values()))


def _all_cards(task: Task) -> int:
    return sum(map(len, task.start["hands"]))
