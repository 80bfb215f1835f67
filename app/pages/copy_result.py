"""The result of a match as a text for friends, and the button that copies it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.games.deal_words import code_of
from app.games.outcome import ended
from app.match.same_deal import SameDeal
from app.match.session import Session
from app.pages import computers_deal
from app.pages.occasion import ITSELF, Occasion
from app.style.appearance import Appearance
from app.style.typography import joined
from app.system.screen_reader import announce
from app.texts import texts
from app.widgets.buttons import RailButton
from engine.core.match import Match

T = texts("ResultPage")

SHOWN: Final = 4000
"""Milliseconds for which the button says that the result has been copied."""


def text_to_copy(
    match: Match,
    people: Collection[int],
    occasion: Occasion = ITSELF,
    *,
    computers: str = "",
) -> str:
    """Return the result of a match in two lines, without names.

    `people` are the seats of people: one alone is told of, among computers. `occasion` is what the
    match was dealt for, `computers` what they have made of the deal.
    """
    module = MODULES[match.game.id]
    players = common_texts.players(n=match.seats)
    played = module.played_as(match.view(None), open_hands=match.open_hands)
    head = joined(common_texts.trapoula(), module.title, played, players, code_of(match))
    practice = occasion.practice or match.practice
    notes = (occasion.words(), common_texts.practice() if practice else "")
    end = ended(match, people)
    if computers:
        end = f"{end} ({computers})"
    return f"{head}\n{joined(end, *notes)}"


class CopyButton(RailButton):
    """Copies the result of the session's match, and says so for a while."""

    reworded = Signal()
    """The button has another word, and another width."""

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        parent: QWidget,
        occasion: Occasion,
        *,
        same_deal: SameDeal | None = None,
    ) -> None:
        super().__init__(appearance, "copy", parent)
        self._session = session
        self._occasion = occasion
        self._same_deal = same_deal
        self._copied = False
        self._said = QTimer(self)
        self._said.setSingleShot(True)
        self._said.setInterval(SHOWN)
        self._said.timeout.connect(self._end)
        self.clicked.connect(self._copy)

    def retranslate(self) -> None:
        """Say what the button does, or that it is done."""
        self.set_icon("check" if self._copied else "copy")
        self.set_word(T("Copied")() if self._copied else T("Copy result")())

    def _copy(self) -> None:
        match, people, same = self._session.match, self._session.humans, self._same_deal
        computers = "" if same is None else computers_deal.copied(match, same)
        text = text_to_copy(match, people, self._occasion, computers=computers)
        QGuiApplication.clipboard().setText(text)
        self._show(copied=True)
        self._said.start()
        announce(self, self.word)

    def _end(self) -> None:
        self._show(copied=False)

    def _show(self, *, copied: bool) -> None:
        self._copied = copied
        self.retranslate()
        self.reworded.emit()
