"""Journals: matches on disk and as text, UTF-8 JSON lines, a header and then the events.

A line counts once its line end is written. What follows the last line end was torn off by a
crash and is dropped; all other damage is refused.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import IO

from engine.core.errors import Damaged
from engine.core.events import Event, read_event
from engine.core.header import Header, read_header
from engine.core.jsontext import BadJson, Document, Json, read_json, write_json

MAX_EVENTS = 200_000
"""Events of a match at most: what is longer is neither written nor read."""

MAX_LINE = 64 * 1024
MAX_TEXT = 16 * 1024 * 1024
"""Bytes at most of one line and of a whole journal; a match of MAX_EVENTS stays below both."""


def read_journal(text: str) -> tuple[Header, list[Event]]:
    """The header and the events of a journal. Raises Damaged."""
    if len(text) > MAX_TEXT:
        raise Damaged(1, f"longer than {MAX_TEXT} characters")
    lines = text.split("\n")
    lines.pop()  # empty, or torn
    if not lines:
        raise Damaged(1, "no whole line")
    if len(lines) > 1 + MAX_EVENTS:
        raise Damaged(2 + MAX_EVENTS, f"more than {MAX_EVENTS} events")
    header = _read_line(1, lines[0])
    try:
        return read_header(header), [
            _read_event(number, line) for number, line in enumerate(lines[1:], start=2)
        ]
    except ValueError as error:
        raise Damaged(1, str(error)) from None


def _read_event(number: int, line: str) -> Event:
    value = _read_line(number, line)
    try:
        return read_event(value)
    except ValueError as error:
        raise Damaged(number, str(error)) from None


def _read_line(number: int, line: str) -> object:
    if len(line) > MAX_LINE:
        raise Damaged(number, f"longer than {MAX_LINE} characters")
    try:
        return read_json(line)
    except BadJson as error:
        raise Damaged(number, str(error)) from None


def write_line(value: Json) -> str:
    """A header's or an event's JSON as a whole line."""
    return write_json(value) + "\n"


class Journal:
    """The file of one match, open for appending.

    Every change is on the disk before the call that made it returns. One that fails leaves the
    file as it was, up to its last whole line.
    """

    def __init__(self, file: IO[bytes], whole: int, size: int) -> None:
        """Use create or open. ``whole`` bytes are whole lines; the file has ``size`` bytes."""
        self._file = file
        self._whole = whole
        self._size: int | None = size

    @classmethod
    def create(cls, path: Path, header: Document) -> "Journal":
        """A new journal with this header, there as a whole or not at all.

        Raises FileExistsError if the file is there already, OSError if it cannot be written.
        """
        if path.exists():
            raise FileExistsError(f"there already: {path}")
        line = write_line(header).encode()
        unfinished = path.with_name(path.name + ".new")
        try:
            with unfinished.open("wb", buffering=0) as file:
                _write_through(file, line)
            unfinished.replace(path)
        except OSError:
            unfinished.unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
        return cls(path.open("r+b", buffering=0), len(line), len(line))

    @classmethod
    def open(cls, path: Path) -> "tuple[Journal, str]":
        """An existing journal and its text, a torn last line left out.

        The file itself is changed by the first append, which cuts the torn line off. Raises
        Damaged for what is too large or not UTF-8; read the text to find other damage.
        """
        file = path.open("r+b", buffering=0)
        try:
            content = _read_bounded(file)
            whole = content.rfind(b"\n") + 1
            return cls(file, whole, len(content)), _decoded(content[:whole])
        except BaseException:
            file.close()
            raise

    @staticmethod
    def read(path: Path) -> str:
        """The text of a journal, as open gives it, for looking only."""
        with path.open("rb", buffering=0) as file:
            content = _read_bounded(file)
        return _decoded(content[: content.rfind(b"\n") + 1])

    def append(self, event: Document) -> None:
        """Writes an event. Raises OSError, and then the journal is as it was before."""
        line = write_line(event).encode()
        self._cut_torn_end()
        try:
            self._file.seek(self._whole)
            _write_through(self._file, line)
        except OSError:
            self._size = None
            self._cut_torn_end()
            raise
        self._whole = self._size = self._whole + len(line)

    def close(self) -> None:
        """Closes the file; there is nothing left to write."""
        self._file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _cut_torn_end(self) -> None:
        """Leaves only whole lines in the file, unless another program wrote to it."""
        size = os.fstat(self._file.fileno()).st_size
        if self._size is not None and size != self._size:
            raise OSError(f"another program changed the file: {self._file.name}")
        if size != self._whole:
            self._file.truncate(self._whole)
        self._size = self._whole


def _write_through(file: IO[bytes], line: bytes) -> None:
    written = 0
    while written < len(line):  # an unbuffered file may take less than it is given
        written += file.write(line[written:])
    os.fsync(file.fileno())


def _read_bounded(file: IO[bytes]) -> bytes:
    if os.fstat(file.fileno()).st_size > MAX_TEXT:
        raise Damaged(1, f"longer than {MAX_TEXT} bytes")
    return file.read()


def _decoded(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise Damaged(content.count(b"\n", 0, error.start) + 1, "not UTF-8") from None


def _sync_folder(folder: Path) -> None:
    """Makes a new name last; Windows does so by itself and opens no folders."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
