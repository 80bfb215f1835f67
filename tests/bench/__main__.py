"""Measures speed and memory; every figure stands beside a plain baseline of the same run.

python3 dev.py bench [start] [frozen] [frames] [drop] [engine] [bots]
"""

import sys

from tests.bench import bots, drop, engine_play, frames, frozen, start

PARTS = {
    "start": start.measure,
    "frozen": frozen.measure,
    "frames": frames.measure,
    "drop": drop.measure,
    "engine": engine_play.measure,
    "bots": bots.measure,
}


def main(names: list[str]) -> int:
    if unknown := [name for name in names if name not in PARTS]:
        print(f"There is no part {unknown[0]!r}; there are: {', '.join(PARTS)}.")
        return 2
    for name in names or PARTS:
        PARTS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
