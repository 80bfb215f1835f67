"""Whether all that tables draw is told, in every position of many whole matches.

``python -m tests.soak.spoken --matches 300`` plays so many matches of each game at random, with any
options and at every table. Each position is laid out for one of those who may look at it, one after
the other, in English and Greek by turns; what is drawn is compared with the words that a screen
reader finds (``tests.app.tables.drawn``). The exit status is 1 if anything is not told.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from app.games import MODULES
from engine.core.match import Match
from engine.games import GAMES
from tests.app.speaking import speaking
from tests.app.tables.drawn import untold
from tests.app.tables.matches import frame_of, played, sights, situation_of, until
from tests.soak.over_games import read_arguments, start_qt

SIZES = ((1280, 800), (960, 600))
LANGUAGES = ("en", "el")
SHOWN = 20
"""So many untold facts are printed of a game; the others are counted."""


def positions(match: Match, size: tuple[int, int], missing: Counter[str]) -> int:
    """Look at each position of a match; count what is not told, and return how many were seen."""
    table, frame = MODULES[match.game.id].table(), frame_of(size)
    for index in range(len(match.states)):
        early = until(match, index)
        looking = list(sights(early))
        situation = situation_of(looking[index % len(looking)].session(early))
        lines = (*table.status(situation)[:2], table.line(situation))
        missing.update(untold(situation, table.layout(situation, frame), *lines))
    return len(match.states)


def measure(game_id: str, matches: int, first: int, speak: Callable[[str], None]) -> bool:
    """Look at so many matches of a game; print what comes of it and return whether all is told."""
    game, began = GAMES[game_id], time.perf_counter()
    seen, missing = 0, Counter[str]()
    for seed in range(first, first + matches):
        speak(LANGUAGES[seed % len(LANGUAGES)])
        seats = Random(seed).randint(game.min_seats, game.max_seats)
        size = SIZES[seed // len(LANGUAGES) % len(SIZES)]
        seen += positions(played(game_id, seats, seed), size, missing)
    for fact, times in missing.most_common(SHOWN):
        print(f"{game_id}: {times} times {fact}", flush=True)
    seconds = time.perf_counter() - began
    print(
        f"{game_id}: {matches} matches, {seen} positions, {len(missing)} untold, {seconds:.0f} s",
        flush=True,
    )
    return not missing


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and return the exit status."""
    asked = read_arguments(__doc__, 300, arguments)
    start_qt()
    with speaking() as speak:
        told = [measure(game, asked.matches, asked.seed, speak) for game in asked.games]
    return 0 if all(told) else 1


if __name__ == "__main__":
    sys.exit(main())
