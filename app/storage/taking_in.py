"""The taking in of saved matches from elsewhere: several files, or archives of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from app.storage.history.records import MatchKey
from app.storage.match_store import MatchStore
from app.storage.unpacking import ARCHIVE, Unpacked, unpacked
from app.system.background import Job
from engine.core.errors import Damaged


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


class TakingIn(QObject):
    """Copies matches into our folder, beside the window; nothing there is overwritten.

    They keep the time at which they were touched last: all lists and statistics follow it.
    """

    ended = Signal(object)
    """Brings a `TakenIn`."""

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._job: Job | None = None

    def start(self, files: Sequence[Path]) -> None:
        """Take in these files and archives; others that are being taken in are given up."""
        self.stop()
        known = self._store.history.files_by_match()
        self._job = Job(lambda job: job.give(self._take_in(files, known, job)))
        self._job.came.connect(self.ended)
        self._job.start()

    def stop(self) -> None:
        """Take in no more."""
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _take_in(
        self, files: Sequence[Path], known: dict[MatchKey, list[str]], job: Job
    ) -> TakenIn:
        there = {file.path.name for file in self._store.files()}
        new, double, refused = 0, list[str](), list[NotTakenIn]()
        for name, file in _each(files):
            job.pause()
            try:
                if not isinstance(file, Path):
                    raise file
                stem = Path(name).stem
                kept = self._store.take_in(file, job.pause, stem=stem, known=known, as_old=True)
            except (Damaged, OSError) as error:
                refused.append(NotTakenIn(name, error))
                continue
            if kept.name in there:
                double.append(name)
            else:
                there.add(kept.name)
                new += 1
        return TakenIn(new, tuple(double), tuple(refused))


def is_archive(file: Path) -> bool:
    """Tell whether a file is called as an archive is."""
    return file.suffix.lower() == ARCHIVE


def _each(files: Sequence[Path]) -> Iterator[Unpacked]:
    """Yield the files, and those in archives."""
    for file in files:
        if is_archive(file):
            try:
                yield from unpacked(file)
            except (Damaged, OSError) as error:
                yield Unpacked(file.name, error)
        else:
            yield Unpacked(file.name, file)
