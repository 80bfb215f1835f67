"""Computer players that think in the test's own process, where the sample is registered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QTimer

from app.match.bot_client import BotClient
from app.match.bot_process import BotProcess
from engine.core.beat import BEAT
from engine.referee.referee import Referee


class NearBotProcess(BotProcess):
    """The program's referee, asked without a process."""

    process_id = 1
    gone = False

    def start(self, *, waited_for: bool) -> None:
        QTimer.singleShot(0, self, lambda: self.hear(BEAT))

    def ask(self, request: bytes) -> None:
        reply = Referee().answer(request).encode()
        QTimer.singleShot(0, self, lambda: self.hear(reply))

    def end(self) -> None:
        self.blockSignals(True)

    def wait(self) -> None:
        """It is gone at once."""


def think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every window's computers think in this process."""

    def bot_client(parent: QObject) -> BotClient:
        return BotClient(parent, process=NearBotProcess)

    monkeypatch.setattr("app.match.bot_client.BotClient", bot_client)
