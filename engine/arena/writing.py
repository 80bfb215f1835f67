"""Files of results: whether they can be written is found out before hours are spent on them."""

import os
from pathlib import Path


def check_writable(file: Path) -> None:
    """Raises ValueError, with a sentence that says why, where the file could not be written."""
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
    """Writes the file in one go, so that who reads it meanwhile finds the old or the new one.

    Raises OSError; the old one is then still there.
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
    """Whether it is a file or none yet; a device or a pipe must stay what it is."""
    return file.is_file() or not file.exists()


def _beside(file: Path) -> Path:
    """A name of this process's own in the folder where the file lies, behind all links."""
    target = file.resolve()
    return target.with_name(f".{target.name}.{os.getpid()}")
