"""Knobs on lines: for an amount, and for what subclasses paint."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QWidget

from app.paint.brushes import grown
from app.paint.controls import paint_slider
from app.paint.ornaments import RING_GAP, RING_WIDTH, paint_focus_ring
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.touch import LEAST
from app.widgets.control import BY_KEY

_LENGTH: Final = 190.0
_HEIGHT: Final = 44.0
KNOB: Final = 12.0
"""The radius of the knob."""


class BareSlider(QSlider):
    """A slider that subclasses paint; a press anywhere brings the knob there.

    They say which value is where (`value_at`), and paint a ring where `ring_visible`.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._ring = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        appearance.changed.connect(self.update)

    @property
    def ring_visible(self) -> bool:
        """Tell whether the keyboard is here, and was led here by keys."""
        return self._ring and self.hasFocus()

    def value_at(self, x: float) -> int:
        """Return the value that is nearest to a place."""
        raise NotImplementedError

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._ring = False
            self.setSliderDown(True)
            self.setValue(self.value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring = event.reason() in BY_KEY
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


class Slider(BareSlider):
    """An amount from 0 on; the arrow keys change it, and a click on the line brings the knob there.

    The whole widget can be pressed, which is higher than what it shows.
    """

    def __init__(self, appearance: Appearance, most: int, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.setRange(0, most)
        self.setSingleStep(5)
        self.setPageStep(20)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = self._metrics.px
        return QSize(round(px(_LENGTH)), round(max(px(_HEIGHT), LEAST)))

    def value_at(self, x: float) -> int:
        way = self._way()
        share = (x - way.left()) / way.width()
        return round(min(1.0, max(0.0, share)) * self.maximum())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        way = self._way()
        knob = QPointF(way.left() + way.width() * self.value() / self.maximum(), way.center().y())
        paint_slider(painter, way, knob, px(KNOB), theme, scale=self._metrics.f)
        if self.ring_visible:
            around = grown(QRectF(knob, knob), px(KNOB))
            paint_focus_ring(painter, around, px(KNOB), theme, scale=self._metrics.f)

    def _way(self) -> QRectF:
        """Return the line on which the middle of the knob goes."""
        side, thick = self._metrics.px(KNOB + RING_GAP + RING_WIDTH), self._metrics.px(8)
        rect = QRectF(self.rect())
        return QRectF(side, rect.center().y() - thick / 2, rect.width() - 2 * side, thick)
