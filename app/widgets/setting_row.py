"""A setting: what it is, one line about it, and the choice."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from app.look import Look
from app.text import Metrics
from app.widgets.label import Label
from app.widgets.segmented import Segmented


class SettingRow(QWidget):
    """Title and line on the left, the segments on the right, or below where there is no room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._metrics = look.metrics(QSize(1280, 800))
        self.title = Label(look, "option_title", self)
        self.line = Label(look, "caption", self, tone="text_2", wrap=True)
        self.segments = Segmented(look, self)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, x: float, y: float, width: float) -> float:
        """Put the row there, so wide; return its height."""
        px = self._metrics.px
        pad, margin = px(15), self.segments.margin
        wanted = self.segments.wanted_width()
        beside = wanted + px(300) <= width
        text = width - wanted - px(30) if beside else width
        top = pad
        top += self.title.place(0, top, text) + px(2)
        top += self.line.place(0, top, text)
        if beside:
            height = self.segments.place(width - wanted, 0, wanted)
            whole = max(top + pad, height + 2 * pad)
            self.segments.move(round(width - wanted) - margin, round((whole - height) / 2) - margin)
        else:
            whole = top + px(10)
            whole += self.segments.place(0, whole, width) + pad
        self.setGeometry(round(x), round(y), round(width) + margin, round(whole))
        return whole
