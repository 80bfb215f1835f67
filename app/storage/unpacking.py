"""Archives of saved matches, unpacked file by file, whatever is in them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.errors import Damaged

if TYPE_CHECKING:
    from zipfile import ZipFile, ZipInfo

ARCHIVE: Final = ".zip"
"""The ending of the names of archives."""

_LARGEST: Final = 16 * 1024 * 1024
"""Bytes of a file that is unpacked at most; no match is longer."""

_NO_TIME: Final = (1980, 1, 1, 0, 0, 0)
"""What stands in an archive for a time that is not known."""


class BadArchive(Damaged):
    """An archive that cannot be read, or a file of one that cannot be unpacked."""

    def __init__(self, reason: str) -> None:
        super().__init__(1, reason)


class Unpacked(NamedTuple):
    """A file of an archive: its name there, and where it is now, or why it cannot be unpacked."""

    name: str
    file: Path | Damaged | OSError


def names_in(archive: Path) -> list[str]:
    """Return the names of the files that `unpacked` yields; none where it cannot be read."""
    from zipfile import ZipFile

    with suppress(OSError, *_faults()), ZipFile(archive) as together:
        return [name for info in together.infolist() if (name := _name(info))]
    return []


def unpacked(archive: Path) -> Iterator[Unpacked]:
    """Yield the files of an archive; each is there until the next one is asked for.

    What folders they were in makes no difference. Raises BadArchive and OSError.
    """
    # The program starts without them.
    import tempfile
    from zipfile import ZipFile

    with tempfile.TemporaryDirectory(prefix="trapoula-") as folder:
        file = Path(folder) / "unpacked"
        try:
            with ZipFile(archive) as together:
                for info in together.infolist():
                    if name := _name(info):
                        yield Unpacked(name, _unpack(together, info, file))
        except _faults() as error:
            raise BadArchive(str(error)) from None


def _name(info: ZipInfo) -> str:
    """Return the name of a file without its folders; "" for what is none of a person's."""
    name = PurePosixPath(info.filename.replace("\\", "/")).name
    return "" if info.is_dir() or name.startswith("._") else name  # macOS adds those


def _unpack(together: ZipFile, info: ZipInfo, file: Path) -> Path | Damaged | OSError:
    try:
        with together.open(info) as packed:
            content = packed.read(_LARGEST + 1)
        if len(content) > _LARGEST:
            return Damaged(1, f"longer than {_LARGEST} bytes", "too-long")
        file.write_bytes(content)
        _date(file, info)
    except _faults() as error:
        return BadArchive(str(error))
    except OSError as error:
        return error
    return file


def _date(file: Path, info: ZipInfo) -> None:
    """Give a file the time that it has in the archive, as far as that can be."""
    if info.date_time == _NO_TIME:
        return
    with suppress(OSError, OverflowError, ValueError):
        touched = min(time.mktime((*info.date_time, 0, 0, -1)), time.time())
        os.utime(file, (touched, touched))


def _faults() -> tuple[type[Exception], ...]:
    """Return what is raised where an archive is damaged, encrypted, or packed in an unknown way."""
    import zlib
    from zipfile import BadZipFile

    return (BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError)
