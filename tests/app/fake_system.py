"""A system that wishes what a test lets it wish."""

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

from app.system import wishes


class FakeSystem(QObject):
    """Stands in for Qt's application, its hints, and its hints on accessibility."""

    colorSchemeChanged = Signal()
    contrastPreferenceChanged = Signal()

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Unknown
        self.contrast = Qt.ContrastPreference.NoPreference
        self.letters = 100.0
        monkeypatch.setattr(wishes, "QGuiApplication", self)
        monkeypatch.setattr(wishes, "QFontDatabase", self)

    SystemFont = QFontDatabase.SystemFont

    def styleHints(self) -> "FakeSystem":
        return self

    def accessibility(self) -> "FakeSystem":
        return self

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.contrast

    def systemFont(self, _kind: object) -> QFont:
        font = QFont()
        font.setPixelSize(round(wishes._USUAL_TEXT * self.letters / 100))
        assert QFontInfo(font).pixelSize() == font.pixelSize()
        return font
