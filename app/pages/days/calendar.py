"""The calendar of the deals of the day, a month at a time."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.pages.days.cell import DayCell
from app.pages.days.day import Day, month_words
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.texts import texts
from app.widgets.buttons import BarButton
from app.widgets.figures import Figures
from app.widgets.label import Label

T = texts("DailyDeals")

FIRST: Final = date(2026, 1, 1)
"""The first day that is shown; there were no deals of the day before."""

_DAY: Final = timedelta(days=1)
_COLUMNS, _ROWS = 7, 6
_GAP = 7.0
EDGE = 8.0
"""Room round the days for the focus ring."""


class Calendar(QWidget):
    """The days of one month, one of them chosen; `day_of` says how a day stands.

    Whoever presses the chosen day wants to play it.
    """

    chosen = Signal(object)
    """Brings the date that is chosen now."""
    taken = Signal(object)
    """Brings the chosen date, once it is pressed."""

    def __init__(
        self,
        appearance: Appearance,
        day_of: Callable[[date], Day],
        today: date,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._day_of = day_of
        self._last = today
        self.date = today
        """The chosen day."""
        self.before = BarButton(appearance, "left", self)
        self.before.show_word(False)
        self.before.clicked.connect(lambda: self.turn(-1))
        self.after = BarButton(appearance, "right", self)
        self.after.show_word(False)
        self.after.clicked.connect(lambda: self.turn(1))
        self._month = Label(appearance, (26, 700, True), self)
        self.figures = Figures(appearance, self)
        """Counts of the days that were played, beside the month or below it."""
        self._names = [Label(appearance, "caption", self, tone="text_2") for _ in range(_COLUMNS)]
        for name in self._names:
            name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cells = [DayCell(appearance, self) for _ in range(_COLUMNS * _ROWS)]
        for cell in self.cells:
            cell.clicked.connect(partial(self._press, cell))

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return [self.before, self.after, *self.cells]

    @property
    def chosen_cell(self) -> DayCell:
        """The cell of the chosen day."""
        return next(cell for cell in self.cells if cell.chosen)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def retranslate(self) -> None:
        """Set every text again, and show how the days stand."""
        self.before.set_word(T("Month before")())
        self.after.set_word(T("Month after")())
        locale = QLocale()
        for name, day in zip(self._names, _week(), strict=True):
            name.setText(locale.standaloneDayName(day.value, QLocale.FormatType.ShortFormat))
        self._show_month()

    def choose(self, day: date) -> None:
        """Choose a day, and show its month; beyond the ends of the calendar nothing is."""
        if FIRST <= day <= _end_of(self._last):
            self.date = day
            self._show_month()
            self.chosen.emit(day)

    def step(self, days: int) -> None:
        """Choose the day so many days on, and give it the keyboard."""
        self.choose(self.date + _DAY * days)
        self.chosen_cell.setFocus(Qt.FocusReason.TabFocusReason)

    def turn(self, months: int) -> None:
        """Turn to the month before (-1) or after (1): to the same day of it, as far as there is."""
        first = self.date.replace(day=1)
        there = (first - _DAY).replace(day=1) if months < 0 else _end_of(first) + _DAY
        day = there.replace(day=min(self.date.day, _end_of(there).day))
        self.choose(min(day, max(self._last, there)))

    def place_parts(self) -> None:
        """Place everything in the present size."""
        px, edge = self._metrics.px, self._metrics.px(EDGE)
        width = self.width() - 2 * edge
        top = edge + self._place_head(edge, width) + px(6)
        names = self._names[0].sizeHint().height()
        gap = px(_GAP)
        wide = (width - gap * (_COLUMNS - 1)) / _COLUMNS
        high = (self.height() - top - names - px(8) - gap * (_ROWS - 1) - edge) / _ROWS
        for column, name in enumerate(self._names):
            name.setGeometry(round(edge + column * (wide + gap)), round(top), round(wide), names)
        top += names + px(8)
        for at, cell in enumerate(self.cells):
            row, column = divmod(at, _COLUMNS)
            where = QRectF(edge + column * (wide + gap), top + row * (high + gap), wide, high)
            cell.place(where.x(), where.y(), where.width(), where.height())
        self._write_alike()

    def _write_alike(self) -> None:
        """Have what stands in the cells written in one size: the largest that has room in all."""
        pixels = min(cell.most_pixels() for cell in self.cells)
        for cell in self.cells:
            if cell.pixels != pixels:
                cell.pixels = pixels
                cell.update()

    def _place_head(self, edge: float, width: float) -> float:
        """Place the month between its arrows, and the counts beside or below; return the height."""
        px = self._metrics.px
        size, month = self.before.body_size(), self._month.sizeHint()
        left = edge + 2 * size.width() + px(32) + month.width()
        room = edge + width - left
        below = self.figures.height_for(room) > 2 * month.height()
        wide = min(width if below else room, float(self.figures.wanted_width()))
        tall = self.figures.height_for(wide)
        high = max(size.height(), month.height(), 0 if below else tall)
        middle = edge + (high - size.height()) / 2
        self.before.place(edge, middle, size.width(), size.height())
        x = edge + size.width() + px(10)
        self._month.setGeometry(round(x), round(edge), month.width() + 2, round(high))
        self.after.place(x + month.width() + px(10), middle, size.width(), size.height())
        aside = edge if below else edge + width - wide
        top = edge + high + px(4) if below else edge + (high - tall) / 2
        self.figures.setGeometry(math.floor(aside), round(top), math.ceil(wide), tall)
        if below:
            high += px(4) + tall
        return high

    def _show_month(self) -> None:
        first = self.date.replace(day=1)
        self._month.setText(month_words(first))
        self.before.setEnabled(first > FIRST)
        self.after.setEnabled((first.year, first.month) < (self._last.year, self._last.month))
        blank = _week().index(Qt.DayOfWeek(first.isoweekday()))
        for at, cell in enumerate(self.cells):
            day = first + _DAY * (at - blank)
            if day.month == first.month:
                cell.show_day(self._day_of(day), chosen=day == self.date)
            else:
                cell.show_day(None)
        self.place_parts()

    def _press(self, cell: DayCell, *_: object) -> None:
        assert cell.day is not None
        if cell.chosen:
            self.taken.emit(cell.day.date)
        else:
            self.choose(cell.day.date)
            cell.setFocus(Qt.FocusReason.MouseFocusReason)


def _week() -> list[Qt.DayOfWeek]:
    """Return the days of the week as the system begins it."""
    first = QLocale.system().firstDayOfWeek().value
    return [Qt.DayOfWeek((first - 1 + at) % _COLUMNS + 1) for at in range(_COLUMNS)]


def _end_of(day: date) -> date:
    """Return the last day of the month of a day."""
    return (day.replace(day=28) + _DAY * 4).replace(day=1) - _DAY
