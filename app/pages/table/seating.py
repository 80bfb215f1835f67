"""The seat at the near edge of the table: how somebody sits down, and how they leave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app.games.contract import as_sentences
from app.match.phase import Phase
from app.system.screen_reader import forget_announced
from app.table.scene.motion import Transition
from engine.core.jsontext import Document

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

LAST_LOOK = 180.0
"""How long what was done last lies still before the curtain falls on it, in milliseconds."""


class Seating(QObject):
    """Seats people at a page's table, one after the other."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.away = True
        """Nobody sits at the near edge: the curtain is down, or the page has not been seen."""
        self.parting = False
        """Who has handed over by what they did last still sees what comes of it."""
        self.fresh = False
        """The round dealt last has not been seen by anybody yet."""
        self._opened = True
        """Nobody has sat down yet since the match was opened."""
        self._last_look = page.view.scene.clock.alarm(self._look_over)

    def arrive(self) -> None:
        """Let somebody sit down: show what happened since they last looked, then their turn."""
        page, display, session = self._page, self._page.display, self._page.session
        if not page.seen or session.phase is Phase.CURTAIN:
            return
        display.situation = display.read()
        self.away = False
        page.announcer.catch_up()
        page.view.expose(True)
        views = self._unseen()
        dealt = self._dealt_in(views)
        opened, self._opened = self._opened, False
        if opened and page.course.take_up_end():
            # Whoever opens a match after a round wants its points.
            QTimer.singleShot(0, page, self._ask_for_points)
            return
        fresh = self.fresh
        over = display.situation.stage == "over"
        begins = fresh or not (session.match.moves or session.match.seed is None)
        if begins:
            self.fresh = False
            display.show(Transition.DEAL)
        elif len(views) < 2 or over or (opened and dealt):
            # Whoever opens a match finds the cards where they lie: a round is not dealt again.
            display.show(Transition.AT_ONCE)
        else:
            self._begin_replay(views[dealt:], Transition.DEAL if dealt else Transition.AT_ONCE)
        if not page.replay:
            page.announcer.say_called(replace(display.situation, stage="watching"))
        if begins:
            _say_who_begins(page)
        if page.view.hasFocus() or (fresh and page.rail.main.hasFocus()):
            page.view.access.focus_hand()
        if display.situation.stage == "over":
            # Whoever opens a match that is over wants its result.
            QTimer.singleShot(0, page, self._ask_for_result)
        page.go_on()

    def can_show_again(self) -> bool:
        """Tell whether anything can be shown again."""
        return not self.away and len(self._missed()) > 1

    def show_again(self) -> None:
        """Show once more what happened since who sits there had a turn; to who looks on, a turn."""
        if self.can_show_again():
            page, views = self._page, self._missed()
            page.presses.clear_table()
            page.moves.forget()
            page.player_actions.forget_choices()
            self._begin_replay(views, Transition.AT_ONCE)
            page.go_on()

    def part(self) -> None:
        """Let who has handed over by what they did see it to its end; then they leave."""
        scene = self._page.view.scene
        still_read = self._page.stage.playing or self._page.speaking.busy
        if (scene.resting and not still_read) or not self._page.isVisible():
            self._last_look.start(round(scene.tempo.ms(LAST_LOOK)))

    def leave(self) -> None:
        """Let the hand leave the table, and tell nothing more of it: the curtain falls.

        What all may see stays, so that the curtain does not fall over a bare table.
        """
        page, display = self._page, self._page.display
        self.parting = False
        page.stage.end()
        page.replay.end()
        page.speaking.hush()
        forget_announced(page)
        page.asking.forget()
        page.close_strips()
        page.hint.drop()
        page.view.let_go()
        page.view.message.clear()
        page.player_actions.forget_choices()
        self.away = True
        display.cover()
        page.view.expose(False)
        page.privacy.leave()
        if page.seen:
            display.show(Transition.AT_ONCE)
        page.left.emit()

    def settled(self) -> None:
        """Let who has handed over leave: the last card lies still, and nothing is to be read."""
        if self.parting:
            self.part()

    def _look_over(self) -> None:
        if self.parting:
            self.leave()

    def _unseen(self) -> list[Document]:
        """Return what happened since whoever sits there last looked; who looks on sees all.

        All who decide at the same time were at the screen before the curtain that is gone now.
        """
        session = self._page.session
        together = session.phase is Phase.DECIDING and not self._opened
        seen = together or session.phase is Phase.WATCHING
        return [session.view()] if seen else session.views.unseen()

    def _missed(self) -> Sequence[Document]:
        """Return what happened since the last turn of who sits there, in the round now played.

        To who looks on, it is the last turn of anybody.
        """
        session = self._page.session
        watching = session.phase is Phase.WATCHING
        views = session.views.last_turn() if watching else session.views.since_own_turn()
        return views[self._dealt_in(views) :]

    def _begin_replay(self, views: Sequence[Document], transition: Transition) -> None:
        """Show the first of these views, and then the others."""
        page, display = self._page, self._page.display
        page.replay.begin(views[1:])
        display.situation = display.replayed(views[0]) if page.replay else display.read()
        display.show(transition)

    def _dealt_in(self, views: Sequence[Document]) -> int:
        """Return the first of these views of the round now played: all saw the one before end."""
        rounds, situation = self._page.game.rounds, self._page.display.situation
        if rounds is None:
            return 0
        ends = [
            index
            for index in range(1, len(views))
            if rounds.over(
                replace(situation, view=views[index - 1]), replace(situation, view=views[index])
            )
        ]
        return ends[-1] if ends else 0

    def _ask_for_points(self) -> None:
        if self._page.isVisible():
            self._page.round_over.emit()

    def _ask_for_result(self) -> None:
        if self._page.isVisible():
            self._page.match_over.emit()


def _say_who_begins(page: TablePage) -> None:
    """Say who begins, where it is not who sits there: they are called."""
    situation = page.display.situation
    if page.calls and situation.stage == "watching" and situation.seat is not None:
        page.view.ears.tell(as_sentences([page.game.status(situation).first]))
