"""The page on which it is chosen who plays on from a moment of a match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.keys import commands
from app.keys.keys import KeyActions
from app.match.moments import Moments
from app.pages.replay import words
from app.pages.rows_page import RowsPage
from app.pages.setup.editor import kind_choices
from app.style.appearance import Appearance
from app.widgets.buttons import PrimaryButton
from app.widgets.label import Label
from app.widgets.setting_row import SettingRow

if TYPE_CHECKING:
    from engine.core.events import Kind


_NAME: Final = 400.0
"""Room for a long name, at 1280 x 800."""


class PlayOnPage(RowsPage):
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
        self.settings_button.show()
        self._moments = moments
        self._moment = moment
        self._lead = Label(appearance, "lead", self.board, tone="text_2", wrap=True)
        self._kinds: list[Kind] = [player.kind for player in moments.players]
        self.rows = [self._row(seat) for seat in range(len(moments.players))]
        self.set_rows(*self.rows)
        self.play = PrimaryButton(appearance, None, self)
        self.play.clicked.connect(lambda: self.play_requested.emit(self.kinds))
        self.rail_right.append(self.play)
        self.first_focus = self.play
        self.retranslate()

    def _row(self, seat: int) -> SettingRow:
        row = SettingRow(self.appearance, self.board, words=_NAME)
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

    def place_rows(self, x: float, y: float, width: float, pad: float) -> float:
        px = self.metrics.px
        y += px(10) + self._lead.place(x, y + px(10), width) + px(10)
        return super().place_rows(x, y, width, pad)

    def key_actions(self) -> KeyActions:
        return {commands.DEAL: self.play.click, **super().key_actions()}
