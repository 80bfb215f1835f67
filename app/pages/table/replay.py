"""The replay of what happened, one view after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from app.match.moves import is_aside, shown_as_doer
from app.pages.table.computers.news import glance_time, reading_time
from app.system.clock import AlarmOnceSeen
from app.table.pace import pace_factor, time_of
from app.table.scene.motion import Transition
from engine.core.jsontext import Document

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

FIRST_LOOK: Final = 350.0
"""How long the table stands before the first step, in milliseconds."""


class Replay(QObject):
    """The views that a page has still to show; true while there are any.

    They follow each other by themselves until somebody goes back in them.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._scene = page.view.scene
        self._views: list[Document] = []
        self._said: Callable[[], str] | None = None
        self._told = 0
        """The index of the move that is told."""
        self.held = False
        """Somebody has gone back: each step waits until it is asked for."""
        self._timer = AlarmOnceSeen(self._scene.clock, self._go_on)

    def __len__(self) -> int:
        return len(self._views)

    @property
    def words(self) -> str:
        """Return what the rail says of the step that is shown; "" for none."""
        return "" if self._said is None else self._said()

    @property
    def leads_on(self) -> bool:
        """Tell whether there are views to come that come by themselves."""
        return bool(self._views) and not self.held

    @property
    def seat(self) -> int:
        """Return who did what is told now, or what comes first; there are views to come."""
        done_by = self.done_by
        return shown_as_doer(self._page.session.match, self._shown) if done_by is None else done_by

    @property
    def done_by(self) -> int | None:
        """Return who did what is told now; None while nothing is."""
        if self._said is None:
            return None
        return shown_as_doer(self._page.session.match, self._told)

    @property
    def steps(self) -> int:
        """Return in how many steps somebody who has gone back comes to the present again."""
        return len(self._views) - sum(map(self._is_aside, range(self._shown + 1, self._last)))

    def begin(self, views: Sequence[Document]) -> None:
        """Show these views, the first after a moment."""
        self._views, self.held = list(views), False
        self._page.moves.stand_aside()
        self._timer.start(round(self._scene.tempo.ms(FIRST_LOOK)))

    def step(self) -> None:
        """Show the next view, after the last one how things stand."""
        display = self._page.display
        if not self._views:
            if self._said is not None:
                self._said = None
                self._page.moves.come_back()
                self._page.display.tell_rail()
            return
        while self._shown + 1 < self._last and self._is_aside(self._shown + 1):
            self._views.pop(0)  # Nothing of it is to be seen before all have decided.
        self._begin_step()
        before, view = display.situation, self._views.pop(0)
        self.held = self.held and bool(self._views)
        display.situation = display.replayed(view) if self._views else display.read()
        weight = self._page.announcer.say_step(before, len(self._views))
        display.show(of_others=True)
        pace = self._page.view.pace
        glance = glance_time(self.words) * pace_factor(pace)
        time = round(max(time_of(weight, pace), glance))
        if self.held:
            return
        if self._views:
            self._timer.start(time)
        else:
            self._timer.start(max(time, reading_time(self.words)))
            self._page.go_on()

    def _begin_step(self) -> None:
        """Tell of the next step, and frame who did it, before anything moves for it."""
        display, left = self._page.display, len(self._views) - 1
        self._tell(self._shown, left)
        if display.situation.done_by != self.seat:
            display.situation = replace(display.situation, done_by=self.seat)
            display.show()

    def _tell(self, move: int, left: int) -> None:
        """Let the rail tell of this move, when so many are left."""
        self._told, self._said = move, self._page.announcer.words_of_step(left)

    def can_go_back(self) -> bool:
        """Tell whether anything had happened in this round before what is shown."""
        page, shown = self._page, self._shown
        if page.display.ended or not shown:
            return False
        rounds, now = page.game.rounds, page.display.situation
        return rounds is None or not rounds.over(replace(now, view=self._view(shown - 1)), now)

    def back(self) -> None:
        """Show how things stood one event earlier, if there was any."""
        if self.can_go_back():
            self.held = True
            self._go_back(Transition.MOVE)

    def _go_back(self, transition: Transition) -> None:
        """Show how things stood one event earlier."""
        self._timer.stop()
        self._page.moves.stand_aside()
        display = self._page.display
        self._views.insert(0, display.situation.view)
        while self.held and self._is_aside(self._shown):
            self._views.insert(0, self._view(self._shown))
        shown = self._shown
        self._said = None
        if shown:
            self._tell(shown - 1, len(self._views))
        display.situation = display.replayed(self._view(shown))
        display.show(transition)

    def show_anew(self) -> None:
        """Show the event again that is told, or the first one, if others follow by themselves.

        The table was out of sight meanwhile.
        """
        if self.held or not (self._views or self._said):
            return
        self._timer.start(round(self._scene.tempo.ms(FIRST_LOOK)))
        if self._said is None or not self.can_go_back():
            return
        self._page.stage.end()
        self._go_back(Transition.AT_ONCE)
        self._timer.start(round(self._scene.tempo.ms(FIRST_LOOK)))

    def hurry(self) -> None:
        """Take away what is read large, and show the next step now, if one comes by itself.

        It may have waited for no more than what was read: then it has come with that.
        """
        left = len(self._views)
        self._page.stage.skip()
        if not self._views or len(self._views) < left:
            return
        self._timer.stop()
        if self._scene.resting and not self.held:
            self.step()
        else:
            self._scene.finish()  # Once the last card lies still, the next step comes.

    def skip(self) -> None:
        """Show at once how things stand now; what is not shown any more is said."""
        if self._views:
            left = len(self._views)
            self.end()
            display = self._page.display
            before, display.situation = display.situation, display.read()
            display.show(Transition.AT_ONCE)
            self._page.announcer.say_skipped(left)
            self._page.announcer.say_called(before)
            self._page.go_on()

    def settled(self) -> None:
        """Show the next step, if its time has come and nothing is left to be read."""
        if not self._timer.isActive():
            self._go_on()

    def end(self) -> None:
        """Show nothing more."""
        self._views, self._said, self.held = [], None, False
        self._timer.stop()
        self._page.moves.come_back()

    @property
    def _shown(self) -> int:
        """Return the index of the state that is shown."""
        return self._last - len(self._views)

    @property
    def _last(self) -> int:
        """Return the index of the present state."""
        return len(self._page.session.match.states) - 1

    def _is_aside(self, index: int) -> bool:
        return is_aside(self._page.session.match, index)

    def _view(self, index: int) -> Document:
        """Return what whoever sits there may know of an earlier state."""
        session = self._page.session
        return session.match.view(session.viewer, index)

    def _go_on(self) -> None:
        free = self._scene.resting and not self._still_told()
        if free and not self.held and self._page.isVisible():
            self.step()

    def _still_told(self) -> bool:
        """Tell whether the last step stands on the stage, or is being read aloud."""
        return self._page.stage.playing or self._page.speaking.busy
