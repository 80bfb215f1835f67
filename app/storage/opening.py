"""The reading of a saved match from its file, to be played or to be looked at again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

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


Brought = TypeVar("Brought")


class Reading(QObject, Generic[Brought]):
    """The reader of the file of a match; a very long one is read beside the window.

    Each `open` is followed by `opened` or `failed`, unless something else is opened first, or
    `stop` is called. Subclasses say what is brought.
    """

    begun = Signal()
    """Reading the file takes a while."""
    opened = Signal(object)
    """Brings what `read` has returned."""
    failed = Signal(Path, object)
    """Brings the file, and the Damaged or OSError."""

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._job: Job | None = None
        self._brought: Brought | Damaged | OSError | None = None
        """The result of the job."""
        self._file = Path()

    def open(self, file: Path) -> None:
        """Read this file."""
        self.stop()
        self._file = file
        if _size(file) > LIGHT:
            self._job = Job(self._work)
            self._job.came.connect(self._take)
            self._job.start()
            self.begun.emit()
        else:
            self._tell(self._read(None))

    def stop(self) -> None:
        """Drop what is being read."""
        if self._job is not None:
            self._job.stop()
            self._job = None
            if self._brought is not None and not isinstance(self._brought, Damaged | OSError):
                self.drop(self._brought)
            self._brought = None

    def read(self, file: Path, pause: Pause | None) -> Brought:
        """Return what is brought of a file, in whatever thread. Raises Damaged and OSError."""
        raise NotImplementedError

    def drop(self, brought: Brought) -> None:
        """Let go of what was read and is not wanted any more."""

    def _read(self, pause: Pause | None) -> Brought | Damaged | OSError:
        try:
            return self.read(self._file, pause)
        except (Damaged, OSError) as error:
            return error

    def _work(self, job: Job) -> None:
        self._brought = self._read(job.pause)
        job.give(None)

    def _take(self, _: object) -> None:
        what, self._brought, self._job = self._brought, None, None
        assert what is not None
        self._tell(what)

    def _tell(self, what: Brought | Damaged | OSError) -> None:
        if isinstance(what, Damaged | OSError):
            self.failed.emit(self._file, what)
        else:
            self.opened.emit(what)


class Opening(Reading["Match"]):
    """The opener of a match to be played; whatever takes the match must close it."""

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(store, parent)
        self._known: dict[MatchKey, list[str]] = {}
        """The matches of our folder, for a file that lies elsewhere."""

    def open(self, file: Path) -> None:
        """Open this file; it is copied to our folder first if it lies elsewhere."""
        self.stop()
        elsewhere = file.parent != self._store.folder
        self._known = self._store.history.files_by_match() if elsewhere else {}
        super().open(file)

    def read(self, file: Path, pause: Pause | None) -> Match:
        kept = self._store.take_in(file, pause, known=self._known)
        return self._store.open(kept, pause)

    def drop(self, match: Match) -> None:
        match.close()


class Recorded(NamedTuple):
    """A match that is looked at again."""

    match: Match
    turns: tuple[MatchTurn, ...]
    damaged: Damaged | None
    """What is wrong in its file after what could be read; None: nothing is."""


class LookingBack(Reading[Recorded]):
    """The reader of a match to look at it again, whose file is not opened for writing.

    A damaged one is read as far as it can be.
    """

    def read(self, file: Path, pause: Pause | None) -> Recorded:
        from app.match.moments import turns_of
        from app.storage import journals

        match, damaged = journals.read_good(file, pause)
        return Recorded(match, tuple(turns_of(match, pause or _go_on)), damaged)


def _go_on() -> None:
    """Make no pause."""


def _size(file: Path) -> int:
    """Return how many bytes there are to be read; 0 if the file cannot be read."""
    with suppress(OSError):
        return file.stat().st_size
    return 0
