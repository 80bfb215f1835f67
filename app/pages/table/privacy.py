"""Whether what only one person may know is said by itself, or when they ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app import common_texts
from app.games.answers import TableQuestion
from app.games.contract import AnySituation, as_sentences
from app.games.narration import Audience, Narration
from app.keys import commands
from app.match.story import Happenings
from app.texts import texts

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

T = texts("Table")

on_request_told = T(
    "Your cards are only spoken when you ask: press {key}.",
    note="Said when that has been chosen; the key has those words said.",
)
by_itself_told = T("Your cards are spoken again.", note="Said when that is chosen no longer.")


class Privacy:
    """Takes up what the person at the screen has chosen, and lets them ask."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._seen: tuple[int | None, bool] | None = None
        """Who sat there, and what held for them."""
        self._playing = False

    @property
    def chosen(self) -> bool:
        """Whether who sits at the screen hears their cards only when they ask."""
        situation = self._page.display.situation
        if situation.seat is None:
            return False
        return situation.players[situation.seat].name in self._page.appearance.confiding

    def follow(self) -> None:
        """Let the ears be those of who sits there; with each turn the hand is covered again."""
        situation, ears = self._page.display.situation, self._page.view.ears
        now = situation.seat, self.chosen
        if now != self._seen:
            self._seen = now
            ears.sit_down(guarded=self.chosen)
        playing = situation.stage == "playing"
        if playing != self._playing:
            ears.cover()
        self._playing = playing

    def leave(self) -> None:
        """Forget what was kept for who leaves the table."""
        self._seen = None
        self._page.view.ears.sit_down(guarded=self.chosen)

    def toggle(self) -> None:
        """Choose the other way for who sits there, and say which one holds."""
        page, situation = self._page, self._page.display.situation
        assert situation.seat is not None
        on = not self.chosen
        page.appearance.confiding.choose(situation.players[situation.seat].name, on=on)
        self.follow()
        page.view.access.renew()
        page.rail_words.tell()
        key = page.appearance.keys.said(commands.OWN_WORDS) or commands.OWN_WORDS.name()
        said = on_request_told(key=key) if on else by_itself_told()
        page.view.show_message(page.rail.main_rect, lambda: said, private=False)

    def ask(self) -> None:
        """Say what waited to be asked for, or else the hand, and tell the hand by its names."""
        page = self._page
        words = page.view.ears.ask() or page.asking.answer(TableQuestion.HAND)
        page.view.access.renew()
        page.rail_words.tell()
        page.view.announce(words)

    def tell(
        self,
        narration: Narration,
        own: Sequence[Happenings],
        known_to_all: Sequence[Happenings],
        situation: AnySituation,
    ) -> None:
        """Say what happened: what all know of it aloud, and to the person alone the rest.

        Both are the same events, one as the person may know them.
        """
        ears = self._page.view.ears
        audience = Audience(situation.players, situation.viewer)
        bystander = Audience(situation.players, None)
        public, private = [], []
        for mine, shared in zip(own, known_to_all, strict=True):
            if mine == shared or not ears.guarded:
                public.append(narration.announce(mine, audience))
            else:
                public.append(narration.announce(shared, bystander))
                private.append(narration.announce(mine, audience))
        ears.tell(" ".join(filter(None, public)))
        ears.confide(" ".join(filter(None, private)))

    def call(self, called: str) -> None:
        """Say that it is the person's turn, and to them alone what it asks."""
        ears, situation = self._page.view.ears, self._page.display.situation
        if ears.guarded and called and situation.seat is not None:
            ears.tell(
                as_sentences([common_texts.is_playing(name=situation.players[situation.seat].name)])
            )
        ears.confide(called)
