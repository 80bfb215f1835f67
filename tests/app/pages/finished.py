"""Finished matches of every game at every table, played at random, for tests of their results."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import pytest

from engine.core.header import Player
from engine.core.match import Match
from engine.games import GAMES

TABLES: Sequence[tuple[str, int, int]] = (
    *(("the-game", seats, 0) for seats in range(1, 6)),
    *(("the-game-extreme", seats, 0) for seats in range(1, 6)),
    ("face-to-face", 2, 0),
    *(("qwixx-cards", seats, 0) for seats in range(2, 6)),
    *(("wednesday", seats, 0) for seats in range(2, 7)),
    ("wednesday", 4, 2),
    ("wednesday", 6, 2),
    ("wednesday", 6, 3),
)
"""Every game, how many play it, and in how many teams (0: none)."""

IN_SHORT = {
    *(("the-game", 1, 0), ("the-game", 5, 0), ("the-game-extreme", 3, 0)),
    *(("the-game-extreme", 5, 0), ("face-to-face", 2, 0), ("qwixx-cards", 2, 0)),
    *(("qwixx-cards", 5, 0), ("wednesday", 2, 0), ("wednesday", 6, 0)),
    *(("wednesday", 4, 2), ("wednesday", 6, 3)),
}
"""Each number of players and teams, and of each game the fullest table."""

EACH_TABLE = [
    table if table in IN_SHORT else pytest.param(table, marks=pytest.mark.thorough)
    for table in TABLES
]
"""The tables as the cases of a test."""


@cache
def finished(game_id: str, names: tuple[str, ...], teams: int = 0, seed: int = 1) -> Match:
    """A match of these players, who do whatever is legal, at its end."""
    return _played(game_id, names, teams, seed, rounds=99)


@cache
def after_rounds(rounds: int, names: tuple[str, ...], teams: int = 0, seed: int = 1) -> Match:
    """A match of Wednesday in which so many rounds are done."""
    return _played("wednesday", names, teams, seed, rounds)


def _played(game_id: str, names: tuple[str, ...], teams: int, seed: int, rounds: int) -> Match:
    chance = random.Random(seed)
    options = {"teams": teams} if teams else {}
    players = [Player(name) for name in names]
    match = Match.new(GAMES[game_id], len(names), options, seed, players=players)
    while match.over is None and len(match.view(None).get("scores", ())) < rounds:
        seat = match.to_act[0]
        match.do(seat, chance.choice(match.legal(seat)))
    return match
