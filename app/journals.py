"""The journals of saved matches: begun with a deal, opened to go on with, read to look at.

Whoever imports this loads the rules of every game.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from app.players import NewMatch
from engine.core.errors import Damaged
from engine.core.header import Player
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES


def deal(new: NewMatch, folder: Path, ending: str) -> Match:
    """Deal a match; its journal is on the disk when this returns. Raises OSError."""
    now = datetime.now().astimezone()
    match = Match.new(
        GAMES[new.game],
        len(new.players),
        new.options,
        new.seed,
        players=[Player(player.name, player.kind) for player in new.players],
        started=now.isoformat(timespec="seconds"),
    )
    path = _free_path(folder, f"{now:%Y%m%d-%H%M%S}-{new.game}", ending)
    match.attach(Journal.create(path, match.header))
    return match


def open_to_play(path: Path) -> Match:
    """The match of a journal, which goes on there. Raises Damaged and OSError."""
    journal, text = Journal.open(path)
    try:
        return _playable(Match.replay(text, GAMES, journal))
    except Damaged:
        journal.close()
        raise


def read(path: Path) -> Match:
    """The match of a journal, for looking only. Raises Damaged and OSError."""
    return _playable(Match.replay(Journal.read(path), GAMES))


def _playable(match: Match) -> Match:
    """The match, unless this version cannot go on with it: then Damaged, code "computers"."""
    if any(player.kind != "human" for player in match.players):
        raise Damaged(1, "computers play along", "computers")
    return match


def _free_path(folder: Path, stem: str, ending: str) -> Path:
    path = folder / f"{stem}{ending}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{ending}"
        number += 1
    return path
