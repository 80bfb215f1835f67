"""The table that `turns` measures: matches of computers, watched frame by frame.

Only frames in which something is seen to happen count: cards are on their way, and in some of them
the stage stands over the table. A frame with a move also holds all that is done for it: the rules,
the new layout, words and list of the last moves, and the first painting of them, which Qt puts off
until the next events are handled. The baseline draws plain pixmaps.

Prints how long each frame took, as JSON: by game, then by kind.
"""

import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.match.bot_controller import ComputerSeats
from app.match.phase import Phase
from app.match.session import Session
from app.pages.table.page import TablePage
from app.storage.settings import Settings
from app.style.appearance import Appearance
from engine.core.match import Match
from engine.games import GAMES
from tests.app.computers.fakes import FakeBotClient
from tests.app.manual_clock import ManualClock
from tests.app.table.support import players
from tests.bench.amounts import amount
from tests.bench.figures import milliseconds
from tests.bench.frames_window import FRAME_MS, PixmapStage, fill_screen, time_frames
from tests.bench.qt import begin

TABLES = {"qwixx-cards": 5, "wednesday": 6}
"""The games with the fullest tables, and how many play."""
MOVES = amount(120, 3)
MOVE, FLIGHT, STAGED = "a move, new layout and words", "cards on their way", "with the stage"
PLAIN = "plain pixmaps"


class WatchedTable:
    """Computers at a table; their answers are there at once, so that the table alone is timed."""

    def __init__(self, appearance: Appearance, game_id: str) -> None:
        seats = TABLES[game_id]
        match = Match.new(GAMES[game_id], seats, {}, 1)
        self.session = Session(match, players(seats, ["easy"] * seats))
        self.clock = ManualClock()
        self._bot_client = FakeBotClient()
        computers = ComputerSeats(self.session, self._bot_client, self.session, seed=lambda: 1)
        self.page = TablePage(appearance, self.session, clock=self.clock, computers=computers)
        self.page.round_over.connect(self.page.course.next_round)
        fill_screen(self.page)
        self.page.moves.toggle()
        computers.begin()

    def frames(self) -> Iterator[tuple[str, float]]:
        """Yield what was seen in each frame that counts, and how long it took."""
        page, match = self.page, self.session.match
        while len(match.events) < MOVES and self.session.phase is not Phase.OVER:
            if page.display.ended:
                page.presses.main()
            moves, resting = len(match.events), page.view.scene.resting
            took = milliseconds(lambda: self.clock.advance(FRAME_MS, FRAME_MS))
            if len(match.events) > moves:
                yield MOVE, took + milliseconds(self._paint)
            elif not resting:
                yield STAGED if page.stage.playing else FLIGHT, took

    def _paint(self) -> None:
        """Paint what has changed; nobody acts meanwhile."""
        self.page.view.scene.tell_views()
        QApplication.sendPostedEvents(self.page, QEvent.Type.UpdateRequest.value)

    def close(self) -> None:
        """Leave nothing behind for the next one."""
        self._bot_client.close()
        self.page.close()
        self.page.deleteLater()
        QApplication.processEvents()


def times(pixmaps: PixmapStage, appearance: Appearance, game_id: str) -> dict[str, list[float]]:
    """Return how long the frames of each kind took; the baseline is timed before and after."""
    took = defaultdict(list, {PLAIN: time_frames(pixmaps)})
    table = WatchedTable(appearance, game_id)
    for kind, frame in table.frames():
        took[kind].append(frame)
    table.close()
    took[PLAIN] += time_frames(pixmaps)
    return took


def main() -> int:
    begin()
    with tempfile.TemporaryDirectory() as folder:
        appearance = Appearance(Settings(Path(folder) / "settings.ini"))
        pixmaps = PixmapStage(appearance)
        print(json.dumps({game_id: times(pixmaps, appearance, game_id) for game_id in TABLES}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
