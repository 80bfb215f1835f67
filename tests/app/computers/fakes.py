"""Computer players whose answers a test decides."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from app.thinker import TRIES, Thinker
from tests.patience import PATIENCE

FAKE = Path(__file__).with_name("fake_referee.py")


class FakeThinker(Thinker):
    """The client as it is, before a referee that does what it is told.

    It has all the time in the world: a process that is slow to start is no fault.
    """

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, str(FAKE), str(folder)]
        super().__init__(command=command, waits=[round(1000 * PATIENCE)] * TRIES)
        self.folder = folder

    def lose_patience(self, wait: int = 1000) -> None:
        """From now on another process is asked after so many milliseconds without an answer."""
        self._waits = [wait] * TRIES

    def plan(self, *words: str) -> None:
        """What the next questions meet with."""
        (self.folder / "plan").write_text("\n".join(words))

    def signal(self, signals: dict[str, str]) -> None:
        """The signals that every answer brings from now on."""
        (self.folder / "signals").write_text(json.dumps(signals))

    @property
    def starts(self) -> list[int]:
        """The numbers of all processes so far."""
        file = self.folder / "starts"
        return [int(line) for line in file.read_text().split()] if file.exists() else []

    @property
    def asked(self) -> list[dict[str, Any]]:
        """What was asked so far."""
        file = self.folder / "asked"
        if not file.exists():
            return []
        return [json.loads(line) for line in file.read_text().splitlines()]
