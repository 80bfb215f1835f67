"""How Qt fills what the program paints."""

from __future__ import annotations

import os
from typing import Final

ALONE: Final = "QT_NO_GUI_THREADPOOL"
"""Qt looks for it when it fills something large for the first time."""


def fill_alone() -> None:
    """Let the thread that paints fill everything by itself; to be called before it paints.

    Qt would cut whatever is about a hundred rows high into pieces, give them to other threads and
    wait for these. Most of what changes on a table from frame to frame is so high, and narrow:
    waking the threads takes longer than they save.
    """
    os.environ.setdefault(ALONE, "1")
