"""The page of the deals of the day: a calendar of what has been played, and the chosen day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands
from app.keys.keys import KeyActions
from app.pages.days.calendar import EDGE, Calendar
from app.pages.days.day import Day, day_of, go_on
from app.pages.days.panel import DayPanel
from app.pages.page import WORDS_FROM, Page
from app.storage.challenges import Challenges
from app.style.appearance import Appearance
from app.texts import texts
from app.widgets.buttons import PrimaryButton, RailButton
from app.widgets.result_pieces import Figure, Figures

T = texts("DailyDeals")

_STEPS: Final = (-1, -7, 7, 1)
"""By how many days the arrow keys go, in their order."""
_MONTHS: Final = (-1, 1)
"""By how many months the others go."""


class DaysPage(Page):
    """The days and how they stand; `file_of` gives the match of one, to open or to go on with."""

    day_chosen = Signal(object)
    """Brings the date whose deal is to be played, gone on with, or looked at."""
    back_requested = Signal()

    def __init__(
        self,
        appearance: Appearance,
        challenges: Challenges,
        file_of: Callable[[date], Path | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._challenges = challenges
        self._file_of = file_of
        self.calendar = Calendar(appearance, self.day, challenges.today, self)
        self.calendar.chosen.connect(self._show_day)
        self.calendar.taken.connect(self._take)
        self.panel = DayPanel(appearance, self)
        self.figures = Figures(appearance, self)
        self._back = RailButton(appearance, "left", self)
        self._back.clicked.connect(self.back_requested)
        self.main = PrimaryButton(appearance, None, self)
        self.main.clicked.connect(lambda: self._take(self.calendar.date))
        self.rail_left.append(self._back)
        self.rail_right.append(self.main)
        self.on_escape = self.back_requested
        self.retranslate()
        self.first_focus = self.calendar.chosen_cell

    def day(self, when: date) -> Day:
        """Return how a day stands."""
        return day_of(self._challenges, when, begun=self._file_of(when) is not None)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(T("Deals of the day")())
        self._back.set_word(common_texts.back())
        self.calendar.retranslate()
        self._show_day(self.calendar.date)

    def content_stops(self) -> Sequence[QWidget]:
        return [self.calendar]

    def place_rail(self) -> None:
        self.rail_margin = 26.0 if self.width() < WORDS_FROM else 44.0
        super().place_rail()

    def place_content(self) -> None:
        px = self.metrics.px
        narrow = self.width() < WORDS_FROM
        margin = px(26 if narrow else 44)
        top = self.bar_height + px(12)
        foot = self.height() - self.rail_height - px(14)
        wide = min(px(386), self.width() * 0.31)
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
        self.panel.setGeometry(round(left), round(top), round(wide), round(foot - top))
        self.panel.place_parts()
        high = min(foot - top, self.panel.wanted_height())
        self.panel.resize(round(wide), round(high))
        below = top + high + px(24)
        figures = self.figures.height_for(wide)
        self.figures.setGeometry(round(left), round(below), round(wide), round(figures))

    def key_actions(self) -> KeyActions:
        return {
            commands.CHOOSE_DAY: lambda which: self.calendar.step(_STEPS[which]),
            commands.CHOOSE_MONTH: self._turn,
            **super().key_actions(),
        }

    def _turn(self, which: int) -> None:
        self.calendar.turn(_MONTHS[which])
        self.calendar.chosen_cell.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_day(self, when: date) -> None:
        day = self.day(when)
        self.panel.show_day(day)
        self.main.setVisible(day.state != "to-come")
        self.main.set_word(self._main_word(day))
        challenges = self._challenges
        counted = (
            (T("in a row")(), challenges.streak),
            (T("longest row")(), challenges.longest),
            (T("this month")(), challenges.played_in(when.year, when.month)),
        )
        self.figures.show_figures([Figure(word, str(count)) for word, count in counted])
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
