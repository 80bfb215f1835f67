"""What makes two builds of the same source the same, and whether they are."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

EARLIEST: Final = 315_532_800
"""The year 1980, in seconds: the first that every kind of archive knows."""


def moment_of_source(root: Path) -> int:
    """Return the time in seconds that everything built gets."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    try:
        answer = subprocess.run(
            ["git", "log", "-1", "--format=%ct"],
            cwd=root,
            check=True,
            capture_output=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return EARLIEST
    return int(answer.stdout)


def differences(first: Path, second: Path) -> Iterator[str]:
    """Return the names of what is not the same, byte for byte, in both folders."""
    for name in sorted({*_everything(first), *_everything(second)}):
        if _facts(first / name) != _facts(second / name):
            yield name


def _everything(folder: Path) -> Iterator[str]:
    return (path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def _facts(path: Path) -> tuple[str, int, bytes] | None:
    """Return what kind of thing it is, its permissions, and what is in it."""
    if path.is_symlink():
        return "link", 0, os.fsencode(path.readlink())
    if path.is_dir():
        return "folder", path.stat().st_mode, b""
    return ("file", path.stat().st_mode, path.read_bytes()) if path.exists() else None
