"""Journals: matches on disk and as text, UTF-8 JSON lines, a header and then the events.

A line counts once its line end is written. What follows the last line end was cut off by a crash
and is dropped; any other damage is refused. A byte order mark and Windows line ends, which editors
may have added, are accepted and kept.
"""

import errno
import os
import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Literal, TypeAlias

from engine.core.errors import Damaged, FileChanged, NoPlainFile
from engine.core.events import Event, read_done, read_event
from engine.core.header import Header, read_header
from engine.core.jsontext import BadJson, Document, Json, read_json, write_json

MAX_EVENTS = 200_000
"""Events of a match, at most; a longer one is neither written nor read."""

MAX_LINE = 64 * 1024
MAX_TEXT = 16 * 1024 * 1024
"""Bytes at most of one line and of a whole journal; a match of MAX_EVENTS stays below both."""

Pause: TypeAlias = Callable[[], object]
"""Called between two events of a journal that is read; what it raises ends the reading."""

_BYTE_ORDER_MARK = "\ufeff"
_CHUNK = 64 * 1024


def read_journal(text: str, pause: Pause | None = None) -> tuple[Header, Sequence[Event]]:
    """Read a journal's text as its header and its events. Raises Damaged."""
    if len(text) > MAX_TEXT:
        raise Damaged(1, f"longer than {MAX_TEXT} characters", "too-long")
    lines = text.removeprefix(_BYTE_ORDER_MARK).split("\n")
    lines.pop()  # empty, or torn
    if not lines:
        raise Damaged(1, "no whole line", "torn")
    if len(lines) > 1 + MAX_EVENTS:
        raise Damaged(2 + MAX_EVENTS, f"more than {MAX_EVENTS} events", "too-long")
    header = _read_line(1, lines[0], "foreign")
    try:
        return read_header(header), [
            _read_event(number, line, pause) for number, line in enumerate(lines[1:], start=2)
        ]
    except ValueError as error:
        raise Damaged(1, str(error)) from None


def _read_event(number: int, line: str, pause: Pause | None) -> Event:
    if pause is not None:
        pause()
    event = read_done(line)
    if event is not None:
        return event
    value = _read_line(number, line)
    try:
        return read_event(value)
    except ValueError as error:
        raise Damaged(number, str(error)) from None


def _read_line(number: int, line: str, code: str = "line") -> object:
    if len(line) > MAX_LINE:
        raise Damaged(number, f"longer than {MAX_LINE} characters", code)
    try:
        return read_json(line)
    except BadJson as error:
        raise Damaged(number, str(error), code) from None


def write_line(value: Json) -> str:
    """Write the JSON of a header or an event as a whole line."""
    return write_json(value) + "\n"


class Journal:
    """The file of one match, open for appending.

    A change is on disk before the call that made it returns. A change that fails leaves the file as
    it was, up to its last whole line.
    """

    def __init__(self, file: IO[bytes], whole: int, size: int) -> None:
        """Use create or open. ``whole`` bytes are whole lines; the file has ``size`` bytes."""
        self._file = file
        self._whole = whole
        self._size: int | None = size

    @classmethod
    def create(cls, path: Path, header: Document) -> "Journal":
        """Create a journal with this header, either completely or not at all.

        Raises FileExistsError if the file exists already, OSError if it cannot be written.
        """
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
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
        return cls(_opened(path, "r+b"), len(line), len(line))

    @classmethod
    def open(cls, path: Path) -> "tuple[Journal, str]":
        """Open an existing journal and return it with its text, without a torn last line.

        The file itself is changed only by the first append, which cuts off the torn line. Raises
        Damaged if the file is too large or not UTF-8, OSError if it cannot be opened or is no
        regular file. Other damage shows when the text is read.
        """
        file = _opened(path, "r+b")
        try:
            content = _read_bounded(file)
            whole = content.rfind(b"\n") + 1
            return cls(file, whole, len(content)), _decoded(content[:whole])
        except BaseException:
            file.close()
            raise

    @staticmethod
    def read(path: Path) -> str:
        """Return the text of a journal as ``open`` would, without opening it for appending."""
        with _opened(path, "rb") as file:
            content = _read_bounded(file)
        return _decoded(content[: content.rfind(b"\n") + 1])

    @staticmethod
    def read_good(path: Path) -> "tuple[str, Damaged | None]":
        """Return the text of a journal up to what is not UTF-8 in it, and that damage.

        Raises Damaged where not even the first line is, and OSError like ``read``.
        """
        try:
            return Journal.read(path), None
        except Damaged as damage:
            if damage.line == 1:
                raise
            with _opened(path, "rb") as file:
                lines = _read_bounded(file).split(b"\n")[: damage.line - 1]
            return "".join(f"{line.decode()}\n" for line in lines), damage

    def append(self, event: Document) -> None:
        """Write an event. Raises OSError, which leaves the journal as it was.

        It is raised too if the file has been moved or replaced, since what is written to it would
        be lost.
        """
        line = write_line(event).encode()
        self._check_place()
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
        """Close the file; nothing is left to be written."""
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

    def _check_place(self) -> None:
        """Raise FileChanged if the file has been moved or replaced, OSError if it is gone."""
        there = os.stat(self._file.name)  # noqa: PTH116 - a path as it was opened
        if not os.path.samestat(there, os.fstat(self._file.fileno())):
            raise FileChanged(f"another file has taken its place: {self._file.name}")

    def _cut_torn_end(self) -> None:
        """Cut the file back to whole lines. Raises FileChanged if another program wrote to it."""
        size = os.fstat(self._file.fileno()).st_size
        if self._size is not None and size != self._size:
            raise FileChanged(f"another program changed the file: {self._file.name}")
        if size != self._whole:
            self._file.truncate(self._whole)
        self._size = self._whole


def _write_through(file: IO[bytes], line: bytes) -> None:
    written = 0
    while written < len(line):  # an unbuffered file may take less than it is given
        written += file.write(line[written:])
    os.fsync(file.fileno())


def _opened(path: Path, mode: Literal["rb", "r+b"]) -> IO[bytes]:
    """Open a regular file without blocking. Raises NoPlainFile and OSError."""
    file = open(path, mode, buffering=0, opener=_open_at_once)  # noqa: SIM115
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise NoPlainFile(f"no file: {path}")
    return file


def _open_at_once(path: str, flags: int) -> int:
    """Open a path at once, even a pipe that has nobody at its other end."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _read_bounded(file: IO[bytes]) -> bytes:
    """Read the whole file, whatever size the system reports. Raises Damaged if it is too large."""
    content = bytearray()
    while chunk := file.read(_CHUNK):
        content += chunk
        if len(content) > MAX_TEXT:
            raise Damaged(1, f"longer than {MAX_TEXT} bytes", "too-long")
    return bytes(content)


def _decoded(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        if line > 1:  # An image may begin like a text, so check the first line.
            head = content[: content.index(b"\n")].decode()
            _read_line(1, head.removeprefix(_BYTE_ORDER_MARK), "foreign")
        raise Damaged(line, "not UTF-8", "foreign" if line == 1 else "line") from None


def _sync_folder(folder: Path) -> None:
    """Make a new file name durable; Windows does so by itself and cannot open folders."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
