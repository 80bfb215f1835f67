"""The deals of the day in the window: dealt, gone on with, and counted."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.match.outcome import outcome_of
from app.storage.days_dealt import PERSON, is_dealt_as
from app.storage.match_store import MatchStore
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.window.page_stack import PageStack
from engine.challenge import deal_of

if TYPE_CHECKING:
    from app.pages.days.day import Today
    from app.pages.days.page import DaysPage
    from engine.core.match import Match


class Daily(QObject):
    """Leads to the match of a day, and notes which one counts.

    What a day needs is imported once one is offered: nobody is before their first match is over.
    """

    deal_requested = Signal(object)
    """Brings the `NewMatch` that is to be dealt."""
    open_requested = Signal(Path)
    """Brings the file of the match to go on with, or to look at the result of."""
    series_chosen = Signal()
    """The series is to be gone on with."""
    series_set_up = Signal(str)
    """Brings the game of which a series is to be begun."""
    turned = Signal()
    """It is another day."""

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        store: MatchStore,
        pages: PageStack,
    ) -> None:
        super().__init__(pages)
        self._appearance = appearance
        self._settings = settings
        self._store = store
        self._challenges = store.challenges
        self._pages = pages
        self._asked: date | None = None
        """The day whose deal has been asked for, while it is dealt."""
        self._midnight = QTimer(self)
        self._midnight.setSingleShot(True)
        self._midnight.timeout.connect(self.turned)

    def today(self) -> Today | None:
        """Return the day that home shows; None before the first match is over."""
        if not self._challenges.offered:
            return None
        from app.pages.days.day import today_of

        now = datetime.now().astimezone()
        tomorrow = datetime.combine(now.date() + timedelta(days=1), time(), now.tzinfo)
        self._midnight.start(int((tomorrow - now).total_seconds() * 1000) + 1000)
        begun = self.file_of(self._challenges.today) is not None
        return today_of(self._challenges, begun=begun)

    def take_from_home(self, day: date) -> None:
        """Play a day or go on with it; where it has been played, show all days."""
        if self._challenges.result(day) is None:
            self.take(day)
        else:
            self.show()

    def show(self) -> DaysPage:
        """Show the page of all days, with the series of five, or go back to it."""
        from app.pages.days.page import DaysPage

        if self._pages.go_back_to(DaysPage):
            page = self._pages.top
            assert isinstance(page, DaysPage)
            return page
        store = self._store
        page = DaysPage(
            self._appearance, self._challenges, store.series, self.file_of, colours=store.colours
        )
        page.day_chosen.connect(self.take)
        page.series_chosen.connect(self.series_chosen)
        page.begin_chosen.connect(self.series_set_up)
        self._pages.lay(page)
        return page

    def show_series(self) -> None:
        """Show the page, with the keyboard on the series."""
        self.show().lead_to_series()

    def take(self, day: date) -> None:
        """Play a day, go on with it, or show how it has ended."""
        file = self.file_of(day)
        if file is not None:
            self.open_requested.emit(file)
            return
        from app.pages.days.day import daily_match

        self._asked = day
        self.deal_requested.emit(daily_match(deal_of(day), self._settings.players))
        self._asked = None

    # Matches

    def note_dealt(self, match: Match) -> None:
        """Note a match that was dealt as that of a day, be it by its code at the set-up."""
        day = self._asked or self._challenges.today
        file = self._store.file_of(match)
        if file is not None and is_dealt_as(match.header, deal_of(day)):
            self._challenges.note_dealt(day, match.header, file.name)

    def note_over(self, match: Match) -> None:
        """Note that a match is over: it may be the one that counts for its day."""
        from app.match.moves import last_ms

        self._challenges.offer()
        self._challenges.note_over(match.header, outcome_of(match, PERSON), last_ms(match))
        if self._challenges.day_of(match.header) is not None:
            self._store.judge_deal(match.header)

    def keeps_turns(self, match: Match) -> bool:
        """Tell whether no finished turn of a match is taken back: it may count for its day."""
        day = self._challenges.day_of(match.header)
        return day is not None and self._challenges.result(day) is None

    def day_of(self, match: Match) -> date | None:
        """Return the day for which a match was dealt; None for any other, be it practice for it."""
        return None if self.is_practice(match) else self._challenges.day_of(match.header)

    def is_practice(self, match: Match) -> bool:
        """Tell whether a match was dealt like that of a day for which another one counts."""
        return self._challenges.is_practice(match.header)

    def file_of(self, day: date) -> Path | None:
        """Return the file of the match that counts for a day, or to go on with."""
        result = self._challenges.result(day)
        names = [result.file] if result is not None else self._challenges.files(day)
        files = (self._store.folder / name for name in names if name)
        return next((file for file in files if file.is_file()), None)
