"""Processes of a review whose lines a test decides."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QObject

from app.match.bot_process import BotProcess


class FakeLines(BotProcess):
    """Writes what it is told to, when it is told to; keeps what it was asked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[dict[str, Any]] = []
        self.started = self.ended = False

    @property
    def process_id(self) -> int | None:
        return 1 if self.started and not self.ended else None

    @property
    def gone(self) -> bool:
        return self.ended

    def start(self, *, waited_for: bool) -> None:
        self.started = True

    def ask(self, request: bytes) -> None:
        self.asked.append(json.loads(request))

    def end(self) -> None:
        self.blockSignals(True)
        self.ended = True

    def wait(self) -> None:
        """It is gone."""

    def write(self, document: object) -> None:
        """Write a line."""
        self.hear(json.dumps(document).encode())
