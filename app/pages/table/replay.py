"""What happened since a player last looked, shown one view after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from app.table.scene.motion import Transition

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

STILL_STEP: Final = 350.0
"""How long a step stands in which no card moves, in milliseconds."""

View = Mapping[str, Any]


class Replay:
    """The views that a page has still to show; true while there are any."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._scene = page.view.scene
        self._views: list[View] = []
        self._timer = self._scene.clock.alarm(self.step)

    def __len__(self) -> int:
        return len(self._views)

    def begin(self, views: Sequence[View]) -> None:
        """Show these views, the first after a moment."""
        self._views = list(views)
        self._wait()

    def step(self) -> None:
        """Show the next view, after the last one how things stand."""
        if not self._views:
            return
        display = self._page.display
        before, view = display.situation, self._views.pop(0)
        display.situation = display.replayed(view) if self._views else display.read()
        display.show()
        self._page.announcer.say_step(before, len(self._views))
        if self._views and self._scene.resting:
            # No card moves whose arrival would bring the next step.
            self._wait()

    def skip(self) -> None:
        """Show at once how things stand now."""
        if self._views:
            self.end()
            display = self._page.display
            before, display.situation = display.situation, display.read()
            display.show(Transition.AT_ONCE)
            self._page.announcer.say_called(before)
            self._page.go_on()

    def settled(self) -> None:
        """Show the next step: the last card lies still."""
        if self._views and not self._timer.isActive():
            self.step()

    def end(self) -> None:
        """Show nothing more."""
        self._views = []
        self._timer.stop()

    def _wait(self) -> None:
        self._timer.start(round(self._scene.tempo.ms(STILL_STEP)))
