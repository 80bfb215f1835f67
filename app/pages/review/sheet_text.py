"""The words of the sheet: what was played, what was better, and why, painted on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games.contract import as_sentences
from app.paint.brushes import elided, line
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.style.appearance import Appearance
from app.style.theme import Theme
from app.style.typography import Metrics

WayKind = Literal["played", "good", "better", "open"]
"""What stands under the word of a way: the line with which it is drawn on the table."""

_LEADING = 1.3
_SIZE = 15.5
_LARGEST = 1.5
"""The largest factor on the size of texts on a sheet."""


class SheetWay(NamedTuple):
    """A way to decide, with its word."""

    kind: WayKind
    word: str
    text: str


class SheetText(QWidget):
    """Ways, one under the other, and a paragraph; it says how high it is at a width."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._ways: Sequence[SheetWay] = ()
        self._why = ""
        appearance.changed.connect(self.update)

    def tell(self, ways: Sequence[SheetWay], why: str) -> None:
        """Say this from now on."""
        self._ways, self._why = ways, why
        self.update()

    @property
    def said(self) -> str:
        """Return all of it, to be read aloud."""
        return as_sentences([*(f"{way.word}: {way.text}" for way in self._ways), self._why])

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = on_sheet(metrics)
        self.update()

    def height_for(self, width: float) -> float:
        """Return the height in which all can be read."""
        return self._lay(None, width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._lay(painter, self.width())

    def _lay(self, painter: QPainter | None, width: float) -> float:
        """Lay the words out, and paint them if there is a painter; return their foot."""
        theme, px = self._appearance.theme, self._metrics.px
        word_font, font = self._metrics.sized(15, 700), self._metrics.sized(_SIZE, 600)
        widest = max(
            (QFontMetricsF(word_font).horizontalAdvance(way.word) for way in self._ways),
            default=0.0,
        )
        indent = min(widest + px(16), width * 0.4)
        y = 0.0
        for way in self._ways:
            high = paragraph_height(way.text, font, width - indent, leading=_LEADING)
            if painter is not None:
                self._paint_word(painter, y, way, word_font, indent)
                room = QRectF(indent, y, width - indent, high)
                paint_paragraph(painter, room, way.text, font, theme.cream_text, leading=_LEADING)
            y += max(high, QFontMetricsF(word_font).height() + px(8)) + px(8)
        if self._why:
            why_font = self._metrics.sized(_SIZE, 450)
            y += px(2) if self._ways else 0
            high = paragraph_height(self._why, why_font, width, leading=_LEADING)
            if painter is not None:
                room = QRectF(0, y, width, high)
                paint_paragraph(
                    painter, room, self._why, why_font, theme.cream_text_2, leading=_LEADING
                )
            y += high
        return y

    def _paint_word(
        self, painter: QPainter, y: float, way: SheetWay, font: QFont, room: float
    ) -> None:
        measure, px = QFontMetricsF(font), self._metrics.px
        colour = way_colour(way.kind, self._appearance.theme)
        word = elided(way.word, font, room - px(8))
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(QPointF(0, y + measure.ascent() + px(1)), word)
        dash = () if way.kind in ("played", "good") else (7.0, 4.0)
        painter.setPen(line(colour, px(3), dash))
        foot = y + measure.height() + px(5)
        wide = measure.horizontalAdvance(word)
        painter.drawLine(QPointF(px(1.5), foot), QPointF(wide - px(1.5), foot))


def on_sheet(metrics: Metrics) -> Metrics:
    """Return the measures of a sheet: in larger letters it would show a line at a time."""
    return Metrics(metrics.width, metrics.height, min(metrics.text_scale, _LARGEST))


def way_colour(kind: WayKind, theme: Theme) -> QColor:
    """Return the colour of a kind of ways on paper."""
    if kind == "played":
        return theme.danger_fill
    return theme.cream_text_2 if kind == "open" else theme.good_fill
