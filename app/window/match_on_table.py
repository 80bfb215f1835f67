"""The match that is played in the window, with its computers and its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.speech.speaking import Speaking
from app.storage.match_store import MatchStore
from app.storage.progress import LearningProgress
from app.style.appearance import Appearance
from app.system.screen_reader import announce, untold
from app.texts import texts
from app.window.curtain_keeper import CurtainKeeper
from app.window.daily import Daily
from app.window.messages import saved
from app.window.page_stack import PageStack
from app.window.series import SeriesPlay

if TYPE_CHECKING:
    from app.match.same_deal import SameDeal
    from app.match.session import Session
    from app.pages.occasion import Occasion
    from app.window.match_seating import MatchSeating
    from engine.core.match import Match


T = texts("Window")

not_kept = T(
    "Nobody had done anything yet: this game is not kept.",
    note="Said after the table was left.",
)


class MatchOnTable(QObject):
    """Puts a match on the table, leads to its points and its result, and closes it.

    It is closed as soon as its table is taken off. One that is over may lie below another one,
    which was begun from what looks back on it; no two are played at the same time.

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
    practice_requested = Signal(object)
    """Brings the match that is over from before whose last move somebody plays on."""

    def __init__(
        self,
        appearance: Appearance,
        store: MatchStore,
        pages: PageStack,
        curtain: CurtainKeeper,
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
        self._progress = progress
        self._daily = daily
        self._series = series
        self._speaking = speaking
        self._seatings: list[MatchSeating] = []
        """The matches whose tables lie in the window, the one on top last."""

    @property
    def seating(self) -> MatchSeating | None:
        """Return the match on the table that lies on top, if there is one."""
        return self._seatings[-1] if self._seatings else None

    @property
    def session(self) -> Session | None:
        """Return the session of that match."""
        return None if self.seating is None else self.seating.session

    def seat_down(self, match: Match) -> None:
        """Put `match` on the table; with several people, under the curtain.

        One that is played already is taken off, with all that lies on it.
        """
        from app.match.bot_client import BotClient
        from app.match.bot_controller import ComputerSeats
        from app.match.session import Session
        from app.pages.table.page import TablePage
        from app.window.match_seating import MatchSeating

        played = self.seating
        if played is not None and played.session.match.over is None:
            self._pages.take_off_from(played.page)
        session = Session(
            match,
            self._store.player_infos(match),
            self,
            turns_stay=self._daily.keeps_turns(match) or self._series.kept.may_count(match.header),
        )
        session.changed.connect(lambda: self._tell_over(session))
        self._tell_over(session)
        self._curtain.begin(session)
        bot_client = BotClient(self)
        computers = ComputerSeats(session, bot_client, session)
        with untold():
            page = TablePage(
                self._appearance, session,
                computers=computers,
                progress=self._progress,
                speaking=self._speaking,
                occasion=self._occasion(match).words,
            )  # fmt: skip
        seating = MatchSeating(session, bot_client, page)
        self._seatings.append(seating)
        page.taken_off.connect(lambda: self._end(seating))
        page.left.connect(self._curtain.close)
        page.match_over.connect(self._show_result)
        page.round_over.connect(lambda: self._show_scores(session))
        page.points_requested.connect(lambda: self._show_points(session))
        page.glance_requested.connect(lambda: self.glance_requested.emit(page.game_id))
        self._pages.lay(page)
        computers.begin()

    def _tell_over(self, session: Session) -> None:
        if session.match.over is not None:
            self.over.emit(session.match)

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

    def close(self) -> None:
        """Close every match and its computers; the window may go."""
        for seating in self._seatings:
            seating.close(self._store)

    def _end(self, seating: MatchSeating) -> None:
        """Close a match whose table is taken off."""
        self._seatings.remove(seating)
        seating.close(self._store)
        self.closed.emit(seating.session.match)
        self._curtain.end(seating.session)
        if not seating.session.match.events:
            announce(self._pages, not_kept())
        elif seating.session.match.over is None:
            announce(self._pages, saved())
        seating.session.deleteLater()

    def _show_scores(self, session: Session) -> None:
        from app.pages.scores import ScoresPage

        self._curtain.gather(session)
        with untold():
            page = ScoresPage(self._appearance, session)
        page.next_requested.connect(self._next_round)
        self._pages.lay(page)

    def _show_points(self, session: Session) -> None:
        from app.pages.scores import PointsPage

        self._pages.lay(PointsPage(self._appearance, session))

    def _next_round(self) -> None:
        """Go back from the points of a round to the table, where the next one is dealt."""
        from app.pages.table.page import TablePage

        self._pages.uncover()
        page = self._pages.top
        assert isinstance(page, TablePage)
        page.course.next_round()

    def _show_result(self) -> None:
        from app.pages.result import ResultPage

        seating = self.seating
        assert seating is not None
        session = seating.session
        self._curtain.gather(session)
        occasion = self._occasion(session.match)
        seating.same_deal = None if occasion.practice else self._same_deal(session)
        with untold():
            page = ResultPage(
                self._appearance, session, occasion=occasion, same_deal=seating.same_deal
            )
        page.series_requested.connect(self.series_requested)
        page.deal_requested.connect(self.deal_requested)
        page.practice_requested.connect(lambda: self.practice_requested.emit(session.match))
        page.replay_requested.connect(lambda: self.replay_requested.emit(session))
        page.review_requested.connect(lambda: self.review_requested.emit(session))
        self._pages.lay(page)
        seating.search_record(self._store, page.show_record)

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
