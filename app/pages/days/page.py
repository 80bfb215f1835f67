"""The page of challenges: a calendar of the deals of the day, and the series of five."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.keys import commands
from app.keys.keys import KeyActions
from app.pages.days import series_words
from app.pages.days.best_list import Colours
from app.pages.days.calendar import EDGE, Calendar
from app.pages.days.day import Day, day_of, go_on, heading
from app.pages.days.day_lines import DayLines
from app.pages.days.series_column import EDGE as COLUMN_EDGE
from app.pages.days.series_column import SeriesColumn
from app.pages.page import WORDS_FROM, Page, make_back_button
from app.storage.challenges import Challenges
from app.storage.series import KeptSeries
from app.style.appearance import Appearance
from app.system.screen_reader import tell_description
from app.texts import texts
from app.widgets.buttons import PrimaryButton, RailButton
from app.widgets.figures import Figure
from app.widgets.question import InlineQuestion
from app.widgets.scroll import BAR_WIDTH

T = texts("DailyDeals")

_STEPS: Final = (-1, -7, 7, 1)
"""By how many days the arrow keys go, in their order."""
_MONTHS: Final = (-1, 1)
"""By how many months the others go."""


class DaysPage(Page):
    """The days and how they stand, and beside them the series of five.

    `file_of` gives the match of a day, to open or to go on with; `colours` those of names.
    """

    day_chosen = Signal(object)
    """Brings the date whose deal is to be played, gone on with, or looked at."""
    series_chosen = Signal()
    """The series is to be gone on with."""
    begin_chosen = Signal(str)
    """Brings the game of which a series is to be begun."""

    def __init__(
        self,
        appearance: Appearance,
        challenges: Challenges,
        series: KeptSeries,
        file_of: Callable[[date], Path | None],
        *,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._challenges = challenges
        self._series = series
        self._file_of = file_of
        self.calendar = Calendar(appearance, self.day, challenges.today, self)
        self.calendar.chosen.connect(self._show_day)
        self.calendar.taken.connect(self._take)
        self.lines = DayLines(appearance, self)
        self.on_arrival = self.lines.line.text
        self.column = SeriesColumn(appearance, series, colours, self)
        self.column.begin_chosen.connect(self.begin_chosen)
        self.column.resized.connect(self.relayout)
        self._back = make_back_button(self)
        self.go_on_button = RailButton(appearance, "play", self)
        self.go_on_button.clicked.connect(self.series_chosen)
        self.give_up_button = RailButton(appearance, "x", self)
        self.give_up_button.clicked.connect(lambda: self._ask(asked=True))
        self.question = InlineQuestion(appearance, self, on_rail=True)
        self.question.answered.connect(self._answer)
        self.question.hide()
        self.main = PrimaryButton(appearance, None, self)
        self.main.clicked.connect(lambda: self._take(self.calendar.date))
        self.rail_left += [self._back, self.go_on_button, self.give_up_button]
        self.rail_right.append(self.main)
        self.rail_terse += [self._back, self.give_up_button]
        self._asks = False
        self.retranslate()
        self.first_focus = self.calendar.chosen_cell

    def day(self, when: date) -> Day:
        """Return how a day stands."""
        return day_of(self._challenges, when, begun=self._file_of(when) is not None)

    def lead_to_series(self) -> None:
        """Give the keyboard to what goes on with the series."""
        self.first_focus = self.go_on_button
        self.go_on_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def renew(self) -> None:
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(heading())
        self.go_on_button.set_word(series_words.go_on())
        self.give_up_button.set_word(series_words.give_up())
        self.question.set_texts(
            series_words.give_up_question(), series_words.do_give_up(), series_words.do_not()
        )
        self.calendar.retranslate()
        self._show_series()
        self._show_day(self.calendar.date)

    def content_stops(self) -> Sequence[QWidget]:
        return [self.calendar, self.column]

    def place_rail(self) -> None:
        self.rail_margin = 26.0 if self.width() < WORDS_FROM else 44.0
        super().place_rail()
        shown = [button for button in self.rail_left if button.isVisibleTo(self)]
        if shown:
            px = self.metrics.px
            left = shown[-1].geometry().right() + px(12)
            right = self.main.x() if self.main.isVisibleTo(self) else self.width() - px(44)
            self.lines.place(left, right - px(8))

    def place_content(self) -> None:
        px = self.metrics.px
        narrow = self.width() < WORDS_FROM
        margin = px(26 if narrow else 44)
        top = self.bar_height + px(4)
        foot = self.height() - self.rail_height - px(14)
        wide = min(px(386), self.width() * 0.315) * min(1.2, self.metrics.beside_text)
        left = self.width() - margin - wide
        room = left - margin - px(16 if narrow else 36)
        edge = px(EDGE)
        self.calendar.setGeometry(
            round(margin - edge),
            round(top - edge),
            round(room + 2 * edge),
            round(foot - top + edge),
        )
        self.calendar.place_parts()
        side = px(COLUMN_EDGE)
        self.column.setGeometry(
            round(left - side), round(top), round(wide + 2 * side + BAR_WIDTH), round(foot - top)
        )
        self.column.place_parts(wide)
        self.question.set_metrics(self.metrics)
        rail, rail_margin = self.rail_rect(), px(self.rail_margin)
        self.question.place(
            rail.x() + rail_margin, rail.y(), rail.width() - 2 * rail_margin, rail.height()
        )

    def key_actions(self) -> KeyActions:
        return {
            commands.CHOOSE_DAY: lambda which: self.calendar.step(_STEPS[which]),
            commands.CHOOSE_MONTH: self._turn,
            **super().key_actions(),
        }

    def _turn(self, which: int) -> None:
        self.calendar.turn(_MONTHS[which])
        self.calendar.chosen_cell.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_series(self) -> None:
        """Show how the series stands."""
        aside = (self._challenges.set_aside, self._series.set_aside)
        self.column.show_series([path.name for path in aside if path is not None])
        self._show_buttons()

    def _show_buttons(self) -> None:
        """Show what can be done, unless a question is asked in its place."""
        runs = self._series.running is not None
        self._back.setVisible(not self._asks)
        self.go_on_button.setVisible(runs and not self._asks)
        self.give_up_button.setVisible(runs and not self._asks)
        self.main.setVisible(not self._asks and self.day(self.calendar.date).state != "to-come")
        self.lines.show(shown=not self._asks)
        self.question.setVisible(self._asks)

    def _ask(self, *, asked: bool) -> None:
        """Ask whether to give the series up, in place of the rail; or show that again."""
        self._asks = asked
        self._show_buttons()
        self.relayout()
        (self.question if asked else self.give_up_button).setFocus()

    def _answer(self, yes: bool) -> None:
        self._ask(asked=False)
        if yes:
            self._series.give_up()
            self._show_series()
            self.relayout()
            self.calendar.chosen_cell.setFocus()

    def _show_day(self, when: date) -> None:
        day = self.day(when)
        self.lines.show_day(day)
        self.main.set_word(self._main_word(day))
        tell_description(self.main, self.lines.line.text())
        self._show_buttons()
        challenges = self._challenges
        counted = (
            (T("in a row")(), challenges.streak),
            (T("longest", "days in a row")(), challenges.longest),
            (T("this month")(), challenges.played_in(when.year, when.month)),
        )
        figures = [Figure(word, str(count)) for word, count in counted]
        self.calendar.figures.show_figures(figures)
        self.first_focus = self.calendar.chosen_cell
        self.relayout()

    def _main_word(self, day: Day) -> str:
        if day.state == "begun":
            return go_on()
        if day.state == "played" and self._file_of(day.date) is not None:
            return T("Look at the result")()
        if day.state == "played":
            return T("Play it again")()
        return T("Play today’s deal")() if day.today else T("Play this deal")()

    def _take(self, when: date) -> None:
        if self.day(when).state != "to-come":
            self.day_chosen.emit(when)
