"""Presses on the buttons while a better move is looked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.pages.table.presses import Presses

if TYPE_CHECKING:
    from app.pages.find.page import FindPage


class FindPresses(Presses):
    """Answers what is pressed: the main button ends the turn, tries again, or leads back."""

    def __init__(self, page: FindPage) -> None:
        super().__init__(page)
        self._find = page

    def asks_computers(self) -> bool:
        """Tell that the main button is never for what computers do."""
        return False

    def main(self) -> None:
        """Go on in the turn, try again, or go back to the review."""
        page = self._find
        if page.state == "asked":
            super().main()
        elif page.state == "right":
            page.found.emit()
        elif page.state != "judging":
            self.clear_table()
            page.try_again()

    def undo(self) -> None:
        """Take back the last choice or all of the try."""
        page = self._find
        self.clear_table()
        if page.state == "asked" and page.player_actions.take_back_choice():
            page.rail_words.moved()
        else:
            page.try_again()
