"""Whether nobody overhears a hidden card at tables that are passed on, in many matches.

``python -m tests.soak.overhearing --matches 40`` plays so many matches of each game at random, of
three people at one screen, or two where no more can play. All of them hear their cards only when
they ask, and whatever is said aloud is compared with what a bystander is told
(``tests.app.tables.overhearing``). The exit status is 1 if anybody overhears more than that.
"""

import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.app.table.support import look_at
from tests.app.tables.overhearing import overhear
from tests.soak.over_games import read_arguments, start_qt


def measure(game_id: str, matches: int, first: int) -> bool:
    """Listen to so many matches of a game; print what came of it, and tell whether all is well."""
    began, texts, kept, leaks = time.perf_counter(), 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        appearance = look_at(Path(folder), motion="reduced")
        for seed in range(first, first + matches):
            heard = overhear(appearance, game_id, seed)
            texts, kept, leaks = texts + heard.texts, kept + heard.kept, leaks + len(heard.leaks)
            for text in heard.leaks:
                print(f"{game_id}, seed {seed}: {text}", flush=True)
    seconds = time.perf_counter() - began
    print(
        f"{game_id}: {matches} matches, {texts} texts heard, {kept} times something was kept,"
        f" {leaks} overheard, {seconds:.0f} s",
        flush=True,
    )
    return not leaks


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and return the exit status."""
    asked = read_arguments(__doc__, 40, arguments)
    start_qt()
    well = [measure(game, asked.matches, asked.seed) for game in asked.games]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
