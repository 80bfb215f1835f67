"""Texts on the rail of the set-up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from app.games.contract import as_sentences
from app.keys import commands
from app.match.players import level_word
from app.pages.days import series_words
from app.pages.page import Page
from app.pages.setup.options import OptionsColumn
from app.pages.setup.party import Party
from app.style.appearance import Appearance
from app.style.typography import told_apart
from app.system.screen_reader import announce
from app.texts import texts
from app.widgets.label import Label

T = texts("SetupPage")


class RailTexts:
    """Two lines: what will be dealt, and what has just happened or is still to be done."""

    def __init__(
        self,
        appearance: Appearance,
        page: Page,
        party: Party,
        column: OptionsColumn,
        *,
        for_series: bool,
    ) -> None:
        self._page = page
        self._party = party
        self._column = column
        self._for_series = for_series
        self._news: Callable[[], str] | None = None
        """What has just happened, until something else does."""
        self.summary = Label(appearance, "status", page, tone="rail_text", wrap=True)
        self.hint = Label(appearance, "caption", page, tone="rail_text_2", wrap=True)

    def forget(self) -> None:
        """Have no news any more: something else has happened."""
        self._news = None

    def note_gone(self, name: str) -> None:
        """Take it as news that somebody of this name has left.

        Who has no name is only a number, which may now be the next player's.
        """
        gone = T("{name} has left. Add a player at the same place to bring the name back.")
        self._news = partial(gone, name=name) if name else None

    def note_exchanged(self, other: int | None) -> None:
        """Take it as news that colours were swapped with who sits at that place."""
        swapped = T("Swapped colours with {name}")
        self._news = None
        if other is not None:
            self._news = lambda: swapped(name=self._party.name(other))

    def note_code(self) -> None:
        """Take it as news that a code has set everything."""
        self._news = T("Players, options and deal number are those of the code.")

    def complaint(self) -> str:
        """Return what keeps the match from being dealt; empty if nothing does."""
        namesakes = self._party.namesakes()
        if self._for_series and self._party.computers_only:
            return T("A series is for people: somebody has to play.")()
        if namesakes is None:
            return self._column.deal_problem()
        return T("Two players share a name: {name}. Change one of them.")(
            name=self._party.name(namesakes[1])
        )

    def tell(self, summary: str) -> None:
        """Say what will be dealt, and what keeps it from that or else is to be known."""
        complaint = self.complaint()
        self.summary.setText(summary)
        self.hint.setText(complaint or self._advice())
        self.hint.set_tone("rail_text" if complaint else "rail_text_2")

    def on_arrival(self, deal: str) -> str:
        """Return what will be dealt and to whom, and the key of the button of this word."""
        players = told_apart([_player(self._party, place) for place in self._party.taken])
        key = self._page.appearance.keys.said(commands.DEAL)
        return as_sentences([self.summary.text(), players, f"{key}: {deal}"])

    def announce_change(self) -> None:
        """Tell screen readers what has just happened, or what will be dealt now."""
        announce(self.hint, self.hint.text() if self._news else self.summary.text())

    def announce_complaint(self) -> None:
        """Tell screen readers what keeps the match from being dealt."""
        announce(self.hint, self.hint.text())

    def place(self, right: int) -> None:
        """Stand on the rail, as far as there."""
        px, rail = self._page.metrics.px, self._page.rail_rect()
        left = round(px(self._page.rail_margin))
        width = right - left - round(px(24))
        head, line = self.summary.heightForWidth(width), self.hint.heightForWidth(width)
        if head + line > rail.height() - px(8) and not self.complaint():
            line = 0  # What will be dealt has to be seen whole.
        self.hint.setVisible(bool(line))
        top = rail.center().y() + px(3) - (head + line) / 2
        self.summary.setGeometry(left, round(top), width, head)
        self.hint.setGeometry(left, round(top) + head, width, line)

    def _advice(self) -> str:
        if self._news is not None:
            return self._news()
        if self._for_series:
            return series_words.own_deals()
        if self._party.computers_only:
            return T("Only computers play: you watch, with all cards face down.")()
        if len(self._party.taken) == 1:
            return T("Add players, or play alone.")()
        if self._party.places == 2:
            return T("Choose a seat to change it.")()
        return T("Choose a seat to change it. Play goes clockwise.")()


def _player(party: Party, place: int) -> str:
    """Return who sits there, briefly."""
    name, guest = party.name(place), party.guest(place)
    assert guest is not None
    return name if guest.kind == "human" else f"{name}, {level_word(guest.kind)}"
