"""Builds the Qt application around one window."""

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QApplication

from app.language import Language
from app.look import Look
from app.paint.icons import program_icon
from app.screen import obstacle
from app.settings import Settings
from app.storage import MatchStore
from app.text import load_fonts
from app.window import Window
from engine import __version__


def run(data_folder: Path | None) -> int:
    """Show the window and stay until it is closed; returns the exit status."""
    if trouble := obstacle():
        sys.stderr.write(trouble)
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
