"""The statistics as a table for other programs: a line for each person in each match."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from app.games import MODULES
from app.match.players import level_word
from app.pages.statistics import words
from app.storage.exporting import free_path
from app.storage.history.history import SeatResult
from app.storage.history.records import levels_in
from app.storage.people import person_key, person_name
from app.texts import texts
from engine.games import GAMES

T = texts("StatisticsFile")

_COLUMNS = (
    T("Game", note="Heads a column of a file."),
    words.which_variant,
    words.player_count,
    T("Begun", note="Heads a column of a file: date and time."),
    T("Over", note="Heads a column of a file: date and time."),
    T("Minutes", note="Heads a column of a file."),
    words.name_column,
    T("Share of the win", note="Heads a column of a file: 1, or less where it is shared."),
    T("Place", note="Heads a column of a file."),
)
_LAST_COLUMNS = (
    T("People", note="Heads a column of a file: how many."),
    T("Computers", note="Heads a column of a file: how strong they are."),
    T("File", note="Heads a column of a file: the name of the saved game."),
)


def write_csv(results: Iterable[SeatResult], game: str, folder: Path) -> Path:
    """Write results of a game into a new file in a folder, and return it. Raises OSError.

    The mark at the beginning lets spreadsheets see that it is UTF-8.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"Trapoula {MODULES[game].short_title} {datetime.now().astimezone():%Y-%m-%d}"
    path = free_path(folder, stem, ".csv")
    with path.open("x", encoding="utf-8-sig", newline="", errors="replace") as file:
        writer = csv.writer(file)
        score = words.points if GAMES[game].scoring.points_decide else words.cards_left
        writer.writerow(each() for each in (*_COLUMNS, score, *_LAST_COLUMNS))
        writer.writerows(_line(each, game) for each in results)
    return path


def _line(result: SeatResult, game: str) -> list[object]:
    computers = map(level_word, levels_in(result.computers))
    over = datetime.fromtimestamp(result.time / 1e9).astimezone()
    return [
        MODULES[game].title,
        words.variant_word(game, result.variant, result.seats),
        result.seats,
        result.started,
        over.isoformat(timespec="seconds"),
        round(result.played_ms / 60_000, 1),
        person_name(person_key(result.name, result.seat)),
        round(result.won, 4),
        result.place,
        f"{result.score:g}",
        result.people,
        ", ".join(computers),
        os.fsdecode(result.file),
    ]
