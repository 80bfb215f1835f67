"""The settings of reading aloud: whether, and how fast. What is chosen is heard at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands
from app.keys.commands import KeyCommand
from app.pages.rows_page import RowsPage, on_and_off, show_choices
from app.speech.reading_aloud import ReadingAloud, VoiceState
from app.storage.settings import ReadingAloudChoice, SpeechRate
from app.style.appearance import Appearance
from app.system.screen_reader import announce
from app.texts import texts
from app.widgets.setting_row import ButtonRow, SettingRow

T = texts("ReadAloud")

_WHAT: Final = T(
    "A voice of this computer says what happens. Leave it off if you use a screen reader, which"
    " says the same."
)
_LINES: Final = {
    VoiceState.UNKNOWN: _WHAT,
    VoiceState.THERE: _WHAT,
    VoiceState.NO_VOICE: T(
        "This computer has no English voice. Once you have installed one, press Listen.",
        note="A translation says so of a voice of its own language.",
    ),
    VoiceState.NO_ENGINE: T(
        "This computer has no voices. On Linux, install Speech Dispatcher and eSpeak NG, then"
        " press Listen."
    ),
    VoiceState.SILENT: T("The voice does not answer. Press Listen to try again."),
}
_SAMPLE: Final = T(
    "Your turn. Place at least two cards.", note="Is read aloud, to hear how fast that is."
)


class ReadAloudPage(RowsPage):
    """Whether what happens is read aloud, how fast, and the keys for it."""

    def __init__(
        self, appearance: Appearance, reading: ReadingAloud, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.read_aloud = ReadAloudRow(appearance, reading, self.board)
        self.speed = SpeedRow(appearance, reading, self.board)
        self.while_it_speaks = SettingRow(appearance, self.board)
        self.set_rows(self.read_aloud, self.speed, self.while_it_speaks)
        self.read_aloud.reworded.connect(self.relayout)
        appearance.keys.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_own_title(common_texts.read_aloud())
        self.read_aloud.translate()
        self.speed.translate()
        line = T(
            "Any key cuts it off. Others’ moves wait until the last one has been told. Keys at the"
            " table: {again}, the last thing again; {events}, what happened since your last turn."
            " On every page: {switch} turns it on and off."
        )(
            again=self._key(commands.ASK_AGAIN),
            events=self._key(commands.ASK_EVENTS),
            switch=self._key(commands.READ_ALOUD),
        )
        self.while_it_speaks.set_texts(T("While it speaks")(), line)

    def _key(self, command: KeyCommand) -> str:
        """Return the key of a command; "–" where it has none."""
        return self.appearance.keys.said(command) or "–"


class ReadAloudRow(SettingRow):
    """Whether what happens is read aloud, and what keeps it from that."""

    reworded = Signal()
    """It says something else: it may need more room."""

    def __init__(
        self, appearance: Appearance, reading: ReadingAloud, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._reading = reading
        self.segments.chosen.connect(self._choose)
        reading.changed.connect(self._show_state)

    def translate(self) -> None:
        """Say everything in the language of the moment, and look for a voice that speaks it."""
        self._show_state()
        show_choices(self, on_and_off(), "on" if self._reading.on else "off")
        if self._reading.on:
            self._reading.look()

    def _choose(self, choice: ReadingAloudChoice) -> None:
        self._reading.choose(choice)
        if choice == "on":
            self._reading.try_out(_SAMPLE())

    def _show_state(self) -> None:
        before = self.line.text()
        self.set_texts(common_texts.read_aloud(), _LINES[self._reading.state]())
        self.segments.set_value("on" if self._reading.on else "off")
        if self.line.text() != before:
            self.reworded.emit()
            if self.isVisible() and _LINES[self._reading.state] is not _WHAT:
                announce(self, self.line.text())


class SpeedRow(ButtonRow):
    """How fast it is read, with a button that lets it be heard."""

    def __init__(
        self, appearance: Appearance, reading: ReadingAloud, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._reading = reading
        self.segments.chosen.connect(self._choose)
        self.button.clicked.connect(self._let_hear)

    def translate(self) -> None:
        """Say everything in the language of the moment."""
        self.set_texts(T("Speed of the voice")(), _SAMPLE())
        self.button.set_word(T("Listen", note="A button: a sample is read aloud.")())
        words = {
            "slow": common_texts.slow(),
            "normal": common_texts.normal_speed(),
            "fast": T("Fast")(),
            "faster": T("Very fast")(),
        }
        show_choices(self, words, self._reading.rate)

    def _choose(self, rate: SpeechRate) -> None:
        self._reading.set_rate(rate)
        self._let_hear()

    def _let_hear(self) -> None:
        self._reading.try_out(_SAMPLE())
