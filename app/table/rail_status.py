"""The left side of the rail: a mark for each card that the turn asks for, and two lines."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.paint.brushes import elided, write
from app.paint.controls import paint_status_mark
from app.paint.surface import rail_height
from app.paint.wrapping import wrap
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.table.painters import fitted

MARK_WIDTH, MARK_HEIGHT, MARK_GAP = 26.0, 36.0, 5.0
SPARE = 16.0
"""What stays free of the rail's height, where the second line goes on in a third."""
MOST_MARKS = 8
"""Where more cards than this are asked for, only the line counts."""


class RailStatus(QWidget):
    """Says where the turn stands. Its accessible name is what the two lines say."""

    accessible_kind = "text"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._first = self._second = ""
        self._done = self._asked = 0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        appearance.changed.connect(self.update)

    @property
    def lines(self) -> tuple[str, str]:
        return self._first, self._second

    @property
    def marks(self) -> tuple[int, int]:
        """How many marks are filled, and how many there are."""
        return self._done, self._asked

    def tell(self, first: str, second: str, done: int, asked: int) -> None:
        if (first, second, done, asked) == (*self.lines, *self.marks):
            return
        self._first, self._second, self._done, self._asked = first, second, done, asked
        tell_name(self, ", ".join(line for line in (first, second) if line))
        self.updateGeometry()
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self._metrics
        text = max(metrics.advance("status", self._first), metrics.advance("caption", self._second))
        high = metrics.line_height("status") + metrics.line_height("caption")
        high = max(high, metrics.px(MARK_HEIGHT))
        return QSize(math.ceil(self._text_x() + text + 2), math.ceil(high))

    def holds(self, second: str, width: float) -> bool:
        """Tell whether a second line can be read whole where the two lines are so wide."""
        room = width - self._text_x()
        font = fitted(second, self._metrics.font("caption"), room)
        return QFontMetricsF(font).horizontalAdvance(second) <= room

    def heightForWidth(self, width: int) -> int:
        """Return how high it is in that width: the second line goes on in a third, for room."""
        _, lines = self._second_lines(width - self._text_x())
        return self.sizeHint().height() + len(lines[1:]) * self._pitch()

    def _shown_marks(self) -> int:
        return self._asked if self._asked <= MOST_MARKS else 0

    def _text_x(self) -> float:
        px = self._metrics.px
        count = self._shown_marks()
        return px((MARK_WIDTH + MARK_GAP) * count - MARK_GAP + 12) if count else 0.0

    def _written(self, role: str, text: str, room: float) -> tuple[QFont, str]:
        """Return font and words of a line: where it has no room it gets smaller, then it is cut."""
        font = self._metrics.font(role)
        if self._metrics.advance(role, text) <= room:  # Known from before, as most often.
            return font, text
        font = fitted(text, font, room)
        return font, elided(text, font, room)

    def _second_lines(self, room: float) -> tuple[QFont, list[str]]:
        """Return the font of the second line and its lines, two where one would be cut."""
        metrics = self._metrics
        font, words = self._written("caption", self._second, room)
        high = metrics.line_height("status") + metrics.line_height("caption") + self._pitch()
        if words == self._second or high > rail_height(metrics) - metrics.px(SPARE):
            return font, [words]
        first, *rest = wrap(self._second, font, room)
        return font, [first, elided(" ".join(rest), font, room)]

    def _pitch(self) -> int:
        """Return how far the third line is below the second, in pixels."""
        return math.ceil(self._metrics.line_height("caption"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, metrics = self._appearance.theme, self._metrics
        px = metrics.px
        middle = self.height() / 2
        for index in range(self._shown_marks()):
            x = px((MARK_WIDTH + MARK_GAP) * index)
            rect = QRectF(x, middle - px(MARK_HEIGHT) / 2, px(MARK_WIDTH), px(MARK_HEIGHT))
            paint_status_mark(painter, rect, index < self._done, theme, scale=metrics.f)
        x, room = self._text_x(), self.width() - self._text_x()
        first, first_words = self._written("status", self._first, room)
        second, lines = self._second_lines(room)
        first_high = QFontMetricsF(first).capHeight()
        if not self._second:
            at = QPointF(x, middle + first_high / 2)
            write(painter, at, first_words, first, theme.rail_text)
            return
        second_high = QFontMetricsF(second).capHeight()
        pitch = self._pitch()
        gap = px(10) if len(lines) == 1 else px(8)
        top = middle - (first_high + gap + second_high + pitch * (len(lines) - 1)) / 2
        at = QPointF(x, top + first_high)
        write(painter, at, first_words, first, theme.rail_text)
        y = top + first_high + gap + second_high
        for index, words in enumerate(lines):
            write(painter, QPointF(x, y + index * pitch), words, second, theme.rail_text_2)
