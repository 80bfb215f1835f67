"""Start until the home page can be used, and resident memory, against a bare window."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.bench.amounts import amount
from tests.bench.figures import compare, heading, middle
from tests.virtual_screen import virtual_screen

RUNS = amount(7)
AIM = 1.5
SETTLING = 0.5  # seconds until memory is read


class Start(NamedTuple):
    """One start of a program: time until ready in milliseconds, resident memory in MB."""

    ready: float
    memory: float


def measure() -> None:
    heading(f"Start and memory, medians of {RUNS} starts each, in turn, on a virtual screen")
    python = [sys.executable, "-m"]
    compare_starts([*python, "tests.bench.home_window"], [*python, "tests.bench.bare_window"])


def compare_starts(home: Sequence[str], bare: Sequence[str]) -> None:
    """Start two programs in turn and print what they need; `home` is given a data folder."""
    ours, baseline = [], []
    with virtual_screen(1440, 900) as screen, tempfile.TemporaryDirectory() as folder:
        environment = dict(screen.environment)
        # A person's Python keeps bytecode, where a builder's shell may keep it from doing so.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for _ in range(RUNS + 1):
            baseline.append(start(bare, environment))
            ours.append(start([*home, folder], environment))
    del ours[0], baseline[0]  # the first start writes bytecode and fills the disk's cache
    compare(
        "start to interactive home",
        "ms",
        middle([run.ready for run in ours]),
        middle([run.ready for run in baseline]),
        AIM,
    )
    compare(
        "resident memory",
        "MB",
        middle([run.memory for run in ours]),
        middle([run.memory for run in baseline]),
        AIM,
    )


def start(command: Sequence[str], environment: Mapping[str, str]) -> Start:
    """Start a program, wait until it says that it is ready, and end it."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with process:
        answer = process.stdout.readline()
        ready = (time.perf_counter() - begin) * 1000
        if answer.strip() != "ready":
            raise RuntimeError(f"{command[-1]} did not get ready: {answer!r}")
        time.sleep(SETTLING)
        memory = resident_memory(process.pid)
        process.terminate()
    return Start(ready, memory)


def resident_memory(process: int) -> float:
    """Read what a process holds in memory, in MB."""
    for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError(f"no VmRSS for process {process}")
