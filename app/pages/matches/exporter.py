"""The copying of matches to the person's documents, from the page of past matches."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.pages.matches import words
from app.storage.exporting import documents, export_all, export_one
from app.storage.taking_in import TELLING, SoFar
from app.system.background import Job
from app.system.os_errors import in_words


class Exporter(QObject):
    """Copies one match at once, or all of them beside the window."""

    progressed = Signal(object)
    """Brings a `SoFar` of all of them, when it begins and from time to time; None at the end."""
    told = Signal(str)
    """Brings what has come of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job: Job | None = None

    @property
    def running(self) -> bool:
        """Tell whether all are being copied."""
        return self._job is not None

    def export_one(self, file: Path) -> None:
        """Copy one journal."""
        try:
            copy = export_one(file, documents())
        except OSError as error:
            self._end(error)
        else:
            self.told.emit(words.exported(folder=words.place(copy)))

    def export_all(self, files: Sequence[Path], beside: Sequence[Path]) -> None:
        """Copy journals, and the files beside them, into one archive; once at a time."""
        if self._job is not None:
            return
        stem, folder = f"Trapoula {datetime.now().astimezone():%Y-%m-%d}", documents()

        def work(job: Job) -> None:
            try:
                job.give(export_all(_telling(files, job), folder, stem, job.pause, beside))
            except OSError as error:
                job.give(error)

        self._job = Job(work)
        self._job.came.connect(self._take)
        self._job.start()
        self.progressed.emit(SoFar(0, len(files)))

    def stop(self) -> None:
        """Give up what is being done."""
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _take(self, given: SoFar | tuple[Path, int] | OSError) -> None:
        if isinstance(given, SoFar):
            self.progressed.emit(given)
        else:
            self._end(given)

    def _end(self, result: tuple[Path, int] | OSError) -> None:
        if self._job is not None:
            self._job = None
            self.progressed.emit(None)
        if isinstance(result, OSError):
            self.told.emit(words.not_exported(reason=in_words(result)))
        else:
            archive, copied = result
            self.told.emit(words.exported_all(n=copied, folder=words.place(archive)))


def _telling(files: Sequence[Path], job: Job) -> Iterator[Path]:
    """Yield the files, and tell from time to time how far it is."""
    told = time.monotonic()
    for done, file in enumerate(files):
        if time.monotonic() - told > TELLING:
            told = time.monotonic()
            job.give(SoFar(done, len(files)))
        yield file
