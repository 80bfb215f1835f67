"""A menu that a double click opens as a click does."""

from __future__ import annotations

from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from app.press_guard import AGAIN
from app.system.clock import Clock


class Menu(QMenu):
    """Stays open at the second half of the double click that has opened it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.clock = Clock(self)
        self._opened = 0.0

    def showEvent(self, event: QShowEvent) -> None:
        self._opened = self.clock.now()
        super().showEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        beside = not self.rect().contains(event.position().toPoint())
        if not beside or self.clock.now() - self._opened >= AGAIN:
            super().mousePressEvent(event)
