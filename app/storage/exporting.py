"""Copies of saved matches for other places: one file, or all of them in an archive."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Callable, Iterable
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QStandardPaths


def documents() -> Path:
    """Return the person's folder for documents."""
    location = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(location) or Path.home())


def export_one(file: Path, folder: Path) -> Path:
    """Copy a journal into a folder, under a free name, and return the copy. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    copy = free_path(folder, file.stem, file.suffix)
    shutil.copy2(file, copy)
    return copy


def export_all(
    files: Iterable[Path],
    folder: Path,
    stem: str,
    pause: Callable[[], object],
    beside: Iterable[Path] = (),
) -> tuple[Path, int]:
    """Put journals into an archive in a folder; return it and how many it holds.

    The files `beside` them are put in too, and not counted. Files that are gone meanwhile are left
    out. Raises OSError, and leaves no archive behind then.
    """
    folder.mkdir(parents=True, exist_ok=True)
    archive, copied = free_path(folder, stem, ".zip"), 0
    try:
        with zipfile.ZipFile(
            archive, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False
        ) as together:
            for file in files:
                pause()
                if file.is_file():
                    together.write(file, file.name)
                    copied += 1
            for file in beside:
                if file.is_file():
                    together.write(file, file.name)
    except BaseException:
        archive.unlink(missing_ok=True)
        raise
    return archive, copied


def free_path(folder: Path, stem: str, ending: str) -> Path:
    """Return a file in a folder that is not there yet, with a number if need be."""
    numbered = (f"{stem}-{number}{ending}" for number in count(2))
    paths = (folder / name for name in chain((f"{stem}{ending}",), numbered))
    return next(path for path in paths if not path.exists())
