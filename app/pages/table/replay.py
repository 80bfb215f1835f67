"""The replay of what happened since a player last looked, one view after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from app.pages.table.computers.news import reading_time
from app.table.pace import time_of
from app.table.scene.motion import Transition
from engine.core.jsontext import Document

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

FIRST_LOOK: Final = 350.0
"""How long the table stands before the first step, in milliseconds."""


class Replay(QObject):
    """The views that a page has still to show; true while there are any."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._scene = page.view.scene
        self._views: list[Document] = []
        self._said: Callable[[], str] | None = None
        self._timer = self._scene.clock.alarm(self._go_on)

    def __len__(self) -> int:
        return len(self._views)

    @property
    def words(self) -> str:
        """Return what the rail says of the step that is shown; "" for none."""
        return "" if self._said is None else self._said()

    def begin(self, views: Sequence[Document]) -> None:
        """Show these views, the first after a moment."""
        self._views = list(views)
        self._timer.start(round(self._scene.tempo.ms(FIRST_LOOK)))

    def step(self) -> None:
        """Show the next view, after the last one how things stand."""
        display = self._page.display
        if not self._views:
            if self._said is not None:
                self._said = None
                self._page.rail_words.tell()
            return
        before, view = display.situation, self._views.pop(0)
        display.situation = display.replayed(view) if self._views else display.read()
        self._said = self._page.announcer.words_of_step(len(self._views))
        weight = self._page.announcer.say_step(before, len(self._views))
        display.show()
        time = round(time_of(weight, self._page.view.pace))
        if self._views:
            self._timer.start(time)
        else:
            self._timer.start(max(time, reading_time(self.words)))
            self._page.go_on()

    def hurry(self) -> None:
        """Show the next step now, if there is one."""
        if not self._views:
            return
        self._timer.stop()
        if self._scene.resting:
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
        if not self._timer.isActive() and not self._page.stage.playing:
            self.step()

    def end(self) -> None:
        """Show nothing more."""
        self._views, self._said = [], None
        self._timer.stop()

    def _go_on(self) -> None:
        if self._scene.resting and not self._page.stage.playing:
            self.step()
