"""The first turns of a person in a game: until three have ended, costs are told in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from app.storage.progress import LearningProgress
from app.table.guide import Offer
from engine.core.turn_happenings import TurnEnded

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

FIRST: Final = 3
"""So many turns somebody is new to the costs of a game, whatever others they know."""


class FirstTurns(QObject):
    """Counts the turns that people end at a page, as long as they are new."""

    def __init__(self, page: TablePage, progress: LearningProgress | None) -> None:
        super().__init__(page)
        self._page = page
        self._progress = progress
        self._game = page.session.match.game.id
        self._counted = len(page.session.match.events)
        page.session.changed.connect(self._count)

    @property
    def in_words(self) -> bool:
        """Tell whether costs are told in words."""
        if self._page.costs_in_words or self._progress is None:
            return self._page.costs_in_words
        return self._progress.turns_ended(self._game) < FIRST

    def told(self, offers: Mapping[str, Offer]) -> Mapping[str, Offer]:
        """Return the offers as their pills are to say them."""
        if not self.in_words:
            return offers
        return {
            id_: replace(each, cost=each.words, kind="step") if each.words else each
            for id_, each in offers.items()
        }

    def _count(self) -> None:
        """Count the turns that people have ended since the last time."""
        session, progress = self._page.session, self._progress
        events = len(session.match.events)
        if progress is not None and progress.turns_ended(self._game) < FIRST:
            for happenings in session.story.events(None, self._counted):
                for each in happenings:
                    if isinstance(each, TurnEnded) and session.is_human(each.seat):
                        progress.note_turn_ended(self._game)
        self._counted = events
