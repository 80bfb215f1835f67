"""What the runs over whole matches of each game share: what they are asked for, and Qt unseen."""

import argparse
import os
import sys
from collections.abc import Sequence
from types import TracebackType
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from app.style.typography import load_fonts
from engine.games import GAMES


class AskedMatches(NamedTuple):
    """So many matches of each of these games, from a seed on."""

    games: Sequence[str]
    matches: int
    seed: int


def read_arguments(
    about: str | None, matches: int, arguments: Sequence[str] | None = None
) -> AskedMatches:
    """Read what a run is asked for, whose docstring is `about`.

    It has so many matches of each game unless told otherwise.
    """
    parser = argparse.ArgumentParser(description=(about or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=matches, help="of each game")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    chosen = parser.parse_args(arguments)
    if unknown := {*chosen.games} - {*GAMES}:
        parser.error(f"there is no {min(unknown)}; there are: {', '.join(GAMES)}")
    return AskedMatches(chosen.games or [*GAMES], chosen.matches, chosen.seed)


def _end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Tell of an error that Qt was called with, and end the run."""
    sys.__excepthook__(kind, error, trace)
    os._exit(2)


def start_qt() -> None:
    """Let Qt paint with the program's fonts, without a screen unless one is asked for."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if QApplication.instance() is None:
        sys.excepthook = _end  # Qt would go on, and the run count what is not there.
        QApplication(sys.argv[:1])
        load_fonts()
