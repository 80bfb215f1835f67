"""Whether something is being said that others wait for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Speaking(QObject):
    """What is asked whether all has been said. This one says nothing."""

    ended = Signal()
    """Nothing is left to be said."""

    @property
    def busy(self) -> bool:
        """Tell whether something is being said."""
        return False

    def hush(self) -> None:
        """Say nothing more of what was to be said so far."""
