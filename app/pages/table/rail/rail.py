"""The rail of the table page: who sits there, where the turn stands, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.games.contract import MAIN, RailAction, extra_button
from app.keys import commands
from app.match.players import PlayerInfo
from app.pages.page import Page
from app.pages.table.computers import words as bot_words
from app.pages.table.computers.pacing import BotPacing
from app.pages.table.computers.seat_menu import SeatButton
from app.pages.table.moves.moves import moves_word
from app.style.appearance import Appearance
from app.system.screen_reader import tell_name
from app.table.layout import Rect
from app.table.rail_status import RailStatus
from app.texts import texts
from app.widgets.buttons import PrimaryButton, ToolButton
from app.widgets.control import Control

T = texts("Table")

_WIDEST = 0.26
"""The share of the page's width that the main button takes at most for words it does not say."""


class TableRail(QObject):
    """The buttons and words of the rail on `page`, which places it.

    `extra_pressed` carries which of the game's other buttons was pressed.
    """

    extra_pressed = Signal(int)

    def __init__(self, appearance: Appearance, page: Page, *, covered: Callable[[], bool]) -> None:
        """Make the rail; while the hand is `covered`, its buttons say what all may hear."""
        super().__init__(page)
        self._appearance = appearance
        self._page = page
        self._covered = covered
        self.shown_extras: Sequence[RailAction] = ()
        """What the game's other buttons do now."""
        self._main_words: set[str] = set()
        """What the main button has said, or is likely to say, in the language of the moment."""
        self.seat = SeatButton(appearance, page)
        self.status = RailStatus(appearance, page)
        self.moves = ToolButton(appearance, "moves", page)
        self.undo = ToolButton(appearance, "undo", page)
        self.hint = ToolButton(appearance, "bulb", page)
        self.back = ToolButton(appearance, "step-back", page, fast=True)
        self.pause = ToolButton(appearance, "pause", page)
        self.main = PrimaryButton(appearance, None, page)
        policy = self.main.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.main.setSizePolicy(policy)
        self.extras: list[ToolButton] = []
        """The game's other buttons, as many as it ever had at once."""
        page.rail_left = [self.seat, self.status]
        page.rail_right = [
            self.moves, self.undo, self.hint, self.back, self.pause, self.main,
        ]  # fmt: skip

    @property
    def stops(self) -> list[QWidget]:
        """Where the Tab key leads on the rail, in order."""
        return [
            self.seat, *self.extras, self.moves, self.undo, self.hint, self.back, self.pause,
            self.main,
        ]  # fmt: skip

    def retranslate(self) -> None:
        """Say in another language what does not change with the situation."""
        self._main_words.clear()
        keys = self._appearance.keys
        self.moves.set_word(moves_word())
        self.moves.setToolTip(keys.tip(commands.MOVES))
        self.undo.set_word(commands.UNDO.name())
        self.undo.setToolTip(keys.tip(commands.UNDO))
        self.hint.setToolTip(keys.tip(commands.HINT))
        self.back.set_word(T("Step back")())
        self.back.setToolTip(keys.tip(commands.BACK))
        self.pause.setToolTip(keys.tip(commands.PAUSE))

    def tell_main(self, action: RailAction, usual: Sequence[str]) -> None:
        """Let the main button say what it does.

        It is as wide as its `usual` words, and what else it has said, ask for: the buttons beside
        it stay where a hand has found them.
        """
        self._main_words.update(usual, (action.word,))
        page = self._page
        # What is asked is to be read whole: large letters need the room.
        widest = _WIDEST * page.width() / page.metrics.text_scale**2
        self.main.keep_room(self._main_words, widest)
        if action.word != self.main.word:
            self.main.set_word(action.word)
            self.main.setToolTip(self._appearance.keys.tip(commands.MAIN))
        tell_name(self.main, self._said(action) or action.word)
        self.main.set_allowed(action.allowed, quiet=action.quiet)
        self._show(self.main, shown=bool(action.word))

    def tell_extras(self, actions: Sequence[RailAction]) -> None:
        """Show the game's other buttons; what is left over of them is hidden."""
        self.shown_extras = actions
        while len(self.extras) < len(actions):
            button = ToolButton(self._appearance, "", self._page)
            button.set_metrics(self._page.metrics)  # The others were measured with the page.
            button.clicked.connect(partial(self.extra_pressed.emit, len(self.extras)))
            self._page.rail_right.insert(len(self.extras), button)
            self.extras.append(button)
        for index, button in enumerate(self.extras):
            shown = index < len(actions)
            self._show(button, shown=shown)
            if shown:
                said, follows = self._said(actions[index]), actions[index].follows
                button.set_icon(actions[index].icon)
                button.set_word(actions[index].word, said=said)
                button.setEnabled(actions[index].allowed)
                button.setToolTip("" if follows is None or said is not None else follows())

    def _show(self, button: Control, *, shown: bool) -> None:
        if button.hasFocus() and not shown:
            # Not to whatever comes next on the rail: the table says what is asked now.
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setVisible(shown)

    def _said(self, action: RailAction) -> str | None:
        """Return what a button is said to be for, where that is not what its word says."""
        return action.public if self._covered() else None

    @property
    def extra_words(self) -> Sequence[str]:
        """What the game's other buttons are called that can be pressed now."""
        return [action.word for action in self.shown_extras if action.allowed]

    def tell_computers(
        self, turn: BotPacing | None, near: PlayerInfo | None, *, on_request: bool
    ) -> None:
        """Show the buttons that fit who plays; `near` sits at the near edge, if it is told."""
        watched = turn is not None and turn.watched
        self.undo.setVisible(not watched)
        self.hint.setVisible(not watched)
        self.back.setVisible(watched)
        self.pause.setVisible(watched)
        if turn is not None:
            self.pause.set_icon("play" if turn.paused else "pause")
            self.pause.set_word(bot_words.pause_button(turn))
        self.seat.setVisible(near is not None)
        if near is not None:
            self.seat.show_player(near, on_request=on_request)

    def fit_status(self) -> None:
        """Make the status narrower, and perhaps higher, where the buttons need the room."""
        hint, place = self.status.sizeHint(), self.status.geometry()
        width = min(hint.width(), self._room_of_status())
        high = self.status.heightForWidth(width)
        self.status.setGeometry(place.x(), place.y() - (high - place.height()) // 2, width, high)

    def has_room(self, words: str) -> bool:
        """Tell whether these words can be read whole in the second line."""
        return self.status.holds(words, self._room_of_status())

    def _room_of_status(self) -> int:
        page = self._page
        shown = [button.x() for button in page.rail_right if button.isVisibleTo(page)]
        right = min(shown, default=page.width()) - round(page.metrics.px(10))
        return max(0, right - self.status.x())

    def rect_of(self, button: Control) -> Rect:
        """Return where a button is seen on the page."""
        corner = button.mapTo(self._page, QPoint(button.margin, button.margin))
        body = button.body()
        return Rect(corner.x(), corner.y(), body.width(), body.height())

    def rect_of_status(self) -> Rect:
        """Return where the words of the rail are seen on the page."""
        words = self.status.geometry()
        return Rect(words.x(), words.y(), words.width(), words.height())

    def main_rect(self) -> Rect:
        return self.rect_of(self.main)

    def undo_rect(self) -> Rect:
        return self.rect_of(self.undo)

    def hinted(self) -> dict[str, Rect]:
        """Return the buttons that a hint can mean, by the names that it has for them."""
        rects = {MAIN: self.main_rect()}
        for action, button in zip(self.shown_extras, self.extras, strict=False):
            rects[extra_button(action.icon)] = self.rect_of(button)
        return rects
