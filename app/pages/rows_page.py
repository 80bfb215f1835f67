"""A page of settings: rows on a panel, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from app import common_texts
from app.pages.page import Page, make_back_button
from app.style.appearance import Appearance
from app.texts import texts
from app.widgets.panel import Panel
from app.widgets.rule_line import RuleLine
from app.widgets.scroll import BAR_WIDTH, ScrollArea
from app.widgets.segmented import SegmentOption
from app.widgets.setting_row import PAD as ROW_PAD
from app.widgets.setting_row import SettingRow

T = texts("SettingsPage")

TIGHT_ROW_PADS: Final = (7.0, 3.0, 1.5)
"""What is free over and under a row where all would not fit otherwise."""


class RowsPage(Page):
    """The panel and the way back. Subclasses make their rows on `board` and hand them over once."""

    widest = 900.0
    """How wide the panel may be, at 1280 x 800."""

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, *, game_id: str = ""
    ) -> None:
        super().__init__(appearance, parent, game_id=game_id)
        self.settings_button.hide()
        self._panel = Panel(appearance, self)
        self._area = ScrollArea(appearance, self)
        self._rows: tuple[SettingRow, ...] = ()
        self._lines: list[RuleLine] = []
        self._back = make_back_button(self)
        self.rail_left.append(self._back)

    @property
    def board(self) -> QWidget:
        """What the rows lie on."""
        return self._area.board

    def set_rows(self, *rows: SettingRow) -> None:
        """Show these rows, in this order."""
        self._rows = rows
        self._lines = [RuleLine(self.appearance, self.board) for _ in rows[1:]]

    def set_own_title(self, title: str) -> None:
        """Set the name in the bar; where a person's own settings are shown, say whose."""
        own = self.appearance.own.name
        self.set_title(title, common_texts.own_settings(name=own) if own else "")

    def make_row(self, choose: Callable[[Any], None]) -> SettingRow:
        """Make a row whose choice is given to `choose`."""
        row = SettingRow(self.appearance, self.board)
        row.segments.chosen.connect(choose)
        return row

    def content_stops(self) -> Sequence[QWidget]:
        return [stop for row in self._rows for stop in row.stops]

    def place_content(self) -> None:
        px, room = self.metrics.px, self.content_rect()
        wanted = px(self.widest) * max(1.0, self.metrics.text_scale / 1.1)
        width = min(wanted, self.width() - 2 * px(44))
        left = (self.width() - width) / 2
        top, limit = room.top() + px(14), room.bottom() - px(24)
        pad, beside, edge = px(28), px(10), round(px(6))
        for free in (ROW_PAD, *TIGHT_ROW_PADS):
            board = self.place_rows(beside, px(8), width - 2 * pad, free) + px(8)
            if board <= limit - top - 2 * edge:
                break
        else:
            board = self.place_rows(beside, px(8), width - 2 * pad, TIGHT_ROW_PADS[0]) + px(8)
        height = min(board + 2 * edge, limit - top)
        top += max(0.0, (limit - top - height) * 0.35)
        self._panel.setGeometry(round(left), round(top), round(width), round(height))
        inner = self._panel.geometry()
        self._area.setGeometry(inner.adjusted(round(pad - beside), edge, -2, -edge))
        self.board.resize(self._area.width() - BAR_WIDTH, round(board))

    def place_rows(self, x: float, y: float, width: float, pad: float) -> float:
        """Place the rows one below the other, with lines between; return where they end."""
        for index, row in enumerate(self._rows):
            if index:
                self._lines[index - 1].place(x, y, width)
            y += row.place(x, y, width, pad)
        return y


def show_choices(row: SettingRow, words: dict[Any, str], value: object) -> None:
    """Show the choices of a row by their values, one of them chosen."""
    row.segments.set_choices([SegmentOption(*entry) for entry in words.items()], value)


def on_and_off() -> dict[Any, str]:
    """Return the words of a choice between on and off."""
    return {"on": T("On")(), "off": T("Off")()}
