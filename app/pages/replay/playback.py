"""The playback of a match: which moment is shown, and how it goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from app.match.moments import Moments
from app.system.clock import Clock

SPEEDS: Final = (1, 2, 4)
"""How many times as fast as at a table for people, in the order in which they are chosen."""


class Playback(QObject):
    """Goes from moment to moment of a match, one at a time, turn by turn or by itself.

    `lasts` says how many milliseconds a moment stands while it plays, at the first of the speeds.
    The next one comes when that time is over and `is_free` says that the table is at rest: whoever
    has the table calls `settle` when it has come to rest.
    """

    moved = Signal(bool)
    """Another moment is to be shown; true where the cards are to be seen moving to it."""
    changed = Signal()
    """It has begun to play or stopped, or the speed is another."""

    def __init__(
        self,
        moments: Moments,
        clock: Clock,
        *,
        lasts: Callable[[int], float],
        is_free: Callable[[], bool] = lambda: True,
        by_turns: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """Make a playback at the first moment; with `by_turns` it plays from turn to turn."""
        super().__init__(parent)
        self.moments = moments
        self.moment = 0
        self.playing = False
        self.speed = SPEEDS[0]
        self._lasts = lasts
        self._is_free = is_free
        self._by_turns = by_turns
        self._timer = clock.alarm(self.settle)

    @property
    def turn(self) -> int:
        """Return the index of the turn that goes on."""
        return self.moments.turn_at(self.moment)

    @property
    def at_end(self) -> bool:
        return self.moment == self.moments.last

    # At will

    def go_to(self, moment: int) -> None:
        """Show this moment, or the nearest that there is; it does not play any more."""
        self.stop()
        self._show(moment)

    def go_to_turn(self, turn: int) -> None:
        """Show the beginning of a turn; after the last one comes the end."""
        turns = self.moments.turns
        self.go_to(self.moments.last if turn >= len(turns) else turns[max(0, turn)].first)

    def first(self) -> None:
        """Show the first moment."""
        self.go_to(0)

    def last(self) -> None:
        """Show the last moment."""
        self.go_to(self.moments.last)

    def back(self) -> None:
        """Go to the beginning of this turn; from there to that of the turn before."""
        first = self.moments.turns[self.turn].first
        self.go_to_turn(self.turn if self.moment > first else self.turn - 1)

    def on(self) -> None:
        """Go to the beginning of the next turn; in the last one to the end."""
        self.stop()
        self._show(self._next_turn(), motion=True)

    def back_one(self) -> None:
        """Go back by one move."""
        self.go_to(self.moment - 1)

    def on_one(self) -> None:
        """Go on by one move."""
        self.stop()
        self._show(self.moment + 1, motion=True)

    # By itself

    def toggle(self) -> None:
        """Play, at the end from the beginning on; or stop."""
        if self.playing:
            self.stop()
            return
        self.playing = True
        self.changed.emit()
        if self.at_end:
            self._show(0)
        self._wait()

    def stop(self) -> None:
        """Stay at this moment."""
        self._timer.stop()
        if self.playing:
            self.playing = False
            self.changed.emit()

    def set_speed(self, speed: int) -> None:
        """Play so many times as fast."""
        self.speed = speed
        self.changed.emit()

    def settle(self) -> None:
        """Go on, if it plays, the time of this moment is over and the table is at rest."""
        if not self.playing or self._timer.isActive() or not self._is_free():
            return
        self._show(self._next_turn() if self._by_turns else self.moment + 1, motion=True)
        if self.at_end:
            self.stop()
        else:
            self._wait()

    def _next_turn(self) -> int:
        turns, following = self.moments.turns, self.turn + 1
        return turns[following].first if following < len(turns) else self.moments.last

    def _wait(self) -> None:
        self._timer.start(round(self._lasts(self.moment) / self.speed))

    def _show(self, moment: int, *, motion: bool = False) -> None:
        moment = min(max(moment, 0), self.moments.last)
        if moment != self.moment:
            self.moment = moment
            self.moved.emit(motion)
