"""The folder for matches and settings, unless another one is chosen."""

import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths


def usual_data_folder() -> Path:
    """Return the folder beside a portable program, else the platform's folder for its data."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return portable_data_folder() or Path(QStandardPaths.writableLocation(location))


def portable_data_folder() -> Path | None:
    """Return the folder beside the frozen program, if a file named `portable` is there too."""
    if not getattr(sys, "frozen", False):
        return None
    program = Path(sys.executable).resolve()
    # On macOS the program is Trapoula.app, and what runs is Trapoula.app/Contents/MacOS/trapoula.
    place = program.parents[3 if sys.platform == "darwin" else 0]
    return place / "trapoula-data" if (place / "portable").is_file() else None
