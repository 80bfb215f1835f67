"""Files of results, which are checked to be writable before hours are spent on them."""

import os
from pathlib import Path


def check_writable(file: Path) -> None:
    """Raise ValueError, with a sentence that says why, if the file cannot be written."""
    try:
        if file.is_dir():
            raise ValueError(f"{file} is a folder, not a file")
        if not file.parent.is_dir():
            raise ValueError(f"{file} cannot be written: there is no folder {file.parent}")
        if file.exists() and not os.access(file, os.W_OK):
            raise ValueError(f"{file} may not be written")
        if _replaceable(file):
            fresh = _beside(file)
            fresh.touch()
            fresh.unlink()
    except OSError as error:
        raise ValueError(f"{file} cannot be written: {error.strerror}") from None


def write_whole(file: Path, text: str) -> None:
    """Write the file in one go: a reader finds either the old file or the new one.

    Raises OSError; the old file is then still there.
    """
    if not _replaceable(file):
        file.write_text(text, "utf-8")
        return
    fresh = _beside(file)
    try:
        fresh.write_text(text, "utf-8")
        fresh.replace(file.resolve())
    finally:
        fresh.unlink(missing_ok=True)


def _replaceable(file: Path) -> bool:
    """Tell whether it is a file or does not exist yet; a device or a pipe must stay what it is."""
    return file.is_file() or not file.exists()


def _beside(file: Path) -> Path:
    """Return a name of this process's own in the folder of the file, links resolved."""
    target = file.resolve()
    return target.with_name(f".{target.name}.{os.getpid()}")
