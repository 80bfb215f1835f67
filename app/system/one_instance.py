"""One running program for a data folder: a second start hands its request over to the first.

The first holds a lock in the data folder. A second one finds it taken, writes its request as a file
into the folder of requests, and ends as soon as the first has taken that file away.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

ENDING: Final = ".request"
"""The ending of the names of whole requests."""

PATIENCE: Final = 10.0
"""Seconds until a request that is not taken is given up and ignored."""

_UNCERTAIN: Final = 1.0
"""Seconds until the waiting program asks the system whether the lock's holder still runs."""

_PAUSE: Final = 0.02

_LARGEST: Final = 64 * 1024
"""Bytes of a request, at most."""


class Request(NamedTuple):
    """The request of a start: a saved match to open, if any, and a window to be seen.

    `token` is the desktop's permission to come to the front, if it gave one.
    """

    file: Path | None = None
    token: str = ""


class OneInstance:
    """One start of the program among those over a data folder."""

    def __init__(self, data_folder: Path) -> None:
        self._folder = data_folder
        self._requests = data_folder / "requests"
        self._lock = QLockFile(str(data_folder / "running.lock"))
        self._lock.setStaleLockTime(0)  # the lock of a program that runs never grows old

    def is_first(self, request: Request) -> bool:
        """Tell whether this start shows a window; if not, a running program has taken `request`.

        A program that does not answer is not waited for longer than PATIENCE. If the folder cannot
        be written nobody can tell, and every start shows a window.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if self._takes_lock():
                return True
            handed = self._hand(request)
        except OSError:
            return True
        started = time.monotonic()
        while handed.exists():
            waited = time.monotonic() - started
            if waited > _UNCERTAIN:
                # Its number may have gone to another process; then only the system knows.
                self._lock.removeStaleLockFile()
            if waited > PATIENCE or self._takes_lock():
                handed.unlink(missing_ok=True)
                return True
            time.sleep(_PAUSE)
        return False

    def listener(self, parent: QObject) -> Listener:
        """Make a listener for the requests that later starts hand over to this one."""
        return Listener(self._requests, parent)

    def close(self) -> None:
        """Let the next start be the first."""
        self._lock.unlock()

    def _takes_lock(self) -> bool:
        taken = self._lock.tryLock(0)
        return taken or self._lock.error() != QLockFile.LockError.LockFailedError

    def _hand(self, request: Request) -> Path:
        """Write the request as a whole, and return its file, which goes when it is taken."""
        self._requests.mkdir(exist_ok=True)
        handed = self._requests / f"{time.time_ns()}-{os.getpid()}{ENDING}"
        unfinished = handed.with_suffix(".new")
        unfinished.write_bytes(_written(request))
        _let_come_to_front()
        unfinished.replace(handed)
        return handed


class Listener(QObject):
    """A listener that takes the requests in a folder, old and new; `asked` brings each."""

    asked = Signal(object)

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.take)

    def listen(self) -> None:
        """Begin, with what has been asked for since the program started."""
        with suppress(OSError):  # then nobody can ask for anything
            self._folder.mkdir(parents=True, exist_ok=True)
            self._watcher.addPath(str(self._folder))
        self.take()

    def take(self) -> None:
        """Take the requests in the folder; those too old or malformed are only cleared away."""
        for path in sorted(self._folder.glob(f"*{ENDING}")):
            try:
                asked = time.time() - path.stat().st_mtime
                request = _read(path)
                path.unlink()
            except OSError:  # given up, or not ours to take
                continue
            if request is not None and asked <= PATIENCE:
                self.asked.emit(request)


def _written(request: Request) -> bytes:
    """Write the token on its own line, then the name of the file, which may hold anything."""
    return os.fsencode(f"{request.token}\n{request.file or ''}")


def _read(path: Path) -> Request | None:
    with path.open("rb") as file:
        content = file.read(_LARGEST)
    token, line_end, name = os.fsdecode(content).partition("\n")
    named = Path(name) if name else None
    if not line_end or (named is not None and not named.is_absolute()):
        return None
    return Request(named, token)


def _let_come_to_front() -> None:
    """Let another program come to the front; Windows allows that only to the one just started."""
    if sys.platform == "win32":
        from ctypes import windll

        windll.user32.AllowSetForegroundWindow(-1)
