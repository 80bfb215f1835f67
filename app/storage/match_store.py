"""The saved matches of one data folder: a journal for each match, saved after every action."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

from app.match.players import COLOURS, NewMatch, PlayerInfo, named, told_apart
from app.storage.carried import CHALLENGES, PEOPLE, SERIES
from app.storage.challenges import Challenges
from app.storage.history.history import History
from app.storage.history.records import MatchKey, MatchRecord, SavedFile, Stamp, record_of
from app.storage.people import People
from app.storage.series import KeptSeries
from app.storage.settings import Settings
from engine.core.errors import Damaged
from engine.core.jsontext import Document

if TYPE_CHECKING:
    from datetime import datetime

    from app.storage.reviews import KeptReviews
    from engine.core.events import Kind
    from engine.core.journal import Pause
    from engine.core.match import Match

ENDING: Final = ".trapoula"
"""The ending of the names of journals."""

_LONGEST_TIME: Final = 2**62
"""Nanoseconds: a time that a disk makes up is no larger in the index."""


class SavedMatch(NamedTuple):
    """A saved match as the home page and the list of matches show it.

    `view` is what a bystander sees of the match as it stands. Of a file that is damaged, or that
    the system does not let us read, only `damaged` is known, and the file stays as it is.
    """

    path: Path
    moment: datetime
    """When it was last played; of a damaged file, when that was changed."""
    game: str = ""
    players: tuple[PlayerInfo, ...] = ()
    seed: int | None = None
    practice: bool = False
    view: Document | None = None
    open_hands: bool = False
    damaged: Damaged | OSError | None = None
    played_ms: int = 0
    won: bool = False
    """Whether it is over, and a person has won it, if only together with others."""
    copy: bool = False
    """Whether another file holds the same match."""
    day: date | None = None
    """The day whose deal it is."""
    series_deal: int | None = None
    """Which deal of the present series it was dealt for, from 0."""

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
        self.challenges = Challenges(folder.with_name(CHALLENGES))
        """The deals of the day, and which matches count for them."""
        self.series = KeptSeries(folder.with_name(SERIES))
        """The series of five, and the best of them."""
        self.history = History(folder.with_name("history.db"), self._marked)
        """The index of the matches; it may be behind (see `HistoryCheck`)."""
        self.people = People(folder.with_name(PEOPLE))
        """Who is who in the statistics."""
        self._settings = settings
        self._dealt: Match | None = None
        """The match dealt last."""
        self._files: WeakKeyDictionary[Match, Path] = WeakKeyDictionary()
        """Of the matches that are open."""

    @cached_property
    def reviews(self) -> KeptReviews:
        """Return the reviews that are kept of the matches."""
        from app.storage.reviews import KeptReviews

        return KeptReviews(self.folder.with_name("reviews"))

    def deal(self, new: NewMatch) -> Match:
        """Deal a match; its journal is on disk when this returns."""
        from app.storage import journals

        self.folder.mkdir(parents=True, exist_ok=True)
        with self._own_change():
            match, path = journals.deal(new, self.folder, ENDING)
            self._note(match, path)
        self._dealt = match
        self._files[match] = path
        return match

    def close(self, match: Match) -> None:
        """Close the file of a match; a deal in which nobody has acted is not kept."""
        match.close()
        path = self._files.pop(match, None)
        if path is None:
            return
        if self._dealt is match:  # The one dealt last may be the one that takes its place.
            self._dealt = None
            if not match.events:
                with suppress(OSError):  # Then it stays in the list.
                    self.delete(path)
                return
        self._note(match, path)

    def practise(self, match: Match, moment: int | None = None, kinds: Sequence[Kind] = ()) -> Path:
        """Write a new match that goes on from an earlier state of one that is over.

        That is the state of the index `moment`, or the one before the last action. Without `kinds`
        they play who played last. Returns its file.
        """
        from app.storage import journals

        self.folder.mkdir(parents=True, exist_ok=True)
        return journals.practise(match, self.folder, ENDING, moment, kinds)

    def go_on_from(self, match: Match) -> Path:
        """Write a match for practice that begins where one stands whose file is damaged."""
        from app.storage import journals

        self.folder.mkdir(parents=True, exist_ok=True)
        return journals.go_on_from(match, self.folder, ENDING)

    def open(self, path: Path, pause: Pause | None = None) -> Match:
        """Open a saved match to go on with it. Raises Damaged.

        This and `take_in` use nothing but the disk: they may be called beside the window.
        """
        from app.storage import journals

        match = journals.open_to_play(path, pause)
        self._files[match] = path
        return match

    def take_in(
        self,
        path: Path,
        pause: Pause | None = None,
        *,
        stem: str = "",
        known: dict[MatchKey, list[str]] | None = None,
        as_old: bool = False,
    ) -> Path:
        """Return the file in our folder that holds the saved match in `path`, copied if need be.

        A copy is called `stem`, or else as the file is. With `as_old` it keeps the time at which
        the file was touched last. One that has been gone on with is the same match; `known` helps
        to find those of another name (see `History.files_by_match`). Raises Damaged for what is no
        match, which is not copied.
        """
        with suppress(FileNotFoundError):
            if path.name.endswith(ENDING) and path.parent.samefile(self.folder):
                return path
        from app.storage import journals

        text, key = journals.text_of(path, pause)
        self.folder.mkdir(parents=True, exist_ok=True)
        names = [] if known is None else known.setdefault(key, [])
        perhaps = [self.folder / name for name in names]
        touched = path.stat().st_mtime_ns if as_old else None
        kept = journals.keep(
            text, self.folder, stem or path.stem, ENDING, perhaps=perhaps, touched=touched
        )
        if kept.name not in names:
            names.append(kept.name)
        return kept

    def delete(self, path: Path) -> None:
        with self._own_change():
            path.unlink(missing_ok=True)
            self.history.remove([path.name])
        self.reviews.delete(path)

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
        return sorted(files, key=_touched, reverse=True)

    def any_saved(self) -> bool:
        """Tell whether there is any saved match; it may be damaged."""
        try:
            with os.scandir(self.folder) as entries:
                return any(_stamp(entry) is not None for entry in entries)
        except OSError:
            return False

    def perhaps_unfinished(self) -> list[SavedFile]:
        """Return the files of the matches that are not known to be over, like `files`.

        Unless something was put into the folder or taken out of it without our doing, only those
        files are looked at.
        """
        if self.folder_time() != self.history.folder_time:
            over = self.history.over()
            return [file for file in self.files() if over.get(file.path.name) != file.stamp]
        found = []
        for name in self.history.unfinished():
            with suppress(OSError):
                state = (self.folder / name).stat()
                found.append(SavedFile(self.folder / name, _stamp_of(state)))
        return sorted(found, key=_touched, reverse=True)

    def folder_time(self) -> int | None:
        """Return when a file was put into the folder or taken out of it; None without a folder."""
        try:
            return self.folder.stat().st_mtime_ns
        except OSError:
            return None

    def known(self, file: SavedFile) -> SavedMatch | None:
        """Return what is known of a file; None if it has to be read."""
        record = self.history.record(file.path.name)
        if record is None or record.stamp != file.stamp:
            return None
        return self.saved(record)

    def learn(self, file: SavedFile, found: Match | Damaged | OSError) -> SavedMatch:
        """Remember what reading a file has found (see `read`), and return it."""
        [record, *_] = self.history.put([record_of(file, found)])
        return self.saved(record)

    def saved(self, record: MatchRecord) -> SavedMatch:
        """Return a match of the index with the colours of its players."""
        path, moment = self.folder / record.file, record.moment
        if record.damaged is not None:
            return SavedMatch(path, moment, damaged=record.damaged)
        infos = [
            named(player.name, seat, player.kinds[-1].kind, seat, player.kinds[0].kind)
            for seat, player in enumerate(record.players)
        ]
        return SavedMatch(
            path,
            moment,
            record.game,
            self._coloured(infos),
            record.seed,
            record.practice or record.passed_over,
            record.view,
            record.open_hands,
            None,
            record.played_ms,
            any(player.person and player.won for player in record.players),
            record.copy,
            None if record.challenge is None else date.fromisoformat(record.challenge),
            self.series.deal_of(
                {"game": record.game, "seed": record.seed, "started": record.started}
            ),
        )

    def file_of(self, match: Match) -> Path | None:
        """Return the file of a match that is open; None for any other."""
        return self._files.get(match)

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
        return self._coloured(infos)

    def _coloured(self, infos: list[PlayerInfo]) -> tuple[PlayerInfo, ...]:
        infos = told_apart(infos)
        colours = self.colours([info.name for info in infos])
        return tuple(
            info._replace(colour=colour) for info, colour in zip(infos, colours, strict=True)
        )

    def _marked(self, records: Sequence[MatchRecord]) -> list[MatchRecord]:
        """Return records with what their journals do not tell, and others that this changes."""
        from app.storage.marking import marked

        return marked(records, self.challenges, self.series, self.history)

    def judge_deal(self, header: Document) -> None:
        """Note in the index which match counts for the deal of a day or a series, and which not."""
        self.history.put(self.history.of_deals([(header["game"], header["seed"])]))

    def note(self, match: Match) -> None:
        """Take a match that is open into the index as it stands now."""
        path = self._files.get(match)
        if path is not None:
            self._note(match, path)

    def _note(self, match: Match, path: Path) -> None:
        """Take a match into the index as it stands."""
        with suppress(OSError):
            self.history.put([record_of(SavedFile(path, _stamp_of(path.stat())), match)])

    @contextmanager
    def _own_change(self) -> Iterator[None]:
        """Change the folder, and let the index know all of it afterwards, if it did before."""
        complete = self.folder_time() == self.history.folder_time
        yield
        after = self.folder_time()
        if complete and after is not None:
            self.history.note_folder(after)


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
    return _stamp_of(state) if stat.S_ISREG(state.st_mode) else None


def _stamp_of(state: os.stat_result) -> Stamp:
    return Stamp(min(max(state.st_mtime_ns, 0), _LONGEST_TIME), state.st_size)


def _touched(file: SavedFile) -> tuple[int, str]:
    return file.stamp.time, file.path.name
