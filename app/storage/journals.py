"""Journals of saved matches: created with a deal, opened to play on, read to look at.

Importing this module loads the rules of every game.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Final

from app.match.players import NewMatch
from app.storage.history.records import MatchKey
from engine.core.errors import Damaged
from engine.core.events import Done, Event, Kind, Seated, Undone
from engine.core.header import Player
from engine.core.journal import Journal, Pause, write_line
from engine.core.match import Match
from engine.games import GAMES

_LONGEST_STEM: Final = 200
"""Bytes; with a number and endings added, names stay within what systems allow."""


def deal(new: NewMatch, folder: Path, ending: str) -> tuple[Match, Path]:
    """Deal a match, write its journal, and return both. Raises OSError."""
    now = datetime.now().astimezone()
    match = Match.new(
        GAMES[new.game],
        len(new.players),
        new.options,
        new.seed,
        players=[Player(player.given, player.kind) for player in new.players],
        started=now.isoformat(timespec="seconds"),
        open_hands=new.open_hands,
    )
    path = _free_path(folder, f"{now:%Y%m%d-%H%M%S}-{new.game}", ending)
    match.attach(Journal.create(path, match.header))
    return match, path


def practise(
    match: Match, folder: Path, ending: str, moment: int | None, kinds: Sequence[Kind]
) -> Path:
    """Write a copy of a match that is over, from an earlier state of it, and return its file.

    That is the state of the index `moment`, or the one before the last action; from there on these
    `kinds` play, by seat. The match stays as it is; the copy counts as practice. Raises OSError.
    """
    now = datetime.now().astimezone()
    if now.isoformat(timespec="seconds") == match.started:
        now += timedelta(seconds=1)  # or else it would be known again as the same match
    header = {**match.header, "started": now.isoformat(timespec="seconds")}
    taken_back = 1
    if moment is not None:
        taken_back = sum(isinstance(move, Done) for move in match.moves[moment:])
    events: list[Event] = [*match.events, Undone(taken_back)]
    events += [
        Seated(seat, kind) for seat, kind in enumerate(kinds) if kind != match.players[seat].kind
    ]
    lines = [header, *(event.json() for event in events)]
    path = _free_path(folder, f"{now:%Y%m%d-%H%M%S}-{match.game.id}", ending)
    _write(path, "".join(map(write_line, lines)).encode())
    return path


def go_on_from(match: Match, folder: Path, ending: str) -> Path:
    """Write a match that begins where another one stands, with its players; return its file.

    It has no deal number: nothing that compares deals counts it. Raises OSError.
    """
    now = datetime.now().astimezone()
    copy = Match.from_state(
        match.game,
        match.state(),
        players=match.players,
        started=now.isoformat(timespec="seconds"),
        open_hands=match.open_hands,
    )
    path = _free_path(folder, f"{now:%Y%m%d-%H%M%S}-{match.game.id}", ending)
    _write(path, copy.document().encode())
    return path


def open_to_play(path: Path, pause: Pause | None = None) -> Match:
    """Open the match of a journal, which it goes on in. Raises Damaged and OSError.

    A journal of earlier rules is rewritten by those of today; the old one is kept beside it.
    """
    journal, text = Journal.open(path)
    try:
        match = Match.replay(text, GAMES, journal, pause)
    except BaseException:
        journal.close()
        raise
    if match.written_under == match.game.rules_version:
        return match
    match.close()
    _write_anew(path, match)
    return open_to_play(path, pause)


def read(path: Path, pause: Pause | None = None) -> Match:
    """Read the match of a journal, only to look at it. Raises Damaged and OSError."""
    return Match.replay(Journal.read(path), GAMES, pause=pause)


def read_good(path: Path, pause: Pause | None = None) -> tuple[Match, Damaged | None]:
    """Read the match of a journal up to the first line that is damaged, only to look at it.

    Return what is wrong there, too. Raises Damaged where nothing can be read, and OSError.
    """
    text, damage = Journal.read_good(path)
    while True:
        try:
            return Match.replay(text, GAMES, pause=pause), damage
        except Damaged as found:
            if found.line == 1:
                raise
            damage = found
            text = "".join(f"{line}\n" for line in text.split("\n")[: found.line - 1])


def text_of(path: Path, pause: Pause | None = None) -> tuple[str, MatchKey]:
    """Return the text of the journal in a file, with what its match is known again by.

    Raises Damaged and OSError.
    """
    text = Journal.read(path)
    match = Match.replay(text, GAMES, pause=pause)
    return text, (match.game.id, match.started, match.seed)


def keep(
    text: str,
    folder: Path,
    stem: str,
    ending: str,
    *,
    perhaps: Iterable[Path] = (),
    touched: int | None = None,
) -> Path:
    """Return the file in `folder` whose journal begins with `text`, making it if there is none.

    It is called `stem`, as far as file names allow, with a number if other matches have that name
    too. `perhaps` are files of any name that may hold it. `touched` is when a new one was touched
    last, in nanoseconds; None: now. Raises OSError.
    """
    while len(os.fsencode(stem)) > _LONGEST_STEM:
        stem = stem[:-1]
    content = text.encode()
    for path in perhaps:
        with suppress(OSError):
            if path.read_bytes().startswith(content):
                return path
    for path in _paths(folder, stem, ending):
        try:
            found = path.read_bytes()
        except FileNotFoundError:
            _write(path, content, touched)
            return path
        except OSError:
            continue
        if found.startswith(content):
            return path
    raise AssertionError("there is no end of names")


def _free_path(folder: Path, stem: str, ending: str) -> Path:
    return next(path for path in _paths(folder, stem, ending) if not path.exists())


def _paths(folder: Path, stem: str, ending: str) -> Iterator[Path]:
    """Yield names for a file: the first without a number, the second with 2, and so on."""
    yield folder / f"{stem}{ending}"
    yield from (folder / f"{stem}-{number}{ending}" for number in count(2))


def _write_anew(path: Path, match: Match) -> None:
    """Rewrite the file with the match under today's rules; keep what it held. Raises OSError."""
    kept = path.with_name(f"{path.name}.rules-{match.written_under}")
    if not kept.exists():
        shutil.copy2(path, kept)
    _write(path, match.document().encode())


def _write(path: Path, content: bytes, touched: int | None = None) -> None:
    """Write a file, either completely or not at all. Raises OSError."""
    unfinished = path.with_name(path.name + ".new")
    try:
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if touched is not None:
            os.utime(unfinished, ns=(touched, touched))
        unfinished.replace(path)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
