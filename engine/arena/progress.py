"""Progress of a long run: a bar that moves on a terminal, otherwise a line now and then."""

from time import monotonic
from typing import TextIO

from engine.arena.wording import counted

WIDTH = 30
EVERY = 0.2
"""Seconds between two drawings of the bar."""

LINE_EVERY = 30.0
"""Seconds between two plain lines."""


class Progress:
    """A report on ``stream`` of how many of ``whole`` matches are done."""

    def __init__(self, whole: int, stream: TextIO) -> None:
        self._whole = whole
        self._matches = counted(whole, "match", "matches")
        self._stream = stream
        self._bar = stream.isatty()
        self._began = self._reported = monotonic()
        self._done = 0

    def step(self) -> None:
        """Count one more match."""
        self._done += 1
        now = monotonic()
        if self._done == self._whole or now - self._reported >= (
            EVERY if self._bar else LINE_EVERY
        ):
            self._reported = now
            self._report(now - self._began)

    def say(self, text: str) -> None:
        """Print a line of its own, above the bar."""
        self._stream.write(f"\r\x1b[K{text}\n" if self._bar else f"{text}\n")
        self._stream.flush()

    def _report(self, seconds: float) -> None:
        left = seconds / self._done * (self._whole - self._done)
        text = f"{self._done} of {self._matches}, {seconds:.0f} s, {left:.0f} s to go"
        if self._bar:
            filled = "█" * (WIDTH * self._done // self._whole)
            end = "\n" if self._done == self._whole else ""
            text = f"\r{filled:·<{WIDTH}} {text}\x1b[K{end}"
        else:
            text += "\n"
        self._stream.write(text)
        self._stream.flush()
