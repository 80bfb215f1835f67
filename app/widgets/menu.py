"""A menu that a double click opens as a click does."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from app.press_guard import AGAIN


class Menu(QMenu):
    """Stays open at the second half of the double click that has opened it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._open = QElapsedTimer()

    def showEvent(self, event: QShowEvent) -> None:
        self._open.start()
        super().showEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        beside = not self.rect().contains(event.position().toPoint())
        if not beside or self._open.elapsed() >= AGAIN:
            super().mousePressEvent(event)
