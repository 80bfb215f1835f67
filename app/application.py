"""Builds the Qt application around one window."""

import gc
import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QApplication

from app.language import Language
from app.look import Look
from app.paint.icons import program_icon
from app.settings import Settings
from app.storage import MatchStore
from app.text import load_fonts
from app.window import Window
from engine import __version__

NO_SCREEN = (
    "Trapoula needs a screen, and there is none here (neither DISPLAY nor WAYLAND_DISPLAY is "
    "set). Start it from the desktop, or on a virtual screen: xvfb-run -a trapoula\n"
)


def run(data_folder: Path | None) -> int:
    """Show the window and stay until it is closed; returns the exit status."""
    if not _has_screen():
        sys.stderr.write(NO_SCREEN)
        return 1
    QCoreApplication.setApplicationName("trapoula")
    QCoreApplication.setApplicationVersion(__version__)
    application = QApplication(sys.argv[:1])
    application.setWindowIcon(program_icon())
    window = build_window(data_folder or default_data_folder())
    window.show()
    # What is there now stays: the collector leaves it alone, also in the middle of a motion.
    gc.freeze()
    gc.enable()
    return application.exec()


def build_window(data_folder: Path) -> Window:
    """The window over one data folder, at the home page, not yet shown."""
    load_fonts()
    settings = Settings(data_folder / "settings.ini")
    language = Language(settings)
    look = Look(settings)
    store = MatchStore(data_folder / "matches", settings)
    window = Window(settings, language, look, store)
    language.setParent(window)
    look.setParent(window)
    return window


def default_data_folder() -> Path:
    """The platform's folder for the program's data."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location))


def _has_screen() -> bool:
    if sys.platform != "linux" or "QT_QPA_PLATFORM" in os.environ:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
