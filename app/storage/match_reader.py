"""Readers of saved matches, one file after the other, which do not hold up the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.storage.history.records import SavedFile
from app.storage.match_store import MatchStore, SavedMatch, read
from app.system.background import Job

if TYPE_CHECKING:
    from engine.core.errors import Damaged
    from engine.core.match import Match

LIGHT: Final = 64 * 1024
"""Bytes of journals that are read in about a tenth of a second; hardly any match grows so long."""


class MatchReader(QObject):
    """A reader that tells what is in the files of saved matches, in their order.

    What is known already, and up to `at_once` bytes before anything else, is told before `start`
    returns. The rest is read beside the window. A file that is gone by then is passed over.
    """

    found = Signal(SavedMatch)
    ended = Signal()
    """All files have been told of; a reader that was stopped does not emit it."""

    def __init__(self, store: MatchStore, parent: QObject, *, at_once: int = 0) -> None:
        super().__init__(parent)
        self._store = store
        self._at_once = at_once
        self._wanted = False
        self._job: Job | None = None

    @property
    def reading(self) -> bool:
        """Tell whether there are files still to be told of."""
        return self._wanted

    def start(self, files: Sequence[SavedFile]) -> None:
        """Start with these files; earlier ones that were not reached are dropped."""
        self.stop()
        self._wanted = True
        left = self._at_once
        for at, file in enumerate(files):
            saved = self._store.known(file)
            if saved is None:
                left -= file.stamp.size
                if left < 0:
                    self._go_on(files[at:])
                    return
                saved = self._learn(file, read(file))
            self._tell(saved)
            if not self._wanted:
                return
        self._end()

    def stop(self) -> None:
        """Stop telling of files."""
        self._wanted = False
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _go_on(self, files: Sequence[SavedFile]) -> None:
        """Read the rest beside the window."""
        entries = [(file, self._store.known(file)) for file in files]

        def work(job: Job) -> None:
            for file, known in entries:
                job.pause()
                job.give((file, known or read(file, job.pause)))

        self._job = Job(work)
        self._job.came.connect(self._take)
        self._job.ended.connect(self._end)
        self._job.start()

    def _take(self, read: tuple[SavedFile, SavedMatch | Match | Damaged | OSError | None]) -> None:
        file, what = read
        self._tell(what if isinstance(what, SavedMatch) else self._learn(file, what))

    def _learn(self, file: SavedFile, what: Match | Damaged | OSError | None) -> SavedMatch | None:
        return None if what is None else self._store.learn(file, what)

    def _tell(self, saved: SavedMatch | None) -> None:
        if saved is not None:
            self.found.emit(saved)

    def _end(self) -> None:
        self._wanted = False
        self._job = None
        self.ended.emit()


class MatchToContinue(QObject):
    """A search for the match to go on with: of those that are not over, the one touched last.

    One for practice is gone on with only where there is no other.

    An ordinary match is found before `look` returns, a very long one is read beside the window.
    Matches that are known to be over are not read again, so the time this takes does not grow with
    their number.
    """

    found = Signal(object)
    """Brings the `SavedMatch`; None: there is none."""

    def __init__(self, store: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._practice: SavedMatch | None = None
        """The one for practice that was touched last, as far as has been read."""
        self._folder_time: int | None = None
        self._reader = MatchReader(store, self, at_once=LIGHT)
        self._reader.found.connect(self._see)
        self._reader.ended.connect(self._know_all)

    @property
    def looking(self) -> bool:
        """Tell whether the search is still going on."""
        return self._reader.reading

    def look(self) -> None:
        """Search among the matches as they are now."""
        self._folder_time = self._store.folder_time()
        self._practice = None
        self._reader.start(self._store.perhaps_unfinished())

    def stop(self) -> None:
        """Stop the search."""
        self._reader.stop()

    def _see(self, saved: SavedMatch) -> None:
        if not saved.unfinished:
            return
        if saved.practice:
            self._practice = self._practice or saved
        else:
            self.stop()
            self.found.emit(saved)

    def _know_all(self) -> None:
        """Note that every file has been read, now or before."""
        if self._folder_time is not None:
            self._store.history.note_folder(self._folder_time)
        self.found.emit(self._practice)
