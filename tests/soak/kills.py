"""Kills the program (signal 9) at random moments of play; nothing that was done may be lost.

``python -m tests.soak.kills --kills 200 --seed 1`` starts the program again and again over one
data folder, without a screen. Each time it goes on with the match that Continue shows, is played
at random with mouse and keys as fast as it goes, and is killed after a random while, sometimes
before it has started. Continue must then show the last action done, or one more if it was being
done when the program died. The exit status is 1 if it ever did not.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]

LONGEST_LIFE = 0.5
"""Seconds from the first decoration of life until the kill, at most."""

STARTS = 0.15
"""The part of the kills that come while the program starts."""

LONGEST_START = 1.0
"""Seconds after which such a kill comes, at most."""

IN_START = "start"

Events = list[dict[str, Any]]


class Life(NamedTuple):
    """What one program told before it was killed.

    `shown` are the events of the match that Continue showed at first, None if there was nothing
    to continue. `left` are those of the match it left, None if that had ended; `busy` says whether
    it was doing one thing more, an action or a deal.
    """

    shown: Events | None
    left: Events | None
    busy: bool


def run(kills: int, seed: int, folder: Path) -> list[str]:
    """Let the program live and die so many times; return what went wrong."""
    random = Random(seed)
    failures = []
    counts: Counter[str] = Counter()
    before = Life(None, None, busy=False)
    for number in range(1, kills + 1):
        program = start(folder, random.randrange(2**32))
        if random.random() < STARTS:
            lines = kill(program, random.uniform(0, LONGEST_START))
        else:
            assert program.stdout is not None
            first = program.stdout.readline()
            lines = [first, *kill(program, random.uniform(0, LONGEST_LIFE))]
        life = read_life(lines)
        if life is None:
            counts[IN_START] += 1
        else:
            verdict = compare(before, life.shown)
            if verdict is None:
                failures.append(f"kill {number}: left {before}, then shown {life.shown}")
            counts[verdict or "shows something else"] += 1
            before = life
        if number % 20 == 0:
            print(f"{number} of {kills}", file=sys.stderr)
    print(f"Killed while it started: {counts.pop(IN_START, 0)} times")
    for what, count in counts.items():
        print(f"After a kill Continue {what}: {count} times")
    return failures


def compare(before: Life, shown: Events | None) -> str | None:
    """Say how what Continue shows follows from what the program left; None if it does not."""
    if shown == before.left:
        return "shows the last action done" if shown is not None else "is not there, nor a match"
    if before.busy:
        if shown is None:
            return "is not there: the match ended with what was being done"
        if (shown == []) if before.left is None else (shown[:-1] == before.left):
            return "shows what was being done as well"
    return None


def start(folder: Path, seed: int) -> subprocess.Popen[str]:
    """Start the program, to be played with this seed."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.soak.kills_player", str(folder), str(seed)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )


def kill(program: subprocess.Popen[str], span: float) -> list[str]:
    """Kill the program after `span` seconds, and hear what it has told."""
    assert program.stdout is not None
    time.sleep(span)
    if (status := program.poll()) is not None:
        raise SystemExit(f"the program ended by itself, with exit status {status}")
    program.kill()
    with program:
        return program.stdout.readlines()


def read_life(lines: Sequence[str]) -> Life | None:
    """Understand the lines that a program told, the last one may be torn; None if it told none."""
    words = [line.rstrip("\n").partition(" ") for line in lines if line.endswith("\n")]
    if not words:
        return None
    assert words[0][0] == "shown"
    shown: Events | None = json.loads(words[0][2])
    left = None if shown is None else list(shown)
    busy = False
    for word, _, rest in words[1:]:
        busy = word == "doing"
        if word == "dealt":
            left = []
        elif word == "done":
            assert left is not None
            left.append(json.loads(rest))
        elif word == "ended":
            left = None
    return Life(shown, left, busy)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        failures = run(chosen.kills, chosen.seed, Path(folder))
    print(f"{chosen.kills} kills, {len(failures)} failures")
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
