"""The taking in of several saved matches from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.storage.match_store import MatchStore
from app.system.background import Job
from engine.core.errors import Damaged


class TakingIn(QObject):
    """Copies matches into our folder, beside the window."""

    failed = Signal(Path, object)
    """Brings a file that holds no match or cannot be read, and the Damaged or OSError."""
    ended = Signal()

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._job: Job | None = None

    def start(self, files: Sequence[Path]) -> None:
        """Take in these files; others that are being taken in are given up."""
        self.stop()

        def work(job: Job) -> None:
            for file in files:
                try:
                    self._store.take_in(file, job.pause)
                except (Damaged, OSError) as error:
                    job.give((file, error))

        self._job = Job(work)
        self._job.came.connect(lambda failure: self.failed.emit(*failure))
        self._job.ended.connect(self.ended)
        self._job.start()

    def stop(self) -> None:
        """Take in no more."""
        if self._job is not None:
            self._job.stop()
            self._job = None
