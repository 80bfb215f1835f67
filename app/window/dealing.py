"""From a game that was chosen at home to the cards that are dealt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from app.match.players import NewMatch
from app.storage.match_store import MatchStore
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.system.screen_reader import untold
from app.window.messages import Messages
from app.window.page_stack import PageStack

if TYPE_CHECKING:
    from app.pages.setup.page import Draft, SetupPage
    from app.storage.settings import RememberedPlayer
    from engine.core.match import Match
    from engine.deal_code import DealCode


class Dealing(QObject):
    """Shows the set-up, keeps what is begun there, and deals; the match then comes as `dealt`."""

    dealt = Signal(object)
    series_requested = Signal(object)
    """Brings the `NewMatch` like which all deals of a series are to be."""

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        store: MatchStore,
        pages: PageStack,
        messages: Messages,
        *,
        invitation: Callable[[str], int],
    ) -> None:
        """Make what deals; `invitation` says how many minutes the lesson of a new game takes."""
        super().__init__(pages)
        self._appearance = appearance
        self._settings = settings
        self._store = store
        self._pages = pages
        self._messages = messages
        self._invitation = invitation
        self._own_deals: dict[str, int] = {}
        """Deal numbers that were written by hand and have not been played, by game."""
        self._drafts: dict[str, Draft] = {}
        """Set-ups that were left before the deal, by game."""

    def set_up(self, game: str) -> None:
        """Show the set-up of a game, as it was left or as it was played last."""
        self._pages.lay(self._page(game))

    def set_up_series(self, game: str) -> None:
        """Show the set-up of the five deals of a series."""
        self._pages.lay(self._page(game, series=True))

    def set_up_as(self, code: DealCode, players: Sequence[RememberedPlayer]) -> None:
        """Show in place of a set-up that of the match of a code, with these players at it."""
        from app.pages.setup.page import Draft

        begun = Draft(players, code.options, self._settings.open_hands)
        self._drafts[code.game] = begun
        self._own_deals[code.game] = code.seed
        page = self._page(code.game, code.seats)
        self._pages.replace(page)
        page.show_code_taken()

    def _page(self, game: str, seats: int | None = None, *, series: bool = False) -> SetupPage:
        """Return the set-up of a game, where `seats` is given with so many players."""
        from app.pages.setup.page import Draft, SetupPage

        settings = self._settings
        begun = self._drafts.get(game) or Draft(
            settings.players, settings.options(game), settings.open_hands
        )
        with untold():
            page = SetupPage(
                self._appearance,
                game,
                begun.players,
                begun.options,
                open_hands=begun.open_hands,
                deal=self._own_deals.get(game),
                lesson_minutes=self._invitation(game),
                seats=seats,
                series=series,
                known=self._store.history.people,
            )

        def keep() -> None:
            self._drafts[game] = page.draft()
            if page.own_deal is None:
                self._own_deals.pop(game, None)
            else:
                self._own_deals[game] = page.own_deal

        def remember(new: NewMatch) -> None:
            settings.players = page.remembered()
            settings.remember_colours({who.name: who.colour for who in new.players})
            settings.remember_options(new.game, page.choices())
            if page.asks_about_hands:
                settings.open_hands = new.open_hands

        def deal(new: NewMatch) -> None:
            remember(new)
            self.deal(new)
            self._drafts.clear()  # Who sits at the table is remembered for all games now.

        def begin_series(new: NewMatch) -> None:
            remember(new)
            self.series_requested.emit(new)

        def take_code(code: DealCode) -> None:
            if self._pages.top is page:
                self.set_up_as(code, page.remembered())

        page.taken_off.connect(keep)
        page.deal_requested.connect(deal)
        page.series_requested.connect(begin_series)
        # Queued: the field that has told it is in the midst of an event.
        page.code_written.connect(take_code, Qt.ConnectionType.QueuedConnection)
        return page

    def deal(self, new: NewMatch) -> None:
        """Deal a match; say so where it cannot be written."""
        try:
            match = self._store.deal(new)
        except OSError as error:
            self._messages.not_dealt(error)
        else:
            self._pages.give_way(to_next=True)
            self.dealt.emit(match)

    def note_played(self, match: Match) -> None:
        """Offer its deal number no more: it has been played."""
        if match.events and self._own_deals.get(match.game.id) == match.seed:
            # A match that was set up from a state has no deal number.
            self._own_deals.pop(match.game.id, None)
