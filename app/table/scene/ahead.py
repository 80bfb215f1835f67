"""Pictures that will be seen soon, rendered one by one before they are needed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from app.system.clock import Clock

_MOST: Final = 64
"""How many pictures are asked for at a time: those asked for long ago are not wanted any more."""
_IDLE: Final = 60
"""Milliseconds between two of those that wait until nothing is on its way."""


class PaintAhead:
    """Renders what is asked for, one picture a frame: none of them holds up what moves.

    It goes on as long as the clock ticks; a picture that is needed earlier is rendered then.
    What takes longer than a frame has room for waits until all is `resting`.
    """

    def __init__(self, clock: Clock, resting: Callable[[], bool]) -> None:
        self._asked: deque[Callable[[], object]] = deque(maxlen=_MOST)
        self._long: deque[Callable[[], object]] = deque(maxlen=_MOST)
        self._resting = resting
        self._idle = clock.alarm(self._render_at_rest)
        clock.ticked.connect(self._render_next)

    def ask(self, render: Callable[[], object]) -> None:
        """Have this called in one of the next frames: it fills a cache."""
        self._asked.append(render)

    def _render_next(self) -> None:
        if self._asked:
            self._asked.popleft()()

    def ask_at_rest(self, render: Callable[[], object]) -> None:
        """Have this called once nothing is on its way: it fills a cache, and takes long."""
        self._long.append(render)
        if not self._idle.isActive():
            self._idle.start(_IDLE)

    def _render_at_rest(self) -> None:
        if self._resting():
            self._long.popleft()()
        if self._long:
            self._idle.start(_IDLE)
