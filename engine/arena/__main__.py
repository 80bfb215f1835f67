"""Tournaments of computer players, and the tuning of their weights."""

import argparse
import sys
from collections.abc import Sequence

from engine.arena.arguments import INTERRUPTED
from engine.arena.play_command import add_play
from engine.arena.tune_command import add_tune


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.arena", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    add_play(commands)
    add_tune(commands)
    chosen = parser.parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except ValueError as error:
        parser.error(str(error))
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


if __name__ == "__main__":
    sys.exit(main())
