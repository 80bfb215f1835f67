"""Presses on the buttons of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.pages.table.presses import Presses

if TYPE_CHECKING:
    from app.pages.lesson.page import LessonPage


class LessonPresses(Presses):
    """Answers what is pressed in a lesson: Back, Show me and Continue stand on the rail."""

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self._lesson = page

    def asks_computers(self) -> bool:
        """Tell that the main button is never for what computers do."""
        return False

    def main(self) -> None:
        """Read on, hand over, or do what the step asks for with the match's own main button."""
        page = self._lesson
        if not page.rail.main.allowed:
            self.hint()
        elif page.lesson_rail.continues:
            self.clear_table()
            page.coach.read_on()
            page.rail_words.moved()
        elif page.run.step.hands_over:
            self.clear_table()
            page.lesson_session.hand_over()
        else:
            super().main()

    def hint(self) -> None:
        """Show how the step is done."""
        self.clear_table()
        self._lesson.coach.show_me()

    def undo(self) -> None:
        """Go back to the beginning of the step, or to the step before."""
        self.clear_table()
        page = self._lesson
        if page.player_actions.take_back_choice() or not page.rail.undo.allowed:
            return
        page.coach.go_back()
        page.rail_words.moved()
