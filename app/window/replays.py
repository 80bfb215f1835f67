"""Matches that are looked at again: from the list, from the result, and played on in copies."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.speech.speaking import Speaking
from app.storage.match_store import MatchStore
from app.style.appearance import Appearance
from app.window.looking_back import looking_back, moments_of
from app.window.messages import Messages
from app.window.page_stack import PageStack

if TYPE_CHECKING:
    from app.match.moments import Moments
    from app.match.session import Session
    from app.pages.page import Page
    from app.storage.opening import Recorded
    from engine.core.errors import Damaged
    from engine.core.match import Match


class Replays(QObject):
    """Lays the replay of a match on the page from which it was asked for."""

    copied = Signal(Path)
    """Brings the file of a copy in which one plays on."""

    def __init__(
        self,
        appearance: Appearance,
        store: MatchStore,
        pages: PageStack,
        messages: Messages,
        *,
        speaking: Speaking,
    ) -> None:
        super().__init__(pages)
        self._appearance = appearance
        self._store = store
        self._pages = pages
        self._messages = messages
        self._speaking = speaking
        self._opening = looking_back(store, pages, messages, self)
        self._opening.opened.connect(self._show_recorded)
        self._rescuing = looking_back(store, pages, messages, self)
        self._rescuing.opened.connect(self._go_on_in_copy)

    def open(self, path: Path) -> None:
        """Show the match in a file again; a very long one is read beside the window."""
        self._opening.open(path)

    def play_on_from_damage(self, path: Path) -> None:
        """Play on in a copy where the file of a match is damaged; the file stays as it is."""
        self._rescuing.open(path)

    def show(self, session: Session) -> None:
        """Show the match of a session again, which is over."""
        from app.match.moments import Moments

        self._lay(Moments(session.match, session.players), None)

    def play_on(self, moments: Moments, moment: int) -> None:
        """Ask who plays on from a moment of a match that is over, in a copy for practice."""
        from app.pages.replay.play_on import PlayOnPage

        page = PlayOnPage(self._appearance, moments, moment)

        page.play_requested.connect(
            lambda kinds: self._go_on_in(
                lambda: self._store.practise(moments.match, moment, kinds), instead_of=page
            )
        )
        self._pages.lay(page)

    def practise(self, match: Match) -> None:
        """Play on from before the last move of a match that is over, in a copy for practice."""
        self._go_on_in(lambda: self._store.practise(match))

    def stop(self) -> None:
        """Open nothing any more."""
        self._opening.stop()
        self._rescuing.stop()

    def _go_on_in_copy(self, recorded: Recorded) -> None:
        if self._go_on_in(lambda: self._store.go_on_from(recorded.match)):
            self._messages.goes_on_in_copy()

    def _go_on_in(self, write: Callable[[], Path], *, instead_of: Page | None = None) -> bool:
        """Go on in the copy that `write` makes, in the place of a page; tell whether it could."""
        try:
            copy = write()
        except OSError as error:
            self._messages.not_dealt(error)
            return False
        if instead_of is not None:
            self._pages.take_off_from(instead_of)
        self.copied.emit(copy)
        return True

    def _show_recorded(self, recorded: Recorded) -> None:
        self._lay(moments_of(recorded, self._store), recorded.damaged)

    def _lay(self, moments: Moments, damaged: Damaged | None) -> None:
        from app.pages.replay.page import ReplayPage

        page = ReplayPage(self._appearance, moments, damaged=damaged, speaking=self._speaking)
        page.play_on_requested.connect(lambda moment: self.play_on(moments, moment))
        self._pages.lay(page)
