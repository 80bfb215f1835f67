"""The star of a task that has been solved, on its way to the count of its game."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.pages.task.stars import STAR, paint_star
from app.style.appearance import Appearance

FLIES_MS: Final = 320
"""How long it is on its way, in milliseconds."""


class FlyingStar(QWidget):
    """A star that flies from one point of the page to another and is gone; clicks pass through it.

    Where nothing is to move, it stands at the end for as long.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._from = self._to = QPointF()
        self._size = self._first_size = self._last_size = STAR
        self.flight = QVariantAnimation(self)
        self.flight.setDuration(FLIES_MS)
        self.flight.setStartValue(0.0)
        self.flight.setEndValue(1.0)
        self.flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.flight.valueChanged.connect(self._move)
        self.flight.finished.connect(self.hide)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def fly(self, begin: QPointF, end: QPointF, size: float) -> None:
        """Fly from the one point to the other, where it is of this size."""
        still = self._appearance.motion == "reduced"
        self._from, self._to = end if still else begin, end
        px = self._appearance.metrics(self.window().size()).px
        self._first_size, self._last_size = size if still else px(STAR), size
        self.resize(math.ceil(px(STAR)), math.ceil(px(STAR)))
        self._move(0.0)
        self.show()
        self.raise_()
        self.flight.start()

    def end(self) -> None:
        """Be gone at once."""
        self.flight.stop()
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._appearance.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_star(painter, middle, self._size, theme, full=True, edge=theme.next_edge)

    def _move(self, share: float) -> None:
        body = QRect(0, 0, self.width(), self.height())
        body.moveCenter((self._from + (self._to - self._from) * share).toPoint())
        self.setGeometry(body)
        self._size = self._first_size + (self._last_size - self._first_size) * share
        self.update()
