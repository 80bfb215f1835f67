"""The page of statistics: a game's matches in figures, charts and a table of people."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.keys import commands
from app.keys.keys import KeyActions
from app.pages.page import WORDS_FROM, Page, make_back_button
from app.pages.statistics import words
from app.pages.statistics.choices import KindChoice
from app.pages.statistics.csv_file import write_csv
from app.pages.statistics.name_menu import NameMenu
from app.pages.statistics.overview import CountedMatches
from app.pages.statistics.tabs import GameTabs
from app.storage.exporting import documents
from app.storage.history.breakdown import persons
from app.storage.history.history import SeatResult
from app.storage.history_check import HistoryCheck
from app.storage.match_store import MatchStore
from app.storage.taking_in import SoFar
from app.style.appearance import Appearance
from app.system.os_errors import in_words
from app.system.screen_reader import announce
from app.widgets.buttons import BarButton, PrimaryButton, RailButton
from app.widgets.label import Label
from app.widgets.scroll import BAR_WIDTH
from engine.games import GAMES


class StatisticsPage(Page):
    """A tab for each game; what is counted is chosen above the figures.

    Everything comes from the index, which is checked against the folder meanwhile.
    """

    read_by_parts = (commands.ROAM_CHARTS,)

    matches_requested = Signal()
    matches_chosen = Signal(object)
    """Brings the `MatchesOf` a bar, a dot or somebody's row."""
    play_requested = Signal(str)
    """Brings the id of a game."""

    def __init__(
        self,
        appearance: Appearance,
        store: MatchStore,
        game: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent, game_id=game)
        self._store = store
        self._results: list[SeatResult] = []
        """Of the game, each person's."""
        self._said = ""
        self._progress: tuple[int, int] | None = None
        self._take_back: Callable[[], None] | None = None
        self._make_content()
        self._make_rail()
        self.first_focus = self._tab
        self._check = HistoryCheck(store, self)
        self._check.changed.connect(self._read)
        self._check.progressed.connect(self._note_progress)
        self._check.ended.connect(self._end_check)
        self.taken_off.connect(self._check.stop)
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(self._check.stop)
        self._check.start()
        self.look_again = self._check.start
        self.on_arrival = lambda: _counted(self.overview)
        self.retranslate()

    def _make_content(self) -> None:
        """Make what stands between bar and rail, and the menu of a name."""
        look = self.appearance
        self.tabs = GameTabs(look, self.game_id, self)
        self.tabs.chosen.connect(self._show_game)
        self.choice = KindChoice(look, self)
        self.choice.changed.connect(self._count)
        self.choice.changed.connect(self._tell_count)
        self.overview = CountedMatches(look, self._store, self)
        self.overview.matches_chosen.connect(self.matches_chosen)
        self.overview.company.pressed_row.connect(self._open_menu)
        self.menu = NameMenu(look, self._store.people, self)
        self.menu.changed.connect(self._note_name)
        self.menu.games_chosen.connect(self.overview.open_company)
        self.menu.person_chosen.connect(self.choice.choose_person)

    def _make_rail(self) -> None:
        """Make the buttons of bar and rail, and the text beside them."""
        look = self.appearance
        self._matches = BarButton(look, "replay", self)
        self._matches.clicked.connect(self.matches_requested)
        self.bar_extra.append(self._matches)
        self._back = make_back_button(self)
        self.export = RailButton(look, "export", self)
        self.export.clicked.connect(self._write_file)
        self.forgotten = RailButton(look, "user", self)
        self.forgotten.clicked.connect(lambda: self.menu.open_forgotten(self.forgotten))
        self.undo = RailButton(look, "undo", self)
        self.undo.clicked.connect(self._undo_name)
        self.play = PrimaryButton(look, None, self)
        self.play.clicked.connect(lambda: self.play_requested.emit(self.game_id))
        self._hint = Label(look, "body", self, tone="rail_text_2", wrap=True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.rail_left += [self._back, self.export, self.undo, self.forgotten]
        self.rail_right.append(self.play)

    @property
    def _tab(self) -> QWidget:
        """The tab of the game that is shown."""
        return self.tabs.tabs[list(MODULES).index(self.game_id)]

    @property
    def counting(self) -> bool:
        """Tell whether files are still being read."""
        return self._check.running

    # What is shown

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(words.heading())
        self._matches.set_word(common_texts.saved_games_short())
        self.export.set_word(words.export())
        self.undo.set_word(words.undo())
        self.tabs.retranslate()
        self._read()

    def renew(self) -> None:
        if not self.counting:
            self._read()

    def content_stops(self) -> Sequence[QWidget]:
        return [self.tabs, self.choice, *self.overview.stops]

    def _show_game(self, game: str) -> None:
        self.game_id = game
        self.first_focus = self._tab
        self._said = ""
        self._read()
        self._tell_count()

    def _read(self) -> None:
        """Read the results of the game from the index, and count what is chosen."""
        game = self.game_id
        self._results = self._store.history.results(game)
        seats = {each.variant: each.seats for each in self._results}
        variants = {each: words.variant_word(game, each, seats[each]) for each in sorted(seats)}
        people = list(persons(self._results, self._store.people))
        team = GAMES[game].scoring.team
        self.choice.offer(game, variants, people, team=team)
        self._count()

    def _count(self) -> None:
        """Count what is chosen, and show it."""
        self.overview.show_results(
            self._results, self.choice.kind, self.game_id, complete=not self.counting
        )
        self.play.set_word(words.play(game=MODULES[self.game_id].short_title))
        self._say()
        self.relayout()

    def _tell_count(self) -> None:
        """Tell how many games there are of what has just been chosen."""
        announce(self, _counted(self.overview))

    # Where it stands

    def place_content(self) -> None:
        px, narrow = self.metrics.px, self.width() < WORDS_FROM
        margin = px(26 if narrow else 44)
        width = min(px(1192), self.width() - 2 * margin)
        left = (self.width() - width) / 2
        top = self.bar_height + px(8 if narrow else 10)
        tabs = self.tabs.place(left - px(4), top, width)
        beside = width - tabs.width() - px(24)
        if self.choice.empty:
            top += tabs.height() + px(14)
        elif self.choice.wanted_width() <= beside:
            self.choice.place(left + width - beside, top, beside)
            top += tabs.height() + px(14)
        else:
            top += tabs.height() + px(8)
            top += self.choice.place(left, top, width) + px(10)
        self.choice.setVisible(not self.choice.empty and bool(self._results))
        foot = self.height() - self.rail_height - px(14 if narrow else 18)
        self.overview.setGeometry(
            round(left), round(top), round(width) + BAR_WIDTH, round(foot - top)
        )
        self.overview.place_parts(width, narrow=narrow)
        self._place_rail_text()

    def place_rail(self) -> None:
        self.export.setVisible(bool(self.overview.counted))
        self.play.setVisible(not self.overview.counted)
        self.undo.setVisible(self._take_back is not None)
        forgotten = len(self._store.people.forgotten)
        self.forgotten.setVisible(forgotten > 0)
        self.forgotten.set_word(words.forgotten(n=forgotten))
        super().place_rail()

    def _place_rail_text(self) -> None:
        px, rail = self.metrics.px, self.rail_rect()
        shown = [each for each in self.rail_left if each.isVisibleTo(self)]
        start = shown[-1].geometry().right() + round(px(16))
        end = self.width() - round(px(self.rail_margin))
        if self.play.isVisibleTo(self):
            end = self.play.geometry().left() - round(px(12))
        self._hint.setGeometry(
            start, rail.top() + round(px(12)), end - start, rail.height() - round(px(20))
        )

    # What can be pressed

    def _open_menu(self, row: int) -> None:
        others = list(persons(self._results, self._store.people))
        team = GAMES[self.game_id].scoring.team
        self.menu.open(self.overview.company, row, others, own=self.choice.kind.person, team=team)

    def _write_file(self) -> None:
        """Write what is chosen into a file in the documents."""
        try:
            path = write_csv(
                self.overview.counted,
                self._results,
                self._store.people,
                self.game_id,
                documents(),
            )
        except OSError as error:
            self._tell(words.not_exported(reason=in_words(error)))
        else:
            self._tell(words.exported(folder=path.parent.name, file=path.name))

    # Names

    def _note_name(self, said: str, take_back: Callable[[], None]) -> None:
        self._take_back = take_back
        self._read()
        self._tell(said)

    def _undo_name(self) -> None:
        take_back, self._take_back = self._take_back, None
        if take_back is not None:
            take_back()
            self._read()
            self._tell(words.as_before())
            self._tab.setFocus(Qt.FocusReason.TabFocusReason)

    def key_actions(self) -> KeyActions:
        return {commands.NAME_AS_BEFORE: self._undo_name, **super().key_actions()}

    # The check, and the rail

    def _note_progress(self, read: int, unread: int) -> None:
        self._progress = read, unread
        self._say()

    def note_taking_in(self, progress: SoFar | None) -> None:
        """Count the matches that have been taken in, once it has ended."""
        if progress is None:
            self._check.start()

    def _end_check(self) -> None:
        self._progress = None
        self._read()
        aside = self._store.people.set_aside
        if aside is not None and not self._said:
            self._tell(words.names_kept_aside(name=aside.name))
        if self._store.history.was_damaged:
            self._store.history.was_damaged = False
            self._tell(words.counted_anew())

    def _tell(self, text: str) -> None:
        """Say on the rail what has happened, also to screen readers."""
        self._said = text
        self._say()
        announce(self._hint, text)

    def _say(self) -> None:
        """Say on the rail what has happened, or what does not count."""
        text = self._said or (words.practice_is_left_out() if self.overview.counted else "")
        if self._progress is not None:
            read, unread = self._progress
            text = words.counting(read=read, all=unread)
        self._hint.setText(text)


def _counted(overview: CountedMatches) -> str:
    """Say how many games there are of what is chosen."""
    count = len(overview.counted)
    return common_texts.games(n=count) if count else words.nothing_like_this()
