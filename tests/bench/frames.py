"""Frame time with 20 cards moving at 1920 x 1080, against plain pixmaps in the same window."""

import subprocess
import sys

from tests.bench.figures import heading
from tests.virtual_screen import virtual_screen


def measure() -> None:
    heading("Frames at 1920 x 1080 with 20 cards moving, on a virtual screen")
    with virtual_screen(1920, 1080) as screen:
        command = [sys.executable, "-m", "tests.bench.frames_window"]
        subprocess.run(command, env=screen.environment, check=True)
