"""Frame time while computers play, and while what they reveal stands on the stage."""

import subprocess
import sys

from tests.bench.figures import heading
from tests.virtual_screen import virtual_screen


def measure() -> None:
    heading("Computers' turns at 1920 x 1080, on a virtual screen")
    with virtual_screen(1920, 1080) as screen:
        command = [sys.executable, "-m", "tests.bench.turns_window"]
        subprocess.run(command, env=screen.environment, check=True)
