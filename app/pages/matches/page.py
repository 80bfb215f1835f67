"""The page of past matches: find one, go on with it or see its result, delete or export it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QFileDialog, QWidget

from app import common_texts
from app.keys import commands
from app.keys.keys import KeyActions
from app.match.players import NewMatch
from app.pages.days.day import heading as days_heading
from app.pages.matches import words
from app.pages.matches.exporter import Exporter
from app.pages.matches.filters import FilterLine
from app.pages.matches.list import BY_KEY, MatchList
from app.pages.matches.row import MatchRow
from app.pages.page import Page, make_back_button
from app.press_guard import keys_lead
from app.storage.carried import beside
from app.storage.exporting import documents
from app.storage.history.history import Counts, MatchesOf, MatchFilter
from app.storage.history_check import HistoryCheck
from app.storage.match_store import ENDING, MatchStore, SavedMatch
from app.storage.taking_in import SoFar
from app.storage.unpacking import ARCHIVE
from app.style.appearance import Appearance
from app.system.screen_reader import announce
from app.widgets.buttons import BarButton, PanelButton, RailButton
from app.widgets.label import Label
from app.widgets.scroll import BAR_WIDTH

AT_ONCE: Final = 20
"""So many matches are shown at first, and so many more each time the end comes near."""


class MatchesPage(Page):
    """Unfinished matches first, then those that are over, by months, then damaged files.

    They come from the index, which is checked against the folder meanwhile. What is deleted can be
    brought back until the page is left; only then its file goes.

    `continue_chosen` carries the file of a match to put on the table again.
    """

    days_requested = Signal()
    """The deals of the day, and the series, are to be shown."""
    statistics_requested = Signal()
    files_chosen = Signal(list)
    """Carries the files, from elsewhere, that are to be opened."""
    continue_chosen = Signal(Path)
    replay_requested = Signal(Path)
    """Carries the file of a match to be shown again."""
    rescue_requested = Signal(Path)
    """Carries the file of a damaged match, of which a copy is to be played on."""
    review_requested = Signal(Path)
    """Carries the file of a match to be reviewed."""
    deal_requested = Signal(object)
    """Carries the `NewMatch` of a deal that is to be played again."""
    not_deleted = Signal(Path, object)
    """Carries a file that could not be deleted when the page was left, and the OSError."""

    read_by_parts = (commands.ROW, commands.DELETE)

    def __init__(
        self,
        appearance: Appearance,
        store: MatchStore,
        exporter: Exporter,
        parent: QWidget | None = None,
        *,
        only: MatchesOf | None = None,
    ) -> None:
        """Show the matches of a store, at first perhaps only some; the exporter outlives them."""
        super().__init__(appearance, parent)
        self._store = store
        self._counts = Counts()
        self._deleted: dict[Path, None] = {}
        self._said = ""
        """What happened last, for the rail."""
        self.looked_at: Path | None = None
        """The file of the match for which the page was covered last."""
        self._progress: tuple[int, int] | None = None
        self._taking_in: SoFar | None = None
        self.filters = FilterLine(appearance, self)
        self.filters.changed.connect(self._begin_anew)
        self._list = MatchList(appearance, lambda saved: saved.path in self._deleted, self)
        self._list.verticalScrollBar().valueChanged.connect(self._show_more)
        self._list.resume_chosen.connect(partial(_leave_for, self, self.continue_chosen))
        self._list.replay_chosen.connect(partial(_leave_for, self, self.replay_requested))
        self._list.rescue_chosen.connect(partial(_leave_for, self, self.rescue_requested))
        self._list.review_chosen.connect(partial(_leave_for, self, self.review_requested))
        self._list.again_chosen.connect(lambda row: self.deal_requested.emit(_same_deal(row.saved)))
        self._list.deleted.connect(self._delete)
        self._list.brought_back.connect(self._bring_back)
        self._list.resized.connect(self.relayout)
        self._exporter = exporter
        self._exporting: SoFar | None = None
        exporter.told.connect(self._tell)
        exporter.progressed.connect(self._note_exporting)
        self._list.export_chosen.connect(lambda row: self._exporter.export_one(row.saved.path))
        self._empty = Label(appearance, "lead", self, tone="text_2", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._show_all = PanelButton(appearance, None, self)
        self._show_all.clicked.connect(self.filters.clear)
        self._make_buttons()
        self._check = HistoryCheck(store, self)
        self._check.changed.connect(self._refresh)
        self._check.progressed.connect(self._note_progress)
        self._check.ended.connect(self._end_check)
        self.look_again, self.on_arrival = self._check.start, self._hint.text
        self.taken_off.connect(self._leave)
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(self._leave)
        self.retranslate()
        if only is None:
            self._refresh()
        else:
            self.filters.want_only(only)
        self._check.start()

    def _make_buttons(self) -> None:
        """Make the buttons of bar and rail, and the text beside them."""
        appearance = self.appearance
        self.days_button = BarButton(appearance, "calendar", self)
        self.days_button.clicked.connect(self.days_requested)
        self._statistics = BarButton(appearance, "chart", self)
        self._statistics.clicked.connect(self.statistics_requested)
        self.bar_extra += [self._statistics, self.days_button]
        self._back = make_back_button(self)
        self._open_file = RailButton(appearance, "folder", self)
        self._open_file.clicked.connect(lambda: _ask_for_files(self))
        self._export_all = RailButton(appearance, "export", self)
        self._export_all.clicked.connect(self._start_export)
        self._hint = Label(appearance, "body", self, tone="rail_text_2", wrap=True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.rail_left += [self._back, self._open_file, self._export_all]
        self.first_focus = self._back

    @property
    def rows(self) -> tuple[MatchRow, ...]:
        return tuple(self._list.rows)

    @property
    def reading(self) -> bool:
        """Tell whether files are still being read, or taken in."""
        return self._check.running or self._taking_in is not None

    # What is shown

    def renew(self) -> None:
        """Show how the matches stand now; the one that was looked at stays where it is seen."""
        before = self._list.row_of(self.looked_at)
        y = None if before is None else before.y()
        self._refresh()
        row = self._list.row_of(self.looked_at)
        if row is not None and y is not None:
            self.first_focus = row.stops[0]
            bar = self._list.verticalScrollBar()
            bar.setValue(bar.value() + row.y() - y)
        self._check.start()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(words.heading())
        self.days_button.set_word(days_heading())
        self._statistics.set_word(common_texts.statistics())
        self._open_file.set_word(words.open_file())
        self._export_all.set_word(words.export_all())
        self._show_all.set_word(words.show_all())
        self.filters.retranslate()
        self._list.retranslate()
        self._say()

    def content_stops(self) -> Sequence[QWidget]:
        return [*self.filters.stops, *self._list.stops, self._show_all]

    def place_content(self) -> None:
        px, room = self.metrics.px, self.content_rect()
        width = _rows_width(self)
        left, top = (self.width() - width) / 2, room.top() + px(12)
        top += self.filters.place(left, top, width) + px(8)
        foot = room.bottom() - px(14)
        self._list.setGeometry(
            round(left - px(8)), round(top), round(width + px(16) + BAR_WIDTH), round(foot - top)
        )
        self._list.place_rows(self.metrics, width)
        self._place_empty(left, top, width)
        rail = self.rail_rect()
        last = self._export_all if self._export_all.isVisibleTo(self) else self._open_file
        start = last.body_in_parent().right() + round(px(24))
        end = self.width() - round(px(self.rail_margin))
        self._hint.setGeometry(
            start, rail.top() + round(px(12)), end - start, rail.height() - round(px(20))
        )
        self._hint.setVisible(self._hint.heightForWidth(end - start) <= self._hint.height())

    def _place_empty(self, left: float, top: float, width: float) -> None:
        """Say that there is nothing, and why, where nothing is shown."""
        nothing = not self._list.rows and not self.reading
        kept_out = self.filters.wanted != MatchFilter()
        self._empty.setVisible(nothing)
        self._show_all.setVisible(nothing and kept_out)
        if not nothing:
            return
        if not kept_out:
            text = f"{words.no_matches()}\n{words.kept_here()}"
        elif search := self.filters.wanted.search:
            text = words.nothing_found(search=search)
        else:
            text = words.nothing_fits()
        self._empty.setText(text)
        high = self._empty.place(left, top + self.metrics.px(70), width)
        self._empty.setFixedWidth(round(width))
        size = self._show_all.body_size()
        y = top + self.metrics.px(84) + high
        self._show_all.place(left + (width - size.width()) / 2, y, size.width(), size.height())

    def _begin_anew(self) -> None:
        """Show the first of the matches that are wanted now."""
        self._list.verticalScrollBar().setValue(0)
        self._said = ""
        self._refresh(AT_ONCE)
        if self.isVisible():
            nothing = self._empty.isVisible()
            announce(self, self._empty.text() if nothing else self._hint.text())

    def _refresh(self, most: int = 0) -> None:
        """Show what the index holds now, as many matches as are shown already."""
        history, wanted = self._store.history, self.filters.wanted
        most = most or max(AT_ONCE, len(self._list.rows))
        records = history.matches(wanted, 0, most, self.filters.order)
        self._counts = history.counts(wanted)
        self._export_all.setVisible(self._store.any_saved())
        self.filters.set_people(history.people())
        saved = [self._store.saved(record) for record in records]
        if self._list.show_matches(saved, self.filters.order):
            self._set_first_focus()
        self._say()
        self.relayout()

    def _show_more(self) -> None:
        """Show more matches where the last that are shown come near."""
        bar, shown = self._list.verticalScrollBar(), len(self._list.rows)
        near = bar.maximum() - bar.value() < bar.pageStep()
        if near and shown < self._counts.matches + self._counts.damaged:
            filters = self.filters
            more = self._store.history.matches(filters.wanted, shown, AT_ONCE, filters.order)
            self._list.append(map(self._store.saved, more))
            self._list.place_rows(self.metrics, _rows_width(self))
            self._order_stops()

    def _set_first_focus(self) -> None:
        """Give the first match the focus, unless somebody has moved it."""
        waits = self.first_focus is not None and self.first_focus.hasFocus()
        self.first_focus = self._list.rows[0].stops[0] if self._list.rows else self._back
        if waits:
            by_key = keys_lead(self)
            self.first_focus.setFocus(
                Qt.FocusReason.ShortcutFocusReason if by_key else Qt.FocusReason.OtherFocusReason
            )

    # What can be done with a match

    def _delete(self, row: MatchRow) -> None:
        """Take a match out of the list; its file stays until the page is left."""
        self._deleted[row.saved.path] = None
        row.set_deleted(True)
        self._said = ""
        self._say()
        self.relayout()
        row.stops[0].setFocus(BY_KEY)
        announce(row, words.deleted(match=words.short(row.saved)))

    def _bring_back(self, row: MatchRow) -> None:
        self._deleted.pop(row.saved.path, None)
        row.set_deleted(False)
        self._say()
        self.relayout()
        row.head.setFocus(BY_KEY)

    def _bring_back_last(self) -> None:
        """Bring back what was deleted last."""
        last = next(reversed(self._deleted), None)
        for row in self._list.rows:
            if row.saved.path == last:
                self._bring_back(row)

    def _leave(self) -> None:
        """End what goes on, and delete for good what was deleted."""
        self._check.stop()
        for path in self._deleted:
            try:
                self._store.delete(path)
            except OSError as error:
                self.not_deleted.emit(path, error)
        self._deleted.clear()

    # To and from elsewhere

    def _start_export(self) -> None:
        """Export all matches but those that are deleted; say how far it is where it goes on."""
        if self._exporter.running:
            announce(self._hint, self._hint.text())
            return
        kept = [file.path for file in self._store.files() if file.path not in self._deleted]
        self._exporter.export_all(kept, beside(self._store.folder))

    # Keys

    def key_actions(self) -> KeyActions:
        return {
            commands.SEARCH: self.filters.ask_to_search,
            commands.BRING_BACK: self._bring_back_last,
            **super().key_actions(),
        }

    # The check, and the rail

    def _note_progress(self, read: int, unread: int) -> None:
        self._progress = read, unread
        self._say()

    def note_taking_in(self, progress: SoFar | None) -> None:
        """Say how far the taking in of matches is; once it has ended, show all there are."""
        begins, self._taking_in = self._taking_in is None, progress
        if progress is None:
            self._check.start()
        elif begins:
            announce(self._hint, words.taking_in(n=progress.all))
        self._say()

    def _note_exporting(self, progress: SoFar | None) -> None:
        """Say how far the export of all matches is."""
        begins, self._exporting = self._exporting is None, progress
        if progress is not None and begins and self.isVisible():
            announce(self._hint, words.exporting(n=progress.all))
        self._say()

    def _end_check(self) -> None:
        self._progress = None
        self._refresh()

    def _tell(self, text: str) -> None:
        """Say on the rail what has happened, also to screen readers."""
        self._said = text
        self._say()
        if self.isVisible():
            announce(self._hint, text)

    def _say(self) -> None:
        """Say on the rail what has happened, or how many matches there are."""
        counts = self._counts
        for saved in (row.saved for row in self._list.rows if row.is_deleted):
            counts = counts.without(unfinished=saved.unfinished, damaged=saved.damaged is not None)
        texts = [words.count(n=counts.matches)]
        if counts.unfinished:
            texts.append(words.unfinished(n=counts.unfinished))
        if counts.damaged:
            texts.append(words.lost(n=counts.damaged))
        if self._progress is not None:
            texts = [words.loading(read=self._progress[0], all=self._progress[1])]
        said = self._said or " · ".join(texts)
        for going_on, text in (
            (self._exporting, words.exported_so_far), (self._taking_in, words.taken_in_so_far),
        ):  # fmt: skip
            said = said if going_on is None else text(now=going_on.done, all=going_on.all)
        self._hint.setText(said)


def _leave_for(page: MatchesPage, requested: SignalInstance, row: MatchRow) -> None:
    """Ask for another page about a match, which is looked at until this one is back."""
    page.looked_at = row.saved.path
    requested.emit(row.saved.path)


def _ask_for_files(page: MatchesPage) -> None:
    """Take in files that are chosen in the system's window."""
    pattern = f"{words.file_kind()} (*{ENDING} *{ARCHIVE})"
    names, _ = QFileDialog.getOpenFileNames(page, words.open_file(), str(documents()), pattern)
    if names:
        page.files_chosen.emit(list(map(Path, names)))


def _rows_width(page: MatchesPage) -> float:
    return min(page.metrics.px(1192), page.width() - 2 * page.metrics.px(44))


def _same_deal(saved: SavedMatch) -> NewMatch:
    """Return the match that begins like this one."""
    assert saved.view is not None
    assert saved.seed is not None
    options = saved.view["options"]
    return NewMatch(saved.game, options, saved.players, saved.seed, saved.open_hands)
