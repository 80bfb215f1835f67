"""Presses on the buttons of a task."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.pages.table.presses import Presses

if TYPE_CHECKING:
    from app.pages.task.page import TaskPage


class TaskPresses(Presses):
    """Answers what is pressed in a task: everything can be taken back, which costs a star."""

    def __init__(self, page: TaskPage) -> None:
        super().__init__(page)
        self._task = page

    def asks_computers(self) -> bool:
        """Tell that the main button is never for what computers do."""
        return False

    def main(self) -> None:
        """Go on to the next task, or on in this one."""
        page = self._task
        if not page.task_rail.leads_on:
            super().main()
        elif page.solved:
            page.next_requested.emit()

    def hint(self) -> None:
        """Show a move that keeps the goal in reach, where there is one."""
        page = self._task
        if page.lost:
            page.tell_lost()
        elif page.asks:
            if page.hint.lit is None:
                page.run.note_help()
            super().hint()
            page.display.tell_rail()

    def undo(self) -> None:
        """Take back the last choice, or the last own move."""
        page = self._task
        self.clear_table()
        if not page.player_actions.take_back_choice() and page.task_session.can_go_back:
            page.task_session.go_back()
        page.rail_words.moved()

    def start_over(self) -> None:
        """Begin the task again."""
        page = self._task
        self.clear_table()
        if page.task_session.can_go_back:
            page.task_session.start_over()
        page.rail_words.moved()
