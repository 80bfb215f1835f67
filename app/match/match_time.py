"""The time that a match has been played."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer


class MatchTime:
    """Counts on from what was played earlier; it can be held while nobody can play."""

    def __init__(self, earlier_ms: int) -> None:
        self._before = earlier_ms
        self._timer = QElapsedTimer()
        self._timer.start()

    @property
    def elapsed_ms(self) -> int:
        """Return the milliseconds played."""
        return self._before + (self._timer.elapsed() if self._timer.isValid() else 0)

    def hold(self) -> None:
        """Let the time stand still."""
        self._before = self.elapsed_ms
        self._timer.invalidate()

    def go_on(self) -> None:
        """Let the time go on."""
        self._timer.start()
