"""Tournaments of computer players.

python -m engine.arena play GAME --seats N --players hard,greedy,greedy --deals 1-400
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.arena.players import NAMES, player_named
from engine.arena.playing import Table
from engine.arena.progress import Progress
from engine.arena.report import Report
from engine.arena.tournament import jobs, workers
from engine.core.chance import MAX_SEED
from engine.core.game import Game
from engine.core.jsontext import Json, write_json
from engine.core.options import complete_options
from engine.core.refusal import Refused
from engine.games import GAMES


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the arguments say; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.arena", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_play(commands)
    chosen = parser.parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except ValueError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        return 130
    return status


def _add_play(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "play",
        help="play a tournament and print its table",
        description="Plays a tournament and prints its table on standard output. The same"
        " arguments give the same matches, whatever the number of workers.",
    )
    add_table(parser)
    parser.add_argument(
        "--players",
        required=True,
        metavar="NAME,…",
        help=f"one for each seat, or one for all; names: {', '.join(NAMES)}",
    )
    parser.add_argument(
        "--deals", default="1-400", help="deal numbers, as 1-400 or 1000000-1000099 or 7"
    )
    parser.add_argument(
        "--rotations",
        type=int,
        metavar="N",
        help="in a game of rivals: seatings in which each deal is played (default: all different)",
    )
    parser.add_argument("--bot-seed", type=int, default=1, help="of the players' own chance")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all results there")
    parser.set_defaults(run=run_play)


def add_table(parser: argparse.ArgumentParser) -> None:
    """The arguments that say what is played, and on how many processes."""
    parser.add_argument("game", choices=[*GAMES], metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seats", type=int, required=True, metavar="N")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as min_cards=3; may be given several times",
    )
    parser.add_argument("--no-signals", action="store_true", help="nobody signals")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes"
    )


def table_of(chosen: argparse.Namespace) -> Table:
    """What is played. Raises ValueError."""
    game = GAMES[chosen.game]
    if not game.min_seats <= chosen.seats <= game.max_seats:
        raise ValueError(f"{game.id} has {game.min_seats} to {game.max_seats} seats")
    if chosen.workers < 1:
        raise ValueError("at least one worker is needed")
    try:
        options = complete_options(
            game.options, dict(_option(game, text) for text in chosen.option), chosen.seats
        )
    except Refused as error:
        raise ValueError(str(error.refusal)) from None
    return Table(game.id, chosen.seats, options, not chosen.no_signals)


def _option(game: Game[object], text: str) -> tuple[str, Json]:
    """The name and value of an option given as NAME=VALUE."""
    name, _, value = text.partition("=")
    if name in game.options:
        for choice in game.options[name].choices:
            if str(choice).lower() == value.lower():
                return name, choice
    return name, value


def deals_of(text: str) -> range:
    """The deal numbers from the first to the last, such as 1-400. Raises ValueError."""
    first, _, last = text.partition("-")
    if not first.isdecimal() or not (last or first).isdecimal():
        raise ValueError(f"not deal numbers: {text}")
    deals = range(int(first), int(last or first) + 1)
    if not deals or deals[-1] > MAX_SEED:
        raise ValueError(f"not deal numbers: {text}")
    return deals


def run_play(chosen: argparse.Namespace) -> int:
    """Plays a tournament."""
    table = table_of(chosen)
    names = chosen.players.split(",")
    players = names * table.seats if len(names) == 1 else names
    if len(players) != table.seats:
        raise ValueError(f"{len(players)} players for {table.seats} seats")
    for name in players:
        player_named(name, table.game)
    todo = jobs(table, players, deals_of(chosen.deals), chosen.bot_seed, chosen.rotations)
    progress = Progress(len(todo), "matches")
    results = []
    with workers(chosen.workers) as at_work:
        for result in at_work.results(todo):
            results.append(result)
            progress.step()
    report = Report(results)
    sys.stdout.write("\n".join(report.lines()) + "\n")
    sys.stderr.write("\n".join(report.thinking()) + "\n")
    if chosen.json:
        whole = {"command": command(), **report.json(), "deals": chosen.deals}
        chosen.json.write_text(write_json(whole) + "\n", "utf-8")
    return 0


def command() -> str:
    """The command that this process was started with."""
    return " ".join(["python -m engine.arena", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
