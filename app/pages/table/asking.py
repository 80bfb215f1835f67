"""Questions to the table: how things stand, said to who presses a key for it.

Nothing of it ends what is shown, or lets go of anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from app.games.answers import AskedTable, TableQuestion
from app.keys import commands
from app.keys.commands import KeyCommand
from app.keys.keys import KeyActions
from app.texts import texts

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

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
SHOWN: Final = 220
"""An answer that is longer is only spoken: all of it stands on the table."""
TOGETHER: Final = 1500.0
"""What is said within so many milliseconds is said again together."""


class Asking:
    """Answers at a page what is asked with a key."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._answers = page.module.answers()
        self._said: list[str] = []
        """What was said last."""
        self._said_at = -TOGETHER
        page.view.announced.connect(self._note)

    def key_actions(self) -> KeyActions:
        """Return what can be asked now: nothing where nobody sits at the table."""
        if self._page.seating.away:
            return {}
        asked = {command: partial(self._answer, each) for command, each in QUESTIONS.items()}
        return {
            **asked,
            commands.ASK_EVENTS: self._tell_events,
            commands.ASK_AGAIN: self._repeat,
            commands.OWN_WORDS: self._page.privacy.ask,
        }

    def answer(self, question: TableQuestion) -> str:
        """Return the answer to a question, as the table shows it."""
        page = self._page
        asked = AskedTable(
            page.display.situation,
            page.view.scene.layout,
            self._status(),
            page.title_line(),
            self._main(),
        )
        return self._answers.answer(question, asked)

    def events(self) -> str:
        """Return what happened since the person acted last, or in their last turn."""
        return " ".join(self._page.moves.since_own_turn()) or T("Nothing has happened yet.")()

    def _status(self) -> Sequence[str]:
        """Return what the rail says, with the line of the game that news stand for."""
        lines, situation = self._page.rail.status.lines, self._page.display.situation
        own = self._page.game.status(situation)
        covered = situation.stage == "playing" and own.second not in lines
        return [*lines, own.second] if covered else lines

    def _main(self) -> str:
        """Return the word of the large button and its key, while it can be pressed."""
        main = self._page.rail.main
        return f"{commands.MAIN.strokes[0].said}: {main.word}" if main.allowed else ""

    def _answer(self, question: TableQuestion) -> None:
        self._say(self.answer(question))

    def _tell_events(self) -> None:
        self._say(self.events())

    def _repeat(self) -> None:
        self._say(" ".join(self._said) or T("Nothing has been said yet.")())

    def _say(self, text: str) -> None:
        """Say an answer, and show it over the rail, where one reads how things stand."""
        page = self._page
        self._said_at = -TOGETHER  # It stands for itself.
        if len(text) <= SHOWN:
            page.view.show_message(page.rail.rect_of_status, lambda: text, private=False)
        else:
            page.view.announce(text)

    def _note(self, text: str) -> None:
        now = self._page.view.scene.clock.now()
        if now - self._said_at > TOGETHER:
            self._said = []
        self._said_at = now
        if text not in self._said:
            self._said.append(text)
