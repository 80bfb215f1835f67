"""The making and the check of tasks."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.core.chance import MAX_SEED
from engine.core.errors import BadDocument
from engine.tasks.checking import faults
from engine.tasks.files import FOLDER, TaskFile, file_of, read_tasks, write_tasks
from engine.tasks.making import NothingFound, make
from engine.tasks.sources import SOURCES


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.tasks", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    making = commands.add_parser("make", help="make the tasks of a game and write its file")
    making.add_argument("game", type=_game, metavar="GAME")
    making.add_argument("--count", type=_number(1, 1000), required=True, help="how many tasks")
    making.add_argument("--seed", type=_number(0, MAX_SEED), required=True)
    making.set_defaults(run=_make)
    checking = commands.add_parser("check", help="play and search all stored tasks again")
    checking.add_argument("games", nargs="*", type=_game, metavar="GAME", help="all without any")
    checking.set_defaults(run=_check)
    for command in (making, checking):
        command.add_argument("--out", type=Path, default=FOLDER, help="folder of the files")
    chosen = parser.parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except (BadDocument, NothingFound) as error:
        parser.error(str(error))
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return status


def _make(chosen: argparse.Namespace) -> int:
    tasks = make(SOURCES[chosen.game], chosen.count, chosen.seed)
    file = file_of(chosen.game, chosen.out)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(write_tasks(chosen.game, TaskFile(chosen.seed, tasks)), "utf-8", newline="\n")
    return 0


def _check(chosen: argparse.Namespace) -> int:
    wrong = 0
    for game in chosen.games or SOURCES:
        file = file_of(game, chosen.out)
        source = SOURCES[game]
        tasks = read_tasks(source, file.read_text("utf-8")).tasks
        for task in tasks:
            for fault in faults(source, task):
                wrong += 1
                sys.stdout.write(f"{game}: {task.id}: {fault}\n")
        sys.stdout.write(f"{game}: {len(tasks)} tasks\n")
    return 1 if wrong else 0


def _game(text: str) -> str:
    if text not in SOURCES:
        raise argparse.ArgumentTypeError(f"there are tasks of: {', '.join(SOURCES)}")
    return text


def _number(lowest: int, highest: int) -> "argparse._ActionType":
    def read(text: str) -> int:
        number = int(text)
        if not lowest <= number <= highest:
            raise argparse.ArgumentTypeError(f"from {lowest} to {highest}")
        return number

    return read


if __name__ == "__main__":
    sys.exit(main())
