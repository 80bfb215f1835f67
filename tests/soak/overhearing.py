"""Whether nobody overhears a hidden card at tables that are passed on, in many matches.

``python -m tests.soak.overhearing --matches 200`` plays so many matches of each game at random, of
three people at one screen, or two where no more can play. In every other match one of them plays by
ear and hears their cards only when they ask, in the others all do. What is said aloud, told of
moves, written on the curtain, and read on the table is compared with what bystanders' views show
(``tests.app.tables.speaking_table``); one match of twenty is played through the window, too
(``tests.app.tables.overhearing``). The exit status is 1 if anybody overhears more than that.
"""

import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from app.style.appearance import Appearance
from tests.app.table.support import look_at
from tests.app.tables.overhearing import overhear
from tests.app.tables.speaking_table import listen
from tests.soak.over_games import read_arguments, start_qt

WINDOW = 20
"""One of so many matches is played through the window."""


def measure(game_id: str, matches: int, first: int) -> bool:
    """Listen to so many matches of a game; print what came of it, and tell whether all is well."""
    with tempfile.TemporaryDirectory() as folder:
        appearance = look_at(Path(folder), motion="reduced")
        spoken = _spoken(appearance, game_id, range(first, first + matches))
        shown = _shown(appearance, game_id, range(first, first + matches, WINDOW))
    return spoken and shown


def _spoken(appearance: Appearance, game_id: str, seeds: Sequence[int]) -> bool:
    """Listen to these matches at a table that only speaks."""
    began, texts, kept, leaks = time.perf_counter(), 0, 0, 0
    for seed in seeds:
        table = listen(appearance, game_id, seed, one_by_ear=bool(seed % 2))
        texts, kept, leaks = texts + table.texts, kept + table.kept, leaks + len(table.leaks)
        for leak in table.leaks:
            print(f"{game_id}, seed {seed}: {leak}", flush=True)
    _tell(f"{game_id}: {len(seeds)} matches", texts, kept, leaks, time.perf_counter() - began)
    return not leaks


def _shown(appearance: Appearance, game_id: str, seeds: Sequence[int]) -> bool:
    """Listen to these matches in a window."""
    began, texts, kept, leaks = time.perf_counter(), 0, 0, 0
    for seed in seeds:
        heard = overhear(appearance, game_id, seed)
        texts, kept, leaks = texts + heard.texts, kept + heard.kept, leaks + len(heard.leaks)
        for text in heard.leaks:
            print(f"{game_id}, seed {seed}: {text}", flush=True)
    what = f"{game_id}: {len(seeds)} matches through the window"
    _tell(what, texts, kept, leaks, time.perf_counter() - began)
    return not leaks


def _tell(what: str, texts: int, kept: int, leaks: int, seconds: float) -> None:
    print(
        f"{what}, {texts} texts heard, {kept} times something was kept, {leaks} overheard,"
        f" {seconds:.0f} s",
        flush=True,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and return the exit status."""
    asked = read_arguments(__doc__, 200, arguments)
    start_qt()
    well = [measure(game, asked.matches, asked.seed) for game in asked.games]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
