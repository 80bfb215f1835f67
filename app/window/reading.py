"""What is read aloud in the window: what is announced, and where a key has led."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from app.locale.language import Language
from app.press_guard import Slips, keys_lead
from app.speech.heard import Heard
from app.speech.reading_aloud import ReadingAloud, VoiceState
from app.storage.settings import Settings
from app.system.sayings import Sayings
from app.system.screen_reader import aloud, says_what_is_announced, words_of_focus
from app.window.curtain_keeper import CurtainKeeper
from app.window.messages import Messages
from app.window.page_stack import PageStack
from app.window.standstill import Standstill


class WindowReading(QObject):
    """Has read aloud, by `voice`, what a screen reader says in the window.

    That is what is announced, which the window passes on, the name of a page, and what a key gives
    the keyboard, or the curtain does. Any key cuts off what is being said.
    """

    def __init__(
        self,
        settings: Settings,
        language: Language,
        window: QWidget,
        *,
        slips: Slips,
        pages: PageStack,
        curtain: CurtainKeeper,
        messages: Messages,
    ) -> None:
        super().__init__(window)
        self.voice = ReadingAloud(settings, lambda: language.code, self)
        self.heard = Heard(self.voice, slips.clock, self)
        """What is announced, and whether it has been said."""
        self._window = window
        self._pages = pages
        self._curtain = curtain
        self._messages = messages
        self._asked = False
        """A key has asked that all be read aloud, and no voice has been missed yet."""
        self._standstill = Standstill(window, slips)
        self.voice.changed.connect(self._tell_missing)
        slips.key_pressed.connect(self.heard.hush)
        slips.key_pressed.connect(Sayings(window, slips.clock).key_pressed)
        window.windowTitleChanged.connect(self._hear_page)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)
        application.aboutToQuit.connect(self._leave_focus)

    def hear(self, text: str) -> None:
        """Note that this is announced."""
        self.heard.hear(text)
        self._standstill.note_announced()

    def switch(self) -> None:
        """Read aloud from now on, or no longer, and say so."""
        self.voice.choose("off" if self.voice.on else "on")
        self._messages.reading_aloud(on=self.voice.on)
        self._asked = self.voice.on
        self._tell_missing()

    def _tell_missing(self) -> None:
        """Say that there is no voice, where one was asked for."""
        if self._asked and self.voice.state not in (VoiceState.UNKNOWN, VoiceState.THERE):
            self._asked = False
            self._messages.no_voice()

    def _hear_page(self, title: str) -> None:
        """Say what the page is called to which the window has turned, and its outcome."""
        self.heard.hear(self._pages.top.accessibleName() or aloud(title))

    def _follow_focus(self) -> None:
        """Say what has the keyboard, once it has been passed on to where it belongs."""
        if self.voice.on or says_what_is_announced():
            QTimer.singleShot(0, self, self._say_focus)

    def _leave_focus(self) -> None:
        """Follow the keyboard no more: it wanders while the window is taken down."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.disconnect(self._follow_focus)

    def _say_focus(self) -> None:
        focused: QWidget | None = self._window.focusWidget()
        led_there = keys_lead(self._window) or self._curtain.shown
        if focused is not None and self._window.isActiveWindow() and led_there:
            self.heard.hear(words_of_focus(focused))
