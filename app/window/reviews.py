"""Reviews of matches that are over: from the list, from the result, and decided anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.storage.match_store import MatchStore
from app.style.appearance import Appearance
from app.window.looking_back import looking_back, moments_of
from app.window.messages import Messages
from app.window.page_stack import PageStack

if TYPE_CHECKING:
    from app.match.moments import Moments
    from app.match.session import Session
    from app.pages.review.page import ReviewPage
    from app.review.turning_points import TurningPoint
    from app.storage.opening import Recorded


class Reviews(QObject):
    """Lays the review of a match on the page from which it was asked for."""

    result_requested = Signal(Path)
    """Brings the file of a match whose result is wanted."""
    play_on_requested = Signal(object, int)
    """Brings the `Moments` of a match, and the moment from which somebody wants to play on."""

    def __init__(
        self, appearance: Appearance, store: MatchStore, pages: PageStack, messages: Messages
    ) -> None:
        super().__init__(pages)
        self._appearance = appearance
        self._store = store
        self._pages = pages
        self._file = Path()
        self._opening = looking_back(store, pages, messages, self)
        self._opening.opened.connect(self._show_recorded)

    def open(self, path: Path) -> None:
        """Review the match in a file; a very long one is read beside the window."""
        self._file = path
        self._opening.open(path)

    def show(self, session: Session) -> None:
        """Review the match of a session, whose result is the page on top."""
        from app.match.moments import Moments

        file = self._store.file_of(session.match)
        if file is not None:
            page = self._lay(Moments(session.match, session.players), file)
            page.result_requested.connect(self._pages.take_off)

    def stop(self) -> None:
        """Open nothing any more."""
        self._opening.stop()

    def _show_recorded(self, recorded: Recorded) -> None:
        file = self._file
        page = self._lay(moments_of(recorded, self._store), file)
        page.result_requested.connect(lambda: self.result_requested.emit(file))

    def _lay(self, moments: Moments, file: Path) -> ReviewPage:
        from app.pages.review.page import ReviewPage

        page = ReviewPage(self._appearance, moments, self._store.reviews, file)
        page.play_on_requested.connect(lambda at: self.play_on_requested.emit(moments, at))
        page.find_requested.connect(lambda point: self._let_find(page, point))
        self._pages.lay(page)
        return page

    def _let_find(self, review: ReviewPage, point: TurningPoint) -> None:
        """Let somebody decide anew at a turning point; then its answer is told."""
        from app.pages.find.page import FindPage
        from app.pages.find.session import FindSession

        moments, decision = review.moments, point.decision
        session = FindSession(
            moments.match, decision, moments.players, whole_turn=review.teller.whole_turns
        )
        page = FindPage(self._appearance, session)
        session.setParent(page)

        def tell() -> None:
            self._pages.take_off()
            review.tell_answer(point)

        page.found.connect(tell)
        self._pages.lay(page)
