"""The arguments that the commands share, and what they mean."""

import argparse
import os
import sys

from engine.arena.playing import Table
from engine.core.chance import MAX_SEED
from engine.core.game import Game
from engine.core.jsontext import Json
from engine.core.options import complete_options
from engine.core.refusal import Refused
from engine.games import GAMES


def add_table(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments that say what is played, and on how many processes."""
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
        "--workers", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes"
    )


def table_of(chosen: argparse.Namespace) -> Table:
    """What is played. Raises ValueError."""
    game = GAMES[chosen.game]
    if not game.min_seats <= chosen.seats <= game.max_seats:
        raise ValueError(f"{game.id} has {game.min_seats} to {game.max_seats} seats")
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


def positive(text: str) -> int:
    """A whole number from 1 on. Raises ValueError."""
    number = int(text)
    if number < 1:
        raise ValueError(f"not at least 1: {text}")
    return number


def deals_of(text: str) -> range:
    """The deal numbers from the first to the last, such as 1-400. Raises ValueError."""
    first, to, last = text.partition("-")
    deals = range(int(first), int(last if to else first) + 1)
    if not deals or deals[-1] > MAX_SEED:
        raise ValueError(f"no deal numbers: {text}")
    return deals


def command() -> str:
    """The command that this process was started with."""
    return " ".join(["python -m engine.arena", *sys.argv[1:]])
