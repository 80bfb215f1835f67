"""A setting: what it is, one line about it, and the choice."""

import math
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.widgets.label import Label
from app.widgets.segmented import Segmented

PAD: Final = 15.0
"""What is free over and under a row, at 1280 x 800."""


class SettingRow(QWidget):
    """Title and line on the left, the segments on the right, or below where there is no room.

    Without choices, title and line stand alone.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._metrics = appearance.metrics(QSize(1280, 800))
        self.title = Label(appearance, "option_title", self)
        self.line = Label(appearance, "caption", self, tone="text_2", wrap=True)
        self.segments = Segmented(appearance, self)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, x: float, y: float, width: float, pad: float = PAD) -> float:
        """Put the row there, so wide; return its height. `pad` is free over and under it."""
        px = self._metrics.px
        pad, margin = px(pad), self.segments.margin
        wanted = self.segments.wanted_width()
        beside = wanted + px(300) <= width
        text = width - wanted - px(30) if beside else width
        # The row is wider than what it shows: the ring round the first or last segment needs that.
        top = pad
        top += self.title.place(margin, top, text) + px(2)
        top += self.line.place(margin, top, text)
        self.segments.setVisible(bool(self.segments.choices))
        if not self.segments.choices:
            whole = top + pad
        elif beside:
            left = margin + width - wanted
            height = self.segments.place(left, 0, wanted)
            whole = max(top + pad, height + 2 * pad)
            self.segments.move(round(left) - margin, round((whole - height) / 2) - margin)
        else:
            whole = top + px(10)
            whole += self.segments.place(margin, whole, width) + pad
        self.setGeometry(round(x) - margin, round(y), math.ceil(width) + 2 * margin, round(whole))
        return whole
