"""The place of the window on the screen, and its size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from app.storage.settings import Settings
from app.system.window_geometry import brought_back, fitted

DEFAULT_SIZE: Final = QSize(1280, 800)
SMALLEST_SIZE: Final = QSize(800, 500)


class Placement:
    """Brings the window to its remembered place, to the full screen and back."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        self._window = window
        self._settings = settings
        self._in_window: QByteArray | None = None
        """Size, place and state before the window filled the screen."""

    def restore(self) -> None:
        """Take the remembered size and place, or the first ones, as far as the screen goes."""
        window = self._window
        room = free_part(window.screen())
        window.setMinimumSize(fitted(SMALLEST_SIZE, room))
        window.resize(fitted(DEFAULT_SIZE, room))
        if not window.restoreGeometry(self._settings.geometry):
            return
        there = QGuiApplication.screenAt(window.geometry().center())
        room = free_part(there or window.screen())
        window.setMinimumSize(fitted(SMALLEST_SIZE, room))
        if window.isFullScreen():
            # An older version kept that, too: whoever starts the program sees how to end it.
            place = window.normalGeometry()
            self.leave_full_screen()
            window.setGeometry(place)
        if not window.isMaximized():
            window.setGeometry(brought_back(window.geometry(), room))

    def keep(self) -> None:
        """Remember size and place; those before it, while the window fills the screen."""
        if not self._window.isFullScreen():
            self._settings.geometry = self._window.saveGeometry()
        elif self._in_window is not None:
            self._settings.geometry = self._in_window

    def fill_screen(self) -> None:
        """Let the window fill the screen."""
        self._in_window = self._window.saveGeometry()
        self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowFullScreen)

    def leave_full_screen(self) -> None:
        """Let the window be as it was before it filled the screen."""
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)


def free_part(screen: QScreen) -> QRect:
    """Return the part of a screen that the desktop leaves to windows."""
    return screen.availableGeometry()
