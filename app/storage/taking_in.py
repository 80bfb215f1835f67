"""The taking in of saved matches from elsewhere: several files, or archives of them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.storage import carried
from app.storage.carried import Carried
from app.storage.history.records import MatchKey
from app.storage.match_store import MatchStore
from app.storage.unpacking import ARCHIVE, Unpacked, names_in, unpacked
from app.system.background import Job
from engine.core.errors import Damaged

if TYPE_CHECKING:
    from engine.core.jsontext import Document

TELLING: Final = 0.1
"""Seconds from one word about how far it is to the next."""


class NotTakenIn(NamedTuple):
    """A file that was not taken in, by its name, and why."""

    name: str
    why: Damaged | OSError


class TakenIn(NamedTuple):
    """What came of it: how many matches are new, and the names of the other files."""

    new: int = 0
    known: tuple[str, ...] = ()
    """Their matches were in our folder before."""
    refused: tuple[NotTakenIn, ...] = ()


class SoFar(NamedTuple):
    """How far it is: so many of all files have been taken in."""

    done: int
    all: int


class TakingIn(QObject):
    """Copies matches into our folder, beside the window; nothing there is overwritten.

    They keep the time at which they were touched last. What came with them in an archive is added
    to what is known here (see `carried`).
    """

    progressed = Signal(object)
    """Brings a `SoFar`: when it begins, and then from time to time."""
    ended = Signal(object)
    """Brings a `TakenIn`."""

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._waiting: list[Path] = []
        self._job: Job | None = None

    def start(self, files: Sequence[Path]) -> None:
        """Take in these files and archives, after those that are being taken in."""
        if self._job is not None:
            self._waiting += files
            return
        known = self._store.history.files_by_match()
        count = sum(map(_count, files))
        self._job = Job(lambda job: _Run(self._store, count, known, job).take_in(files))
        self._job.came.connect(self._take)
        self._job.start()
        self.progressed.emit(SoFar(0, count))

    def stop(self) -> None:
        """Take in no more."""
        self._waiting.clear()
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _take(self, given: SoFar | Carried | TakenIn) -> None:
        match given:
            case SoFar():
                self.progressed.emit(given)
            case Carried():
                carried.take_in(self._store, given)
            case TakenIn():
                self._job = None
                self.ended.emit(given)
                if self._waiting:
                    files, self._waiting = self._waiting, []
                    self.start(files)


class _Run:
    """One run of taking in, which goes on beside the window: what has come of it so far."""

    def __init__(
        self, store: MatchStore, count: int, known: dict[MatchKey, list[str]], job: Job
    ) -> None:
        """Take in up to `count` files, of which `known` are here, and tell the `job` of them."""
        self._store = store
        self._count = count
        self._known = known
        self._job = job
        self._there = {file.path.name for file in store.files()}
        self._new = 0
        self._double: list[str] = []
        self._refused: list[NotTakenIn] = []
        self._told = time.monotonic()

    def take_in(self, files: Sequence[Path]) -> None:
        """Take in these files and archives."""
        for file in files:
            self._take_group(file)
        self._job.give(TakenIn(self._new, tuple(self._double), tuple(self._refused)))

    def _take_group(self, group: Path) -> None:
        """Take in a file, or all that is in an archive."""
        documents: dict[str, Document] = {}
        kept_as: dict[str, str] = {}
        for name, file in _each(group):
            self._tell()
            self._job.pause()
            try:
                if not isinstance(file, Path):
                    raise file
                if name in carried.NAMES and is_archive(group):
                    documents[name] = carried.read_carried(name, file)
                else:
                    kept_as[name] = self._take_match(name, file)
            except (Damaged, OSError) as error:
                self._refused.append(NotTakenIn(name, error))
        if documents:
            self._job.give(Carried(documents, kept_as))

    def _take_match(self, name: str, file: Path) -> str:
        """Copy a match into our folder; return its name there. Raises Damaged and OSError."""
        kept = self._store.take_in(
            file, self._job.pause, stem=Path(name).stem, known=self._known, as_old=True
        ).name
        if kept in self._there:
            self._double.append(name)
        else:
            self._there.add(kept)
            self._new += 1
        return kept

    def _tell(self) -> None:
        """Tell from time to time how far it is."""
        if time.monotonic() - self._told > TELLING:
            self._told = time.monotonic()
            done = self._new + len(self._double) + len(self._refused)
            self._job.give(SoFar(done, self._count))


def is_archive(file: Path) -> bool:
    """Tell whether a file is called as an archive is."""
    return file.suffix.lower() == ARCHIVE


def _count(file: Path) -> int:
    """Return how many matches there may be in a file."""
    if not is_archive(file):
        return 1
    return sum(name not in carried.NAMES for name in names_in(file)) or 1


def _each(file: Path) -> Iterator[Unpacked]:
    """Yield a file, or those in an archive."""
    if not is_archive(file):
        yield Unpacked(file.name, file)
        return
    try:
        yield from unpacked(file)
    except (Damaged, OSError) as error:
        yield Unpacked(file.name, error)
