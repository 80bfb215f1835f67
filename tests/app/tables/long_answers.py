"""The matches in which most has happened since a person's last turn."""

from __future__ import annotations

from functools import cache
from random import Random

from app.style.appearance import Appearance
from engine.bots import BOTS
from engine.core.chance import Chance
from engine.core.events import Done, Kind
from engine.core.match import Match
from engine.core.options import complete_options
from engine.games import GAMES
from tests.app.table.support import look_at, seat_at

SEEDS = range(3)
MOST_MOVES = 80


def played_by_computers(game_id: str, seed: int, moves: int) -> Match:
    """A match among as many computers as can play, after so many moves."""
    game, lot = GAMES[game_id], Random(seed)
    fire = {"on_fire": True} if "on_fire" in game.options else {}
    match = Match.new(
        game, game.max_seats, complete_options(game.options, fire, game.max_seats), seed
    )
    for index in range(moves):
        if match.over is not None:
            break
        seat = lot.choice(match.to_act)
        legal = [str(action) for action in match.legal(seat)]
        chance = Chance(seed * 1000 + index)
        match.do(seat, BOTS[game_id].greedy.choose(match.view(seat), seat, legal, chance))
    return match


def against_computers(match: Match) -> list[Kind]:
    """A person, and computers on all other seats."""
    return ["easy" if seat else "human" for seat in range(match.seats)]


def longest_told(game_id: str) -> Match:
    """Of such matches the one in which the first player is told most, in the middle of a turn."""
    return played_by_computers(game_id, *_longest(game_id))


@cache
def _longest(game_id: str) -> tuple[int, int]:
    """Its seed, and its number of moves."""
    appearance = look_at(motion="reduced")
    found = [each for seed in SEEDS for each in _told(appearance, game_id, seed)]
    return max(found)[1:]


def _told(appearance: Appearance, game_id: str, seed: int) -> list[tuple[int, int, int]]:
    """How many letters are told in one of the matches when the first player is to act."""
    whole = played_by_computers(game_id, seed, MOST_MOVES)
    match = played_by_computers(game_id, seed, 0)
    table, told = seat_at(appearance, match, against_computers(match), (960, 600), settle=False), []
    for moves, move in enumerate(whole.moves):
        if [*match.to_act] == [0]:
            told.append((len(table.page.asking.events()), seed, moves))
        assert isinstance(move, Done)
        table.session.play(move.seat, move.action)
    table.page.close()
    return told
