"""Many matches over common deals, on several processes; the results come in a fixed order."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.pool import Pool
from signal import SIG_IGN, SIGINT, signal
from typing import NamedTuple

from engine.arena.players import Spec, make_player
from engine.bots.playing import MatchPlayer, TableSetup, Thinking, play
from engine.core.jsontext import Json
from engine.core.options import OptionValue
from engine.core.scoring import Outcome
from engine.games import GAMES

CHUNK = 4
"""Matches handed to a process at a time."""

KEPT_PLAYERS = 16


class MatchJob(NamedTuple):
    """A match to be played: the players by seat, and the deal number."""

    table: TableSetup
    players: tuple[Spec, ...]
    deal: int
    bot_seed: int


class Result(NamedTuple):
    """The result of a job."""

    job: MatchJob
    outcome: Outcome
    over: Json
    """How the match ended, as in its document."""
    thinking: Sequence[Thinking]
    """By seat."""


def jobs(
    table: TableSetup,
    players: Sequence[Spec],
    deals: Sequence[int],
    bot_seed: int,
    rotations: int | None,
) -> list[MatchJob]:
    """Return the matches of a tournament, deal by deal.

    In a game of rivals each deal is played in every different rotation of the players over the
    seats, or in so many ``rotations`` of them, by turns.
    """
    seatings = [tuple(players)] if GAMES[table.game].scoring.team else rotated(players)
    each = len(seatings) if rotations is None else min(rotations, len(seatings))
    return [
        MatchJob(table, seatings[(index * each + turn) % len(seatings)], deal, bot_seed)
        for index, deal in enumerate(deals)
        for turn in range(each)
    ]


def rotated(players: Sequence[Spec]) -> list[tuple[Spec, ...]]:
    """Return the different ways to seat the players in this order around the table."""
    ways = ((*players[first:], *players[:first]) for first in range(len(players)))
    return [*dict.fromkeys(ways)]


@contextmanager
def workers(number: int) -> Iterator["Workers"]:
    """Start processes that play matches; with one, they are played in this process."""
    if number == 1:
        yield Workers(None)
        return
    with get_context("spawn").Pool(number, _leave_interrupts) as pool:
        yield Workers(pool)


def _leave_interrupts() -> None:
    """Leave Ctrl-C to the first process, which ends the others."""
    signal(SIGINT, SIG_IGN)


class Workers:
    """The processes that play jobs, in order."""

    def __init__(self, pool: Pool | None) -> None:
        self._pool = pool

    def results(self, todo: Sequence[MatchJob]) -> Iterator[Result]:
        """Return the result of each job, in the order of the jobs."""
        if self._pool is None:
            return map(run, todo)
        return self._pool.imap(run, todo, CHUNK)


def run(job: MatchJob) -> Result:
    """Play one match."""
    players = [_player(spec, job.table) for spec in job.players]
    played = play(job.table, players, job.deal, job.bot_seed)
    outcome = GAMES[job.table.game].scoring.outcome(played.state)
    return Result(job, outcome, played.state["over"], played.thinking)


def _player(spec: Spec, table: TableSetup) -> MatchPlayer:
    return kept_player(spec, table.game, table.seats, tuple(table.options.items()))


@lru_cache(maxsize=KEPT_PLAYERS)
def kept_player(
    spec: Spec, game: str, seats: int, options: tuple[tuple[str, OptionValue], ...]
) -> MatchPlayer:
    """Return a player, kept for further matches while it is one of the last used."""
    return make_player(spec, game, seats, dict(options))
