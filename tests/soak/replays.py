"""Whether the table of a replay is right at each moment of many whole matches.

``python -m tests.soak.replays --matches 200`` plays so many matches of each game at random, with
any options and at every table. Each is gone through to its end and back, move by move and turn by
turn, with all hands open and as each seat saw it. Each moment is compared with the same match as
if it had never gone on: what lies on the table, and where. The exit status is 1 if anything
differs.
"""

import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.match.moments import Moments
from app.pages.replay.words import MomentCaptions
from engine.games import GAMES
from tests.app.replay.replays import moments_of, replay, shows
from tests.soak.over_games import read_arguments, start_qt

EVERY = 5
"""On the way back one moment of so many is looked at."""


def ways(moments: Moments) -> Iterator[tuple[int, int]]:
    """Each moment on the way to the end, and some on the way back, with a viewpoint's index.

    The way there is seen from where a replay begins, the way back from one seat after the other.
    """
    for moment in range(len(moments)):
        yield moment, 0
    for moment in range(moments.last, -1, -EVERY):
        yield moment, moment * len(moments.viewpoints()) // len(moments)


def go_through(folder: Path, moments: Moments) -> int:
    """Look at a match again, and return how many moments were compared."""
    page = replay(folder, moments)
    captions = MomentCaptions(moments, MODULES[moments.match.game.id].narration())
    viewpoints, compared = moments.viewpoints(), 0
    try:
        for moment, index in ways(moments):
            if page.viewpoint != viewpoints[index]:
                page.view_choice.set_value(str(index) if index else "")
                page.view_choice.picked.emit()
            if moment == page.playback.moment + 1:
                page.playback.on_one()
            else:
                page.playback.go_to(moment)
            shows(page)
            assert captions.short(moment, page.viewpoint)
            assert captions.full(moment, page.viewpoint)
            compared += 1
        page.playback.first()
        for turn in moments.turns[1:]:
            page.playback.on()
            assert page.playback.moment == turn.first
    finally:
        page.close()
        page.deleteLater()
        QApplication.processEvents()
    return compared


def measure(game_id: str, matches: int, first: int) -> bool:
    """Look at so many matches of a game; print what comes of it and return whether all is right."""
    game, began = GAMES[game_id], time.perf_counter()
    compared, wrong, longest = 0, [], 0
    for seed in range(first, first + matches):
        seats = Random(seed).randint(game.min_seats, game.max_seats)
        moments = moments_of(game_id, seats, seed)
        longest = max(longest, len(moments))
        with tempfile.TemporaryDirectory() as folder:
            try:
                compared += go_through(Path(folder), moments)
            except AssertionError as error:
                wrong.append(seed)
                print(f"{game_id}, {seats} seats, seed {seed}: {error}", flush=True)
    seconds = time.perf_counter() - began
    print(
        f"{game_id}: {matches} matches, {compared} moments, the longest match {longest},"
        f" {len(wrong)} wrong, {seconds:.0f} s",
        flush=True,
    )
    return not wrong


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and return the exit status."""
    asked = read_arguments(__doc__, 200, arguments)
    start_qt()
    right = [measure(game, asked.matches, asked.seed) for game in asked.games]
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main())
