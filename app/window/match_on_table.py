"""The match that is played in the window, with its computers and its pages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.speech.speaking import Speaking
from app.storage.match_store import MatchStore
from app.storage.progress import LearningProgress
from app.style.appearance import Appearance
from app.window.curtain_keeper import CurtainKeeper
from app.window.daily import Daily
from app.window.messages import Messages
from app.window.page_stack import PageStack
from app.window.series import SeriesPlay

if TYPE_CHECKING:
    from app.match.bot_client import BotClient
    from app.match.same_deal import SameDeal
    from app.match.session import Session
    from app.pages.occasion import Occasion
    from app.pages.result import ResultPage
    from app.storage.own_record import RecordSearch
    from engine.core.match import Match


class MatchOnTable(QObject):
    """Puts a match on the table, leads to its points and its result, and closes it.

    What a match needs is imported when the first one is played.
    """

    closed = Signal(object)
    """Brings the match that has just been closed."""
    glance_requested = Signal(str)
    """Somebody wants to see what the cards of this game do."""
    deal_requested = Signal(object)
    """Brings the `NewMatch` that is to be dealt next."""
    over = Signal(object)
    """Brings the match, as soon as it is over."""
    series_requested = Signal()
    """The series is to be gone on with, or to be looked at."""
    replay_requested = Signal(object)
    """Brings the `Session` of a match that is to be shown again."""
    review_requested = Signal(object)
    """Brings the `Session` of a match that is to be reviewed."""
    copied = Signal(Path)
    """Brings the file of a copy in which one goes on from the result."""

    def __init__(
        self,
        appearance: Appearance,
        store: MatchStore,
        pages: PageStack,
        curtain: CurtainKeeper,
        messages: Messages,
        *,
        progress: LearningProgress,
        daily: Daily,
        series: SeriesPlay,
        speaking: Speaking,
    ) -> None:
        super().__init__(pages)
        self._appearance = appearance
        self._store = store
        self._pages = pages
        self._curtain = curtain
        self._messages = messages
        self._progress = progress
        self._daily = daily
        self._series = series
        self._speaking = speaking
        self.session: Session | None = None
        """The match on the table, if there is one."""
        self.bot_client: BotClient | None = None
        """The computers that are asked in it."""
        self._search: RecordSearch | None = None
        self.same_deal: SameDeal | None = None
        """The computers that play its deal again, beside its result."""

    def seat_down(self, match: Match) -> None:
        """Put `match` on the table; with several people, under the curtain."""
        from app.match.bot_client import BotClient
        from app.match.bot_controller import ComputerSeats
        from app.match.session import Session
        from app.pages.table.page import TablePage

        self.clear()
        self.session = session = Session(
            match,
            self._store.player_infos(match),
            self,
            turns_stay=self._daily.keeps_turns(match) or self._series.kept.may_count(match.header),
        )
        session.changed.connect(self._tell_over)
        self._tell_over()
        self._curtain.begin(session)
        self.bot_client = BotClient(self)
        computers = ComputerSeats(session, self.bot_client, session)
        page = TablePage(
            self._appearance, session,
            computers=computers,
            progress=self._progress,
            speaking=self._speaking,
            occasion=self._occasion(match).words,
        )  # fmt: skip
        page.left.connect(self._curtain.close)
        page.match_over.connect(self._show_result)
        page.round_over.connect(self._show_scores)
        page.points_requested.connect(self._show_points)
        page.glance_requested.connect(lambda: self.glance_requested.emit(page.game_id))
        self._pages.lay(page)
        computers.begin()

    def _tell_over(self) -> None:
        if self.session is not None and self.session.match.over is not None:
            self.over.emit(self.session.match)

    def _occasion(self, match: Match) -> Occasion:
        """Return what a match was dealt for."""
        from app.pages.occasion import Occasion

        kept = self._series.kept
        return Occasion(
            self._daily.day_of(match),
            kept.deal_of(match.header),
            self._daily.is_practice(match) or kept.is_practice(match.header),
            self._series.runs,
        )

    def goes_on_in(self, match: Match) -> bool:
        """Tell whether `match` is the one on the table, or what became of it.

        Nothing becomes of one that is over: what goes on from it is a copy.
        """
        if self.session is None:
            return False
        played = self.session.match
        before = played.events
        now = match.events if played.over is not None else match.events[: len(before)]
        return match.header == played.header and now == before

    def clear(self) -> None:
        """Take off everything but home, and close the match that was played."""
        self._pages.clear()
        session = self.session
        self.close()
        if session is not None:
            self.closed.emit(session.match)
            self._curtain.end(session)
            session.deleteLater()
            self.session = None

    def close(self) -> None:
        """Close the match and its computers; the window may go."""
        if self.same_deal is not None:
            self.same_deal.stop()
            self.same_deal = None
        if self._search is not None:
            self._search.stop()
            self._search.deleteLater()
            self._search = None
        if self.bot_client is not None:
            self.bot_client.close()
            self.bot_client.deleteLater()
            self.bot_client = None
        if self.session is not None:
            self._store.close(self.session.match)

    def _show_scores(self) -> None:
        from app.pages.scores import ScoresPage

        assert self.session is not None
        page = ScoresPage(self._appearance, self.session)
        page.next_requested.connect(self._next_round)
        self._pages.lay(page)

    def _show_points(self) -> None:
        from app.pages.scores import PointsPage

        assert self.session is not None
        page = PointsPage(self._appearance, self.session)
        self._pages.lay(page)

    def _next_round(self) -> None:
        """Go back from the points of a round to the table, where the next one is dealt."""
        from app.pages.table.page import TablePage

        self._pages.take_off()
        page = self._pages.top
        assert isinstance(page, TablePage)
        page.course.next_round()

    def _show_result(self) -> None:
        from app.pages.result import ResultPage

        assert self.session is not None
        occasion = self._occasion(self.session.match)
        self.same_deal = None if occasion.practice else self._same_deal(self.session)
        page = ResultPage(
            self._appearance, self.session, occasion=occasion, same_deal=self.same_deal
        )
        page.series_requested.connect(self.series_requested)
        page.deal_requested.connect(self.deal_requested)
        page.practice_requested.connect(self._practise)
        page.replay_requested.connect(lambda: self.replay_requested.emit(self.session))
        page.review_requested.connect(lambda: self.review_requested.emit(self.session))
        self._pages.lay(page)
        self._search_record(page)

    def _search_record(self, page: ResultPage) -> None:
        """Have the page show what the match is among those of its kind."""
        from app.storage.own_record import RecordSearch

        assert self.session is not None
        self._search = RecordSearch(self._store, self.session.match, self.session.humans, self)
        self._search.found.connect(page.show_record)
        self._search.start()

    def _same_deal(self, session: Session) -> SameDeal | None:
        """Return what has computers play the deal of a match; None where they cannot."""
        from app.games import MODULES
        from app.match.same_deal import SameDeal, tables_of

        match = session.match
        module = MODULES[match.game.id]
        can = module.has_computers and module.computers_play_deals
        if not can or not tables_of(match, session.humans):
            return None
        return SameDeal(match, session.humans, session)

    def _practise(self) -> None:
        """Go on from the result in a copy: what is finished stays finished."""
        assert self.session is not None
        try:
            copy = self._store.practise(self.session.match)
        except OSError as error:
            self._messages.not_dealt(error)
        else:
            self.copied.emit(copy)
