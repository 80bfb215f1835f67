"""The settings: every choice acts at once."""

from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands
from app.match.players import shown_name
from app.pages.key_choice.words import heading as key_choice_heading
from app.pages.rows_page import on_and_off, show_choices
from app.pages.sections import Section, SectionsPage
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
from app.widgets.label import Label
from app.widgets.pick_button import PickButton
from app.widgets.setting_row import ActionRow, ButtonRow, SettingRow

T = texts("SettingsPage")

_AUTOMATIC = T(
    "Automatic",
    "a setting of the system",
    note="What is chosen in the computer’s settings holds here, too.",
)

_FOR_ALL = T("Settings for everybody", note="Said when it is chosen whose settings are shown.")


class WhoseButton(PickButton):
    """The choice of whose settings are shown, on the rail."""

    kind = RailButton.kind


class SettingsPage(SectionsPage):
    """All that can be chosen for the whole program, or the way to it.

    `language_choice_made` carries "system", "el" or "en"; everything else is done through the
    appearance.
    """

    sound_requested = Signal()
    reading_requested = Signal()
    """It is to be chosen whether all is read aloud."""
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
        self.whose = WhoseButton(appearance, "user", self)
        self.whose.picked.connect(lambda: self._choose_for(self.whose.value))
        self.as_for_all = RailButton(appearance, "undo", self)
        self.as_for_all.clicked.connect(self._give_up_own)
        self.rail_left += [self.whose, self.as_for_all]
        self._look = look = self.make_section("sun")
        self.language = look.make_row(self.language_choice_made.emit)
        self.theme = look.make_row(appearance.set_theme)
        self.text_size = look.make_row(appearance.set_text_size)
        if appearance.text_size == TEXT_SIZES[0]:
            look.set_rows(self.language, self.theme, self.text_size)
        else:  # Who needs large texts looks for this first.
            look.set_rows(self.text_size, self.language, self.theme)
        self._table = table = self.make_section("copy")
        self.motion = table.make_row(appearance.set_motion)
        self.pace = table.make_row(appearance.set_pace)
        self.hand_order = table.make_row(appearance.set_hand_order)
        self.dead_end_warning = table.make_row(appearance.set_dead_end_warning)
        self.tips = ButtonRow(appearance, table.panel)
        self.tips.segments.chosen.connect(appearance.set_tips)
        self.tips.button.clicked.connect(self._bring_tips_back)
        table.set_rows(self.motion, self.pace, self.hand_order, self.dead_end_warning, self.tips)
        self._audio = self.make_section("sound")
        self._sound = self._make_link(self._audio, self.sound_requested)
        self._read_aloud = self._make_link(self._audio, self.reading_requested)
        self._audio.set_rows(self._sound, self._read_aloud)
        self._pressing = self.make_section("keyboard")
        self._key_choice = self._make_link(self._pressing, self.key_choice_requested)
        self._one_switch = self._make_link(self._pressing, self.one_switch_requested)
        self._keys = self._make_link(self._pressing, self.keys_requested)
        self._pressing.set_rows(self._keys, self._key_choice, self._one_switch)
        self._requests = self.make_section("eye-off")
        self.on_request = self._make_requests()
        self.request_line = SettingRow(appearance, self._requests.panel)
        self._requests.set_rows(self.request_line, short=[*self.on_request.values()])
        self.set_sections(self._look, self._table, self._audio, self._pressing, self._requests)
        self._at_once = Label(appearance, "body", self, tone="rail_text_2")
        self._at_once.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        appearance.changed.connect(self._show_wishes)
        appearance.own.changed.connect(self.retranslate)
        self.taken_off.connect(lambda: appearance.own.choose_for(None))
        self.retranslate()

    def _make_link(self, section: Section, requested: SignalInstance) -> ActionRow:
        """Make a row that leads to a page, or a list, of its own."""
        row = ActionRow(self.appearance, section.panel)
        row.button.clicked.connect(requested)
        return row

    def _make_requests(self) -> dict[str, SettingRow]:
        """Make a row for each person of the last table, by their names."""
        people = [
            shown_name(player.name, seat)
            for seat, player in enumerate(self._settings.players)
            if player.kind == "human"
        ]
        return {name: self._requests.make_row(partial(self._choose, name)) for name in people}

    def _choose(self, name: str, choice: str) -> None:
        on, people = choice == "on", [*self.on_request]
        self.appearance.confiding.choose(name, on=on, people=people)
        self._translate_requests()  # It may hold for others, too.

    def _named(self) -> list[str]:
        """Return who can have own settings here: the named people of the last table.

        Whose settings hold is among them in a match with other people, too.
        """
        names = [each.name for each in self._settings.players if each.kind == "human"]
        return [*dict.fromkeys(filter(None, [*names, self.appearance.own.name]))]

    def _choose_for(self, name: str) -> None:
        self.appearance.own.choose_for(name)
        announce(self, common_texts.own_settings(name=name) if name else _FOR_ALL())

    def _give_up_own(self) -> None:
        """Let the person whose settings are shown have those of everybody again."""
        self.appearance.own.forget(self.appearance.own.name)
        self._choose_for("")

    def _translate_whose(self) -> None:
        hint = T(
            "Own for each: theme, text size, cards in the hand, letters and times, reading aloud."
        )()
        words = {"": T("For everybody", note="Whose settings are shown.")()}
        text = T("For {name}", note="Whose settings are shown.")
        words.update({name: text(name=name) for name in self._named()})
        self.whose.set_choices(hint, words)
        self.whose.set_value(self.appearance.own.name)
        self.whose.setToolTip(hint)
        self.as_for_all.set_word(T("As for everybody", note="A button: gives up own settings.")())
        self._show_whose()

    def _show_whose(self) -> None:
        """Show the choice where there is one, and the way back from own settings."""
        own = self.appearance.own
        self.whose.setVisible(bool(self._named()))
        self.as_for_all.setVisible(own.name in own)
        self.place_rail()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common_texts.settings())
        self._translate_whose()
        self._at_once.setText(T("Changes take effect at once.")())
        self._look.set_heading(T("Look", note="Heading over settings.")())
        self._translate_language()
        self._translate_theme()
        self._translate_text_size()
        self._table.set_heading(commands.Group.TABLE.value())
        self._translate_motion()
        self._translate_hand_order()
        self._translate_pace()
        self._translate_dead_end_warning()
        self._translate_tips()
        self._audio.set_heading(common_texts.sound())
        mute = self.appearance.keys.said(commands.MUTE)
        self._sound.set_texts(
            T("Volume, and what is heard")(),
            T("{key} turns all sounds off and on.")(key=mute) if mute else "",
        )
        self._sound.button.set_word(common_texts.sound())
        self._read_aloud.set_texts(
            T("A voice says what happens")(),
            T("{key} switches it on and off.")(key=self.appearance.keys.said(commands.READ_ALOUD)),
        )
        self._read_aloud.button.set_word(common_texts.read_aloud())
        self._translate_pressing()
        self._translate_requests()

    def place_content(self) -> None:
        super().place_content()
        rail = self.rail_rect()
        last = next(each for each in reversed(self.rail_left) if not each.isHidden())
        left = last.geometry().right() + round(self.metrics.px(24))
        right = self.width() - round(self.metrics.px(self.rail_margin))
        self._at_once.setGeometry(left, rail.top(), right - left, rail.height())

    def _translate_pressing(self) -> None:
        self._pressing.set_heading(T("Keys and switches", note="Heading over settings.")())
        self._keys.set_texts(
            T("What the keys do")(),
            T("On every page: {key}.")(key=self.appearance.keys.tip(commands.KEYS)),
        )
        self._keys.button.set_word(common_texts.keys())
        self._key_choice.set_texts(
            T("Other letters, more time")(), T("Also how long messages stay.")()
        )
        self._key_choice.button.set_word(key_choice_heading())
        self._one_switch.set_texts(
            T("Play with one switch")(), T("A frame moves on by itself; one key chooses.")()
        )
        self._one_switch.button.set_word(common_texts.one_switch())

    def _translate_requests(self) -> None:
        self._requests.set_heading(common_texts.on_request())
        key = self.appearance.keys.said(commands.OWN_WORDS) or commands.OWN_WORDS.name()
        line = T("A screen reader says them only after the key {key}. Also in the menu of a seat.")
        self.request_line.set_texts(T("Whose cards are not said by themselves")(), line(key=key))
        confiding, people = self.appearance.confiding, [*self.on_request]
        for name, row in self.on_request.items():
            row.set_texts(name, "")
            chosen = "on" if confiding.holds(name, people) else "off"
            show_choices(row, on_and_off(), chosen)

    def _translate_language(self) -> None:
        self.language.set_texts(common_texts.language(), T("Automatic: as on this computer.")())
        words = dict(zip(LANGUAGES, (_AUTOMATIC(), "Ελληνικά", "English"), strict=True))
        show_choices(self.language, words, self._settings.language)
        for segment, language in zip(self.language.segments.stops, LANGUAGES, strict=True):
            if language != "system":
                segment.setLocale(QLocale(language))  # A screen reader says the name in it.

    def _translate_theme(self) -> None:
        self.theme.set_texts(T("Theme")(), T("How bright it is.")())
        words = {
            "system": _AUTOMATIC(),
            "evening": T("Evening")(),
            "whitewash": T("Daylight")(),
            "contrast": T("Contrast", note="A theme: as much of it as can be.")(),
        }
        show_choices(self.theme, words, self._settings.theme)

    def _translate_motion(self) -> None:
        self.motion.set_texts(T("Card motion")(), T("How fast cards move.")())
        full = common_texts.normal_speed()
        fast = T("Faster")()
        slow = T("Slower")()
        reduced = T("None")()
        words = {"slow": slow, "full": full, "fast": fast, "reduced": reduced}
        show_choices(self.motion, words, self.appearance.motion)

    def _translate_text_size(self) -> None:
        self.text_size.set_texts(T("Text size (%)")(), T("F11 fills the screen: larger cards.")())
        words = {size: str(size) for size in TEXT_SIZES}
        show_choices(self.text_size, words, self.appearance.text_size)

    def _show_wishes(self) -> None:
        """Show what holds now where nobody has chosen."""
        self.text_size.segments.set_value(self.appearance.text_size)
        self._show_whose()

    def _translate_hand_order(self) -> None:
        self.hand_order.set_texts(T("Cards in your hand")(), T("Which card is on the left.")())
        ascending = T("Lowest first")()
        descending = T("Highest first")()
        words = dict(zip(HAND_ORDERS, (ascending, descending), strict=True))
        show_choices(self.hand_order, words, self._settings.hand_order)

    def _translate_pace(self) -> None:
        self.pace.set_texts(
            T("Others’ moves")(),
            T("One by one: when you ask.", note="Each move of a computer.")(),
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
            T("When a card leaves you stuck and another would not.")(),
        )
        show_choices(self.dead_end_warning, on_and_off(), self._settings.dead_end_warning)

    def _translate_tips(self) -> None:
        self.tips.button.set_word(T("Show all again", note="Of the tips in a match.")())
        show_choices(self.tips, on_and_off(), self._settings.tips)
        read = self._progress.tips_read
        seen = T("Each comes once; you have seen %n.", note="Of the tips in a match.")
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
