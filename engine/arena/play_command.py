"""The command ``play``."""

import argparse
import sys
from pathlib import Path

from engine.arena.arguments import add_table, command, deals_of, positive, table_of
from engine.arena.players import NAMES, make_player, read_spec
from engine.arena.progress import Progress
from engine.arena.report import Report
from engine.arena.tournament import jobs, workers
from engine.core.jsontext import write_json

DESCRIPTION = """Plays a tournament over common deals and prints its table on standard output. The
same arguments give the same matches, whatever the number of workers. How long the players thought
is told on standard error."""


def add_play(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to those of the arena."""
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
    parser.add_argument("--bot-seed", type=int, default=1, help="of the players' own chance")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all results there")
    parser.set_defaults(run=run_play)


def run_play(chosen: argparse.Namespace) -> int:
    """Plays a tournament."""
    table = table_of(chosen)
    players = [*map(read_spec, chosen.players.split(","))]
    if len(players) == 1:
        players *= table.seats
    if len(players) != table.seats:
        raise ValueError(f"{len(players)} players for {table.seats} seats")
    for player in players:
        make_player(player, table.game, table.seats, table.options)
    todo = jobs(table, players, chosen.deals, chosen.bot_seed, chosen.rotations)
    progress = Progress(len(todo), "matches", sys.stderr)
    results = []
    with workers(chosen.workers) as at_work:
        for result in at_work.results(todo):
            results.append(result)
            progress.step()
    report = Report(results)
    sys.stdout.write("\n".join(report.lines()) + "\n")
    sys.stderr.write("\n".join(report.thinking()) + "\n")
    if chosen.json:
        whole = {"command": command(), **report.json()}
        chosen.json.write_text(write_json(whole) + "\n", "utf-8")
    return 0
