"""The copying of matches to the person's documents, from the page of past matches."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.pages.matches import words
from app.storage.exporting import documents, export_all, export_one
from app.system.background import Job
from app.system.os_errors import in_words


class Exporter(QObject):
    """Copies one match at once, or all of them beside the window."""

    told = Signal(str)
    """Brings what is to be said of it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None

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
                job.give(export_all(files, folder, stem, job.pause, beside))
            except OSError as error:
                job.give(error)

        self._job = Job(work)
        self._job.came.connect(self._end)
        self._job.start()

    def stop(self) -> None:
        """Give up what is being done."""
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _end(self, result: tuple[Path, int] | OSError) -> None:
        self._job = None
        if isinstance(result, OSError):
            self.told.emit(words.not_exported(reason=in_words(result)))
        else:
            archive, copied = result
            self.told.emit(words.exported_all(n=copied, folder=words.place(archive)))
