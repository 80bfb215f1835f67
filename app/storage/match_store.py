"""The saved matches of one data folder: a journal for each match, saved after every action."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from app.match.players import COLOURS, NewMatch, PlayerInfo, named
from app.storage.finished_index import FinishedMatches, Stamp
from app.storage.settings import Settings
from engine.core.errors import Damaged
from engine.core.jsontext import Document

if TYPE_CHECKING:
    from datetime import datetime

    from engine.core.journal import Pause
    from engine.core.match import Match

ENDING: Final = ".trapoula"
"""The ending of the names of journals."""

_LATEST: Final = 32_503_680_000.0
"""The year 3000, in seconds: no file is shown as touched later, whatever the disk says."""


class SavedFile(NamedTuple):
    """A journal file, and its state when the folder was read."""

    path: Path
    stamp: Stamp


class SavedMatch(NamedTuple):
    """A saved match as the home page and the list of matches show it.

    `view` is what a bystander sees of the match as it stands. Of a file that is damaged, or that
    the system does not let us read, only `damaged` is known, and the file stays as it is.
    """

    path: Path
    modified: datetime
    game: str = ""
    players: tuple[PlayerInfo, ...] = ()
    seed: int | None = None
    practice: bool = False
    view: Document | None = None
    open_hands: bool = False
    damaged: Damaged | OSError | None = None

    @property
    def unfinished(self) -> bool:
        return self.view is not None and self.view["over"] is None


class MatchStore:
    """The store that deals, opens, lists and deletes the matches in `folder`.

    Raises OSError where the disk refuses. The rules are loaded with the first match that is dealt,
    opened or read: the program starts without them, unless there is a match to go on with.
    """

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self._settings = settings
        self._finished = FinishedMatches(folder / "finished")
        self._dealt: tuple[Match, Path] | None = None
        """The match dealt last, and its file."""
        self._summaries: dict[Path, tuple[Stamp, SavedMatch]] = {}

    def deal(self, new: NewMatch) -> Match:
        """Deal a match; its journal is on disk when this returns."""
        from app.storage import journals

        self.folder.mkdir(parents=True, exist_ok=True)
        match, path = journals.deal(new, self.folder, ENDING)
        self._dealt = match, path
        return match

    def close(self, match: Match) -> None:
        """Close the file of a match; a deal in which nobody has acted is not kept."""
        match.close()
        if self._dealt is None or self._dealt[0] is not match:
            return  # The one dealt last may be the one that takes its place.
        (_, path), self._dealt = self._dealt, None
        if not match.events:
            with suppress(OSError):  # Then it stays in the list.
                self.delete(path)

    def practise(self, match: Match) -> Path:
        """Write a new match that goes on from before the last action of one that is over.

        Returns its file.
        """
        from app.storage import journals

        self.folder.mkdir(parents=True, exist_ok=True)
        return journals.practise(match, self.folder, ENDING)

    def open(self, path: Path, pause: Pause | None = None) -> Match:
        """Open a saved match to go on with it. Raises Damaged.

        This and `take_in` use nothing but the disk: they may be called beside the window.
        """
        from app.storage import journals

        return journals.open_to_play(path, pause)

    def take_in(self, path: Path, pause: Pause | None = None) -> Path:
        """Return the file in our folder that holds the saved match in `path`, copied if need be.

        A copy that has been gone on with is the same match. Raises Damaged for what is no match,
        which is not copied.
        """
        with suppress(FileNotFoundError):
            if path.name.endswith(ENDING) and path.parent.samefile(self.folder):
                return path
        from app.storage import journals

        text = journals.text_of(path, pause)
        self.folder.mkdir(parents=True, exist_ok=True)
        return journals.keep(text, self.folder, path.stem, ENDING)

    def delete(self, path: Path) -> None:
        path.unlink(missing_ok=True)
        self._summaries.pop(path, None)

    def files(self) -> list[SavedFile]:
        """Return the files of all saved matches, the one touched last first.

        A folder that cannot be read has none: the next deal says why.
        """
        try:
            with os.scandir(self.folder) as entries:
                found = [(entry.name, _stamp(entry)) for entry in entries]
        except OSError:
            return []
        files = [SavedFile(self.folder / name, stamp) for name, stamp in found if stamp is not None]
        return sorted(files, key=lambda file: (file.stamp.time, file.path.name), reverse=True)

    def is_over(self, file: SavedFile) -> bool:
        """Tell whether the match in a file is known to be over, perhaps from an earlier start."""
        return self._finished.holds(file.path.name, file.stamp)

    def known(self, file: SavedFile) -> SavedMatch | None:
        """Return what is known of a file; None if it has to be read."""
        stamp, saved = self._summaries.get(file.path, (None, None))
        if saved is None or stamp != file.stamp or isinstance(saved.damaged, OSError):
            return None
        return saved

    def learn(self, file: SavedFile, found: Match | Damaged | OSError) -> SavedMatch:
        """Remember what reading a file has found (see `read`), and return it."""
        saved = self._summary(file, found)
        self._summaries[file.path] = file.stamp, saved
        if saved.damaged is None and not saved.unfinished:
            self._finished.add(file.path.name, file.stamp)
        return saved

    def keep_finished(self) -> None:
        """Remember for the next start which of the matches are over."""
        if self._finished.grown:
            self._finished.save(file.path.name for file in self.files())

    def colours(self, names: list[str]) -> list[int]:
        """Return a colour for each name, no two alike: the remembered one if it is free."""
        remembered = self._settings.colours
        taken: list[int] = []
        for seat, name in enumerate(names):
            wanted = remembered.get(name, seat)
            order = [wanted, *range(COLOURS)]
            taken.append(next((c for c in order if c not in taken), seat % COLOURS))
        return taken

    def player_infos(self, match: Match) -> tuple[PlayerInfo, ...]:
        """Return the players of a match with their colours."""
        at_first = match.header["players"]
        infos = [
            named(player.name, seat, player.kind, seat, at_first[seat]["kind"])
            for seat, player in enumerate(match.players)
        ]
        colours = self.colours([info.name for info in infos])
        return tuple(
            info._replace(colour=colour) for info, colour in zip(infos, colours, strict=True)
        )

    def _summary(self, file: SavedFile, found: Match | Damaged | OSError) -> SavedMatch:
        from datetime import datetime

        seconds = min(max(file.stamp.time / 1e9, 0.0), _LATEST)
        modified = datetime.fromtimestamp(seconds).astimezone()
        if isinstance(found, Damaged | OSError):
            return SavedMatch(file.path, modified, damaged=found)
        return SavedMatch(
            file.path,
            modified,
            found.game.id,
            self.player_infos(found),
            found.seed,
            found.practice,
            found.view(None),
            found.open_hands,
        )


def read(file: SavedFile, pause: Pause | None = None) -> Match | Damaged | OSError | None:
    """Read the match in a file, or why it cannot be read; None if the file is gone."""
    from app.storage import journals

    try:
        return journals.read(file.path, pause)
    except FileNotFoundError:
        return None
    except (Damaged, OSError) as why:
        return why


def _stamp(entry: os.DirEntry[str]) -> Stamp | None:
    """Return the state of a journal file; None for anything else."""
    if not entry.name.endswith(ENDING):
        return None
    try:
        state = entry.stat()
    except OSError:  # a link that leads nowhere, or a file that has just been deleted
        return None
    return Stamp(state.st_mtime_ns, state.st_size) if stat.S_ISREG(state.st_mode) else None
