"""The check of the index against the folder, beside the window."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from app.storage.history.database import is_sound
from app.storage.history.records import MatchRecord, SavedFile, Stamp, record_of
from app.storage.marking import days_unknown
from app.storage.match_reader import LIGHT
from app.storage.match_store import MatchStore, read
from app.system.background import Job

BATCH: Final = 100
"""So many matches are written at a time, at most."""

_LONGEST: Final = 0.1
"""Seconds; what has been read by then is written."""

_SETTLING: Final = 300
"""Milliseconds until it is told that the index has changed."""


class _Unsound(NamedTuple):
    """The file of the index is damaged."""


class _Compared(NamedTuple):
    """What differs: files that are gone, and how many are to be read."""

    gone: tuple[str, ...]
    unread: int


class HistoryCheck(QObject):
    """A check that reads what the index of a store does not know, and forgets what is gone.

    The files are compared by size and time. The one touched last is read first, very long ones at
    the end. What has been read is kept, wherever the check ends.
    """

    progressed = Signal(int, int)
    """So many of the files that are to be read have been read."""
    changed = Signal()
    """The index holds something else than before; told so seldom that all can be shown anew."""
    ended = Signal()

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._job: Job | None = None
        self._read = self._unread = 0
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(_SETTLING)
        self._telling.timeout.connect(self.changed)

    @property
    def running(self) -> bool:
        return self._job is not None

    def start(self) -> None:
        """Begin the check; one that is running is given up."""
        self.stop()
        self._read = self._unread = 0
        store, history = self._store, self._store.history
        folder_time, known = store.folder_time(), history.stamps()

        def work(job: Job) -> None:
            believed = {os.fsdecode(file): Stamp(time, size) for file, time, size in known}
            if not is_sound(history.path):
                job.give(_Unsound())
                believed = {}
            files = store.files()
            unread = [file for file in files if believed.get(file.path.name) != file.stamp]
            unread.sort(key=lambda file: file.stamp.size > LIGHT)  # long ones come last
            gone = believed.keys() - {file.path.name for file in files}
            job.give(_Compared(tuple(gone), len(unread)))
            _read_all(job, unread)
            if folder_time is not None:
                job.give(folder_time)

        self._job = Job(work)
        self._job.came.connect(self._take)
        self._job.ended.connect(self._end)
        self._job.start()

    def stop(self) -> None:
        """Give the check up."""
        self._telling.stop()
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _take(self, given: _Unsound | _Compared | list[MatchRecord] | int) -> None:
        history = self._store.history
        match given:
            case _Unsound():
                history.empty()
                self._tell_soon()
            case _Compared(gone, unread):
                self._unread = unread
                if gone:
                    history.remove(gone)
                    self._tell_soon()
                if unread:
                    self.progressed.emit(0, unread)
            case int():
                history.note_folder(given)
            case _:
                history.put(given)
                self._read += len(given)
                self._tell_soon()
                self.progressed.emit(self._read, self._unread)

    def _tell_soon(self) -> None:
        if not self._telling.isActive():
            self._telling.start()

    def _end(self) -> None:
        self._job = None
        history = self._store.history
        unknown = days_unknown(history, self._store.challenges)
        if unknown:  # The file of challenges has been lost, or set aside.
            history.put(history.of_days(unknown))
        self._telling.stop()
        self.ended.emit()


def _read_all(job: Job, files: Iterable[SavedFile]) -> None:
    """Read the files, and give what is in them in batches."""
    batch: list[MatchRecord] = []
    since = time.perf_counter()
    for file in files:
        late = time.perf_counter() - since > _LONGEST or file.stamp.size > LIGHT
        if batch and (late or len(batch) == BATCH):
            job.give(batch)
            batch, since = [], time.perf_counter()
        job.pause()
        found = read(file, job.pause)
        if found is not None:
            batch.append(record_of(file, found))
    if batch:
        job.give(batch)
