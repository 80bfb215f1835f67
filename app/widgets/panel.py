"""Panels: the quiet grounds that belong together on the table."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.paint.brushes import line
from app.style.appearance import Appearance
from app.style.typography import Metrics


class Panel(QWidget):
    """A rounded ground for other widgets; it may point at something above it with a small notch."""

    NOTCH = 13.0
    """Height of the notch in measures of a page 1280 wide; the widget is that much higher."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._notch: float | None = None
        self.selected = False
        appearance.changed.connect(self.update)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def point_at(self, x: float | None) -> None:
        """Point upwards at `x` of the parent; None takes the notch away."""
        self._notch = x
        self.update()

    @property
    def notch_height(self) -> int:
        return round(self._metrics.px(self.NOTCH)) if self._notch is not None else 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        px = self._metrics.px
        width = px(2.0 if self.selected else 1.5)
        inset = width / 2
        body = self.rect().toRectF().adjusted(inset, inset + self.notch_height, -inset, -inset)
        path = QPainterPath()
        path.addRoundedRect(body, px(16), px(16))
        if self._notch is not None:
            reach = px(16 + 12)
            x = min(max(self._notch - self.x(), body.left() + reach), body.right() - reach)
            tip = QPainterPath(QPointF(x - px(12), body.top() + px(2)))
            tip.lineTo(x, inset)
            tip.lineTo(x + px(12), body.top() + px(2))
            tip.closeSubpath()
            path = path.united(tip)
        painter.setPen(line(theme.lit if self.selected else theme.line, width))
        painter.setBrush(theme.panel)
        painter.drawPath(path)
        if self.selected and theme.lit_outline is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line(theme.lit_outline, px(0.75)))
            painter.drawPath(path)
