"""The table's frames while a computer thinks all the time, against those while none does.

The computer is asked the same again as soon as it has answered; its answers are read between the
frames, as in play.
"""

import sys
import tempfile
from pathlib import Path

from PySide6.QtTest import QTest

from app.match.bot_client import Answer, BotClient, Question
from app.storage.settings import Settings
from app.style.appearance import Appearance
from engine.core.match import Match
from engine.games import GAMES
from tests.bench.figures import compare, mean, percentile_99, show
from tests.bench.frames_window import ROUNDS, TableStage, time_frames
from tests.bench.qt import begin

DEAL = 1
AIM = 1.1


class ThinkingStage(TableStage):
    """The table, and beside it a computer player of the highest level that is kept busy."""

    def __init__(self, appearance: Appearance, bot_client: BotClient) -> None:
        super().__init__(appearance)
        self._bot_client = bot_client
        match = Match.new(GAMES["the-game"], 3, {}, DEAL)
        self._view_of_match, self._legal = match.view(0), tuple(map(str, match.legal(0)))
        self._busy = False
        self.answers = 0

    def prepare(self) -> None:
        super().prepare()
        if not self._busy:
            self._busy = True
            # Another seed each time, so that nothing can be remembered.
            question = Question(self._view_of_match, 0, self._legal, self.answers, "hard")
            self._bot_client.ask(question, self._answered, self._failed)

    def _answered(self, _: Answer) -> None:
        self._busy = False
        self.answers += 1

    def _failed(self) -> None:
        raise RuntimeError("the computer player does not answer")


def main() -> int:
    begin()
    bot_client = BotClient()
    with tempfile.TemporaryDirectory() as folder:
        appearance = Appearance(Settings(Path(folder) / "settings.ini"))
        busy, calm = ThinkingStage(appearance, bot_client), TableStage(appearance)
        ours: list[float] = []
        plain: list[float] = []
        for _ in range(ROUNDS):
            while busy.answers and busy._busy:
                QTest.qWait(10)  # Nobody thinks while the others are timed.
            plain += time_frames(calm)
            ours += time_frames(busy)
    bot_client.close()
    show("decisions meanwhile", "", busy.answers)
    compare("mean frame", "ms", mean(ours), mean(plain), AIM)
    compare("99th percentile", "ms", percentile_99(ours), percentile_99(plain))
    return 0


if __name__ == "__main__":
    sys.exit(main())
