"""The command ``play``."""

import argparse
import sys
from collections.abc import Sequence

from engine.arena.arguments import (
    INTERRUPTED,
    add_table,
    command,
    deals_of,
    file_name,
    positive,
    table_of,
    whole,
    worker_count,
)
from engine.arena.players import NAMES, Spec, make_player, read_spec, weights_digest
from engine.arena.progress import Progress
from engine.arena.report import Report
from engine.arena.tournament import MatchJob, Result, jobs, workers
from engine.arena.wording import counted
from engine.arena.writing import check_writable, write_whole
from engine.bots.playing import TableSetup
from engine.core.chance import MAX_STATE
from engine.core.jsontext import Json, write_json

DESCRIPTION = """Plays a tournament over common deals and prints its table on standard output. The
same arguments give the same matches, whatever the number of workers. How long the players thought
is told on standard error. Ctrl-C ends it early: the deals that are done by then are printed."""


def add_play(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of the arena."""
    parser = commands.add_parser("play", help="play a tournament", description=DESCRIPTION)
    add_table(parser)
    parser.add_argument(
        "--players",
        required=True,
        metavar="NAME,…",
        help=f"one for each seat, or one for all: {', '.join(NAMES)}; hard@FILE plays with the"
        " weights of that file",
    )
    parser.add_argument(
        "--deals", type=deals_of, default="1-400", help="deal numbers, as 1-400 or 7"
    )
    parser.add_argument(
        "--rotations",
        type=positive,
        metavar="N",
        help="in a game of rivals: seatings in which each deal is played (default: all different)",
    )
    parser.add_argument(
        "--bot-seed", type=whole(0, MAX_STATE), default=1, help="of the players' own chance"
    )
    parser.add_argument(
        "--json", type=file_name, metavar="FILE", help="also write all results there"
    )
    parser.set_defaults(run=run_play)


def run_play(chosen: argparse.Namespace) -> int:
    """Play a tournament and return the exit status. Ctrl-C ends it; finished deals count."""
    table = table_of(chosen)
    players = _players(chosen.players, table)
    if chosen.json:
        check_writable(chosen.json)
    weights = _weights(players, table)
    todo = jobs(table, players, chosen.deals, chosen.bot_seed, chosen.rotations)
    results = _results(todo, worker_count(chosen.workers, len(todo)))
    each = len(todo) // len(chosen.deals)
    done = len(results) // each
    complete = done == len(chosen.deals)
    if not complete:
        sys.stdout.write(f"stopped after {done} of {counted(len(chosen.deals), 'deal')}\n")
    if done:
        report = Report(results[: done * each])
        sys.stdout.write("\n".join(report.lines()) + "\n")
        sys.stderr.write("\n".join(report.thinking()) + "\n")
        if chosen.json:
            about: dict[str, Json] = {
                "command": command(),
                "complete": complete,
                "weights": weights,
            }
            write_whole(chosen.json, write_json({**about, **report.json()}) + "\n")
    return 0 if complete else INTERRUPTED


def _players(names: str, table: TableSetup) -> list[Spec]:
    """Return who sits at the table, by seat.

    Raises ValueError, or OSError if a file of weights cannot be read.
    """
    players = [*map(read_spec, names.split(","))]
    if len(players) == 1:
        players *= table.seats
    if len(players) != table.seats:
        raise ValueError(f"{counted(len(players), 'player')} for {counted(table.seats, 'seat')}")
    for player in players:
        make_player(player, table.game, table.seats, table.options)
    return players


def _weights(players: Sequence[Spec], table: TableSetup) -> dict[str, Json]:
    """Return the digests of the players' weights, by label; only of those that have weights."""
    digests = {
        spec.label: weights_digest(spec, table.game, table.seats, table.options) for spec in players
    }
    return {label: digest for label, digest in digests.items() if digest}


def _results(todo: Sequence[MatchJob], processes: int) -> list[Result]:
    """Return the results of the matches in order; after Ctrl-C, of those that are done."""
    progress = Progress(len(todo), sys.stderr)
    results = []
    try:
        with workers(processes) as at_work:
            for result in at_work.results(todo):
                results.append(result)
                progress.step()
    except KeyboardInterrupt:
        progress.say("stopped")
    return results
