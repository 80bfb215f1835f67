"""The table that `turns` measures: matches of computers, watched frame by frame.

Only frames in which something is seen to happen count: cards are on their way, and in some of them
the stage stands over the table. A frame with a move also holds all that is done for it: the rules,
the new layout, words and list of the last moves, and the first painting of them, which Qt puts off
until the next events are handled. The baseline draws plain pixmaps.
"""

import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.match.bot_controller import ComputerSeats
from app.match.phase import Phase
from app.match.session import Session
from app.pages.table.page import TablePage
from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.style.typography import load_fonts
from engine.core.match import Match
from engine.games import GAMES
from tests.app.computers.fakes import FakeBotClient
from tests.app.manual_clock import ManualClock
from tests.app.table.support import players
from tests.bench.amounts import amount
from tests.bench.figures import compare, mean, milliseconds, percentile_99
from tests.bench.frames_window import AIM, FRAME_MS, PixmapStage, fill_screen, time_frames

TABLES = {"qwixx-cards": 5, "wednesday": 6}
"""The games with the fullest tables, and how many play."""
MOVES = amount(120, 3)
MOVE, FLIGHT, STAGED = "a move, new layout and words", "cards on their way", "with the stage"


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


def report(game_id: str, kind: str, ours: Sequence[float], plain: Sequence[float]) -> None:
    """Print a kind of frames; a single long one is not to be seen when a card sets out."""
    aim = None if kind == MOVE else AIM
    compare(f"{game_id}, {kind}: mean", "ms", mean(ours), mean(plain), aim)
    if len(ours) > 1:
        worst = percentile_99(ours), percentile_99(plain)
        compare(f"{game_id}, {kind}: 99th percentile", "ms", *worst, aim)


def main() -> int:
    application = QApplication(sys.argv)
    application.setApplicationName("trapoula")
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        appearance = Appearance(Settings(Path(folder) / "settings.ini"))
        pixmaps = PixmapStage(appearance)
        for game_id in TABLES:
            plain = time_frames(pixmaps)
            table, ours = WatchedTable(appearance, game_id), defaultdict(list)
            for kind, took in table.frames():
                ours[kind].append(took)
            table.close()
            plain += time_frames(pixmaps)
            for kind in (MOVE, FLIGHT, STAGED):
                if ours[kind]:
                    report(game_id, kind, ours[kind], plain)
    return 0


if __name__ == "__main__":
    sys.exit(main())
