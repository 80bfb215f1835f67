"""The review of a saved match, printed as JSON."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.core.chance import MAX_SEED
from engine.core.errors import Damaged
from engine.core.jsontext import write_ascii_json
from engine.core.match import Match
from engine.games import GAMES
from engine.review.reviewing import USUAL, MatchReview
from engine.review.sources import SOURCES


def main(arguments: Sequence[str] | None = None) -> int:
    """Review the match that the arguments name, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.review", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="the seat, from 0 (default: those of all persons)"
    )
    parser.add_argument("--seed", type=int, default=0, help="of the deals (default: 0)")
    parser.add_argument(
        "--lines", action="store_true", help="print a line for each decision as more is known"
    )
    chosen = parser.parse_args(arguments)
    if not 0 <= chosen.seed <= MAX_SEED:
        parser.error(f"the seed must be from 0 to {MAX_SEED}")
    try:
        match = Match.replay(chosen.file.read_text("utf-8"), GAMES)
    except (Damaged, UnicodeDecodeError) as error:
        parser.error(f"{chosen.file}: {error}")
    except OSError as error:
        parser.error(f"{chosen.file}: {error.strerror}")
    if match.game.id not in SOURCES:
        parser.error(f"{chosen.file}: matches of this game are not reviewed")
    if chosen.seat is not None and not 0 <= chosen.seat < match.seats:
        parser.error(f"there is no seat {chosen.seat}")
    seats = None if chosen.seat is None else [chosen.seat]
    review = MatchReview(match, seats, chosen.seed, USUAL)
    for line in review.lines():
        if chosen.lines:
            sys.stdout.write(write_ascii_json(line) + "\n")
            sys.stdout.flush()
    if not chosen.lines:
        sys.stdout.write(write_ascii_json(review.json()) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
