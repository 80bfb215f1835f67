"""Frame time while computers play, and while what they reveal stands on the stage.

The same matches are watched in several rounds, each a process of its own, with the baseline before
and after each match. A percentile of one round tells as much of what else the machine was doing as
of the table: of all rounds, the one with the middle ratio is printed.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence

from tests.bench.amounts import amount
from tests.bench.figures import compare, heading, mean, middle_ratio, percentile_99
from tests.bench.frames_window import AIM
from tests.bench.turns_window import FLIGHT, MOVE, PLAIN, STAGED, TABLES
from tests.virtual_screen import VirtualScreen, virtual_screen

ROUNDS = amount(5)

Round = dict[str, dict[str, list[float]]]
"""How long each frame took: by game, then by kind."""


def measure() -> None:
    heading(f"Computers' turns at 1920 x 1080, on a virtual screen; rounds: {ROUNDS}")
    with virtual_screen(1920, 1080) as screen:
        rounds = [_watch(screen) for _ in range(ROUNDS)]
    for game_id in TABLES:
        for kind in (MOVE, FLIGHT, STAGED):
            if kind in rounds[0][game_id]:
                _report(game_id, kind, rounds)


def _watch(screen: VirtualScreen) -> Round:
    command = [sys.executable, "-m", "tests.bench.turns_window"]
    done = subprocess.run(
        command, env=screen.environment, check=True, stdout=subprocess.PIPE, text=True
    )
    took: Round = json.loads(done.stdout)
    return took


def _report(game_id: str, kind: str, rounds: Sequence[Round]) -> None:
    """Print a kind of frames; a single long one is not to be seen when a card sets out."""
    figures: dict[str, Callable[[Sequence[float]], float]] = {"mean": mean}
    if all(len(took[game_id][kind]) > 1 for took in rounds):
        figures["99th percentile"] = percentile_99
    for name, figure in figures.items():
        pairs = [(figure(took[game_id][kind]), figure(took[game_id][PLAIN])) for took in rounds]
        aim = None if kind == MOVE else AIM
        compare(f"{game_id}, {kind}: {name}", "ms", *middle_ratio(pairs), aim)
