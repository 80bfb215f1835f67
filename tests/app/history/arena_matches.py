"""Journals of matches that computers have played, in folders of a test or of the bench."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QObject

from app.storage.history_check import HistoryCheck
from app.storage.match_store import ENDING, MatchStore
from app.storage.settings import Settings
from engine.bots import BOTS
from engine.core.chance import Chance
from engine.core.header import Player
from engine.core.match import Match
from engine.games import GAMES

NAMES: Final = ("Anna", "Λέων", "Μαρία", "Nikos")

TABLES: Final = (
    ("the-game", 1), ("the-game", 3), ("the-game-extreme", 2), ("face-to-face", 2),
    ("qwixx-cards", 3), ("wednesday", 4),
)  # fmt: skip
"""The mixed games: each with its number of seats."""


def store_in(data: Path) -> MatchStore:
    """The store of a data folder."""
    return MatchStore(data / "matches", Settings(data / "settings.ini"))


def check(store: MatchStore) -> None:
    """Bring the index of a store up to date."""
    parent = QObject()
    history_check = HistoryCheck(store, parent)
    loop = QEventLoop()
    history_check.ended.connect(loop.quit)
    history_check.start()
    loop.exec()


def played(number: int, names: Sequence[str] = NAMES, *, actions: int = 10_000) -> Match:
    """A match by its number, played by the arena's plain players to its end, or not so far.

    Seat 0 and every second one after it is a person's.
    """
    game, seats = TABLES[number % len(TABLES)]
    players = [
        Player(names[seat], "normal" if seat % 2 else "human") for seat in range(seats)
    ]  # fmt: skip
    match = Match.new(
        GAMES[game], seats, {}, number, players=players, started="2026-11-28T20:15:00+02:00"
    )
    chance = Chance(number)
    while match.to_act and len(match.events) < actions:
        seat = match.to_act[0]
        legal = [str(action) for action in match.legal(seat)]
        chosen = BOTS[game].greedy.choose(match.view(seat), seat, legal, chance)
        match.do(seat, chosen, 2000 * (len(match.events) + 1))
    return match


def save(match: Match, data: Path, name: str, *, until: datetime | int | None = None) -> Path:
    """Write the journal of a match among those of a data folder.

    `until` is when it was last played: a time, or so many days after the first one of 2020.
    """
    folder = data / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}{ENDING}"
    text = match.document()
    if until is not None:
        if isinstance(until, int):
            until = datetime(2020, 1, 1, 12, tzinfo=UTC) + timedelta(days=until)
        played = max((event.ms or 0 for event in match.events), default=0)
        started = (until - timedelta(milliseconds=played)).isoformat()
        text = text.replace(f'"started":"{match.started}"', f'"started":"{started}"', 1)
    path.write_text(text, "utf-8", newline="\n")
    if until is not None:
        os.utime(path, (until.timestamp(), until.timestamp()))
    return path
