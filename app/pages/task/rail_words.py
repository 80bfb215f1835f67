"""The rail of a task: stars, how far one has come, and the way to the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.games.contract import DoActions, RailAction
from app.pages.page import WORDS_FROM, is_wide
from app.pages.table.rail.words import OwnRailWords
from app.pages.task.stars import WHY_SO_MANY
from app.texts import texts

if TYPE_CHECKING:
    from app.pages.task.page import TaskPage

T = texts("Task")

_BRIEFLY = {
    3: T("No hint, nothing taken back", note="Beside three stars, in a small window."),
    2: T("Something was taken back", note="Beside two stars, in a small window."),
    1: T("With a hint", note="Beside one star, in a small window."),
}
"""The same where there is room for little beside the stars themselves."""


class TaskRailWords(OwnRailWords):
    """Tells the rail of a task how things stand."""

    def __init__(self, page: TaskPage) -> None:
        super().__init__(page)
        self._task = page

    @property
    def leads_on(self) -> bool:
        """Tell whether the main button leads to the next task, not on in this one."""
        return self._own_main() is None

    def tell(self) -> None:
        """Let the rail say how far one has come, and what can be done."""
        page, rail = self._task, self._task.rail
        for hidden in (rail.seat, rail.back, rail.pause):
            hidden.hide()
        page.stars.tell(page.run.stars)
        rail.status.tell(*self._lines())
        rail.undo.set_allowed(page.task_session.can_go_back)
        page.again.set_word(T("Start over")())
        page.again.setEnabled(page.task_session.can_go_back)
        page.hint.tell()
        rail.hint.setEnabled(page.asks)
        leads_on = RailAction(
            T("Next task")() if page.has_next else T("All tasks")(),
            DoActions(()),
            allowed=page.solved,
        )
        usual = [leads_on.word, *page.game.main_words()]
        rail.tell_main(self._own_main() or leads_on, usual)
        rail.tell_extras(page.game.extras(page.display.situation) if page.asks else ())
        self.note_what_is_asked()

    def asked_here(self) -> Sequence[str]:
        """Return the goal, what the turn asks for, and how far one has come."""
        page, asked = self._task, list[str]()
        if page.asks and not page.lost and page.display.situation.stage == "playing":
            asked.append(page.game.status(page.display.situation).first)
        return [*dict.fromkeys((page.goal_text, *asked, *self._lines()[:2]))]

    def _own_main(self) -> RailAction | None:
        """Return the main button of the match, while it leads anywhere."""
        page = self._task
        if not page.asks or page.display.situation.stage not in ("playing", "deciding"):
            return None
        action = page.game.main(page.display.situation)
        if action is None or not action.allowed or not isinstance(action.command, DoActions):
            return None
        done = action.command.actions
        return action if done and page.run.leads_on(done[0]) else None

    def _lines(self) -> tuple[str, str, int, int]:
        """Return both lines, and the marks, for which a small window has no room."""
        page = self._task
        words, done, asked = page.progress()
        if page.width() < WORDS_FROM:
            done = asked = 0
        why = WHY_SO_MANY if is_wide(page.metrics) else _BRIEFLY
        if page.solved:
            solved = T("Solved with %n star(s)")(n=page.run.stars)
            return solved, page.goal_text, done, asked
        if page.lost:
            return (
                T("It cannot be done any more")(),
                T("Take a move back, or start over")(),
                done,
                asked,
            )
        return words or page.goal_text, why[page.run.stars](), done, asked

    def about_stars(self) -> str:
        """Say why there are as many stars as there would be now."""
        return WHY_SO_MANY[self._task.run.stars]()
