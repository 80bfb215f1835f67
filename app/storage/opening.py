"""The opening of a saved match, to be played or to be looked at again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.storage.history.records import MatchKey
from app.storage.match_reader import LIGHT
from app.storage.match_store import MatchStore
from app.system.background import Job
from engine.core.errors import Damaged

if TYPE_CHECKING:
    from app.match.moments import MatchTurn
    from engine.core.journal import Pause
    from engine.core.match import Match


class Opening(QObject):
    """The opener of a match in a file; a very long one is read beside the window.

    Each `open` is followed by `opened` or `failed`, unless something else is opened first, or
    `stop` is called.
    """

    begun = Signal()
    """Opening the file takes a while."""
    opened = Signal(object)
    """Brings the match; whatever takes it must close it."""
    failed = Signal(Path, object)
    """Brings the file, and the Damaged or OSError."""

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._job: Job | None = None
        self._brought: Any = None
        """The result of the job: what `read` returned."""
        self._file = Path()
        self._known: dict[MatchKey, list[str]] = {}
        """The matches of our folder, for a file that lies elsewhere."""

    def open(self, file: Path) -> None:
        """Open this file; it is copied to our folder first if it lies elsewhere."""
        self.stop()
        self._file = file
        elsewhere = file.parent != self._store.folder
        self._known = self._store.history.files_by_match() if elsewhere else {}
        if _size(file) > LIGHT:
            self._job = Job(self._work)
            self._job.came.connect(self._take)
            self._job.start()
            self.begun.emit()
        else:
            self._tell(self.read(file, None))

    def stop(self) -> None:
        """Drop what is being opened."""
        if self._job is not None:
            self._job.stop()
            self._job = None
            if self._brought is not None and not isinstance(self._brought, Damaged | OSError):
                self.drop(self._brought)
            self._brought = None

    def read(self, file: Path, pause: Pause | None) -> Any:
        """Return what is brought of this file, or why it cannot be; not in the window's thread."""
        try:
            kept = self._store.take_in(file, pause, known=self._known)
            return self._store.open(kept, pause)
        except (Damaged, OSError) as error:
            return error

    def drop(self, match: Match) -> None:
        """Let go of what was read and is not wanted any more."""
        match.close()

    def _work(self, job: Job) -> None:
        self._brought = self.read(self._file, job.pause)
        job.give(None)

    def _take(self, _: object) -> None:
        what, self._brought, self._job = self._brought, None, None
        assert what is not None
        self._tell(what)

    def _tell(self, what: Any) -> None:
        if isinstance(what, Damaged | OSError):
            self.failed.emit(self._file, what)
        else:
            self.opened.emit(what)


class Recorded(NamedTuple):
    """A match that is looked at again."""

    match: Match
    turns: tuple[MatchTurn, ...]
    damaged: Damaged | None
    """What is wrong in its file after what could be read; None: nothing is."""


class LookingBack(Opening):
    """The opener of a match to look at it again: `opened` brings it `Recorded`.

    Its file is not opened for writing. A damaged one is read as far as it can be.
    """

    def read(self, file: Path, pause: Pause | None) -> Recorded | Damaged | OSError:
        from app.match.moments import turns_of
        from app.storage import journals

        try:
            match, damaged = journals.read_good(file, pause)
        except (Damaged, OSError) as error:
            return error
        return Recorded(match, tuple(turns_of(match, pause or _go_on)), damaged)

    def drop(self, match: Match) -> None:
        """Do nothing: no file is open."""


def _go_on() -> None:
    """Make no pause."""


def _size(file: Path) -> int:
    """Return how many bytes there are to be read; 0 if the file cannot be read."""
    with suppress(OSError):
        return file.stat().st_size
    return 0
