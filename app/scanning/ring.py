"""The ring round what is highlighted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from app.paint.brushes import grown, line, rounded
from app.style.appearance import Appearance

WIDTH: Final = 4.0
"""Width of the ring in pixels, whatever the size of the window."""
_EDGE: Final = 2.0
"""Width of the line on each side of it, in the colour of the ground: it shows on any other."""
_APART: Final = 4.0
_RADIUS: Final = 12.0


class Ring(QWidget):
    """A frame over the window, through which the mouse goes."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._appearance = appearance
        self._dashed = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_round(self, rect: QRect, *, dashed: bool) -> None:
        """Show the ring round a part of the window; a dashed one leads out of it."""
        wide = round(_APART + WIDTH + 2 * _EDGE)
        self._dashed = dashed
        self.setGeometry(rect.adjusted(-wide, -wide, wide, wide) & self.window().rect())
        # What lies inside is not painted again with the ring.
        inner = round(WIDTH + 2 * _EDGE + _RADIUS / 2)
        hole = self.rect().adjusted(inner, inner, -inner, -inner)
        self.setMask(QRegion(self.rect()) - QRegion(hole))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        body = grown(QRectF(self.rect()), -(WIDTH / 2 + _EDGE))
        rounded(painter, body, _RADIUS, None, line(theme.table_1, WIDTH + 2 * _EDGE))
        pen: QPen = line(theme.focus, WIDTH, (12.0, 8.0) if self._dashed else ())
        rounded(painter, body, _RADIUS, None, pen)
