"""What screen readers hear of a match, and what the rail says of computers' moves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.games.contract import Situation
from engine.core.events import Done, Undone

if TYPE_CHECKING:
    from app.pages.table.page import TablePage


class Announcer:
    """Says what happened between a situation and the one that a page shows now."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def say_event(self, before: Situation) -> None:
        """Say what the last event of the match has brought; the rail says what a computer did.

        Of what a person did it says what followed by itself.
        """
        page, match = self._page, self._page.session.match
        if isinstance(match.events[-1], Undone):
            page.view.announce(page.game.taken_back(before, page.situation))
            self.say_called(before)
            return
        self.say(before)
        if page.turn is None or not match.moves or not isinstance(match.moves[-1], Done):
            return
        own = page.session.is_human(match.moves[-1].seat)
        tell = page.game.followed if own else page.game.in_short
        said = partial(tell, before, page.situation)
        if said():
            page.turn.news.tell(said)

    def say(self, before: Situation) -> None:
        """Say what happened, and whether the person is to act now."""
        self._page.view.announce(self._page.game.announce(before, self._page.situation))
        self.say_called(before)

    def say_called(self, before: Situation) -> None:
        """Say that it is the turn of the person at the screen, if it was not before."""
        self._page.view.announce(self._page.game.called(before, self._page.situation))
