"""Waiting for what must come, however slow the machine is."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 180.0
"""Seconds until something that must happen counts as something that does not.

No test may wait less long: to be slow is no fault. Whoever wants to know how long something takes,
or that it does not happen, gives the program a clock that the test moves.
"""


def wait_until(
    condition: Callable[[], bool],
    what: str = "what must happen",
    pause: float = 0.05,
    sleep: Callable[[float], object] = time.sleep,
) -> None:
    """Let time go by until something comes true; TimeoutError names `what` did not."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(f"waited {PATIENCE:g} s for {what}")
        sleep(pause)
