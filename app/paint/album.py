"""The album of pictures kept on disk between starts: painting them is a fifth of a start."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO, Final

from PySide6.QtGui import QImage, QPixmap

_FORMATS: Final = (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied)
"""The formats of pixmaps, without and with transparent parts, so that nothing is converted."""


class Album:
    """The album, which finds pictures while it is open; before and after that all are painted.

    In the file each picture is a line that says what it is, and its pixels.
    """

    def __init__(self) -> None:
        self._file: Path | None = None
        self._stamp = ""
        self._found: dict[str, QPixmap] = {}
        self._used: dict[str, QPixmap] = {}

    def open(self, file: Path, stamp: str) -> None:
        """Find what was kept in `file` with the same stamp, which is that of the painters."""
        self._file, self._stamp = file, stamp
        # Of a damaged file the rest is painted, and all is written again.
        with suppress(OSError, ValueError, IndexError), file.open("rb") as source:
            if _line(source) == stamp:
                while head := _line(source):
                    name, pixmap = _read(head, source)
                    self._found[name] = pixmap

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return what `paint` makes, kept under the `repr` of `key`, all that it depends on."""
        if self._file is None:
            return paint()
        name = repr(key)
        if name not in self._used:
            self._used[name] = self._found.get(name) or paint()
        return self._used[name]

    def close(self) -> None:
        """Keep the pictures that were wanted, unless the file holds them already."""
        if self._file is not None and not self._used.keys() <= self._found.keys():
            unfinished = self._file.with_suffix(".new")
            with suppress(OSError):  # then the next start paints them, too
                with unfinished.open("wb") as target:
                    target.write(f"{self._stamp}\n".encode())
                    for name, pixmap in self._used.items():
                        _write(name, pixmap, target)
                unfinished.replace(self._file)
        self._file = None
        self._found, self._used = {}, {}


def _line(source: BufferedReader) -> str:
    return source.readline().decode().rstrip("\n")


def _read(head: str, source: BufferedReader) -> tuple[str, QPixmap]:
    """Read a picture. Raises ValueError or IndexError if it is not whole."""
    name, width, height, ratio, transparent = head.split("\t")
    image = QImage(int(width), int(height), _FORMATS[int(transparent)])
    if image.isNull() or source.readinto(image.bits()) != image.sizeInBytes():
        raise ValueError(head)
    image.setDevicePixelRatio(float(ratio))
    return name, QPixmap.fromImage(image)


def _write(name: str, pixmap: QPixmap, target: BinaryIO) -> None:
    transparent = int(pixmap.hasAlphaChannel())
    image = pixmap.toImage().convertToFormat(_FORMATS[transparent])
    size = f"{image.width()}\t{image.height()}\t{image.devicePixelRatio()}"
    target.write(f"{name}\t{size}\t{transparent}\n".encode())
    target.write(image.constBits())


album: Final = Album()
"""The program's album."""
