"""What a person has asked the system for: light or dark, more contrast, larger texts.

Where nothing else was chosen in the program, it takes that up.
"""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QWidget

_USUAL_TEXT: Final = {"darwin": 13.0, "win32": 12.0}.get(sys.platform, 14.67)
"""How high letters are, in logical pixels, where nobody has asked for other ones."""


class Wishes(NamedTuple):
    """What the system says; by default, that nothing is wished."""

    light: bool = False
    contrast: bool = False
    text_size: float = 100.0
    """In percent of what is usual on such a system."""


UNSAID: Final = Wishes()
"""The wishes of a person who has not told the system any."""


class SystemWishes(QObject):
    """Follows what the system says; `changed` carries the `Wishes` that it says now."""

    changed = Signal(object)

    def __init__(self, window: QWidget) -> None:
        """Follow it as long as there is the window, to which Qt tells some of it."""
        super().__init__(window)
        self._last = wishes()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.read)
        hints.accessibility().contrastPreferenceChanged.connect(self.read)
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ThemeChange:
            self.read()
        return False

    def read(self) -> None:
        """Take up what the system says now."""
        now = wishes()
        if now != self._last:
            self._last = now
            self.changed.emit(now)


def wishes() -> Wishes:
    """Return what the system says. Needs a QGuiApplication."""
    hints = QGuiApplication.styleHints()
    contrast = hints.accessibility().contrastPreference()
    letters = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))
    return Wishes(
        light=hints.colorScheme() is Qt.ColorScheme.Light,
        contrast=contrast is Qt.ContrastPreference.HighContrast,
        text_size=100 * letters.pixelSize() / _USUAL_TEXT,
    )
