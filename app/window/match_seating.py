"""One match whose table lies in the window, with what works for it."""

from __future__ import annotations

from collections.abc import Callable

from app.match.bot_client import BotClient
from app.match.same_deal import SameDeal
from app.match.session import Session
from app.pages.table.page import TablePage
from app.storage.match_store import MatchStore
from app.storage.own_record import OwnRecord, RecordSearch


class MatchSeating:
    """A match and its table, the computers that are asked in it, and what its result looks for."""

    def __init__(self, session: Session, bot_client: BotClient, page: TablePage) -> None:
        self.session = session
        self.bot_client = bot_client
        self.page = page
        self.same_deal: SameDeal | None = None
        """The computers that play its deal again, beside its result."""
        self._search: RecordSearch | None = None

    def search_record(self, store: MatchStore, show: Callable[[OwnRecord | None], None]) -> None:
        """Look what the match is among those of its kind, and have that shown."""
        session = self.session
        self._search = RecordSearch(store, session.match, session.humans, session)
        self._search.found.connect(show)
        self._search.start()

    def close(self, store: MatchStore) -> None:
        """Close the match, and end what works for it."""
        if self.same_deal is not None:
            self.same_deal.stop()
            self.same_deal = None
        if self._search is not None:
            self._search.stop()
            self._search.deleteLater()
            self._search = None
        self.bot_client.close()
        self.bot_client.deleteLater()
        store.close(self.session.match)
