"""Presses that mean more than a card: on the page's buttons, and on anything at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.contract import RailAction, as_sentences
from app.pages.table.hint import on_its_way
from app.press_guard import answered, keys_lead
from app.texts import texts

if TYPE_CHECKING:
    from app.pages.table.page import TablePage


T = texts("Table")

no_hint = T("There is no hint now.", note="Said to who asks for one while nothing can be done.")


class Presses:
    """Answers what is pressed on a page, by mouse, by key or by a screen reader."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def asks_computers(self) -> bool:
        """Tell whether the main button is for what computers do."""
        page, turn = self._page, self._page.turn
        if turn is None or page.display.situation.stage in ("reviewing", "ended", "over"):
            return False
        if any(map(page.session.is_human, page.session.match.waits_for)):
            return False
        return turn.has_main

    @property
    def only_catches_up(self) -> bool:
        """Tell whether a button only shows how things stand: what others did is on its way."""
        return self._page.display.behind and not self.asks_computers()

    def main(self) -> None:
        """End the turn, hand over, see the result, or let a computer move.

        While what others did is shown, the main button shows how things stand now, or what happened
        next if it is for computers; the latter, too, where somebody has gone back in it.
        """
        page = self._page
        if page.replay.held:
            page.stage.skip()
            page.replay.step()
            return
        if self.asks_computers() and self._only_leads_on():
            return
        if self._ends_telling():
            return
        situation = page.display.situation
        if page.turn is not None and self.asks_computers():
            page.turn.press_main()
        elif situation.stage == "reviewing":
            page.session.handover.leave()
        elif situation.stage == "ended":
            page.round_over.emit()
        elif situation.stage == "over":
            page.match_over.emit()
        else:
            action = page.game.main(situation)
            assert isinstance(action, RailAction)
            page.player_actions.do(action.command, page.rail.main_rect)

    def extra(self, index: int) -> None:
        """Do what one of the game's other buttons is for."""
        page, rail = self._page, self._page.rail
        if self._only_leads_on() or self._ends_telling():
            return
        if index < len(rail.shown_extras):
            extra = rail.shown_extras[index]
            page.player_actions.do(
                extra.command,
                lambda: rail.rect_of(rail.extras[index]),
                follows=extra.follows if page.for_good else None,
            )

    def hint(self) -> None:
        """Ask for a hint; where one is lit, do what it says.

        A key does nothing that has not been heard yet: it has it said how to hear it.
        """
        page, rail = self._page, self._page.rail
        if self._only_leads_on():
            return
        page.replay.skip()
        if page.hint.waiting:
            page.view.announce(as_sentences([on_its_way()]))
            return
        if not page.hint.possible:
            page.view.show_message(lambda: rail.rect_of(rail.hint), self._no_hint, private=False)
            return
        lit = page.hint.lit
        if lit is not None and keys_lead(page) and not page.hint.heard:
            page.privacy.ask_for_hint_first()
            return
        self.clear_table()
        page.player_actions.forget_question()
        if lit is None:
            page.hint.ask()
        else:
            command = page.game.follow(page.display.situation, lit)
            page.player_actions.do(command, lambda: rail.rect_of(rail.hint), warned=True)
            page.rail_words.moved()

    def _no_hint(self) -> str:
        return as_sentences([no_hint(), self._page.asking.main_key()])

    def pause(self) -> None:
        """Stop the computers or let them go on, from how things stand now, and say which."""
        page = self._page
        assert page.turn is not None
        page.view.scene.catch_up()
        if page.replay.held:
            self.clear_table()
        page.turn.toggle_pause()
        page.view.ears.confide(as_sentences(page.rail.status.lines))

    def back(self) -> None:
        """Stop the computers, show how things stood one event earlier, and say what that was."""
        page = self._page
        assert page.turn is not None
        page.view.scene.catch_up()
        page.stage.skip()
        if not page.turn.paused:
            page.turn.toggle_pause()
        page.replay.back()
        page.view.ears.confide(as_sentences(page.rail.status.lines))

    def go_along(self, which: int) -> None:
        """Go one event back, or one on, where somebody has gone back already."""
        (self.main if which else self.back)()

    def undo(self) -> None:
        """Take back the last choice, or the last action; where that may not be, say why."""
        page = self._page
        if self._only_leads_on():
            return
        self.clear_table()
        page.player_actions.forget_question()
        if page.player_actions.take_back_choice():
            page.rail_words.moved()
        elif page.player_actions.why_not_undone():
            why_not = page.player_actions.why_not_undone
            page.view.show_message(page.rail.undo_rect, why_not, private=False, patient=True)
        else:
            page.session.undo.take_back()

    def own_seat(self) -> None:
        """Offer who plays at the near edge."""
        page, seat = self._page, self._page.display.situation.seat
        if page.menu is not None and seat is not None and not self._only_leads_on():
            self.clear_table()
            page.menu.open(seat, at_button=True)

    def anything(self, to_play: bool) -> None:
        """Take away what lies over the table, and end the event that is being shown.

        Who wants `to_play` presses a thing, or uses a key, where no event comes by itself: then
        nothing more is shown. Anything else leads to the next event.
        """
        page = self._page
        page.view.scene.catch_up()
        page.close_strips()
        page.moves.forget()
        page.player_actions.forget_question()
        if to_play:
            page.stage.skip()
            page.replay.skip()
        else:
            self.next_event()
        self.drop_hint()
        if page.turn is not None:
            page.turn.touched()

    def next_event(self) -> None:
        """End the event that is being shown; the same press again would be a slip."""
        page = self._page
        if page.replay.leads_on:
            answered(*page.rail_words.answering())
        page.replay.hurry()

    def move_of_focus(self) -> None:
        """Let a hint stay to be looked at, or what was before; all else goes as with a press."""
        self._page.player_actions.forget_question()
        if not (self._page.hint.sought or self._page.replay.held):
            self.anything(to_play=True)
            self._page.view.message.clear()

    def clear_table(self) -> None:
        """End whatever a hand was doing, was told or lit, before a button does something."""
        page = self._page
        page.view.scene.catch_up()
        page.view.let_go()
        page.view.message.clear()
        page.stage.skip()
        page.replay.skip()
        self.drop_hint()

    def _only_leads_on(self) -> bool:
        """End the event that is being shown, and return whether a press did no more than that."""
        leads_on = self._page.replay.leads_on
        if leads_on:
            self.next_event()
        return leads_on

    def _ends_telling(self) -> bool:
        """Show how things stand, and return whether a press on a button did no more than that."""
        page = self._page
        if page.replay:
            page.stage.skip()
            page.replay.skip()
            return True
        only_catches_up = self.only_catches_up
        self.clear_table()
        return only_catches_up

    def drop_hint(self) -> None:
        """Light nothing any more, and wait for no hint."""
        if self._page.hint.drop():
            self._page.display.show()
