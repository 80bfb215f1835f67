"""The home page: the five games, and the way back to the match that was played last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games import MODULES
from app.games.module import GameModule
from app.keys import commands
from app.keys.commands import KeyCommand
from app.keys.keys import KeyActions
from app.pages.page import WORDS_FROM, Page
from app.paint.controls import PRIMARY, RAIL
from app.press_guard import changed
from app.storage.match_store import SavedMatch
from app.style.appearance import Appearance
from app.style.typography import joined, joined_names
from app.system.screen_reader import announce, tell_name
from app.texts import texts
from app.widgets.buttons import BarButton, RailButton
from app.widgets.continue_panel import ContinuePanel
from app.widgets.control import Control, one_stop
from app.widgets.label import Heading, Label
from app.widgets.language_switch import current_language
from app.widgets.sideways import BAR_WIDTH, SidewaysArea
from app.widgets.tile import RISE, Tile
from app.widgets.tile_foot import TileTexts

if TYPE_CHECKING:
    from app.pages.days.day import Today
    from app.widgets.ticket import Ticket

T = texts("HomePage")

SCROLL_UNDER: Final = 940
"""Only a page narrower than this (logical pixels) scrolls its tiles sideways."""

WIDEST: Final = 290.0
"""A tile grows no wider than this, in measures of a page 1280 wide."""

_TEXT_WIDE: Final = 140.0
"""A tile is so wide at least, in measures of a page 1280 wide, times the factor on texts."""

_GIVES: Final = 14.0
"""So much of its margin, at 1280 wide, the page gives to tiles that would otherwise scroll."""

_COMPACT_UNDER: Final = 690.0


class HomePage(Page):
    """The first page.

    `game_chosen` carries the id of a game to set up, `continue_chosen` the file of the match to go
    on with. A game that cannot be played yet is never chosen: a line on the rail says so.
    """

    game_chosen = Signal(str)
    continue_chosen = Signal(Path)
    lessons_requested = Signal()
    matches_requested = Signal()
    statistics_requested = Signal()
    about_requested = Signal()
    day_chosen = Signal(object)
    """Brings the date whose deal is wanted."""

    read_by_parts = (commands.SIT_DOWN,)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent, home=False)
        self.rail_margin, self.rail_gap = 44.0, 10.0
        self.rules_button.hide()
        self._unfinished: SavedMatch | None = None
        self._refusal: Callable[[], str] | None = None
        self._about = BarButton(appearance, "info", self)
        self._about.clicked.connect(self.about_requested)
        self.bar_extra.append(self._about)
        self._word_mark = Heading(appearance, "word_mark", self, scaled=False)
        self._motto = Label(appearance, (18, 450), self, tone="text_2", wrap=True)
        self._continue = ContinuePanel(appearance, self)
        self._continue.clicked.connect(self._continue_match)
        self._continue.hide()
        self._strip = SidewaysArea(appearance, self)
        self._tiles = [
            Tile(appearance, module.id, module.tile, self._strip.board)
            for module in MODULES.values()
        ]
        for tile in self._tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self._start(tile))
        self._choose(0)
        self._learn = RailButton(appearance, "learn", self)
        self._learn.clicked.connect(self.lessons_requested)
        self._rules = RailButton(appearance, "book", self)
        self._rules.clicked.connect(self._show_rules)
        self._matches = RailButton(appearance, "replay", self)
        self._matches.clicked.connect(self.matches_requested)
        self._statistics = RailButton(appearance, "chart", self)
        self._statistics.clicked.connect(self.statistics_requested)
        self._help = Label(appearance, "body", self, tone="rail_text_2", wrap=True)
        self._help.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._today: Today | None = None
        self.ticket: Ticket | None = None
        """The deal of the day, once it is offered."""
        self.rail_left += [self._learn, self._rules, self._matches, self._statistics]
        self.rail_terse += [self._rules, self._matches, self._statistics]
        self.retranslate()

    def offer(self, unfinished: SavedMatch | None) -> None:
        """Offer to go on with this match; None: there is none."""
        before, self._unfinished = self._unfinished, unfinished
        if unfinished is not None and (before is None or before.path != unfinished.path):
            changed(self._continue)
        self._continue.setVisible(unfinished is not None)
        self.first_focus = _first_stop(self._continue, self._tiles)
        self._show_continue()
        self.relayout()

    def refresh(self, *, is_new: bool = False) -> None:
        """Show how things stand now; who is new here is shown the way to the lessons."""
        self._learn.kind = PRIMARY if is_new else RAIL
        self._refusal = None
        self.retranslate()
        self.relayout()

    def show_day(self, today: Today | None) -> None:
        """Show the ticket of the day, in place of the sentence about keys; None: there is none."""
        before, self._today = self._today, today
        if today is not None and self.ticket is None:
            # Imported here: who is new, or has the program started only, sees none.
            from app.widgets.ticket import Ticket

            self.ticket = Ticket(self.appearance, self)
            self.ticket.clicked.connect(self._take_day)
            self.rail_right.append(self.ticket)
            self.ticket.show()
        if self.ticket is not None and (before and before.day) != (today and today.day):
            changed(self.ticket)
        self._say_day()
        self.relayout()

    @property
    def chosen_game(self) -> str:
        """The id of the game whose tile stands higher."""
        return next(tile.game_id for tile in self._tiles if tile.isChecked())

    def retranslate(self) -> None:
        super().retranslate()
        self._about.set_word(common_texts.about())
        self._word_mark.setText(common_texts.trapoula())
        tell_name(self, common_texts.trapoula())
        self._motto.setText(T("Five games around one table")())
        self._learn.set_word(common_texts.learn())
        self._rules.set_word(common_texts.rules())
        self._matches.set_word(common_texts.saved_games_short())
        self._statistics.set_word(common_texts.statistics())
        tell_name(self._strip.board, common_texts.games_heading())
        for tile, entry in zip(self._tiles, MODULES.values(), strict=True):
            tile.set_texts(TileTexts(entry.title, entry.pitch, entry.players))
        self._show_continue()
        self._say_help()
        self._say_day()

    def content_stops(self) -> Sequence[QWidget]:
        ticket = [] if self.ticket is None else [self.ticket]
        return [self._continue, *self._tiles, *ticket]

    def place_content(self) -> None:
        px = self.metrics.px
        compact = self.height() / self.metrics.f < _COMPACT_UNDER
        gap, wide, margin = self._columns()
        mark = self._word_mark.sizeHint()
        top = px(38 if compact else 46)
        self._word_mark.setGeometry(round(margin), round(top), mark.width(), mark.height())
        motto = self._motto.fontMetrics().horizontalAdvance(self._motto.text()) + 4
        panel_left = margin + max(mark.width(), motto) + px(30)
        if self.width() >= WORDS_FROM:
            panel_left = max(panel_left, self.width() * 0.4375)
        panel_left = min(panel_left, self.width() * 0.5)
        tiles_top = px(178 if compact else 216)
        self._place_motto(margin, top + mark.height(), panel_left, tiles_top)
        panel_top = px(58 if compact else 72)
        panel_height = px(100 if compact else 112)
        self._continue.place(
            panel_left, panel_top, self.width() - margin - panel_left, panel_height
        )
        tiles_foot = self.height() - self.rail_height - px(18 if compact else 20)
        self._place_tiles(margin, gap, wide, tiles_top, tiles_foot)
        self._place_help()

    def _place_motto(self, left: float, top: float, panel_left: float, tiles_top: float) -> None:
        """Place the motto under the word mark, or hide it where there is no room for it."""
        px = self.metrics.px
        right = panel_left - px(24) if self._unfinished else self.width() - left
        top -= px(4)
        height = self._motto.place(left + px(1), top, right - left)
        self._motto.setVisible(top + height <= tiles_top - px(RISE + 4))

    def _columns(self) -> tuple[float, float, float]:
        """Return the gap between the tiles, their width, and the margin left and right."""
        px = self.metrics.px
        margin = px(44)
        gap = px(20 if self.width() >= WORDS_FROM else 14)
        width = max(self.width(), SCROLL_UNDER)
        count = len(self._tiles)
        gaps = (count - 1) * gap
        least = (SCROLL_UNDER - 2 * margin - 4 * gap) / 5
        least = max(least, px(_TEXT_WIDE) * self.metrics.text_scale)
        wide = max(least, (width - 2 * margin - gaps) / count)
        widest = px(WIDEST) * self.metrics.beside_text
        if wide > widest:
            wide = widest
            margin = (self.width() - count * wide - gaps) / 2
        over = 2 * margin + count * wide + gaps - self.width()
        if width == self.width() and 0 < over <= 2 * px(_GIVES):  # Nobody scrolls for so little.
            margin -= over / 2
        return gap, wide, margin

    def _place_tiles(self, margin: float, gap: float, wide: float, top: float, foot: float) -> None:
        px = self.metrics.px
        above = round(px(RISE + 8)) + 2
        below = round(px(20))
        count = len(self._tiles)
        board_width = round(2 * margin + count * wide + (count - 1) * gap)
        scrolls = board_width > self.width() + 1
        height = foot - top - (BAR_WIDTH if scrolls else 0)
        self._strip.setGeometry(
            0, round(top) - above, self.width(), round(foot - top) + above + below
        )
        self._strip.set_board_width(board_width if scrolls else self.width())
        wanted = max(tile.wanted_foot(wide) for tile in self._tiles)
        # Beside large texts pictures give way to words.
        most = height * min(0.85, 0.56 + 0.52 * (self.metrics.text_scale - 1.0))
        for place, tile in enumerate(self._tiles):
            tile.place(margin + place * (wide + gap), above, wide, height)
            tile.set_foot(min(wanted, most))

    def _place_help(self) -> None:
        px = self.metrics.px
        left = self._statistics.body_in_parent().right() + px(24)
        right = self.width() - px(44)
        rail = self.rail_rect()
        self._help.setGeometry(
            round(left),
            rail.top() + round(px(12)),
            round(right - left),
            rail.height() - round(px(20)),
        )
        fits = self._help.heightForWidth(self._help.width()) <= self._help.height()
        self._help.setVisible(self.ticket is None and (fits or self._refusal is not None))

    def pressed_by(self, event: QKeyEvent) -> Tile | Ticket | None:
        """Return the tile that a key presses, or the ticket (see `app.press_guard`)."""
        pressed = self.appearance.keys.pressed(event, (commands.DAY, self._games))
        if pressed is None:
            return None
        return self.ticket if pressed.command == commands.DAY else self._tiles[pressed.which]

    def key_actions(self) -> KeyActions:
        day = {} if self.ticket is None else {commands.DAY: partial(_press, self.ticket)}
        return {
            commands.CHOOSE_GAME: self._choose_beside,
            self._games: lambda which: _press(self._tiles[which]),
            **day,
            **super().key_actions(),
        }

    @property
    def _games(self) -> KeyCommand:
        """Return the command that has a digit for each tile."""
        digits = commands.GAMES.characters[: len(self._tiles)]
        return replace(commands.GAMES, characters=digits)

    def _choose_beside(self, which: int) -> None:
        """Choose the tile before or after, round the ends; up and down first come to the tiles."""
        chosen = next(i for i, tile in enumerate(self._tiles) if tile.isChecked())
        left, up, down, _ = range(len(commands.FOUR_WAYS))
        comes = which in (up, down) and not any(tile.hasFocus() for tile in self._tiles)
        step = 0 if comes else -1 if which in (left, up) else 1
        there = (chosen + step) % len(self._tiles)
        self._choose(there)
        self._tiles[there].setFocus(Qt.FocusReason.TabFocusReason)

    def _choose(self, index: int) -> None:
        for place, tile in enumerate(self._tiles):
            tile.setChecked(place == index)
        one_stop(self._tiles)
        self.first_focus = _first_stop(self._continue, self._tiles)
        self._strip.bring_into_sight(self._tiles[index], 60)

    def _start(self, tile: Tile) -> None:
        self._choose(self._tiles.index(tile))
        self._refuse(None)
        self.game_chosen.emit(tile.game_id)

    def _refuse(self, reason: Callable[[], str] | None) -> None:
        """Say why what was asked for is not done; None: it is."""
        self._refusal = reason
        self._say_help()
        if reason is not None:
            announce(self._help, self._help.text())

    def _continue_match(self) -> None:
        if self._unfinished is not None:
            self.continue_chosen.emit(self._unfinished.path)

    def _take_day(self) -> None:
        if self._today is not None:
            self.day_chosen.emit(self._today.day.date)

    def _say_day(self) -> None:
        if self.ticket is None or self._today is None:
            return
        from app.pages.days.day import ticket_texts

        day = self._today.day
        self.ticket.show_day(
            ticket_texts(self._today),
            day.game,
            MODULES[day.game].tile,
            self._today.week,
            played=day.state == "played",
        )

    def _show_rules(self) -> None:
        entry = MODULES[self.chosen_game]
        if entry.rules_text(current_language()).is_file():
            self._refuse(None)
            self.rules_requested.emit(entry.id)
        else:
            self._refuse(partial(_no_rules_text, entry))

    def _show_continue(self) -> None:
        saved = self._unfinished
        if saved is None or saved.view is None:
            return
        summary = MODULES[saved.game].summary()
        names = [player.name for player in saved.players]
        options = MODULES[saved.game].played_as(saved.view, open_hands=saved.open_hands)
        practice = common_texts.practice() if saved.practice else ""
        self._continue.show_match(
            summary.faces(saved.view),
            T("Continue the game")(),
            joined(MODULES[saved.game].title, options, practice),
            joined_names(names),
            summary.progress(saved.view, names),
        )

    def _say_help(self) -> None:
        if self._refusal is None:
            text = T("Choose a game with the mouse, the arrow keys or the keys 1–{last}")(
                last=min(9, len(self._tiles))
            )
        else:
            text = self._refusal()
        self._help.setText(text)
        self._help.set_tone("rail_text_2" if self._refusal is None else "rail_text")


def _first_stop(goes_on: ContinuePanel, tiles: Sequence[Tile]) -> Control:
    """Return where the keyboard begins below the heading: the match to go on with, or a game."""
    return next(tile for tile in tiles if tile.isChecked()) if goes_on.isHidden() else goes_on


def _press(button: Tile | Ticket) -> None:
    button.setFocus(Qt.FocusReason.TabFocusReason)
    button.click()


def _no_rules_text(entry: GameModule) -> str:
    return T("There are no rules for {game} here yet.")(game=entry.title)
