"""Qt as the program has it, for the windows that are measured."""

import sys
from functools import cache

from PySide6.QtWidgets import QApplication

from app.style.typography import load_fonts
from app.system.raster import fill_alone


@cache
def begin() -> QApplication:
    """Make Qt's application, which stays as long as the process."""
    fill_alone()
    application = QApplication(sys.argv)
    application.setApplicationName("trapoula")
    load_fonts()
    return application
