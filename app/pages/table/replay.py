"""What happened since a player last looked, shown one view after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from app.table.view.view import TableView

STILL_STEP: Final = 350.0
"""How long a step stands in which no card moves, in milliseconds."""

View = Mapping[str, Any]


class Replay:
    """The views that are still to be shown; `step` is called when it is time for the next."""

    def __init__(self, view: TableView, step: Callable[[], None]) -> None:
        self._scene = view.scene
        self._step = step
        self._views: list[View] = []
        self._timer = view.scene.clock.alarm(step)

    def __len__(self) -> int:
        return len(self._views)

    def begin(self, views: Sequence[View]) -> None:
        """Show these views, the first after a moment."""
        self._views = list(views)
        self._wait()

    def take(self) -> View:
        """Take the next view. Raises IndexError if none is left."""
        return self._views.pop(0)

    def go_on(self) -> None:
        """Wait for the next step, where no card moves whose arrival would bring it."""
        if self._views and self._scene.resting:
            self._wait()

    def settled(self) -> None:
        """The last card lies still: show the next step."""
        if self._views and not self._timer.isActive():
            self._step()

    def end(self) -> None:
        """Show nothing more."""
        self._views = []
        self._timer.stop()

    def _wait(self) -> None:
        self._timer.start(round(self._scene.tempo.ms(STILL_STEP)))
