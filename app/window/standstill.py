"""What is said after a key that moves, where nothing lies that way."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QLineEdit, QWidget

from app.press_guard import Slips
from app.system.screen_reader import announce, words_of_focus


class Standstill(QObject):
    """Says once more what has the keyboard, after a key that moves and has moved nothing.

    At the end of a list readers are used to hear its last row again; silence would leave one
    guessing whether the key was heard. In a field readers follow the caret by themselves.
    """

    def __init__(self, window: QWidget, slips: Slips) -> None:
        super().__init__(window)
        self._window = window
        self._said = 0
        slips.roams.connect(self._look_before)

    def note_announced(self) -> None:
        """Note that something is said: that is the answer to the last key."""
        self._said += 1

    def _look_before(self) -> None:
        """Look where one is before the key does anything, and once more when it has."""
        focus: QWidget | None = self._window.focusWidget()
        if focus is not None and not isinstance(focus, QLineEdit):
            before = focus, words_of_focus(focus), self._said
            QTimer.singleShot(0, self, partial(self._tell, *before))

    def _tell(self, focus: QWidget, words: str, said: int) -> None:
        """Say it again, if that is what one still hears there, and nothing else was said."""
        now: QWidget | None = self._window.focusWidget()
        if now is focus and self._said == said and words_of_focus(focus) == words:
            announce(focus, words)
