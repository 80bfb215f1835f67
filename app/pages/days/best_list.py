"""The list of the ten best series of a kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.keys.strokes import UP_AND_DOWN
from app.pages.days import series_words as words
from app.pages.days.day import date_words
from app.paint.brushes import elided, grown, line, rounded, write
from app.paint.controls import paint_panel
from app.paint.shapes import paint_player
from app.storage.series_file import BestSeries
from app.style.appearance import Appearance
from app.style.typography import Metrics, initial, joined_names, number
from app.system.screen_reader import tell_name

_SIDE, _ROW = 13.0, 52.0

Colours = Callable[[list[str]], list[int]]
"""Gives each of some names its colour."""


class BestRow(QWidget):
    """One of the best series: its place, whose it was, its deals and their sum.

    The Tab key stops at the first row; from there the arrow keys lead to the others.
    """

    accessible_kind = "row"

    stepped = Signal(int)
    """Asks for the next row (1) or the one before (-1)."""

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget,
        place: int,
        best: BestSeries,
        colours: Colours,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._place = place
        self._best = best
        self._names = words.names(best.people)
        self._colours = colours(self._names)
        tell_name(self, words.best_spoken(place, best))
        self.setToolTip(joined_names(self._names))
        first = place == 1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if first else Qt.FocusPolicy.ClickFocus)
        self._by_key = False
        """It has got the keyboard by a key."""

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def wanted_height(self) -> float:
        """Return the height that the row takes."""
        lines = self._metrics.line_height("strong") + self._metrics.line_height("caption")
        return max(self._metrics.px(_ROW), lines + self._metrics.px(8))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (step := UP_AND_DOWN.get(event.key())) is not None:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_key = event.reason() != Qt.FocusReason.MouseFocusReason
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px, best = self._appearance.theme, self._metrics.px, self._best
        middle, side = self.height() / 2, px(_SIDE)
        if self._place > 1:
            painter.setPen(line(theme.line, px(1)))
            painter.drawLine(QPointF(side, 0.5), QPointF(self.width() - side, 0.5))
        place = self._metrics.sized(15, 700)
        first = self._place == 1
        colour = theme.accent if first else theme.text_2
        baseline = middle + QFontMetricsF(place).capHeight() / 2
        write(painter, QPointF(px(26), baseline), str(self._place), place, colour, anchor=0.5)
        shape = px(30)
        square = QRectF(px(42), middle - shape / 2, shape, shape)
        paint_player(painter, square, self._colours[0], initial(self._names[0]), theme)
        total = self._metrics.sized(21, 700)
        measure = QFontMetricsF(total)
        right = self.width() - px(18)
        at = QPointF(right, middle + measure.capHeight() / 2)
        write(painter, at, number(best.sum), total, theme.text, anchor=1.0)
        left = square.right() + px(11)
        room = right - measure.horizontalAdvance(number(best.sum)) - px(10) - left
        self._paint_lines(painter, left, room)
        if self.hasFocus() and self._by_key:
            inner = grown(self.rect().toRectF(), -px(4))
            rounded(painter, inner, px(10), None, line(theme.focus, px(3.5)))

    def _paint_lines(self, painter: QPainter, left: float, room: float) -> None:
        """Paint the names with the date, and below them the points of the deals."""
        theme = self._appearance.theme
        strong, caption = self._metrics.font("strong"), self._metrics.font("caption")
        above, below = QFontMetricsF(strong), QFontMetricsF(caption)
        top = (self.height() - above.height() - below.height()) / 2
        date = date_words(self._best.day)
        gap = self._metrics.px(7)
        names = joined_names(self._names)
        with_date = above.horizontalAdvance(names) + gap + below.horizontalAdvance(date) <= room
        cut = elided(names, strong, room)
        baseline = top + above.ascent()
        write(painter, QPointF(left, baseline), cut, strong, theme.text)
        if with_date:
            x = left + above.horizontalAdvance(cut) + gap
            write(painter, QPointF(x, baseline), date, caption, theme.text_2)
        points = elided(words.deal_points(self._best), caption, room)
        at = QPointF(left, top + above.height() + below.ascent())
        write(painter, at, points, caption, theme.text_2)


class BestList(QWidget):
    """The rows of the best series, on one ground."""

    shown = Signal(QWidget)
    """Brings the row that has got the keyboard, and is to be seen."""

    def __init__(self, appearance: Appearance, parent: QWidget, colours: Colours) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._colours = colours
        self.rows: list[BestRow] = []

    def show_best(self, best: Sequence[BestSeries]) -> None:
        """Show these series, in the language on screen."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [
            BestRow(self._appearance, self, place, each, self._colours)
            for place, each in enumerate(best, start=1)
        ]
        for row in self.rows:
            row.stepped.connect(partial(self._go, row))
            row.show()

    def _go(self, row: BestRow, step: int) -> None:
        """Give the keyboard to the row that is so many below one."""
        at = self.rows.index(row) + step
        if 0 <= at < len(self.rows):
            self.rows[at].setFocus(Qt.FocusReason.TabFocusReason)
            self.shown.emit(self.rows[at])

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def place(self, x: float, y: float, width: float) -> float:
        """Put the list there, so wide; return its height."""
        top = self._metrics.px(4)
        for row in self.rows:
            row.set_metrics(self._metrics)
            high = row.wanted_height()
            row.setGeometry(0, round(top), round(width), round(top + high) - round(top))
            top += high
        height = top + self._metrics.px(4)
        self.setGeometry(round(x), round(y), round(width), round(height))
        return height

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._metrics.px(16)
        paint_panel(
            painter, self.rect().toRectF(), self._appearance.theme,
            radius=radius, scale=self._metrics.f,
        )  # fmt: skip
