"""The saved matches: go on with one, look at its result, delete it."""

from bisect import bisect
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.pages.match_row import MatchRow
from app.pages.page import Page
from app.press_guard import changed, keys_lead
from app.storage.history.records import SavedFile
from app.storage.match_reader import LIGHT, MatchReader
from app.storage.match_store import MatchStore, SavedMatch
from app.style.appearance import Appearance
from app.system.os_errors import in_words
from app.system.screen_reader import announce
from app.texts import texts
from app.widgets.buttons import PanelButton, RailButton
from app.widgets.label import Label
from app.widgets.scroll import BAR_WIDTH, ScrollArea

T = texts("MatchesPage")

AT_ONCE: Final = 20
"""So many matches are shown at first, and so many more each time more are asked for."""


class MatchesPage(Page):
    """Unfinished matches first, then those that are over, then files that cannot be read.

    They are read beside the window, and each takes its place once it has been read.

    `continue_chosen` carries the file of a match to put on the table again.
    """

    continue_chosen = Signal(Path)

    def __init__(
        self, appearance: Appearance, store: MatchStore, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._store = store
        self._shown = AT_ONCE
        self._saved: list[SavedMatch] = []
        self._rows: list[MatchRow] = []
        """Of the first of them."""
        self._feet: list[float] = []
        """Where each of the rows ends."""
        self._failed: tuple[SavedMatch, OSError] | None = None
        self._area = ScrollArea(appearance, self)
        self._empty = Label(appearance, "lead", self, tone="text_2")
        self._more = PanelButton(appearance, "down", self._area.board)
        self._more.clicked.connect(self._show_more)
        self._more.hide()
        self._home = RailButton(appearance, "left", self)
        self._home.clicked.connect(self.home_requested)
        self.on_escape = self.home_requested
        self._hint = Label(appearance, "body", self, tone="rail_text_2", wrap=True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.rail_left.append(self._home)
        self.first_focus = self._home
        files = store.files()
        self._places = {file.path: place for place, file in enumerate(files)}
        self._reader = MatchReader(store, self)
        self._reader.found.connect(self._take)
        self._reader.ended.connect(self._have_all)
        self.taken_off.connect(self._reader.stop)
        self._reader.start(sorted(files, key=self._takes_long))
        self.retranslate()

    @property
    def rows(self) -> tuple[MatchRow, ...]:
        return tuple(self._rows)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common_texts.saved_games())
        self._home.set_word(common_texts.back())
        self._empty.setText(T("There are no saved games.")())
        self._more.set_word(T("Show more")())
        for row in self._rows:
            row.retranslate()
        self._say()

    def content_stops(self) -> Sequence[QWidget]:
        return [*(stop for row in self._rows for stop in row.stops), self._more]

    def place_content(self) -> None:
        px = self.metrics.px
        room, width = self.content_rect(), self._row_width()
        left = (self.width() - width) / 2
        top, foot = room.top() + round(px(6)), room.bottom() - round(px(18))
        self._area.setGeometry(
            round(left - px(8)), top, round(width + px(16) + BAR_WIDTH), foot - top
        )
        self._place_rows(0)
        self._empty.setVisible(not self._rows and not self._reader.reading)
        words = self._empty.sizeHint()
        self._empty.setGeometry(
            round((self.width() - words.width()) / 2),
            room.center().y() - words.height(),
            words.width(),
            words.height(),
        )
        rail = self.rail_rect()
        start = self._home.body_in_parent().right() + round(px(24))
        end = self.width() - round(px(self.rail_margin))
        self._hint.setGeometry(
            start, rail.top() + round(px(12)), end - start, rail.height() - round(px(20))
        )

    def _row_width(self) -> float:
        px = self.metrics.px
        return min(px(980), self.width() - 2 * px(44))

    def _place_rows(self, first: int) -> None:
        """Place the rows from this one on, and what stands below them."""
        px, width = self.metrics.px, self._row_width()
        del self._feet[first:]
        for row in self._rows[first:]:
            top = self._feet[-1] + px(12) if self._feet else px(6)
            self._feet.append(top + row.place(px(8), top, width))
        y = self._feet[-1] + px(12) if self._feet else px(6)
        self._more.setVisible(len(self._saved) > len(self._rows))
        if self._more.isVisibleTo(self._area.board):
            size = self._more.body_size()
            middle = px(8) + width / 2 - size.width() / 2
            self._more.place(middle, y + px(4), size.width(), size.height())
            y += size.height() + px(20)
        self._area.board.resize(round(width + px(16)), round(y))

    def _take(self, saved: SavedMatch) -> None:
        """Take in a file that has been read, and show it if it is one of the first."""
        place = bisect(self._saved, self._order(saved), key=self._order)
        self._saved.insert(place, saved)
        if place < self._shown:
            if place < len(self._rows):
                changed(self._area)
            self._add_row(place)
            if len(self._rows) > self._shown:
                self._remove_row(self._rows[-1])
        elif not self._more.isHidden():
            return
        if self._sized:  # Or else all of it is still to be placed.
            self._place_rows(place)
            self._order_stops()

    def _have_all(self) -> None:
        self._say()
        self.relayout()

    def _order(self, saved: SavedMatch) -> tuple[bool, bool, int]:
        """Return a key for sorting: unfinished, over, damaged; in each the latest first."""
        return saved.damaged is not None, not saved.unfinished, self._places[saved.path]

    def _takes_long(self, file: SavedFile) -> tuple[bool, bool]:
        """Return a key for sorting what is to be read: the known and the short come first."""
        return self._store.known(file) is None, file.stamp.size > LIGHT

    def _fill(self) -> None:
        for place in range(len(self._rows), min(self._shown, len(self._saved))):
            self._add_row(place)

    def _add_row(self, place: int) -> None:
        saved = self._saved[place]
        row = MatchRow(self.appearance, saved, self._area.board)
        row.opened.connect(lambda: self.continue_chosen.emit(saved.path))
        row.deleted.connect(lambda: self._delete(row))
        row.asked.connect(self._forget_failure)
        row.resized.connect(self.relayout)
        row.show()
        self._rows.insert(place, row)
        self._measure(row)
        if place == 0:
            self._focus_first(row.first)

    def _focus_first(self, button: QWidget) -> None:
        """Give the first match the focus, unless somebody has moved it."""
        waits = self.first_focus is self._home and self._home.hasFocus()
        self.first_focus = button
        if waits:
            reason = Qt.FocusReason
            button.setFocus(
                reason.ShortcutFocusReason if keys_lead(self) else reason.OtherFocusReason
            )

    def _remove_row(self, row: MatchRow) -> None:
        self._rows.remove(row)
        self.first_focus = self._rows[0].first if self._rows else self._home
        row.hide()
        row.deleteLater()

    def _show_more(self) -> None:
        first = len(self._rows)
        self._shown += AT_ONCE
        self._fill()
        self.relayout()
        self._rows[first].open_button.setFocus(Qt.FocusReason.TabFocusReason)

    def _delete(self, row: MatchRow) -> None:
        try:
            self._store.delete(row.saved.path)
        except OSError as error:
            self._failed = row.saved, error
            self._say()
            announce(self._hint, self._hint.text())
            self.relayout()
            return
        at = self._rows.index(row)
        self._remove_row(row)
        self._saved.remove(row.saved)
        changed(self._area)
        self._fill()
        self._say()
        self.relayout()
        neighbours = self._rows[at : at + 1] or self._rows[-1:]
        target: QWidget = neighbours[0].delete_button if neighbours else self._home
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def _forget_failure(self) -> None:
        """Forget the failure: beside another question it would seem to be about that one."""
        self._failed = None
        self._say()

    def _say(self) -> None:
        """Say on the rail how many there are, or why one could not be deleted."""
        if self._failed is not None:
            saved, error = self._failed
            if saved.damaged is None:
                text = T("This game could not be deleted ({reason}).")
            else:
                text = T("This file could not be deleted ({reason}).")
            self._hint.setText(text(reason=in_words(error)))
        elif self._reader.reading:
            self._hint.setText(T("Your saved games are loading.")())
        else:
            lost = sum(saved.damaged is not None for saved in self._saved)
            texts = [_how_many_games(n=len(self._saved) - lost)]
            if lost:
                texts.append(_how_many_lost(n=lost))
            self._hint.setText(" · ".join(texts))
        self._hint.set_tone("rail_text_2" if self._failed is None else "rail_text")


_how_many_games = T("%n game(s)")
_how_many_lost = T("%n file(s) cannot be opened")
