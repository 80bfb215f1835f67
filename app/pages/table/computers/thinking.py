"""Which computer is shown to be thinking."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from app.system.clock import Clock

VISIBLE: Final = 400
"""How long a computer has to think before it is shown that it does, in milliseconds."""


class LongThought(QObject):
    """Notices when a computer thinks for so long that people should know; most do not."""

    noticed = Signal()

    def __init__(self, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._thinking: int | None = None
        self._patience = clock.alarm(self.noticed.emit)

    @property
    def seat(self) -> int | None:
        """Return the computer that has been thinking for so long."""
        return None if self._patience.isActive() else self._thinking

    def follow(self, thinking: int | None) -> None:
        """Note which computer is thinking now."""
        if thinking == self._thinking:
            return
        self._thinking = thinking
        if thinking is None:
            self._patience.stop()
        else:
            self._patience.start(VISIBLE)
