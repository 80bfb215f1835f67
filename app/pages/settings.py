"""The settings: every choice acts at once."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands
from app.pages.key_choice.words import heading as key_choice_heading
from app.pages.rows_page import RowsPage, on_and_off, show_choices
from app.storage.progress import LearningProgress
from app.storage.settings import (
    HAND_ORDERS,
    LANGUAGES,
    TEXT_SIZES,
    Settings,
)
from app.style.appearance import Appearance
from app.system.screen_reader import announce
from app.texts import texts
from app.widgets.buttons import RailButton
from app.widgets.setting_row import ButtonRow

T = texts("SettingsPage")

_AS_THE_SYSTEM = T("Same as the computer")


class SettingsPage(RowsPage):
    """Language, theme, size of texts, and how the table plays.

    `language_choice_made` carries "system", "el" or "en"; everything else is done through the
    appearance.
    """

    sound_requested = Signal()
    language_choice_made = Signal(str)
    key_choice_requested = Signal()
    """Letters and times are to be chosen."""
    one_switch_requested = Signal()

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
        self.language = self.make_row(self.language_choice_made.emit)
        self.theme = self.make_row(appearance.set_theme)
        self.motion = self.make_row(appearance.set_motion)
        self.text_size = self.make_row(appearance.set_text_size)
        self.hand_order = self.make_row(appearance.set_hand_order)
        self.pace = self.make_row(appearance.set_pace)
        self.dead_end_warning = self.make_row(appearance.set_dead_end_warning)
        self.tips = ButtonRow(appearance, self.board)
        self.tips.segments.chosen.connect(appearance.set_tips)
        self.tips.button.clicked.connect(self._bring_tips_back)
        self.set_rows(
            self.language, self.theme, self.motion, self.text_size, self.hand_order, self.pace,
            self.dead_end_warning, self.tips,
        )  # fmt: skip
        self._sound = RailButton(appearance, "sound", self)
        self._sound.clicked.connect(self.sound_requested)
        self.rail_right.append(self._sound)
        self._keys = RailButton(appearance, "keyboard", self)
        self._keys.clicked.connect(self.keys_requested)
        self._key_choice = RailButton(appearance, "gear", self)
        self._key_choice.clicked.connect(self.key_choice_requested)
        self._one_switch = RailButton(appearance, "hand", self)
        self._one_switch.clicked.connect(self.one_switch_requested)
        self.rail_right += [self._one_switch, self._key_choice, self._keys]
        appearance.changed.connect(self._show_wishes)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common_texts.settings())
        self._sound.set_word(common_texts.sound())
        self._one_switch.set_word(common_texts.one_switch())
        self._key_choice.set_word(key_choice_heading())
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

    def _translate_language(self) -> None:
        self.language.set_texts(T("Language")(), T("Also in the bar at the top of every page.")())
        words = dict(zip(LANGUAGES, (_AS_THE_SYSTEM(), "Ελληνικά", "English"), strict=True))
        show_choices(self.language, words, self._settings.language)

    def _translate_theme(self) -> None:
        self.theme.set_texts(
            T("Theme")(), T("Lamplight on dark wood, a bright room, or black and white.")()
        )
        words = {
            "system": _AS_THE_SYSTEM(),
            "evening": T("Evening")(),
            "whitewash": T("Daylight")(),
            "contrast": T("High contrast", note="A theme.")(),
        }
        show_choices(self.theme, words, self._settings.theme)

    def _translate_motion(self) -> None:
        self.motion.set_texts(
            T("Card motion")(),
            T("How fast cards move. None: they jump straight to their places.")(),
        )
        full = common_texts.normal()
        fast = T("Faster")()
        slow = T("Slower")()
        reduced = T("None")()
        words = {"slow": slow, "full": full, "fast": fast, "reduced": reduced}
        show_choices(self.motion, words, self.appearance.motion)

    def _translate_text_size(self) -> None:
        self.text_size.set_texts(
            T("Text size")(), T("Cards grow with the window. F11 fills the screen.")()
        )
        words = {size: common_texts.percent(number=size) for size in TEXT_SIZES}
        show_choices(self.text_size, words, self.appearance.text_size)

    def _show_wishes(self) -> None:
        """Show what holds now where nobody has chosen."""
        self.text_size.segments.set_value(self.appearance.text_size)

    def _translate_hand_order(self) -> None:
        self.hand_order.set_texts(T("Cards in your hand")(), T("Which card is on the left.")())
        ascending = T("Lowest first")()
        descending = T("Highest first")()
        words = dict(zip(HAND_ORDERS, (ascending, descending), strict=True))
        show_choices(self.hand_order, words, self._settings.hand_order)

    def _translate_pace(self) -> None:
        self.pace.set_texts(
            T("Others’ moves")(),
            T("How fast you see them. One by one: each move of a computer waits for you.")(),
        )
        words = {
            "slow": common_texts.slow(),
            "calm": T("Calm")(),
            "quick": T("Quick")(),
            "step": T("One by one")(),
        }
        show_choices(self.pace, words, self._settings.pace)

    def _translate_dead_end_warning(self) -> None:
        self.dead_end_warning.set_texts(
            T("Warn me before a dead end")(),
            T("Before you play a card that leaves you stuck, when another card would not.")(),
        )
        show_choices(self.dead_end_warning, on_and_off(), self._settings.dead_end_warning)

    def _translate_tips(self) -> None:
        self.tips.button.set_word(T("Show all again", note="Of the tips in a match.")())
        show_choices(self.tips, on_and_off(), self._settings.tips)
        read = self._progress.tips_read
        seen = T("Each comes once. You have seen %n so far.", note="Of the tips in a match.")
        self.tips.set_texts(T("Tips in a match")(), seen(n=read))
        self.tips.button.setEnabled(read > 0)

    def _bring_tips_back(self) -> None:
        """Let every tip come again, and say so where that was asked for."""
        read = self._progress.tips_read
        self._progress.forget_tips()
        if not self.appearance.shows_tips:
            self.tips.segments.press("on")
        self.tips.line.setText(T("All %n will come again.", note="Of the tips in a match.")(n=read))
        announce(self, self.tips.line.text())
