"""The arguments that the commands share, and what they mean."""

import argparse
import os
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from pathlib import Path

from engine.arena.wording import counted
from engine.bots.playing import TableSetup
from engine.core.chance import MAX_SEED
from engine.core.game import Game
from engine.core.jsontext import Json
from engine.core.options import complete_options
from engine.core.refusal import Refused
from engine.games import GAMES

INTERRUPTED = 130
"""The exit status after Ctrl-C, as in shells."""

MAX_DEALS = 100_000
"""Deals in one run: the results of all of them are kept until the end."""

WORKERS_A_PROCESSOR = 4
"""Workers at most for each processor: more than one, for those who share the machine with
others."""

MAX_WORKERS_ON_WINDOWS = 60
"""Windows waits for at most 64 things at once, and Python needs some of them."""


def add_table(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say what is played, and on how many processes."""
    parser.add_argument("game", choices=[*GAMES], metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seats", type=positive, required=True, metavar="N")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as min_cards=3; may be given several times",
    )
    parser.add_argument("--no-signals", action="store_true", help="nobody signals")
    parser.add_argument(
        "--workers", type=positive, metavar="N", help="processes (default: one a processor)"
    )


def table_of(chosen: argparse.Namespace) -> TableSetup:
    """Return what is played. Raises ValueError."""
    game = GAMES[chosen.game]
    if not game.min_seats <= chosen.seats <= game.max_seats:
        raise ValueError(f"{game.id} has {_range(game.min_seats, game.max_seats)}")
    try:
        options = complete_options(game.options, _options(game, chosen.option), chosen.seats)
    except Refused as error:
        raise ValueError(str(error.refusal)) from None
    return TableSetup(game.id, chosen.seats, options, not chosen.no_signals)


def _range(least: int, most: int) -> str:
    return counted(most, "seat") if least == most else f"{least} to {most} seats"


def _options(game: Game[object], texts: Sequence[str]) -> dict[str, Json]:
    """Read the options given as NAME=VALUE, by name. Raises ValueError if one is given twice."""
    options: dict[str, Json] = {}
    for text in texts:
        name, value = _option(game, text)
        if name in options:
            raise ValueError(f"the option {name} is given twice")
        options[name] = value
    return options


def _option(game: Game[object], text: str) -> tuple[str, Json]:
    """Read the name and value of an option given as NAME=VALUE."""
    name, _, value = text.partition("=")
    if name in game.options:
        for choice in game.options[name].choices:
            if str(choice).lower() == value.lower():
                return name, choice
    return name, value


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return the type of an argument that is a whole number from ``least`` to ``most``."""

    def number_of(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise ArgumentTypeError(f"not a whole number: {text!r}") from None
        if number < least:
            raise ArgumentTypeError(f"not at least {least}: {text}")
        if most is not None and number > most:
            raise ArgumentTypeError(f"not at most {most}: {text}")
        return number

    return number_of


positive = whole(1)


def measure(least: float, most: float) -> Callable[[str], float]:
    """Return the type of an argument that is a number above ``least``, up to ``most``."""

    def number_of(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            raise ArgumentTypeError(f"not a number: {text!r}") from None
        if not least < number <= most:
            raise ArgumentTypeError(f"not above {least:g} and up to {most:g}: {text}")
        return number

    return number_of


def file_name(text: str) -> Path:
    """Read an argument that names a file."""
    if not text:
        raise ArgumentTypeError("no name of a file")
    return Path(text)


def deals_of(text: str) -> range:
    """Read deal numbers from the first to the last, such as 1-400. Raises ArgumentTypeError."""
    first, to, last = text.partition("-")
    try:
        deals = range(int(first), int(last if to else first) + 1)
    except ValueError:
        raise ArgumentTypeError(f"not deal numbers, such as 1-400 or 7: {text!r}") from None
    if deals.stop > MAX_SEED + 1:
        raise ArgumentTypeError(f"deal numbers go up to {MAX_SEED}: {text}")
    if not deals:
        raise ArgumentTypeError(f"the first deal is after the last: {text}")
    if deals.stop - deals.start > MAX_DEALS:
        raise ArgumentTypeError(f"more than {MAX_DEALS} deals at once: {text}")
    return deals


def worker_count(asked: int | None, matches: int) -> int:
    """Return how many processes play so many matches; report a change on standard error."""
    processors = os.cpu_count() or 1
    most = min(matches, WORKERS_A_PROCESSOR * processors)
    if sys.platform == "win32":
        most = min(most, MAX_WORKERS_ON_WINDOWS)
    if asked is None:
        return min(processors, most)
    if asked > most:
        sys.stderr.write(
            f"{counted(most, 'worker')} instead of {asked}, for"
            f" {counted(matches, 'match', 'matches')} on {counted(processors, 'processor')}\n"
        )
    return min(asked, most)


def command() -> str:
    """Return the command that this process was started with."""
    return " ".join(["python -m engine.arena", *sys.argv[1:]])
