"""Shows and hides the last moves, and keeps them as the match stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from app.games.contract import AnySituation, AnyTable
from app.games.narration import Audience, Narration
from app.keys import commands
from app.match.session import Session
from app.pages.page import Page
from app.pages.table.moves.light import with_named
from app.pages.table.moves.panel import MovePanel
from app.pages.table.moves.rows import (
    Heads,
    MoveRow,
    TurnsOfMatch,
    in_paragraphs,
    rows_from,
    taken_back_unseen,
)
from app.table.layout import Layout
from app.texts import texts
from app.widgets.buttons import BarButton
from engine.core.events import Done, Signalled

T = texts("Moves")

moves_word = T("Moves", note="A button that shows what everybody did last.")

MOST_TOLD: Final = 20
"""So many of the last moves are told at once to who asks."""
MOST_EVENTS: Final = 1000
"""So many of the last events are listed when the list is opened."""


class TableMoves(QObject):
    """The last moves of the match on a page, which lays its table out anew in `relaid`.

    `replayed` says how many moves are still to be shown again: the list does not run ahead.
    `again` shows once more what happened since the person's last turn, `can_again` says whether
    there is any of it. While the hand is `covered`, what all may know is said of the moves.
    """

    def __init__(
        self,
        page: Page,
        session: Session,
        narration: Narration,
        *,
        situation: Callable[[], AnySituation],
        replayed: Callable[[], int],
        relaid: Callable[[], None],
        again: Callable[[], None],
        can_again: Callable[[], bool],
        covered: Callable[[], bool],
    ) -> None:
        super().__init__(page)
        self._page = page
        self._session = session
        self._narration = narration
        self._situation = situation
        self._replayed = replayed
        self._relaid = relaid
        self._can_again = can_again
        self._rows: list[MoveRow] = []
        self._turns = TurnsOfMatch(session.match)
        self._read = 0
        """How many events have been read."""
        self._told_to: object = None
        """Whom the rows were told, and in which words."""
        self._asked_for = False
        """Somebody has opened it on this page."""
        self._aside = False
        """It is hidden as long as something is shown again, which it would lie over."""
        self.bar_button = BarButton(page.appearance, "moves", page)
        """Stands in the bar of a small window, whose rail has no room for another button."""
        self.bar_button.clicked.connect(self.toggle)
        self.panel = MovePanel(page.appearance, page)
        self.panel.list.moves.covered = covered
        self._pointed_out: MoveRow | None = None
        self._pointed_when: object = None
        """How far the match had been seen then."""
        self.panel.list.pointed_out.connect(self._point_out)
        self.panel.closed.connect(self.toggle)
        self.panel.again.clicked.connect(again)
        self.panel.setVisible(page.appearance.shows_moves)

    @property
    def open(self) -> bool:
        """Tell whether the moves are to be seen."""
        return not self.panel.isHidden()

    @property
    def width_beside(self) -> int:
        """Return how much of the page's width they take from the table."""
        return self.panel.width_beside(self._page.width(), self._page.metrics)

    @property
    def stops(self) -> list[QWidget]:
        """Return where the Tab key leads in them."""
        return self.panel.stops if self.open else []

    def toggle(self) -> None:
        """Show the moves, or hide them; the keyboard goes back to the table with them."""
        self._aside = False
        if self.open:
            self._hide()
        else:
            self.panel.show()
        self._asked_for = self.open
        self._page.appearance.set_shows_moves(self.open)
        if self.open:
            self.place()
            self.tell()
        self._relaid()

    def toggle_by_key(self) -> None:
        """Show the moves with the keyboard in them, or hide them."""
        self.toggle()
        if self.open:
            self.panel.list.take_keys()

    def acted(self) -> None:
        """Close moves that lie over the table, for the person has acted."""
        self._aside = False
        if self.open and not self.width_beside:
            self._hide()

    def stand_aside(self) -> None:
        """Leave a small table free, on which something is shown again."""
        if self.open and not self.width_beside:
            self._hide()
            self._aside = True

    def come_back(self) -> None:
        """Lie there again, once that has been seen."""
        if self._aside:
            self._aside = False
            self.panel.show()
            self.place()
            self.tell()

    def _hide(self) -> None:
        """Hide the moves; the keyboard goes back to the table first, or Qt would choose where."""
        if any(stop.hasFocus() for stop in self.panel.stops):
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.panel.hide()

    def light(self, layout: Layout, game: AnyTable) -> Layout:
        """Return the layout with the light on what the chosen row is about."""
        row = self._pointed_out
        if row is None or not self.open or self._pointed_when != self._seen():
            return layout  # What is seen to happen now is what is looked at.
        named = game.named(row.happenings, self._situation())
        return with_named(layout, row.seat, named, self._page.metrics)

    def forget(self) -> None:
        """Light nothing any more."""
        self.panel.list.forget()

    def _point_out(self, row: MoveRow | None) -> None:
        self._pointed_out, self._pointed_when = row, self._seen()
        self._relaid()

    def _seen(self) -> object:
        """Return how far the match has been seen."""
        return len(self._session.match.events), self._replayed()

    def place(self) -> None:
        """Stand where there is room now; over the table only if it was asked for here."""
        if not self._asked_for and not self.width_beside:
            self._hide()
        self.panel.place(self._page.content_rect(), self._page.metrics)
        self.panel.raise_()

    def retranslate(self) -> None:
        """Say the moves in another language."""
        self._told_to = None
        self.bar_button.set_word(moves_word())
        self.bar_button.setToolTip(self._page.appearance.keys.tip(commands.MOVES))
        self.panel.retranslate()
        self.tell()

    def tell(self) -> None:
        """Read on in the match, as whoever looks at it now may know it."""
        if not self.open:
            return
        situation, shown = self._situation(), self._shown_rows()
        turn = self._turns.last_of(situation.viewer, shown)
        self._enable_again()
        self.panel.tell(shown, Heads(turn, self._turns.rounds_in(shown)), situation.players)

    def since_own_turn(self) -> Sequence[str]:
        """Tell in paragraphs what happened since the person's last turn, and what they do in this.

        If nothing did, it is that turn. To who looks on, it is what happened since a person acted
        last, or what happened last.
        """
        rows, viewer = self._shown_rows(), self._situation().viewer
        turn = self._turns.last_of(viewer, rows)
        before = turn.row if turn is not None and turn.going else len(rows)
        acted = self._turns.last_act_of(viewer, rows[:before])
        if viewer is None:
            is_human, doers = self._session.is_human, [row.seat for row in rows]
            by_people = (at for at, seat in enumerate(doers) if seat is not None and is_human(seat))
            acted = max(by_people, default=None)
        first = 0 if acted is None else acted + 1
        if acted is not None and first == len(rows):
            first = acted if turn is None else turn.row
        told = range(max(first, len(rows) - MOST_TOLD), len(rows))
        audience = Audience(self._situation().players, viewer)
        return in_paragraphs([(rows[at].seat, self._retold(rows, at)) for at in told], audience)

    def _retold(self, rows: Sequence[MoveRow], at: int) -> str:
        """Return in words what the row at this index is about, after those that follow it."""
        row, situation = rows[at], self._situation()
        later = [each.happenings for each in rows[at + 1 :]]
        hidden = self.panel.list.moves.covered() and row.shared != row.happenings
        audience = Audience(situation.players, None if hidden else situation.viewer)
        return self._narration.retold(row.shared if hidden else row.happenings, later, audience)

    def _shown_rows(self) -> Sequence[MoveRow]:
        """Return the rows of all that the person may know by now."""
        situation = self._situation()
        audience = Audience(situation.players, situation.viewer)
        events = self._session.match.events
        if self._told_to != audience or self._read > len(events):
            self._rows, self._read = [], max(0, len(events) - MOST_EVENTS)
            self._told_to = audience
        self._rows += rows_from(self._read, self._session.story, self._narration, audience)
        self._read = len(events)
        unseen = taken_back_unseen(self._session.match, situation.viewer)
        first_hidden = self._first_replayed(unseen)
        return [row for row in self._rows if row.event < first_hidden and row.event not in unseen]

    def _enable_again(self) -> None:
        """Let it be shown again where there is something, and not while it is."""
        again, can = self.panel.again, self._can_again() and not self._replayed()
        if again.hasFocus() and not can:
            # Qt would choose the button beside it, which closes the moves.
            self.panel.list.take_focus()
        again.setEnabled(can)

    def _first_replayed(self, unseen: Set[int]) -> int:
        """Return the index of the first event that is still to be shown again.

        Those that are `unseen` are not shown at all.
        """
        events, left = self._session.match.events, self._replayed()
        index = len(events)
        while left and index:
            index -= 1
            left -= isinstance(events[index], Done | Signalled) and index not in unseen
        return index
