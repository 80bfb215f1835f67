"""The table that `drop` measures: matches played by dragging, every move saved to the disk.

The baseline is the least that such a move needs: a line appended to a file and synced, and one
frame of plain pixmaps.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.match.players import NewMatch, PlayerInfo
from app.match.session import Session
from app.pages.table.page import TablePage
from app.storage.match_store import MatchStore
from app.storage.settings import Settings
from app.style.appearance import Appearance
from engine.core.options import complete_options
from engine.games import GAMES
from tests.bench.amounts import amount
from tests.bench.figures import compare, middle, milliseconds, percentile_99
from tests.bench.frames_window import PixmapStage, fill_screen
from tests.bench.qt import begin

GAME = GAMES["the-game"]
DROPS = amount(150, 2)
LINE = b'{"seat":0,"do":"place 37 up1","ms":123456}\n'


class PaintCounter(QObject):
    """Counts how often a widget is painted."""

    painted = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.painted += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def wait_until(condition: Callable[[], bool]) -> None:
    while not condition():
        QApplication.processEvents()


def drops(appearance: Appearance, store: MatchStore) -> Iterator[float]:
    """Play match after match by dragging; yield how long each drop took, in milliseconds."""
    seed = 0
    while True:
        seed += 1
        options = complete_options(GAME.options, {}, 1)
        match = store.deal(NewMatch(GAME.id, options, (PlayerInfo("Ana", 0),), seed))
        session = Session(match, [PlayerInfo("Ana", 0)])
        page = TablePage(appearance, session)
        fill_screen(page)
        yield from play(page, session)
        session.match.close()
        page.close()
        page.deleteLater()


def play(page: TablePage, session: Session) -> Iterator[float]:
    """Play one match to its end."""
    view = page.view
    counter = PaintCounter()
    view.ground.viewport().installEventFilter(counter)
    wait_until(lambda: view.scene.resting)
    while legal := [str(action) for action in session.legal()]:
        places = [action.split() for action in legal if action.startswith("place")]
        if not places:
            page.presses.main()
        else:
            _, card, pile = places[0]
            take(page, card, pile)
            before = counter.painted, len(session.match.events)

            def drop(pile: str = pile, before: tuple[int, int] = before) -> None:
                release(page, pile)
                wait_until(
                    lambda: counter.painted > before[0] and len(session.match.events) > before[1]
                )

            yield milliseconds(drop)
        wait_until(lambda: view.scene.resting)


def take(page: TablePage, card: str, pile: str) -> None:
    """Drag a card over a pile, in steps as a hand does."""
    rect = page.view.scene.cards[card].spec.rect
    start = QPoint(round(rect.x + 12), round(rect.y + 12))
    goal = over(page, pile)
    QTest.mousePress(page.view, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        at = start + (goal - start) * (step / 5)
        QTest.mouseMove(page.view, at)
        QApplication.processEvents()


def release(page: TablePage, pile: str) -> None:
    QTest.mouseRelease(page.view, Qt.MouseButton.LeftButton, pos=over(page, pile))


def over(page: TablePage, pile: str) -> QPoint:
    """Where the pointer is when the card, held near its corner, lies well over the pile."""
    rect = page.view.scene.places[pile].spec.card
    return QPoint(round(rect.x + 20), round(rect.y + 20))


def baseline_drops(appearance: Appearance, folder: Path) -> Iterator[float]:
    stage = PixmapStage(appearance)
    fill_screen(stage.window)
    with (folder / "lines").open("ab", buffering=0) as file:

        def drop() -> None:
            file.write(LINE)
            os.fsync(file.fileno())
            stage.frame()

        while True:
            yield milliseconds(drop)


def main() -> int:
    begin()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = Settings(folder / "settings.ini")
        settings.dead_end_warning = "off"  # Which would hold a drop back until it is repeated.
        appearance = Appearance(settings)
        store = MatchStore(folder / "matches", settings)
        ours = [sample for sample, _ in zip(drops(appearance, store), range(DROPS), strict=False)]
        plain = [
            sample
            for sample, _ in zip(baseline_drops(appearance, folder), range(DROPS), strict=False)
        ]
    compare("median", "ms", middle(ours), middle(plain))
    compare("99th percentile", "ms", percentile_99(ours), percentile_99(plain))
    return 0


if __name__ == "__main__":
    sys.exit(main())
