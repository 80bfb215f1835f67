"""Measures speed and memory; every figure stands beside a plain baseline of the same run.

python3 dev.py bench [--smoke] [start] [frozen] [frames] [turns] [drop] [engine_play] [bots]
    [review] [matches]

Each part has a process of its own and a time limit. With --smoke each part measures as little as
it can, which tells whether it works and nothing about speed; `frozen` is left out then, as it
builds two programs.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence

from tests.bench.amounts import SMOKE

LIMITS = {
    "start": 300, "frozen": 900, "frames": 600, "turns": 600, "drop": 300, "engine_play": 300,
    "bots": 1500, "review": 900, "matches": 600,
}  # fmt: skip
"""Seconds that each part may take: a few times what it takes on a slow machine."""


def main(arguments: Sequence[str]) -> int:
    if not {"-h", "--help"}.isdisjoint(arguments):
        print(__doc__)
        return 0
    smoke = "--smoke" in arguments
    names = [name for name in arguments if name != "--smoke"]
    if unknown := [name for name in names if name not in LIMITS]:
        print(f"There is no part {unknown[0]!r}; there are: {', '.join(LIMITS)}.")
        return 2
    failed = [name for name in names or _parts(smoke) if not measure(name, smoke)]
    if failed:
        print(f"\nFailed: {', '.join(failed)}")
    return 1 if failed else 0


def _parts(smoke: bool) -> list[str]:
    return [name for name in LIMITS if not (smoke and name == "frozen")]


def measure(name: str, smoke: bool) -> bool:
    """Measure one part; return whether it came to its end in time and without an error."""
    command = [sys.executable, "-c", f"from tests.bench.{name} import measure; measure()"]
    environment = {**os.environ, SMOKE: "1"} if smoke else None
    # A group of its own, so that its screens and programs end with it.
    with subprocess.Popen(command, env=environment, start_new_session=True) as process:
        try:
            return process.wait(LIMITS[name]) == 0
        except subprocess.TimeoutExpired:
            print(f"\n{name} is not done after {LIMITS[name]} s and was stopped.", flush=True)
            return False
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
