"""Whether statistics are what the journals say, for many histories at random.

``python -m tests.soak.statistics --histories 2000 --seed 1`` writes so many histories, one after
the other, and compares what the index makes of each with a plain count over its journals, for each
game, variant, number of players and person. The same numbers give the same histories. The exit
status is 1 if any count differs.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.app.history.random_histories import differences


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare the histories, and tell how many differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--histories", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    differing = 0
    for number in range(asked.seed, asked.seed + asked.histories):
        with tempfile.TemporaryDirectory() as folder:
            wrong = differences(Random(number), Path(folder))
        for line in wrong:
            print(f"history {number}: {line}", flush=True)
        differing += bool(wrong)
    print(f"{asked.histories} histories, {differing} counted otherwise than their journals")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
