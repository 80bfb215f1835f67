"""Questions to the table of a match: what is asked with a key of who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app import common_texts
from app.games import answers
from app.games.answers import AskedTable, TableQuestion, your_turn
from app.games.contract import AnySituation
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
            commands.ASK_AGAIN: self._tell_again,
            commands.OWN_WORDS: self._page.privacy.ask,
        }

    def answer(self, question: TableQuestion, *, again: bool = False) -> str:
        """Answer a question; how things stand only as far as all may know, to who wants that."""
        guarded = self._page.view.ears.guarded and self._page.display.situation.stage != "over"
        if question is TableQuestion.TURN and guarded:
            return self._page.privacy.how_things_stand()
        return super().answer(question, again=again)

    def events(self) -> str:
        """Tell in paragraphs what happened since the person acted last, or in their last turn."""
        return "\n".join(self._page.moves.since_own_turn()) or common_texts.nothing_yet()

    def _table(self) -> AskedTable:
        """Return the table as the page shows it."""
        page, now = self._page, self._page.display.read()
        if self._tells_before_turn(now):
            return self._about_to_play(now)
        situation, layout = page.display.situation, page.view.scene.layout
        if page.replay.leads_on:  # What is asked for is how things stand, not what was before.
            situation, layout = now, page.game.layout(now, page.display.frame())
        return AskedTable(
            situation,
            layout,
            self._status(),
            page.title_line(),
            self.buttons(),
            led=not page.calls,
        )

    def _tells_before_turn(self, now: AnySituation) -> bool:
        """Tell whether it is the person's turn, though the rail tells of what was before."""
        page = self._page
        if now.stage != "playing" or not (page.replay or page.display.behind):
            return False
        return page.game.status(now).first not in page.rail.status.lines

    def _about_to_play(self, now: AnySituation) -> AskedTable:
        """Return the table as it stands once all is told, with what is asked then."""
        page = self._page
        assert now.seat is not None
        own = page.game.status(now)
        called = [your_turn(name=now.players[now.seat].name)] if len(now.players) > 1 else []
        return AskedTable(
            now,
            page.game.layout(now, page.display.frame()),
            [*called, answers.still_telling(), own.first, own.second],
            page.title_line(),
            self.buttons(),
        )

    def _status(self) -> Sequence[str]:
        """Return what the rail says, with the line of the game that news stand for."""
        if here := self._page.rail_words.asked_here():
            return here
        lines, situation = self._page.rail.status.lines, self._page.display.situation
        own = self._page.game.status(situation)
        covered = situation.stage == "playing" and own.second not in lines
        return [*lines, own.second] if covered else lines

    def buttons(self) -> Sequence[str]:
        """Return the word of the large button and its key, and those of the game's other ones."""
        rail, main = self._page.rail, self.main_key()
        others = ", ".join(rail.extra_words)
        if not others:
            return [main]
        return [
            T("With Tab: {words}", note="An answer of the table: its buttons.")(words=others),
            main,
        ]

    def main_key(self) -> str:
        """Return what the large button does and its key, as all may hear it; "" if it is dim."""
        main = self._page.rail.main
        return f"{commands.MAIN.strokes[0].said}: {main.accessibleName()}" if main.allowed else ""

    def _answer(self, question: TableQuestion) -> None:
        self._page.player_actions.forget_question()
        super()._answer(question)

    def _tell_again(self) -> None:
        if told := self._page.rail_words.told_again():
            self.say(told)
        else:
            self.repeat()

    def _tell_events(self) -> None:
        self._page.player_actions.forget_question()
        self.say(self.events())
