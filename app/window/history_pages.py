"""The pages about matches that are over: past matches and statistics."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from app.storage.match_store import MatchStore
from app.style.appearance import Appearance
from app.window.messages import Messages
from app.window.page_stack import PageStack

if TYPE_CHECKING:
    from app.pages.matches.exporter import Exporter
    from app.storage.history.history import MatchesOf


class HistoryPages(QObject):
    """Lays the pages of past matches and of statistics on the one on top.

    Their modules are imported when they are first wanted.
    """

    opened = Signal()
    """One of them is about to read the saved matches."""
    continue_chosen = Signal(Path)
    deal_requested = Signal(object)
    """Brings the `NewMatch` of a deal that is to be played again."""
    replay_requested = Signal(Path)
    """Brings the file of a match that is to be shown again."""
    files_chosen = Signal(list)
    """Brings files from elsewhere that are to be opened."""
    rescue_requested = Signal(Path)
    """Brings the damaged file of a match that is to be gone on with in a copy."""
    review_requested = Signal(Path)
    """Brings the file of a match that is to be reviewed."""
    days_requested = Signal()
    play_requested = Signal(str)
    """Brings the id of a game that is to be set up."""
    taking_in = Signal(object)
    """Brings the `SoFar` of matches that are taken in, or None once they have been."""

    def __init__(
        self, appearance: Appearance, store: MatchStore, pages: PageStack, messages: Messages
    ) -> None:
        super().__init__(pages)
        self._appearance = appearance
        self._store = store
        self._pages = pages
        self._messages = messages
        self._exporter: Exporter | None = None

    def stop(self) -> None:
        """Give up what goes on beside the pages."""
        if self._exporter is not None:
            self._exporter.stop()

    @property
    def list_on_top(self) -> bool:
        """Tell whether past matches are listed on the page on top."""
        from app.pages.matches.page import MatchesPage

        return isinstance(self._pages.top, MatchesPage)

    def show_matches(self, only: MatchesOf | None = None) -> None:
        """Show the past matches, at first perhaps only some of them, or go back to all."""
        from app.pages.matches.page import MatchesPage

        if only is None and self._pages.go_back_to(MatchesPage):
            return
        self.opened.emit()
        page = MatchesPage(self._appearance, self._store, self._exporting(), only=only)
        page.statistics_requested.connect(self.show_statistics)
        page.continue_chosen.connect(self.continue_chosen)
        page.replay_requested.connect(self.replay_requested)
        page.review_requested.connect(self.review_requested)
        page.deal_requested.connect(self.deal_requested)
        page.rescue_requested.connect(self.rescue_requested)
        page.files_chosen.connect(self.files_chosen)
        page.days_requested.connect(self.days_requested)
        self.taking_in.connect(page.note_taking_in)
        # Said once the page is left, which takes away what was said on it.
        page.not_deleted.connect(self._messages.not_deleted, Qt.ConnectionType.QueuedConnection)
        self._pages.lay(page)

    def _exporting(self) -> Exporter:
        """Return what exports matches, on whichever page one is."""
        from app.pages.matches.exporter import Exporter

        if self._exporter is None:
            self._exporter = Exporter(self)
            self._exporter.told.connect(self._tell_exported)
        return self._exporter

    def _tell_exported(self, text: str) -> None:
        """Say what came of an export where the page that would say it is not on top any more."""
        if not self.list_on_top:
            self._messages.exported(text)

    def show_statistics(self) -> None:
        """Show the statistics of the game that was played last, or go back to them."""
        from app.pages.statistics.page import StatisticsPage

        if self._pages.go_back_to(StatisticsPage):
            return
        self.opened.emit()
        page = StatisticsPage(self._appearance, self._store, self._store.history.latest_game)
        page.matches_requested.connect(self.show_matches)
        page.matches_chosen.connect(self.show_matches)
        page.play_requested.connect(self.play_requested)
        self.taking_in.connect(page.note_taking_in)
        self._pages.lay(page)

    def note_taken_in(self) -> None:
        """Have the matches that have been taken in shown with the others."""
        self.taking_in.emit(None)
