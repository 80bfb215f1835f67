"""Runs the tests that have to do with time on a machine that has next to none for them.

``python -m tests.soak.slow`` pins itself to one core, lets two loops spin on the same core, and
runs the tests of what moves, waits, and thinks in processes of its own: all of them must pass.
``--times 3 tests/app`` runs others, and these so often. Whatever has not ended after ``--minutes``
is ended, and counts as failed. The exit status is 1 if a run failed. Linux only.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]

TIMED = (
    "tests/app/computers/test_at_the_table.py",
    "tests/app/computers/test_watching.py",
    "tests/app/computers/test_bot_client.py",
    "tests/app/computers/test_bot_process.py",
    "tests/app/computers/test_in_the_window.py",
    "tests/app/end_to_end/test_against_a_computer.py",
    "tests/app/end_to_end/test_second_start.py",
    "tests/app/pages/test_curtain.py",
    "tests/app/pages/test_hint_on_the_table.py",
    "tests/app/table",
    "tests/app/test_one_instance.py",
    "tests/app/test_slips.py",
    "tests/app/test_start.py",
    "tests/engine/test_referee.py",
)


def run(tests: Sequence[str], times: int, loops: int, minutes: float) -> int:
    """Run the tests so often; how many runs failed."""
    failed = 0
    with ExitStack() as stack:
        core = stack.enter_context(pinned())
        print(f"core {core} alone, with {loops} loops beside the tests", flush=True)
        for _ in range(loops):
            stack.enter_context(spinning())
        for number in range(1, times + 1):
            began, before = time.monotonic(), os.times()
            ended = test(tests, minutes)
            took, after = time.monotonic() - began, os.times()
            used = sum(after[2:4]) - sum(before[2:4])
            said = {0: "passed", None: f"had not ended after {minutes:g} minutes"}
            print(
                f"run {number} of {times} {said.get(ended, 'failed')}: {took:.0f} s, "
                f"of which the tests had the core {used:.0f} s",
                flush=True,
            )
            failed += ended != 0
    return failed


def test(tests: Sequence[str], minutes: float) -> int | None:
    """Run pytest; its exit status, None if it had to be ended."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]
    try:
        return subprocess.run(command, cwd=ROOT, check=False, timeout=60 * minutes).returncode
    except subprocess.TimeoutExpired:
        return None


@contextmanager
def pinned() -> Iterator[int]:
    """This process and all that it starts meanwhile have one core, which is told."""
    before = os.sched_getaffinity(0)
    core = max(before)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def spinning() -> Iterator[None]:
    """A process that does nothing, as fast as it can."""
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as loop:
        try:
            yield
        finally:
            loop.kill()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.slow", description=__doc__)
    parser.add_argument("tests", nargs="*", default=TIMED, help="what pytest is to run")
    parser.add_argument("--times", type=int, default=1, help="how often")
    parser.add_argument("--loops", type=int, default=2, help="how many loops spin beside it")
    parser.add_argument("--minutes", type=float, default=60, help="for one run, at most")
    chosen = parser.parse_args(arguments)
    if not hasattr(os, "sched_setaffinity"):
        print("This run is left out here: only Linux lets a program pin itself to one core.")
        return 0
    return 1 if run(chosen.tests, chosen.times, chosen.loops, chosen.minutes) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
