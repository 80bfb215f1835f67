"""Numbers in a row, each after what it counts."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.paint.brushes import write
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.widgets.read_stops import ReadPart


class Figure(NamedTuple):
    """A number with what it counts."""

    words: str
    value: str


class Figures(QWidget):
    """Numbers in a row, each after what it counts; what has no room goes on in the next line."""

    accessible_kind = "list"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._figures: tuple[Figure, ...] = ()
        self._spare: tuple[int, ...] = ()
        appearance.changed.connect(self.update)

    def show_figures(self, figures: Sequence[Figure], spare: Sequence[int] = ()) -> None:
        """Show figures, if one line can hold them without some: so many to `spare` at the end."""
        self._figures, self._spare = tuple(figures), tuple(spare)
        tell_name(self, common_texts.in_numbers())
        self.update()

    @property
    def said(self) -> str:
        """All of them, as they are said."""
        return ", ".join(f"{words} {value}" for words, value in self._figures)

    @property
    def read_parts(self) -> Sequence[ReadPart]:
        """Return each figure that is shown."""
        pad, high = self._metrics.px(4), self._pitch()
        places = self._places(self.width())
        return [
            ReadPart(
                f"{figure.words} {figure.value}",
                QRectF(x, row * high, self._width_of(figure), high).adjusted(-pad, 0, pad, 0),
            )
            for figure, (x, row) in zip(self._figures, places, strict=False)
        ]

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def wanted_width(self) -> int:
        """Return the width in which all stand in one row."""
        if not self._figures:
            return 0
        [*_, (x, _)] = self._places(math.inf)
        return math.ceil(x + self._width_of(self._figures[-1]))

    def height_for(self, width: float) -> int:
        places = self._places(width)
        return math.ceil((places[-1][1] + 1) * self._pitch()) if places else 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._appearance.theme
        words_font, value_font = self._fonts()
        ascent = QFontMetricsF(value_font).ascent()
        gap = self._metrics.px(6)
        for figure, (x, row) in zip(self._figures, self._places(self.width()), strict=False):
            baseline = row * self._pitch() + ascent
            write(painter, QPointF(x, baseline), figure.words, words_font, theme.text_2)
            after = x + QFontMetricsF(words_font).horizontalAdvance(figure.words) + gap
            write(painter, QPointF(after, baseline), figure.value, value_font, theme.text)

    def _fonts(self) -> tuple[QFont, QFont]:
        return self._metrics.sized(16, 450), self._metrics.sized(20, 700)

    def _pitch(self) -> float:
        return QFontMetricsF(self._metrics.sized(20, 700)).height() + self._metrics.px(4)

    def _places(self, width: float) -> list[tuple[float, int]]:
        places: list[tuple[float, int]] = []
        x, row = 0.0, 0
        for figure in self._figures:
            wide = self._width_of(figure)
            if x and x + wide > width:
                x, row = 0.0, row + 1
            places.append((x, row))
            x += wide + self._metrics.px(34)
        spare = [*self._spare]
        while spare and places[-1][1]:
            places = places[: len(places) - spare.pop(0)]
        return places

    def _width_of(self, figure: Figure) -> float:
        words_font, value_font = self._fonts()
        words = QFontMetricsF(words_font).horizontalAdvance(figure.words)
        value = QFontMetricsF(value_font).horizontalAdvance(figure.value)
        return words + self._metrics.px(6) + value
