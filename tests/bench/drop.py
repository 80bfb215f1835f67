"""Time from letting go of a card until the new state is painted."""

import subprocess
import sys

from tests.bench.figures import heading
from tests.virtual_screen import virtual_screen


def measure() -> None:
    heading("A card dropped on a pile at 1920 x 1080, saved and painted, on a virtual screen")
    with virtual_screen(1920, 1080) as screen:
        command = [sys.executable, "-m", "tests.bench.drop_window"]
        subprocess.run(command, env=screen.environment, check=True)
