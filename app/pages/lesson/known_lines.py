"""What one knows at the end of a lesson: lines in two columns, each with its sign."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.pages.lesson.signs import TICK, WIDE, paint_sign
from app.paint.paragraph import even_width, paint_paragraph, paragraph_height
from app.style.appearance import Appearance
from app.style.typography import Metrics, read_aloud
from app.system.screen_reader import tell_name
from app.widgets.card_pictures import TextFaces

_LEADING = 1.32


class KnownLines(QWidget):
    """Short lines, two beside each other; a tick stands before one that has no sign."""

    accessible_kind = "text"

    def __init__(
        self, appearance: Appearance, faces: TextFaces, parent: QWidget | None = None
    ) -> None:
        """Show lines with signs in which there may be these cards."""
        super().__init__(parent)
        self._faces = faces
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._lines: tuple[tuple[str, str], ...] = ()
        self.roomy = True
        """There is room for everything in its full size."""
        appearance.changed.connect(self.update)

    def show_lines(self, lines: Sequence[str], signs: Sequence[str]) -> None:
        """Show these lines with these signs (see `signs`)."""
        ticks = [TICK] * (len(lines) - len(signs))
        self._lines = tuple(zip([*signs, *ticks], lines, strict=False))
        tell_name(self, read_aloud(lines))
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, x: float, y: float, width: float) -> int:
        """Put the lines there, and return how high they are."""
        height = math.ceil(sum(self._rows(width)))
        self.setGeometry(round(x), round(y), int(width), height)
        return height

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, font = self._appearance.theme, self._font()
        column, tall = self.width() / 2, self._sign_height()
        y = 0.0
        for row, high in enumerate(self._rows(self.width())):
            for side, (sign, text) in enumerate(self._lines[2 * row : 2 * row + 2]):
                box = QRectF(side * column + 1, y + 1, tall * WIDE, tall)
                box.moveCenter(QPointF(box.center().x(), y + high / 2))
                paint_sign(painter, sign, box, theme, self._faces)
                wide = even_width(text, font, self._room(self.width()))
                words = paragraph_height(text, font, wide, leading=_LEADING)
                left = side * column + self._text_left()
                room = QRectF(left, y + (high - words) / 2, wide, words)
                paint_paragraph(painter, room, text, font, theme.text, leading=_LEADING)
            y += high

    def _font(self) -> QFont:
        return self._metrics.sized(16, 550)

    def _sign_height(self) -> float:
        return self._metrics.px(46 if self.roomy else 34)

    def _text_left(self) -> float:
        return self._sign_height() * WIDE + self._metrics.px(14 if self.roomy else 9)

    def _room(self, width: float) -> float:
        return width / 2 - self._text_left() - self._metrics.px(14)

    def _rows(self, width: float) -> list[float]:
        """Return the height of each row."""
        heights = [
            paragraph_height(text, self._font(), self._room(width), leading=_LEADING)
            for _, text in self._lines
        ]
        least, gap = self._sign_height() + 2, self._metrics.px(18 if self.roomy else 6)
        pairs = range(0, len(heights), 2)
        return [max(least, *heights[at : at + 2]) + gap for at in pairs]
