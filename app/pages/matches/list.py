"""The list of past matches: rows under headings, in room that scrolls."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.keys.strokes import UP_AND_DOWN
from app.pages.matches import words
from app.pages.matches.row import MatchRow
from app.press_guard import answered, changed
from app.storage.history.orders import MatchOrder
from app.storage.match_store import SavedMatch
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import announce
from app.widgets.label import Label
from app.widgets.scroll import ScrollArea

BY_KEY = Qt.FocusReason.TabFocusReason


class MatchList(ScrollArea):
    """The rows; one at a time is open.

    The signals carry the row that something is to be done with.
    """

    resume_chosen = Signal(object)
    replay_chosen = Signal(object)
    rescue_chosen = Signal(object)
    review_chosen = Signal(object)
    again_chosen = Signal(object)
    export_chosen = Signal(object)
    deleted = Signal(object)
    brought_back = Signal(object)
    resized = Signal()
    """A row needs another height."""

    def __init__(
        self, appearance: Appearance, is_deleted: Callable[[SavedMatch], bool], parent: QWidget
    ) -> None:
        super().__init__(appearance, parent)
        self.rows: list[MatchRow] = []
        self._appearance = appearance
        self._is_deleted = is_deleted
        self._metrics: Metrics | None = None
        self._order: MatchOrder = ""
        self._headings: dict[int, Label] = {}
        """By the row that each stands above."""

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return list(chain.from_iterable(row.stops for row in self.rows))

    def row_of(self, file: Path | None) -> MatchRow | None:
        """Return the row of the match in a file, if it is shown."""
        return next((row for row in self.rows if row.saved.path == file), None)

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        for row in self.rows:
            row.retranslate()
        self._head_groups()

    def show_matches(self, saved: Sequence[SavedMatch], order: MatchOrder) -> bool:
        """Show these matches, which are in that order, and tell whether they were not shown so.

        Rows of matches that are as they were stay.
        """
        if order == self._order and [row.saved for row in self.rows] == list(saved):
            return False
        self._order = order
        kept = {row.saved.path: row for row in self.rows}
        self.rows = []
        for match in saved:
            row = kept.get(match.path)
            if row is not None and row.saved == match:
                self.rows.append(kept.pop(match.path))
            else:
                made = self._made(match)
                made.set_open(row is not None and row.is_open)
                self.rows.append(made)
        for gone in kept.values():
            gone.hide()
            gone.deleteLater()
        changed(self)
        self._head_groups()
        return True

    def append(self, saved: Iterable[SavedMatch]) -> None:
        """Show these matches below the others."""
        self.rows += map(self._made, saved)
        self._head_groups()

    def place_rows(self, metrics: Metrics, width: float) -> None:
        """Place everything, so wide."""
        self._metrics, px = metrics, metrics.px
        y = px(4)
        for at, row in enumerate(self.rows):
            heading = self._headings.get(at)
            if heading is not None:
                heading.set_metrics(metrics)
                y += heading.place(px(12), y + px(2), width - px(8)) + px(8)
            y += row.place(px(8), y, width) + px(8)
        self.board.resize(round(width + px(16)), round(y + px(4)))

    def toggle(self, row: MatchRow) -> None:
        """Open a row, and close the one that was open; or close it."""
        is_open = not row.is_open
        for each in self.rows:
            if each.is_open:
                each.set_open(False)
        if is_open:
            row.set_open(True)
            announce(row, words.opened([button.word for button in row.buttons]))
        else:
            announce(row, words.closed())
        answered(self)
        self.resized.emit()
        self.ensureWidgetVisible(row, 0, 8)

    def _made(self, saved: SavedMatch) -> MatchRow:
        row = MatchRow(self._appearance, saved, self.board)
        row.toggled.connect(lambda: self.toggle(row))
        row.resume_chosen.connect(lambda: self.resume_chosen.emit(row))
        row.replay_chosen.connect(lambda: self.replay_chosen.emit(row))
        row.rescue_chosen.connect(lambda: self.rescue_chosen.emit(row))
        row.review_chosen.connect(lambda: self.review_chosen.emit(row))
        row.again_chosen.connect(lambda: self.again_chosen.emit(row))
        row.export_chosen.connect(lambda: self.export_chosen.emit(row))
        row.deleted.connect(lambda: self._tell_deleted(row))
        row.brought_back.connect(lambda: self.brought_back.emit(row))
        row.arrow_key.connect(lambda key: self._roam(row, key))
        if self._is_deleted(saved):
            row.set_deleted(True)
        if self._metrics is not None:
            row.set_metrics(self._metrics)
            row.head.set_metrics(self._metrics)
        row.show()
        return row

    def _tell_deleted(self, row: MatchRow) -> None:
        """Tell; what moves under the pointer is no part of that press."""
        self.deleted.emit(row)
        answered(self)

    def _head_groups(self) -> None:
        """Put a heading above the first row of each group."""
        for label in self._headings.values():
            label.hide()
            label.deleteLater()
        self._headings, last = {}, ""
        for at, row in enumerate(self.rows):
            text = words.group(row.saved, self._order)
            if text != last:
                label = Label(self._appearance, "strong", self.board, tone="text_2")
                label.setText(text)
                label.show()
                self._headings[at] = label
            last = text

    def _roam(self, row: MatchRow, key: int) -> None:
        """Go from a row to the next one, or to the one before."""
        step = UP_AND_DOWN.get(key, 0)
        at = self.rows.index(row) + step
        if step and 0 <= at < len(self.rows):
            self.rows[at].stops[0].setFocus(BY_KEY)
            self.ensureWidgetVisible(self.rows[at], 0, 8)
