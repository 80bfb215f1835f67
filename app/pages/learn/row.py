"""A lesson in its game's column."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSizeF, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.pages.learn.marks import paint_mark
from app.pages.learn.overview import LessonEntry
from app.paint.brushes import grown, line, rounded
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import SMALLEST
from app.system.screen_reader import tell_name
from app.widgets.control import Control

_LEADING = 1.2
_LEAST = 40.0
_TICKS = 220
"""How long a tick is drawn, in milliseconds."""


class LessonRow(Control):
    """The name of a lesson, its length or how far it has been taken, and the mark of that.

    `arrow_key` carries the key that is to lead to another row.
    """

    bare = True
    arrow_key = Signal(int)

    def __init__(
        self, appearance: Appearance, entry: LessonEntry, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.entry = entry
        self.compact = False
        """There is little room."""
        self.drawn = 1.0
        """How much of the tick of a lesson that is done has been drawn."""
        self.tick = QVariantAnimation(self)
        self.tick.setDuration(_TICKS)
        self.tick.setStartValue(0.0)
        self.tick.setEndValue(1.0)
        self.tick.valueChanged.connect(self._draw_tick)

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        tell_name(self, self.entry.name)
        self.update()

    def arrow_pressed(self, step: int, event: QKeyEvent) -> None:
        del step
        self.arrow_key.emit(event.key())

    def ring_radius(self) -> float:
        return self.metrics.px(12)

    def edge_colour(self) -> QColor:
        return self.appearance.theme.cream_line

    def ring_colour(self) -> QColor:
        return self.appearance.theme.ink

    def body_size(self) -> QSizeF:
        width = self.metrics.px(206)
        return QSizeF(width, self.height_for(width))

    def height_for(self, width: float) -> float:
        """Return how high the row is at this width."""
        px = self.metrics.px
        text = self._title_height(width) + px(1) + self._line_height(width)
        return max(text + 2 * px(3 if self.compact else 6), _LEAST)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        entry, radius = self.entry, px(12)
        if entry.is_next:
            edge = line(theme.next_edge, px(1))
            rounded(painter, grown(body, -px(0.5)), radius, theme.next_fill, edge)
            inner = grown(body, -px(2))
            rounded(painter, inner, radius - px(2), None, line(theme.saffron, px(2)))
        if self.hovered:
            rounded(painter, body, radius, faint(theme.ink, 0.07))
        side = px(self._mark_size())
        left = body.left() + px(self._pad())
        mark = QRectF(left, body.center().y() - side / 2, side, side)
        paint_mark(painter, mark, entry, theme, drawn=self.drawn)
        title, below = self._title_height(body.width()), self._line_height(body.width())
        room = body.adjusted(self._text_left(), 0, -px(self._pad()), 0)
        room.setTop(body.center().y() - (title + px(1) + below) / 2)
        font = self._title_font(body.width())
        paint_paragraph(painter, room, entry.title, font, theme.ink, leading=_LEADING)
        begun = entry.standing == "begun"
        colour = theme.good_fill if begun else theme.cream_text_3
        room.setTop(room.top() + title + px(1))
        paint_paragraph(painter, room, entry.line, self._line_font(), colour, leading=_LEADING)

    def _draw_tick(self, drawn: float) -> None:
        self.drawn = drawn
        self.update()

    def _mark_size(self) -> float:
        return (20 if self.compact else 24) * self.metrics.beside_text

    def _pad(self) -> float:
        return 6 if self.compact else 8

    def _text_left(self) -> float:
        gap = 8 if self.compact else 10
        return self.metrics.px(self._pad() + self._mark_size() + gap)

    def _title_font(self, width: float) -> QFont:
        """Return the font of the title, smaller where a word would have to be broken."""
        font = self.metrics.sized(15, 700 if self.entry.is_next else 600)
        room, words = self._room(width), self.entry.title.split()
        while font.pixelSize() > SMALLEST and _widest(words, font) > room:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _line_font(self) -> QFont:
        return self.metrics.sized(13, 600 if self.entry.standing == "begun" else 450)

    def _title_height(self, width: float) -> float:
        room = self._room(width)
        font = self._title_font(width)
        return paragraph_height(self.entry.title, font, room, leading=_LEADING)

    def _line_height(self, width: float) -> float:
        room = self._room(width)
        return paragraph_height(self.entry.line, self._line_font(), room, leading=_LEADING)

    def _room(self, width: float) -> float:
        return width - self._text_left() - self.metrics.px(self._pad())


def _widest(words: Iterable[str], font: QFont) -> float:
    """Return how wide the widest of some words is."""
    measure = QFontMetricsF(font)
    return max(map(measure.horizontalAdvance, words), default=0.0)
