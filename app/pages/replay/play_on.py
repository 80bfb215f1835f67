"""The page on which it is chosen who plays on from a moment of a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.keys import commands
from app.keys.keys import KeyActions
from app.match.moments import Moments
from app.pages.page import Page, make_back_button
from app.pages.replay import words
from app.pages.setup.editor import kind_choices
from app.style.appearance import Appearance
from app.widgets.buttons import PrimaryButton
from app.widgets.label import Label
from app.widgets.panel import Panel
from app.widgets.scroll import BAR_WIDTH, ScrollArea
from app.widgets.setting_row import SettingRow

if TYPE_CHECKING:
    from engine.core.events import Kind


_NAME: Final = 400.0
"""Room for a long name, at 1280 x 800."""


class PlayOnPage(Page):
    """A row for each seat; at first they play who played last.

    `play_requested` carries the kinds of the players, by seat.
    """

    play_requested = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        moments: Moments,
        moment: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent, game_id=moments.match.game.id)
        self._moments = moments
        self._moment = moment
        self._panel = Panel(appearance, self)
        self._area = ScrollArea(appearance, self)
        self._lead = Label(appearance, "lead", self._area.board, tone="text_2", wrap=True)
        self._kinds: list[Kind] = [player.kind for player in moments.players]
        self.rows = [self._row(seat) for seat in range(len(moments.players))]
        self._back = make_back_button(self)
        self.play = PrimaryButton(appearance, None, self)
        self.play.clicked.connect(lambda: self.play_requested.emit(self.kinds))
        self.rail_left.append(self._back)
        self.rail_right.append(self.play)
        self.first_focus = self.play
        self.retranslate()

    def _row(self, seat: int) -> SettingRow:
        row = SettingRow(self.appearance, self._area.board, words=_NAME)
        row.segments.chosen.connect(partial(self._kinds.__setitem__, seat))
        return row

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Who is to play, by seat."""
        return tuple(self._kinds)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(MODULES[self.game_id].title, words.turn_line(self._moments, self._moment))
        self._lead.setText(words.counts_as_practice())
        self.play.set_word(words.play_on_now())
        kinds = kind_choices() if MODULES[self.game_id].has_computers else ()
        for player, kind, row in zip(self._moments.players, self.kinds, self.rows, strict=True):
            row.set_texts(player.name, "")
            row.segments.set_choices(kinds, kind)

    def content_stops(self) -> Sequence[QWidget]:
        return [row.segments for row in self.rows]

    def place_content(self) -> None:
        px, room = self.metrics.px, self.content_rect()
        width = min(px(880), self.width() - 2 * px(44))
        left, top = (self.width() - width) / 2, room.top() + px(14)
        limit, pad, edge = room.bottom() - px(24) - top, px(28), round(px(6))
        inner = width - 2 * pad
        y = px(18)
        y += self._lead.place(px(10), y, inner) + px(10)
        self._lead.setFixedWidth(round(inner))
        for row in self.rows:
            y += row.place(px(10), y, inner)
        board = round(y + px(10))
        height = min(board + 2 * edge, limit)
        top += max(0.0, (limit - height) * 0.35)
        self._panel.setGeometry(round(left), round(top), round(width), round(height))
        area = self._panel.geometry().adjusted(round(pad - px(10)), edge, -2, -edge)
        self._area.setGeometry(area)
        self._area.board.resize(self._area.width() - BAR_WIDTH, board)

    def key_actions(self) -> KeyActions:
        return {commands.DEAL: self.play.click, **super().key_actions()}
