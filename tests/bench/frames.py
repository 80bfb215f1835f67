"""Frame time with cards moving at 1920 x 1080, against plain pixmaps in the same window."""

import subprocess
import sys

from tests.bench.figures import heading
from tests.virtual_screen import virtual_screen


def measure() -> None:
    with virtual_screen(1920, 1080) as screen:
        for module, what in (
            ("frames_window", "20 cards"),
            ("frames_full_window", "all cards of a full table"),
            ("frames_thinking_window", "20 cards, and a computer thinking,"),
            ("frames_sounding_window", "20 cards, and sounds being played,"),
        ):
            heading(f"Frames at 1920 x 1080 with {what} moving, on a virtual screen")
            command = [sys.executable, "-m", f"tests.bench.{module}"]
            subprocess.run(command, env=screen.environment, check=True)
