"""The one window: home, and the parts that lead from one page to the next."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands
from app.keys.keys import KeyActions
from app.locale.language import Language
from app.pages.home import HomePage
from app.press_guard import Slips, changed
from app.storage.match_reader import MatchToContinue
from app.storage.match_store import MatchStore
from app.storage.opening import Opening
from app.storage.progress import LearningProgress
from app.storage.settings import Settings
from app.storage.taking_in import TakenIn, TakingIn, is_archive
from app.style.appearance import Appearance
from app.system.screen_reader import Announced, tell_name
from app.touch import Fingers
from app.widgets.menu import QtMenus
from app.widgets.notice import Notice
from app.widgets.tip import tell_tip
from app.window.curtain_keeper import CurtainKeeper
from app.window.daily import Daily
from app.window.dealing import Dealing
from app.window.dropping import dropped_files
from app.window.history_pages import HistoryPages
from app.window.key_list import KeyList
from app.window.learning import Learning
from app.window.match_on_table import MatchOnTable
from app.window.messages import Messages
from app.window.page_stack import PageStack
from app.window.placement import Placement
from app.window.reading import WindowReading
from app.window.replays import Replays
from app.window.reviews import Reviews
from app.window.scanning import Scanning
from app.window.series import SeriesPlay
from app.window.side_pages import SidePages
from app.window.sound import WindowSound

if TYPE_CHECKING:
    from engine.core.match import Match

_BY_ITSELF: Final = Qt.FocusReason.OtherFocusReason


class Window(QWidget):
    """The window over one data folder.

    `pages` lie in it one on the other, home at the bottom. `dealing` leads from home to a match,
    which `table` has; `curtain_keeper` hides it between two people. `learning` leads through
    lessons, `history_pages` to what is over. `side` has the pages that are laid over any other.

    The other pages' modules, and what a match needs, are imported when they are first wanted: the
    program starts with home.
    """

    accessible_kind = "window"

    def __init__(
        self,
        settings: Settings,
        language: Language,
        appearance: Appearance,
        store: MatchStore,
        progress: LearningProgress,
    ) -> None:
        super().__init__()
        self.setPalette(_alike_when_inactive(self.palette()))
        self._settings = settings
        self._appearance = appearance
        self._store = store
        self._progress = progress
        QtMenus(self._appearance, self)
        self._slips = Slips(self)
        self._fingers = Fingers(self)
        self.pages = PageStack(self)
        self.pages.arrival = self._focus_reason
        self.pages.retitled.connect(self._retitle)
        self._notice = Notice(appearance, self)
        self.messages = Messages(self._notice)
        self.placement = Placement(self, settings)
        self.curtain_keeper = CurtainKeeper(appearance, self.pages, self, progress)
        self.key_list = KeyList(appearance, self.pages, self.curtain_keeper, self, self.key_actions)
        self.sound = WindowSound(settings, self.pages, self.curtain_keeper, self.messages)
        self.reading = WindowReading(
            settings, language, self, slips=self._slips,
            pages=self.pages, curtain=self.curtain_keeper, messages=self.messages,
        )  # fmt: skip
        self.scanning = Scanning(
            appearance, settings, self, slips=self._slips, pages=self.pages,
            curtain=self.curtain_keeper, keys=self.key_list, speaking=self.reading.voice,
        )  # fmt: skip
        self.side = SidePages(
            appearance, settings, language, self.pages, store.folder,
            progress=progress, effects=self.sound.effects, reading=self.reading.voice,
            scanning=self.scanning.choices,
        )  # fmt: skip
        self.learning = Learning(
            appearance, settings, progress, self.pages, self.curtain_keeper,
            speaking=self.reading.heard,
        )  # fmt: skip
        self.dealing = Dealing(
            appearance, settings, store, self.pages, self.messages,
            invitation=self.learning.invitation,
        )  # fmt: skip
        self.daily = Daily(appearance, settings, store, self.pages)
        self.series = SeriesPlay(store, self)
        self.history_pages = HistoryPages(appearance, store, self.pages, self.messages)
        self.table = MatchOnTable(
            appearance,
            store,
            self.pages,
            self.curtain_keeper,
            progress=progress,
            daily=self.daily,
            series=self.series,
            speaking=self.reading.heard,
        )
        self.opening = Opening(store, self)
        self.replays = Replays(
            appearance, store, self.pages, self.messages, speaking=self.reading.heard
        )
        self.reviews = Reviews(appearance, store, self.pages, self.messages)
        self._taking_in = TakingIn(store, self)
        self.to_continue = MatchToContinue(store, self)
        self.home = HomePage(appearance)
        self.home.look_again = self.refresh_home
        self._connect(language)
        self.sound.effects.changed.connect(self._keep_settings)
        self.scanning.choices.changed.connect(self._keep_settings)
        self.reading.voice.changed.connect(self._keep_settings)
        self.refresh_home()
        self.pages.lay(self.home)
        self.placement.restore()
        self.setAcceptDrops(True)

    def _connect(self, language: Language) -> None:
        self._slips.key_lost.connect(self._ask_again)
        self._slips.acts.connect(self._notice.note_action)
        pages, side, table, home = self.pages, self.side, self.table, self.home
        pages.left.connect(self._leave_page)
        pages.turned.connect(self._turn_to_page)
        pages.home_requested.connect(pages.clear)
        pages.rules_requested.connect(side.show_rules)
        pages.learn_requested.connect(self.learning.begin_first)
        pages.settings_requested.connect(side.show_settings)
        pages.keys_requested.connect(self.key_list.open)
        pages.language_chosen.connect(language.choose)
        pages.leave_full_screen_requested.connect(self.placement.leave_full_screen)
        home.game_chosen.connect(self.dealing.set_up)
        home.continue_chosen.connect(self.opening.open)
        home.lessons_requested.connect(self.learning.show)
        home.matches_requested.connect(self.history_pages.show_matches)
        home.statistics_requested.connect(self.history_pages.show_statistics)
        home.about_requested.connect(side.show_about)
        self.to_continue.found.connect(home.offer)
        self.opening.begun.connect(self.messages.opening)
        self.opening.opened.connect(self._put_on_table)
        self.opening.failed.connect(self.messages.not_opened)
        self._taking_in.progressed.connect(self.history_pages.taking_in)
        self._taking_in.ended.connect(self._tell_taken_in)
        self._connect_series()
        self._connect_history_pages()
        self.dealing.dealt.connect(self.learning.note_match)
        self.dealing.dealt.connect(self.daily.note_dealt)
        self.dealing.dealt.connect(self.series.note_dealt)
        self.dealing.dealt.connect(table.seat_down)
        self.daily.deal_requested.connect(self.dealing.deal)
        self.daily.open_requested.connect(self.opening.open)
        self.daily.turned.connect(lambda: home.show_day(self.daily.today()))
        table.over.connect(self.daily.note_over)
        home.day_chosen.connect(self.daily.take_from_home)
        self.learning.deal_requested.connect(self.dealing.deal)
        table.deal_requested.connect(self.dealing.deal)
        table.closed.connect(self.dealing.note_played)
        table.glance_requested.connect(side.show_cards)
        self.curtain_keeper.risen.connect(self.pages.focus_top)
        self._appearance.changed.connect(self._keep_settings)
        self._appearance.own.changed.connect(self.reading.voice.take_up)
        language.changed.connect(self._keep_settings)

    def _connect_series(self) -> None:
        series, daily = self.series, self.daily
        daily.series_chosen.connect(series.go_on)
        daily.series_set_up.connect(self.dealing.set_up_series)
        self.dealing.series_requested.connect(series.begin)
        series.deal_requested.connect(self.dealing.deal)
        series.open_requested.connect(self.opening.open)
        series.rests.connect(daily.show_series)
        series.rests.connect(self.messages.series_rests)
        series.over.connect(self.pages.give_way)
        series.over.connect(daily.show)
        self.table.over.connect(series.note_over)
        self.table.series_requested.connect(series.go_on)

    def _connect_history_pages(self) -> None:
        back = self.history_pages
        back.opened.connect(self.to_continue.stop)  # The pages read the same files.
        back.continue_chosen.connect(self.opening.open)
        back.replay_requested.connect(self.replays.open)
        back.review_requested.connect(self.reviews.open)
        back.deal_requested.connect(self.dealing.deal)
        back.rescue_requested.connect(self.replays.play_on_from_damage)
        back.files_chosen.connect(self.open_files)
        back.days_requested.connect(self.daily.show)
        back.play_requested.connect(self.dealing.set_up)
        self.table.replay_requested.connect(self.replays.show)
        self.table.practice_requested.connect(self.replays.practise)
        self.replays.copied.connect(self.opening.open)
        self.table.review_requested.connect(self.reviews.show)
        self.reviews.result_requested.connect(self.opening.open)
        self.reviews.play_on_requested.connect(self.replays.play_on)

    def come_to_front(self) -> None:
        """Show the window before the others, as far as the desktop allows."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    # From page to page

    def refresh_home(self) -> None:
        """Let home show what there is now; what it offers to go on with may be over."""
        self.home.refresh(is_new=self._progress.is_new and not self._store.any_saved())
        self.home.show_day(self.daily.today())
        if not self.to_continue.looking:
            self.to_continue.look()
        if self.to_continue.looking:
            self.home.offer(None)

    def open_files(self, files: Sequence[Path]) -> None:
        """Put the match of one file on the table; take in those of several, or of an archive."""
        if len(files) == 1 and not is_archive(files[0]):
            self.opening.open(files[0])
        else:
            if not self.history_pages.list_on_top:
                self.pages.clear()
            self.history_pages.show_matches()
            self._taking_in.start(files)

    def _tell_taken_in(self, what: TakenIn) -> None:
        """Say what came of the matches that have been taken in, wherever one is by now."""
        self.history_pages.note_taken_in()
        if self.pages.top is self.home:
            self.refresh_home()
        self.messages.taken_in(what)

    def _put_on_table(self, match: Match) -> None:
        """Play the match that has been opened, if it is not the one that is played already."""
        self.learning.note_match(match)
        if self.table.goes_on_in(match):
            match.close()
            self._notice.hide()
        else:
            self.table.seat_down(match)

    def _leave_page(self) -> None:
        """Take away what was said on the page, and a match that was to take its place."""
        self.opening.stop()
        self._notice.hide()

    def _turn_to_page(self) -> None:
        """Turn to another page that is on top now."""
        if self.pages.top.has_table:
            self.to_continue.stop()  # Which match that is may be another one afterwards.
        changed(self.pages.top)
        self._retitle()
        self.curtain_keeper.hang()
        if self.curtain_keeper.shown:
            self.curtain_keeper.curtain.setFocus()
        else:
            self.pages.focus_top()

    def _retitle(self) -> None:
        """Name the window after the page on top: screen readers say it on arrival."""
        titles = self.pages.top.windowTitle(), common_texts.trapoula()
        title = " – ".join(filter(None, titles))
        tell_name(self, title)
        self.setWindowTitle(title)

    def _focus_reason(self) -> Qt.FocusReason:
        return Qt.FocusReason.ShortcutFocusReason if self._slips.by_key else _BY_ITSELF

    def _ask_again(self) -> None:
        waits_for = "" if self.curtain_keeper.shown else self.pages.top.waits_for_others()
        self.messages.key_lost(waits_for)

    def _keep_settings(self) -> None:
        """Save a choice at once; say it, the first time, where that is not possible."""
        if not self._settings.flush():
            self.messages.settings_not_saved(self._settings.folder)

    # The window itself

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys, repeats = self._appearance.keys, self._slips.held.repeats
        if repeats(event) and keys.is_for(event, commands.MUTE, commands.READ_ALOUD):
            return
        if not keys.do(event, self.key_actions()):
            super().keyPressEvent(event)

    def key_actions(self) -> KeyActions:
        """Return what keys do on every page."""
        full, placement = self.isFullScreen(), self.placement
        leave = {commands.LEAVE: placement.leave_full_screen} if full else {}
        return {
            **leave,
            commands.TIP: tell_tip,  # Before the key without Shift, which it is, too.
            commands.KEYS: self.key_list.open,
            commands.FULL_SCREEN: placement.leave_full_screen if full else placement.fill_screen,
            commands.MUTE: self.sound.mute,
            commands.READ_ALOUD: self.reading.switch,
            commands.QUIT: self.close,
        }

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open saved matches that are dropped."""
        event.acceptProposedAction()
        self.open_files(dropped_files(event.mimeData()))

    def customEvent(self, event: QEvent) -> None:
        if isinstance(event, Announced):
            self.reading.hear(event.text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retitle()
            self._notice.relayout()
        elif event.type() == QEvent.Type.ActivationChange:
            # Another program may have played in the same folder meanwhile.
            look_again = self.pages.top.look_again
            if self.isActiveWindow() and look_again is not None:
                look_again()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.pages.show_full_screen(self.isFullScreen())
            self.curtain_keeper.show_full_screen(self.isFullScreen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.pages.setGeometry(self.rect())
        self.curtain_keeper.fit()
        self._notice.relayout()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._slips.watch()
        self._fingers.watch()
        self.scanning.follow()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.placement.keep()
        self._settings.flush()
        self.to_continue.stop()
        self.opening.stop()
        self.replays.stop()
        self.reviews.stop()
        self._taking_in.stop()
        self.history_pages.stop()
        self.table.close()
        self.sound.effects.close()
        self.reading.voice.close()
        self._store.history.close()
        super().closeEvent(event)


def _alike_when_inactive(palette: QPalette) -> QPalette:
    """Return the palette without its difference between windows in front and others.

    Nothing here looks different then, yet Qt would paint everything anew whenever that changes, as
    it does a moment after the start.
    """
    for role in QPalette.ColorRole:
        if role not in (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles):
            brush = palette.brush(QPalette.ColorGroup.Active, role)
            palette.setBrush(QPalette.ColorGroup.Inactive, role, brush)
    return palette
