"""Pictures that will be seen soon, rendered one a frame before they are needed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from app.system.clock import Clock

_MOST: Final = 64
"""How many pictures are asked for at a time: those asked for long ago are not wanted any more."""


class PaintAhead:
    """Renders what is asked for, one picture a frame: none of them holds up what moves.

    It goes on as long as the clock ticks; a picture that is needed earlier is rendered then.
    """

    def __init__(self, clock: Clock) -> None:
        self._asked: deque[Callable[[], object]] = deque(maxlen=_MOST)
        clock.ticked.connect(self._render_next)

    def ask(self, render: Callable[[], object]) -> None:
        """Have this called in one of the next frames: it fills a cache."""
        self._asked.append(render)

    def _render_next(self) -> None:
        if self._asked:
            self._asked.popleft()()
