"""The saved matches of one data folder: one journal a match, autosaved after every action."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from app.players import COLOURS, PlayerInfo
from app.settings import Settings
from engine.core.errors import Damaged
from engine.core.header import Player
from engine.core.journal import ENDING, Journal
from engine.core.match import Match
from engine.games import GAMES


class NewMatch(NamedTuple):
    """What the set-up page asks for; `seed` is the deal number."""

    game: str
    options: Mapping[str, Any]
    players: tuple[PlayerInfo, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """What the home page and the list of matches show of a file.

    `view` is what a bystander sees of the match as it stands; of a damaged file nothing is known
    but `damaged`, and the file stays as it is.
    """

    path: Path
    modified: datetime
    game: str = ""
    players: tuple[PlayerInfo, ...] = ()
    seed: int | None = None
    practice: bool = False
    view: Mapping[str, Any] | None = None
    damaged: Damaged | None = None

    @property
    def unfinished(self) -> bool:
        return self.view is not None and self.view["over"] is None


class MatchStore:
    """Deals, opens, lists and deletes the matches in `folder`.

    Raises OSError where the disk refuses.
    """

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self._settings = settings
        self._summaries: dict[Path, tuple[tuple[int, int], SavedMatch]] = {}

    def deal(self, new: NewMatch) -> Match:
        """Deal a match; its journal is on the disk when this returns."""
        self.folder.mkdir(parents=True, exist_ok=True)
        now = datetime.now().astimezone()
        match = Match.new(
            GAMES[new.game],
            len(new.players),
            new.options,
            new.seed,
            players=[Player(player.name, player.kind) for player in new.players],
            started=now.isoformat(timespec="seconds"),
        )
        path = self._free_path(f"{now:%Y%m%d-%H%M%S}-{new.game}")
        match.attach(Journal.create(path, match.header))
        return match

    def open(self, path: Path) -> Match:
        """Open a saved match to go on with it; raises Damaged if its file is."""
        journal, text = Journal.open(path)
        try:
            return Match.replay(text, GAMES, journal)
        except Damaged:
            journal.close()
            raise

    def delete(self, path: Path) -> None:
        path.unlink(missing_ok=True)
        self._summaries.pop(path, None)

    def saved(self) -> list[SavedMatch]:
        """Every saved match, the one touched last first."""
        stamped = [(path, path.stat()) for path in self.folder.glob(f"*{ENDING}")]
        stamped.sort(key=lambda entry: (entry[1].st_mtime_ns, entry[0].name), reverse=True)
        return [self._summary(path, status) for path, status in stamped]

    def colours(self, names: list[str]) -> list[int]:
        """A colour for each name, no two alike: the remembered one where it is still free."""
        remembered = self._settings.colours
        taken: list[int] = []
        for seat, name in enumerate(names):
            wanted = remembered.get(name, seat)
            order = [wanted, *range(COLOURS)]
            taken.append(next((c for c in order if c not in taken), seat % COLOURS))
        return taken

    def player_infos(self, players: Sequence[Player]) -> tuple[PlayerInfo, ...]:
        """The players of a match with their colours."""
        colours = self.colours([player.name for player in players])
        return tuple(
            PlayerInfo(player.name, colour, player.kind)
            for player, colour in zip(players, colours, strict=True)
        )

    def _summary(self, path: Path, status: os.stat_result) -> SavedMatch:
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._summaries.get(path)
        if known is None or known[0] != stamp:
            modified = datetime.fromtimestamp(status.st_mtime).astimezone()
            self._summaries[path] = (stamp, self._read(path, modified))
        return self._summaries[path][1]

    def _read(self, path: Path, modified: datetime) -> SavedMatch:
        try:
            match = Match.replay(Journal.read(path), GAMES)
        except Damaged as damaged:
            return SavedMatch(path, modified, damaged=damaged)
        return SavedMatch(
            path,
            modified,
            match.game.id,
            self.player_infos(match.players),
            match.seed,
            match.practice,
            match.view(None),
        )

    def _free_path(self, stem: str) -> Path:
        path = self.folder / f"{stem}{ENDING}"
        number = 2
        while path.exists():
            path = self.folder / f"{stem}-{number}{ENDING}"
            number += 1
        return path
