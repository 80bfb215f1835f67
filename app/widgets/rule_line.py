"""A thin line between things that stand one below the other."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.style.appearance import Appearance
from app.style.typography import Metrics


class RuleLine(QWidget):
    """The line; 1.5 thick on a page 1280 wide."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        appearance.changed.connect(self.update)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, x: float, y: float, width: float) -> None:
        self.setGeometry(round(x), round(y), round(width), max(1, round(self._metrics.px(1.5))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._appearance.theme.line)
