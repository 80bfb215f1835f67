"""The player's shape on the curtain."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.paint.shapes import paint_player
from app.style.appearance import Appearance
from app.style.typography import initial


class Emblem(QWidget):
    """The player's shape with the initial."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._name, self._colour = "", 0

    def show_player(self, name: str, colour: int) -> None:
        self._name, self._colour = name, colour
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        paint_player(
            painter,
            QRectF(self.rect()),
            self._colour,
            initial(self._name),
            theme,
            outline=theme.curtain_text,
        )
