"""Esc as the key that takes away what lies over a window, and does nothing else then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget


class ClosedByEscape(QObject):
    """Takes Esc before any widget gets it, as long as something is to be seen that it closes."""

    def __init__(self, owner: QWidget, close: Callable[[], None]) -> None:
        super().__init__(owner)
        self._owner, self._close = owner, close
        self._watched: QWindow | None = None

    def watch(self, *, on: bool) -> None:
        """Take the next Esc, or leave it to others again."""
        handle = self._owner.window().windowHandle() if on else None
        if self._watched is not None:
            self._watched.removeEventFilter(self)
        self._watched = handle
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        closes = event.key() == Qt.Key.Key_Escape
        if closes:
            self.watch(on=False)
            self._close()
        return closes
