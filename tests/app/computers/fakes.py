"""Computer players whose answers a test decides, in its own process and by its own clock."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer

from app.match.bot_client import LOOK, BotClient
from app.match.bot_process import BotProcess
from engine.core.beat import BEAT
from tests.app.manual_clock import ManualClock


class FakeBotProcess(BotProcess):
    """Does what its thinker's plan says, a word a question; past the last one "first".

    "first" or "last", or the index of an action: answers with that one. "held": does so when it is
    let go. "die", "rubbish", "wrong" (an illegal action), "refuse", "late" (an answer to another
    question).
    """

    def __init__(self, bot_client: FakeBotClient, parent: QObject) -> None:
        super().__init__(parent)
        self._bot_client = bot_client
        self._gone = False
        self._held: Callable[[], None] | None = None

    @property
    def process_id(self) -> int | None:
        return None if self._gone else self._bot_client.processes.index(self) + 1

    @property
    def gone(self) -> bool:
        return self._gone

    def start(self, *, waited_for: bool) -> None:
        if self._bot_client.born:
            self._soon(lambda: self.hear(BEAT))

    def ask(self, request: bytes) -> None:
        asked = json.loads(request)
        self._bot_client.asked.append(asked)
        word = self._bot_client.next_word()
        if word == "die":
            self._soon(self._die)
            return
        reply = self._reply(asked, word)
        self._held = lambda: self.hear(reply)
        if word != "held":
            self.let_go()

    def let_go(self) -> None:
        """It answers what it was asked."""
        if self._held is not None:
            self._soon(self._held)
            self._held = None

    def end(self) -> None:
        self.blockSignals(True)
        self._gone = True

    def wait(self) -> None:
        """It is gone."""

    def _soon(self, then: Callable[[], None]) -> None:
        QTimer.singleShot(0, self, lambda: None if self._gone else then())

    def _die(self) -> None:
        self._gone = True
        self.lost.emit(self)

    def _reply(self, asked: dict[str, Any], word: str) -> bytes:
        legal = asked["legal"]
        index = -1 if word == "last" else int(word) % len(legal) if word.isdigit() and legal else 0
        action = legal[index] if legal else None
        reply = {"id": asked["id"], "ok": True, "action": action}
        if asked["cmd"] == "hint":
            wednesday = asked["view"]["game"] == "wednesday"
            reply["reasons"] = [{"code": "only-choice" if wednesday else "only", "args": {}}]
        if self._bot_client.signals:
            reply["signals"] = self._bot_client.signals
        match word:
            case "rubbish":
                return b"no JSON"
            case "wrong":
                reply["action"] = "dance"
            case "refuse":
                reply = {"id": reply["id"], "ok": False, "error": {"code": "bot-failed"}}
            case "late":
                reply["id"] -= 1
        return json.dumps(reply).encode()


class FakeBotClient(BotClient):
    """The client as it is, before computer players that do what they are told."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        super().__init__(process=self._new_mind, clock=self.clock)
        self.processes: list[FakeBotProcess] = []
        """All so far, those that have ended too."""
        self.asked: list[dict[str, Any]] = []
        """What was asked so far."""
        self.born = True
        """Those that start are heard of at once."""
        self.signals: dict[str, str] = {}
        """What every answer brings."""
        self._words: list[str] = []

    def plan(self, *words: str) -> None:
        """What the next questions meet with."""
        self._words = [*words]

    def next_word(self) -> str:
        return self._words.pop(0) if self._words else "first"

    def let_go(self) -> None:
        """Whoever thinks answers."""
        for process in self.processes:
            process.let_go()

    def look(self, times: int = 1) -> None:
        """Let time go by until so many more looks at the processes."""
        self.clock.advance(times * LOOK, LOOK)

    def _new_mind(self, parent: QObject) -> FakeBotProcess:
        self.processes.append(FakeBotProcess(self, parent))
        return self.processes[-1]
