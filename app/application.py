"""The Qt application around one window."""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QLoggingCategory, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.locale.language import Language
from app.paint.album import album
from app.paint.icons import program_icon
from app.storage.match_store import MatchStore
from app.storage.progress import LearningProgress
from app.storage.settings import Settings
from app.storage.settings_rescue import rescue
from app.style.appearance import Appearance
from app.style.typography import load_fonts
from app.system.one_instance import OneInstance, Request
from app.system.program_stamp import program_stamp
from app.system.screen_reader import tell_kinds
from app.system.wishes import SystemWishes, wishes
from app.window.window import Window

ID: Final = "io.github.trapoula.Trapoula"
"""How desktops call the program: its desktop file has this name."""

_SETTLING: Final = 300
"""Milliseconds; a window that the desktop makes larger at the start has got its size by then."""


class Application(QApplication):
    """The application; `open_file` is called with the files that macOS asks it to open."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.open_file: Callable[[Path], None] | None = None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and self.open_file is not None:
            self.open_file(Path(event.file()))
            return True
        return super().event(event)


def run(data_folder: Path, instance: OneInstance, file: Path | None) -> int:
    """Show the window, with the saved match of `file`, and stay until it is closed.

    Meanwhile do what later starts ask `instance` for. Returns the exit status.
    """
    QGuiApplication.setDesktopFileName(ID)
    # Desktops that do not know the program by that name, or know it already, would be complained
    # of on stderr; nothing depends on it.
    QLoggingCategory.setFilterRules("qt.qpa.services.warning=false")
    application = Application(sys.argv[:1])
    album.open(data_folder / "pictures", program_stamp())
    application.setWindowIcon(program_icon())
    window = build_window(data_folder)
    application.open_file = lambda file: window.open_files([file])
    listener = instance.listener(window)
    listener.asked.connect(lambda request: answer(window, request))
    window.show()
    if file is not None:
        window.open_files([file])
    listener.listen()
    QTimer.singleShot(_SETTLING, album.close)
    # What is there now stays: the collector leaves it alone, also in the middle of a motion.
    gc.freeze()
    gc.enable()
    return application.exec()


def build_window(data_folder: Path) -> Window:
    """Build the window over one data folder, at the home page, not yet shown."""
    load_fonts()
    kept = rescue(data_folder / "settings.ini", list(MODULES))
    settings = Settings(data_folder / "settings.ini")
    language = Language(settings)
    appearance = Appearance(settings, wishes())
    store = MatchStore(data_folder / "matches", settings)
    progress = LearningProgress(data_folder / "learning.json")
    window = Window(settings, language, appearance, store, progress)
    language.setParent(window)
    appearance.setParent(window)
    SystemWishes(window).changed.connect(appearance.set_wishes)
    QTimer.singleShot(0, tell_kinds)
    if kept is not None:  # Said once the first page is there, which would take it away.
        QTimer.singleShot(0, window, lambda: window.messages.settings_kept(kept))
    return window


def answer(window: Window, request: Request) -> None:
    """Do what a later start has asked for."""
    if request.token and QGuiApplication.platformName().startswith("wayland"):
        os.environ["XDG_ACTIVATION_TOKEN"] = request.token  # Qt reads it, and takes it away
    window.come_to_front()
    if request.file is not None:
        window.open_files([request.file])
