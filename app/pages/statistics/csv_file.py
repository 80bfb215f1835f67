"""The statistics as a table for other programs: a line for each person in each match."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale

from app.games import MODULES
from app.match.outcome import Measure, measure_of
from app.match.players import level_word
from app.pages.statistics import words
from app.storage.exporting import free_path
from app.storage.history.history import SeatResult
from app.storage.history.records import levels_in, moment_of
from app.storage.history.statistics import PeopleByName
from app.storage.people import People, person_name
from app.texts import Text, texts
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
_SCORES: Final[Mapping[Measure, Text]] = {
    "team": words.cards_left,
    "points": words.points,
    "duel": T("Cards left (a win: 0)", note="Heads a column of a file."),
}


_FORMULAS: Final = tuple("=+-@\t\r\n＝＋－＠")
"""What begins a formula in a spreadsheet."""


def write_csv(
    results: Sequence[SeatResult],
    everybody: Iterable[SeatResult],
    people: People,
    game: str,
    folder: Path,
) -> Path:
    """Write results of a game into a new file in a folder, and return it. Raises OSError.

    Of a team all people are named, whose results are among those of `everybody`. The mark at the
    beginning lets spreadsheets see that it is UTF-8; what parts numbers and columns is what a
    spreadsheet of the language expects.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"Trapoula {MODULES[game].short_title} {datetime.now().astimezone():%Y-%m-%d}"
    path = free_path(folder, stem, ".csv")
    with path.open("x", encoding="utf-8-sig", newline="", errors="replace") as file:
        comma = QLocale().decimalPoint() == ","
        writer = csv.writer(file, delimiter=";" if comma else ",")
        names = _names(results, everybody, people, game)
        score = _SCORES[measure_of(GAMES[game].scoring)]
        writer.writerow(each() for each in (*_COLUMNS, score, *_LAST_COLUMNS))
        for each in results:
            line = _line(each, names[each.file], game)
            writer.writerow(_cell(value, comma=comma) for value in line)
    return path


def _cell(value: float | str, *, comma: bool) -> str:
    """Return what stands in a cell: no text is a formula, as OWASP recommends it."""
    if isinstance(value, str):
        return f"'{value}" if value.startswith(_FORMULAS) else value
    return f"{value:g}".replace(".", "," if comma else ".")


def _names(
    results: Iterable[SeatResult], everybody: Iterable[SeatResult], people: People, game: str
) -> dict[bytes, str]:
    """Return the names of the people of each match: of a team all, or else whose result it is."""
    team, people_by_name = GAMES[game].scoring.team, PeopleByName(people)
    found: dict[bytes, dict[str, None]] = {}
    for each in everybody if team else results:
        who = people_by_name[each.name, each.seat]
        if who is not None:
            found.setdefault(each.file, {})[who] = None
    return {file: ", ".join(map(person_name, own)) for file, own in found.items()}


def _line(result: SeatResult, names: str, game: str) -> list[float | str]:
    """Return the cells of a result; places are for games in which points decide."""
    computers = map(level_word, levels_in(result.computers))
    over = moment_of(result.time)
    return [
        MODULES[game].title,
        words.variant_word(game, result.variant, result.seats),
        result.seats,
        result.started,
        over.isoformat(timespec="seconds"),
        round(result.played_ms / 60_000, 1),
        names,
        round(result.won, 4),
        result.place if GAMES[game].scoring.points_decide else "",
        result.score,
        result.people,
        ", ".join(computers),
        os.fsdecode(result.file),
    ]
