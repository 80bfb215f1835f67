"""The golden files are what the engine does today; how to write them anew stands in golden.py."""

from itertools import chain
from pathlib import Path

import pytest

from engine.core.match import Match
from engine.games import GAMES
from tests.engine.golden import DEALS, FOLDER, PLAYTHROUGH, PLAYTHROUGHS, deals, journal_of, told


def playthroughs_of(game: str) -> list[Path]:
    return sorted(FOLDER.glob(PLAYTHROUGH.format(game, "*")))


def replayed(path: Path) -> Match:
    return Match.replay(journal_of(path.read_text(encoding="utf-8")), GAMES)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_deals_are_for_good(game: str) -> None:
    assert (FOLDER / DEALS.format(game)).read_text(encoding="utf-8") == deals(game)


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob(PLAYTHROUGH.format("*", "*"))), ids=lambda p: p.stem
)
def test_playthrough(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    header = journal_of(text).split("\n", 1)[0]
    begin = Match.replay(f"{header}\n", GAMES)
    assert told(begin, replayed(path).events) == text


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_table_and_every_choice_has_a_playthrough(game: str) -> None:
    matches = [replayed(path) for path in playthroughs_of(game)]
    assert all(match.over is not None for match in matches)
    seats = {match.seats for match in matches}
    assert seats == set(range(GAMES[game].min_seats, GAMES[game].max_seats + 1))
    for name, option in GAMES[game].options.items():
        assert {match.options[name] for match in matches} == set(option.choices)


def test_the_golden_files_are_those_that_are_written() -> None:
    kept = {DEALS.format(game) for game in GAMES}
    for name, begin, _ in chain.from_iterable(each() for each in PLAYTHROUGHS):
        kept.add(PLAYTHROUGH.format(begin.game.id, name))
    assert {path.name for path in FOLDER.iterdir()} == kept
