"""The settings: every choice acts at once."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands
from app.pages.page import Page
from app.storage.progress import LearningProgress
from app.storage.settings import (
    HAND_ORDERS,
    LANGUAGES,
    TEXT_SIZES,
    THEMES,
    Settings,
)
from app.style.appearance import Appearance
from app.system.screen_reader import announce
from app.texts import texts
from app.widgets.buttons import RailButton
from app.widgets.panel import Panel
from app.widgets.rule_line import RuleLine
from app.widgets.scroll import BAR_WIDTH, ScrollArea
from app.widgets.segmented import SegmentOption
from app.widgets.setting_row import PAD as ROW_PAD
from app.widgets.setting_row import ButtonRow, SettingRow

T = texts("SettingsPage")

TIGHT_ROW_PADS: Final = (7.0, 3.0, 1.5)
"""What is free over and under a row where all would not fit otherwise."""


class SettingsPage(Page):
    """Language, theme, size of texts, and how the table plays.

    `language_choice_made` carries "system", "el" or "en"; everything else is done through the
    appearance.
    """

    back_requested = Signal()
    language_choice_made = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        progress: LearningProgress,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._settings = settings
        self._progress = progress
        self.settings_button.hide()
        self._panel = Panel(appearance, self)
        self._area = ScrollArea(appearance, self)
        self.language = self._row(self.language_choice_made.emit)
        self.theme = self._row(appearance.set_theme)
        self.motion = self._row(appearance.set_motion)
        self.text_size = self._row(appearance.set_text_size)
        self.hand_order = self._row(appearance.set_hand_order)
        self.pace = self._row(appearance.set_pace)
        self.dead_end_warning = self._row(appearance.set_dead_end_warning)
        self.tips = ButtonRow(appearance, self._area.board)
        self.tips.segments.chosen.connect(appearance.set_tips)
        self.tips.button.clicked.connect(self._bring_tips_back)
        self._rows = (
            self.language, self.theme, self.motion, self.text_size, self.hand_order, self.pace,
            self.dead_end_warning, self.tips,
        )  # fmt: skip
        self._lines = [RuleLine(appearance, self._area.board) for _ in self._rows[1:]]
        self._back = RailButton(appearance, "left", self)
        self._back.clicked.connect(self.back_requested)
        self.on_escape = self.back_requested
        self.rail_left.append(self._back)
        self._keys = RailButton(appearance, "keyboard", self)
        self._keys.clicked.connect(self.keys_requested)
        self.rail_right.append(self._keys)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common_texts.settings())
        self._back.set_word(common_texts.back())
        self._keys.set_word(common_texts.keys())
        self._keys.setToolTip(self.appearance.keys.tip(commands.KEYS))
        self._translate_language()
        self._translate_theme()
        self._translate_motion()
        self._translate_text_size()
        self._translate_hand_order()
        self._translate_pace()
        self._translate_dead_end_warning()
        self._translate_tips()

    def content_stops(self) -> Sequence[QWidget]:
        return [*(row.segments for row in self._rows), self.tips.button]

    def place_content(self) -> None:
        px = self.metrics.px
        room = self.content_rect()
        width = min(px(900), self.width() - 2 * px(44))
        left = (self.width() - width) / 2
        top, limit = room.top() + px(14), room.bottom() - px(24)
        pad = px(28)
        edge = round(px(6))
        for free in (ROW_PAD, *TIGHT_ROW_PADS):
            board = self._place_rows(px(10), width - 2 * pad, free)
            if board <= limit - top - 2 * edge:
                break
        else:
            board = self._place_rows(px(10), width - 2 * pad, TIGHT_ROW_PADS[0])
        height = min(board + 2 * edge, limit - top)
        top += max(0.0, (limit - top - height) * 0.35)
        self._panel.setGeometry(round(left), round(top), round(width), round(height))
        inner = self._panel.geometry()
        self._area.setGeometry(inner.adjusted(round(pad - px(10)), edge, -2, -edge))
        self._area.board.resize(self._area.width() - BAR_WIDTH, board)

    def _place_rows(self, x: float, width: float, pad: float) -> int:
        """Place the rows one below the other, with lines between; the height they take."""
        y = self.metrics.px(8)
        for index, row in enumerate(self._rows):
            if index:
                self._lines[index - 1].place(x, y, width)
            y += row.place(x, y, width, pad)
        return round(y + self.metrics.px(8))

    def _row(self, choose: Callable[[Any], None]) -> SettingRow:
        row = SettingRow(self.appearance, self._area.board)
        row.segments.chosen.connect(choose)
        return row

    def _show(self, row: SettingRow, words: dict[Any, str], value: object) -> None:
        row.segments.set_choices([SegmentOption(*entry) for entry in words.items()], value)

    def _translate_language(self) -> None:
        self.language.title.setText(T("Language")())
        self.language.line.setText(T("Also in the bar at the top of every page.")())
        system = T("Same as the computer")()
        words = dict(zip(LANGUAGES, (system, "Ελληνικά", "English"), strict=True))
        self._show(self.language, words, self._settings.language)

    def _translate_theme(self) -> None:
        self.theme.title.setText(T("Theme")())
        self.theme.line.setText(T("Lamplight on dark wood, or a bright room.")())
        evening = T("Evening")()
        whitewash = T("Daylight")()
        words = dict(zip(THEMES, (evening, whitewash), strict=True))
        self._show(self.theme, words, self._settings.theme)

    def _translate_motion(self) -> None:
        self.motion.title.setText(T("Card motion")())
        self.motion.line.setText(
            T("How fast cards move. None: they jump straight to their places.")()
        )
        full = T("Normal")()
        fast = T("Faster")()
        slow = T("Slower")()
        reduced = T("None")()
        words = {"slow": slow, "full": full, "fast": fast, "reduced": reduced}
        self._show(self.motion, words, self._settings.motion)

    def _translate_text_size(self) -> None:
        self.text_size.title.setText(T("Text size")())
        self.text_size.line.setText(T("Cards grow with the window. F11 fills the screen.")())
        percent = T("{number}%")
        words = {size: percent(number=size) for size in TEXT_SIZES}
        self._show(self.text_size, words, self._settings.text_size)

    def _translate_hand_order(self) -> None:
        self.hand_order.title.setText(T("Cards in your hand")())
        self.hand_order.line.setText(T("Which card is on the left.")())
        ascending = T("Lowest first")()
        descending = T("Highest first")()
        words = dict(zip(HAND_ORDERS, (ascending, descending), strict=True))
        self._show(self.hand_order, words, self._settings.hand_order)

    def _translate_pace(self) -> None:
        self.pace.title.setText(T("Others’ moves")())
        self.pace.line.setText(
            T("How fast you see them. One by one: each move of a computer waits for you.")()
        )
        words = {
            "slow": T("Slow")(),
            "calm": T("Calm")(),
            "quick": T("Quick")(),
            "step": T("One by one")(),
        }
        self._show(self.pace, words, self._settings.pace)

    def _translate_dead_end_warning(self) -> None:
        self.dead_end_warning.title.setText(T("Warn me before a dead end")())
        self.dead_end_warning.line.setText(
            T("Before you play a card that leaves you stuck, when another card would not.")()
        )
        self._show(self.dead_end_warning, _on_and_off(), self._settings.dead_end_warning)

    def _translate_tips(self) -> None:
        self.tips.title.setText(T("Tips in a match")())
        self.tips.button.set_word(T("Show all again", note="Of the tips in a match.")())
        self._show(self.tips, _on_and_off(), self._settings.tips)
        read = self._progress.tips_read
        seen = T("Each comes once. You have seen %n so far.", note="Of the tips in a match.")
        self.tips.line.setText(seen(n=read))
        self.tips.button.setEnabled(read > 0)

    def _bring_tips_back(self) -> None:
        """Let every tip come again, and say so where that was asked for."""
        read = self._progress.tips_read
        self._progress.forget_tips()
        if not self.appearance.shows_tips:
            self.tips.segments.press("on")
        self.tips.line.setText(T("All %n will come again.", note="Of the tips in a match.")(n=read))
        announce(self, self.tips.line.text())


def _on_and_off() -> dict[Any, str]:
    return {"on": T("On")(), "off": T("Off")()}
