"""Questions to the table of a match: what is asked with a key of who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.games.answers import AskedTable
from app.keys import commands
from app.keys.keys import KeyActions
from app.pages.asking import Asking
from app.texts import texts

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

T = texts("Asking")


class AskingInMatch(Asking):
    """Answers at a page also what happened, and what only who sits there may hear."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page.view, page.module.answers(), self._table, page.rail.rect_of_status)
        self._page = page

    def key_actions(self) -> KeyActions:
        """Return what can be asked now: nothing where nobody sits at the table."""
        if self._page.seating.away:
            return {}
        return {
            **super().key_actions(),
            commands.ASK_EVENTS: self._tell_events,
            commands.OWN_WORDS: self._page.privacy.ask,
        }

    def events(self) -> str:
        """Return what happened since the person acted last, or in their last turn."""
        return " ".join(self._page.moves.since_own_turn()) or T("Nothing has happened yet.")()

    def _table(self) -> AskedTable:
        """Return the table as the page shows it."""
        page = self._page
        return AskedTable(
            page.display.situation,
            page.view.scene.layout,
            self._status(),
            page.title_line(),
            self._buttons(),
        )

    def _status(self) -> Sequence[str]:
        """Return what the rail says, with the line of the game that news stand for."""
        lines, situation = self._page.rail.status.lines, self._page.display.situation
        own = self._page.game.status(situation)
        covered = situation.stage == "playing" and own.second not in lines
        return [*lines, own.second] if covered else lines

    def _buttons(self) -> Sequence[str]:
        """Return the word of the large button and its key, and those of the game's other ones."""
        rail = self._page.rail
        main = f"{commands.MAIN.strokes[0].said}: {rail.main.word}" if rail.main.allowed else ""
        others = ", ".join(rail.extra_words)
        if not others:
            return [main]
        return [T("Buttons: {words}", note="An answer of the table.")(words=others), main]

    def _tell_events(self) -> None:
        self.say(self.events())
