"""The one window: which page is shown, and what leads from one to the next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QPalette,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QStackedWidget, QWidget

from app import common_texts
from app.games import MODULES
from app.locale.language import Language
from app.match.players import NewMatch, one_line
from app.pages.home import HomePage
from app.pages.page import Page
from app.press_guard import Slips, changed
from app.storage.damage_words import damage_text
from app.storage.match_reader import MatchToContinue
from app.storage.match_store import MatchStore
from app.storage.opening import Opening
from app.storage.settings import Settings
from app.storage.settings_rescue import KeptFile
from app.style.appearance import Look
from app.system.os_errors import in_words
from app.system.window_geometry import brought_back, fitted
from app.texts import texts
from app.widgets.notice import Notice
from engine.core.errors import Damaged

if TYPE_CHECKING:
    from app.match.bot_client import Thinker
    from app.match.session import Session
    from app.pages.curtain import Curtain, TurnBefore
    from app.pages.setup import Draft
    from engine.core.match import Match

T = texts("Window")

DEFAULT_SIZE: Final = QSize(1280, 800)
SMALLEST_SIZE: Final = QSize(800, 500)

_BY_ITSELF: Final = Qt.FocusReason.OtherFocusReason


class Window(QWidget):
    """Home lies at the bottom; every other page is laid on it and taken off again.

    The other pages' modules, and what a match needs, are imported when they are first wanted: the
    program starts with home.
    """

    def __init__(
        self, settings: Settings, language: Language, look: Look, store: MatchStore
    ) -> None:
        super().__init__()
        self.setPalette(_alike_when_inactive(self.palette()))
        self._settings = settings
        self._language = language
        self._look = look
        self._store = store
        self._session: Session | None = None
        self._thinker: Thinker | None = None
        self._own_deals: dict[str, int] = {}
        """Deal numbers that were written by hand and have not been played, by game."""
        self._drafts: dict[str, Draft] = {}
        """Set-ups that were left before the deal, by game."""
        self._told_of_settings = False
        """It was said that the settings cannot be saved."""
        self._slips = Slips(self)
        self._in_window: QByteArray | None = None
        """Size, place and state before the window filled the screen."""
        self._stack = QStackedWidget(self)
        self._curtain: Curtain | None = None
        self._notice = Notice(look, self)
        self._home = HomePage(look)
        self._home.game_chosen.connect(self._set_up)
        self._home.continue_chosen.connect(self._continue)
        self._home.matches_requested.connect(self._show_matches)
        self._home.about_requested.connect(self._show_about)
        self._opening = Opening(store, self)
        self._opening.begun.connect(self._say_opening)
        self._opening.opened.connect(self._put_on_table)
        self._opening.failed.connect(self._say_not_opened)
        self._lay(self._home)
        self._to_continue = MatchToContinue(store, self)
        self._to_continue.found.connect(lambda saved: self._home.refresh(saved, any_saved=True))
        self._refresh_home()
        look.changed.connect(self._keep_settings)
        language.changed.connect(self._keep_settings)
        self._take_place()
        self._retranslate()

    @property
    def page(self) -> Page:
        """The page on top."""
        page = self._stack.currentWidget()
        assert isinstance(page, Page)
        return page

    @property
    def curtain(self) -> Curtain:
        """What hides the table between two players; made when it is first wanted."""
        if self._curtain is None:
            from app.pages.curtain import Curtain

            self._curtain = Curtain(self._look, self)
            self._curtain.setGeometry(self.rect())
            self._curtain.lift_requested.connect(self._lift_curtain)
            self._curtain.take_back_requested.connect(self._come_back)
            self._curtain.risen.connect(self._focus_page)
            self._curtain.language_chosen.connect(self._language.choose)
            self._curtain.escaped.connect(self._leave_curtain)
            bar = self._curtain.bar
            bar.home_requested.connect(self._go_home)
            bar.rules_requested.connect(lambda: self._show_rules(self.page.game_id))
            bar.settings_requested.connect(self._show_settings)
            bar.leave_full_screen_requested.connect(self._leave_full_screen)
            bar.show_full_screen(self.isFullScreen())
        return self._curtain

    @property
    def session(self) -> Session | None:
        """The match on the table, if there is one."""
        return self._session

    # --- Pages -----------------------------------------------------------------------------------

    def _lay(self, page: Page) -> None:
        """Show `page` on top of the others."""
        page.home_requested.connect(self._go_home)
        page.rules_requested.connect(self._show_rules)
        page.settings_requested.connect(self._show_settings)
        page.language_chosen.connect(self._language.choose)
        page.leave_full_screen_requested.connect(self._leave_full_screen)
        page.show_full_screen(self.isFullScreen())
        self._leave_page()
        self._stack.setCurrentIndex(self._stack.addWidget(page))
        self._turn_to_page()

    def _take_off(self) -> None:
        """Take the page on top off; the one below it is shown again."""
        page = self.page
        page.taken_off.emit()
        self._leave_page()
        self._stack.setCurrentIndex(self._stack.count() - 2)
        self._stack.removeWidget(page)
        page.deleteLater()
        self._turn_to_page()

    def _leave_page(self) -> None:
        """What is said on a page, and a match that was to take its place, go with it."""
        self._opening.stop()
        self._notice.hide()

    def _go_home(self) -> None:
        self._clear_table()
        self._refresh_home()

    def _refresh_home(self) -> None:
        files = self._store.files()
        self._home.refresh(None, any_saved=bool(files))
        self._to_continue.look(files)

    def _clear_table(self) -> None:
        """Take off everything but home, and close the match that was played."""
        while self.page is not self._home:
            self._take_off()
        self._end_thinking()
        if self._session is not None:
            match = self._session.match
            if match.events and self._own_deals.get(match.game.id) == match.seed:
                # A match that was set up from a state has no deal number.
                self._own_deals.pop(match.game.id, None)
            self._store.close(match)
            self._session.deleteLater()
            self._session = None

    def _end_thinking(self) -> None:
        if self._thinker is not None:
            self._thinker.close()
            self._thinker.deleteLater()
            self._thinker = None

    def _turn_to_page(self) -> None:
        """Another page is on top."""
        changed(self.page)
        self._hang_curtain()
        self._focus_page()

    def _hang_curtain(self) -> None:
        """The curtain is before the table where it is down, and before no other page."""
        if self._curtain is None:
            return
        from app.match.phase import Phase
        from app.pages.table.page import TablePage

        session = self._session
        falls = (
            session is not None and session.phase is Phase.CURTAIN and not session.match.open_hands
        )
        if falls and isinstance(self.page, TablePage):
            self._curtain.show()
            self._curtain.raise_()
        else:
            self._curtain.hide()

    def _focus_page(self) -> None:
        if self._curtain is not None and self._curtain.isVisible():
            self._curtain.setFocus()
        else:
            by_key = self._slips.by_key
            reason = Qt.FocusReason.ShortcutFocusReason if by_key else _BY_ITSELF
            self.page.setFocus(reason)

    def _show_rules(self, game: str, *, glance: bool = False) -> None:
        from app.pages.rules import RulesPage

        about = "" if glance else self.page.rules_about
        page = RulesPage(self._look, game, about=about, glance=glance)
        page.back_requested.connect(self._take_off)
        self._lay(page)

    def _show_settings(self) -> None:
        from app.pages.settings import SettingsPage

        page = SettingsPage(self._look, self._settings)
        page.back_requested.connect(self._take_off)
        page.language_choice_made.connect(self._language.choose)
        self._lay(page)

    def _show_about(self) -> None:
        from app.pages.about import AboutPage

        page = AboutPage(self._look, self._store.folder)
        page.back_requested.connect(self._take_off)
        page.licences_requested.connect(self._show_licences)
        self._lay(page)

    def _show_licences(self) -> None:
        from app.pages.licences import LicencesPage

        page = LicencesPage(self._look)
        page.back_requested.connect(self._take_off)
        self._lay(page)

    def _show_matches(self) -> None:
        from app.pages.matches import MatchesPage

        self._to_continue.stop()  # The page reads the same files; home looks again.
        page = MatchesPage(self._look, self._store)
        page.continue_chosen.connect(self._continue)
        self._lay(page)

    # --- A match ---------------------------------------------------------------------------------

    def _set_up(self, game: str) -> None:
        from app.pages.setup import Draft, SetupPage

        settings = self._settings
        begun = self._drafts.get(game) or Draft(
            settings.players, settings.options(game), settings.open_hands
        )
        page = SetupPage(
            self._look,
            game,
            begun.players,
            begun.options,
            open_hands=begun.open_hands,
            deal=self._own_deals.get(game),
        )

        def keep() -> None:
            self._drafts[game] = page.draft()
            if page.own_deal is None:
                self._own_deals.pop(game, None)
            else:
                self._own_deals[game] = page.own_deal

        def deal(new: NewMatch) -> None:
            self._settings.players = page.remembered()
            self._settings.remember_colours({who.name: who.colour for who in new.players})
            self._settings.remember_options(new.game, new.options)
            if page.asks_about_hands:
                self._settings.open_hands = new.open_hands
            self._deal(new)
            self._drafts.clear()  # Who sits at the table is remembered for all games now.

        page.taken_off.connect(keep)
        page.deal_requested.connect(deal)
        self._lay(page)

    def _deal(self, new: NewMatch) -> None:
        try:
            match = self._store.deal(new)
        except OSError as error:
            self._say_not_dealt(error)
        else:
            self._seat_down(match)

    def _continue(self, path: Path) -> None:
        """Go on with a match of the list, which is left.

        Whoever looks at it again finds a file that could not be opened named with what is wrong.
        """
        if self.page is not self._home:
            self._go_home()
        self._opening.open(path)

    def open_file(self, file: Path) -> None:
        """Put the saved match in `file` on the table; the match that lies there is left.

        What cannot be opened changes nothing. A file from elsewhere is copied to the others.
        """
        self._opening.open(file)

    def _put_on_table(self, match: Match) -> None:
        """A match has been opened, perhaps the one that is played, and has gone on meanwhile."""
        played = None if self._session is None else self._session.match
        if played is not None and _goes_on(played, match):
            match.close()
            self._notice.hide()
        else:
            self._seat_down(match)

    def name_kept(self, kept: KeptFile) -> None:
        """Say where the settings file is that could not be read whole."""
        sentences = {
            "damaged": T(
                "The settings file was damaged. What could still be read is used. The old file is"
                " kept as {name}.",
            ),
            "newer": T(
                "The settings were saved by a newer version. What this version knows of them is"
                " used. A copy of the file is kept as {name}.",
            ),
        }
        self._notice.say(lambda: sentences[kept.cause](name=kept.path.name))

    def _keep_settings(self) -> None:
        """Save a choice at once; say it, the first time, where that is not possible."""
        if self._settings.flush() or self._told_of_settings:
            return
        self._told_of_settings = True
        self._notice.say(
            lambda: T(
                "Your settings cannot be saved. They will be used until you close Trapoula. The"
                " disk may be full, or the folder {folder} read-only."
            )(folder=self._settings.folder)
        )

    def _say_not_dealt(self, error: OSError) -> None:
        self._notice.say(
            lambda: T(
                "The cards were not dealt because the game could not be saved ({reason}). Fix"
                " this and try again."
            )(reason=in_words(error))
        )

    def _say_opening(self) -> None:
        self._notice.say(T("The game is loading."), stays=True)

    def _say_not_opened(self, file: Path, error: Damaged | OSError) -> None:
        name = one_line(file.name)
        if isinstance(error, OSError):
            self._notice.say(
                lambda: T("The saved game {name} could not be opened ({reason}).")(
                    name=name, reason=in_words(error)
                )
            )
        else:
            self._notice.say(
                lambda: T("{name} could not be opened. {reason} The file has not been changed.")(
                    name=name, reason=damage_text(error)
                )
            )

    def _seat_down(self, match: Match) -> None:
        """Put `match` on the table; with several people, under the curtain."""
        from app.match.bot_client import Thinker
        from app.match.bot_controller import ComputerSeats
        from app.match.phase import Phase
        from app.match.session import Session
        from app.pages.table.page import TablePage

        self._clear_table()
        self._session = session = Session(match, self._store.player_infos(match), self)
        session.phase_changed.connect(self._follow_phase)
        if session.phase is Phase.CURTAIN:
            self._drop_curtain(at_once=True)
        self._thinker = Thinker(self)
        computers = ComputerSeats(session, self._thinker, session)
        page = TablePage(self._look, session, computers=computers)
        page.left.connect(self._close_curtain)
        page.match_over.connect(self._show_result)
        page.round_over.connect(self._show_scores)
        page.points_requested.connect(self._show_points)
        page.glance_requested.connect(lambda: self._show_rules(page.game_id, glance=True))
        self._lay(page)
        computers.begin()

    def _show_scores(self) -> None:
        from app.pages.scores import ScoresPage

        assert self._session is not None
        page = ScoresPage(self._look, self._session)
        page.next_requested.connect(self._next_round)
        self._lay(page)

    def _show_points(self) -> None:
        from app.pages.scores import PointsPage

        assert self._session is not None
        page = PointsPage(self._look, self._session)
        page.back_requested.connect(self._take_off)
        self._lay(page)

    def _next_round(self) -> None:
        """From the points of a round back to the table, where the next one is dealt."""
        from app.pages.table.page import TablePage

        self._take_off()
        assert isinstance(self.page, TablePage)
        self.page.next_round()

    def _show_result(self) -> None:
        from app.pages.result import ResultPage

        assert self._session is not None
        page = ResultPage(self._look, self._session)
        page.deal_requested.connect(self._deal)
        page.practice_requested.connect(self._practise)
        self._lay(page)

    def _practise(self) -> None:
        """From the result on, in a copy: what is finished stays finished."""
        assert self._session is not None
        try:
            copy = self._store.practise(self._session.match)
        except OSError as error:
            self._say_not_dealt(error)
        else:
            self._opening.open(copy)

    # --- The curtain -----------------------------------------------------------------------------

    def _follow_phase(self) -> None:
        """The curtain that is down waits for somebody else, or for nobody any more.

        It falls when the table is left (`_close_curtain`): once what was done last lies still.
        """
        from app.match.phase import Phase

        assert self._session is not None
        if self._curtain is None or not self._curtain.isVisible():
            return
        if self._session.phase is Phase.CURTAIN:
            self._drop_curtain(at_once=True)
        else:
            changed(self.page)
            self._curtain.rise()

    def _close_curtain(self) -> None:
        """Nobody sits at the table any more."""
        if self._curtain is None or not self._curtain.isVisible():
            self._drop_curtain()

    def _drop_curtain(self, *, at_once: bool = False) -> None:
        session = self._session
        assert session is not None
        if session.match.open_hands:
            session.handover.lift()
            return
        seat = session.next_seat
        left = session.undo.seat if session.undo.possible else None
        self.curtain.setGeometry(self.rect())
        self.curtain.fall(
            session.players[seat], self._turn_before(),
            acts=seat in session.match.to_act, looks=session.handover.looks,
            left=None if left is None else session.players[left],
            alone=not session.shared,
            at_once=at_once,
        )  # fmt: skip

    def _turn_before(self) -> TurnBefore | None:
        from app.games.narration import Audience, told_with_names
        from app.pages.curtain import TurnBefore

        session = self._session
        assert session is not None
        last = session.views.turn_before()
        if last is None:
            return None
        seat, moves = last
        narration = MODULES[session.match.game.id].narration()
        if narration is not None:
            story = session.story.moves(None, moves.stop)
            audience = Audience(session.players, None)
            return TurnBefore(
                session.players[seat],
                lambda: told_with_names(
                    narration.turn_before(story[moves.start :]), session.players
                ),
                lambda: narration.came_to_all(story, audience),
            )
        views = [session.match.view(None, index) for index in range(moves.start, moves.stop + 1)]
        summary = MODULES[session.match.game.id].summary()
        events, players = session.views.last_turn(), session.players

        def names() -> list[str]:
            return [player.name for player in players]

        return TurnBefore(
            players[seat],
            lambda: summary.told_before(views, names()),
            lambda: summary.besides(events, names()),
        )

    def _lift_curtain(self) -> None:
        assert self._session is not None
        self._session.handover.lift()

    def _leave_curtain(self) -> None:
        """Go one step back: to the decision, for who only wanted to see their hand, or home."""
        assert self._session is not None
        if not self._session.handover.look_away():
            self._go_home()

    def _come_back(self) -> None:
        """Who has just left the screen takes the last move back."""
        assert self._session is not None
        self._session.undo.take_back()

    # --- The window itself -----------------------------------------------------------------------

    def come_to_front(self) -> None:
        """Be seen before the other windows, as far as the desktop allows."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def _take_place(self) -> None:
        """The remembered size and place, or the first ones, as far as the screen goes."""
        room = free_part(self.screen())
        self.setMinimumSize(fitted(SMALLEST_SIZE, room))
        self.resize(fitted(DEFAULT_SIZE, room))
        if not self.restoreGeometry(self._settings.geometry):
            return
        there = QGuiApplication.screenAt(self.geometry().center())
        room = free_part(there or self.screen())
        self.setMinimumSize(fitted(SMALLEST_SIZE, room))
        if self.isFullScreen():
            # An older version kept that, too: whoever starts the program sees how to end it.
            place = self.normalGeometry()
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
            self.setGeometry(place)
        if not self.isMaximized():
            self.setGeometry(brought_back(self.geometry(), room))

    def _retranslate(self) -> None:
        self.setWindowTitle(common_texts.trapoula())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_F11 and not self.isFullScreen():
            self._in_window = self.saveGeometry()
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)
        elif event.key() in (Qt.Key.Key_F11, Qt.Key.Key_Escape):
            self._leave_full_screen()
        elif event.key() == Qt.Key.Key_Q and ctrl:
            self.close()
        else:
            super().keyPressEvent(event)

    def _leave_full_screen(self) -> None:
        """Let the window be as it was before it filled the screen."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._notice.relayout()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._tell_full_screen()

    def _tell_full_screen(self) -> None:
        fills = self.isFullScreen()
        for index in range(self._stack.count()):
            page = self._stack.widget(index)
            assert isinstance(page, Page)
            page.show_full_screen(fills)
        if self._curtain is not None:
            self._curtain.bar.show_full_screen(fills)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stack.setGeometry(self.rect())
        if self._curtain is not None:
            self._curtain.setGeometry(self.rect())
        self._notice.relayout()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._slips.watch()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.isFullScreen():
            self._settings.geometry = self.saveGeometry()
        elif self._in_window is not None:
            self._settings.geometry = self._in_window
        self._settings.flush()
        self._to_continue.stop()
        self._opening.stop()
        self._end_thinking()
        if self._session is not None:
            self._store.close(self._session.match)
        super().closeEvent(event)


def _goes_on(match: Match, earlier: Match) -> bool:
    """Whether it is the same match, or what became of it."""
    before = earlier.events
    return match.header == earlier.header and match.events[: len(before)] == before


def _alike_when_inactive(palette: QPalette) -> QPalette:
    """The palette without its difference between windows in front and others.

    Nothing here looks different then, yet Qt would paint everything anew whenever that changes, as
    it does a moment after the start.
    """
    for role in QPalette.ColorRole:
        if role not in (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles):
            brush = palette.brush(QPalette.ColorGroup.Active, role)
            palette.setBrush(QPalette.ColorGroup.Inactive, role, brush)
    return palette


def free_part(screen: QScreen) -> QRect:
    """The part of a screen that the desktop leaves to windows."""
    return screen.availableGeometry()
