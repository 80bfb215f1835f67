"""A stamp that is another one once the program may paint differently."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from app.system.resources import ROOT as RESOURCES
from engine import __version__

_PAINTERS: Final = (Path(__file__).parents[1], RESOURCES)
"""Where the painters are, and what they use."""


def program_stamp() -> str:
    """Return the stamp of the program file, or of the newest source where it runs from source."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable).stat()
        return f"{__version__} {program.st_mtime_ns} {program.st_size}"
    changes = [change for folder in _PAINTERS for change in _changes(str(folder))]
    return f"{__version__} {max(changes)} {len(changes)}"


def _changes(folder: str) -> list[int]:
    """Return when each of the files below the folder was changed, in nanoseconds."""
    changes = list[int]()
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                changes += [] if entry.name == "__pycache__" else _changes(entry.path)
            else:
                changes.append(entry.stat().st_mtime_ns)
    return changes
