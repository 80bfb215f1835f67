"""The program that `kills` kills: the real window, played at random by mouse and keys.

    python -m tests.soak.kills_player DATA_FOLDER SEED

It tells line by line what it does, before and after: `shown` and the events of the match that
Continue leads to, then `doing`, `done` with the event, `ended` if that ended the match, `dealt`.
"""

import json
import os
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app import press_guard as slips
from app.application import build_window
from app.match.phase import Phase
from app.match.players import NewMatch, PlayerInfo
from app.match.session import Session
from app.pages.home import HomePage
from app.pages.result import ResultPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.storage.settings import Settings
from app.widgets.continue_panel import ContinuePanel
from app.window.window import Window
from engine.games import GAMES
from tests.app.end_to_end.program import Size
from tests.app.end_to_end.table import drop, grip, layout_of

GAME = GAMES["the-game"]


def tell(word: str, value: object = None) -> None:
    """Write a line at once and whole, so that a kill cannot hold it back."""
    os.write(1, f"{word} {json.dumps(value)}\n".encode())


class Player:
    """Plays at the window through its pages, as hands would."""

    def __init__(self, window: Window, random: Random) -> None:
        self._window = window
        self._random = random

    def begin(self) -> None:
        """Take up the match that Continue shows, if there is one."""
        panel = self._window.findChild(ContinuePanel)
        if panel is None or panel.isHidden():
            tell("shown")
            return
        self._click(panel)
        match, page = self._session.match, self._window.pages.top
        assert isinstance(page, TablePage)
        assert page.display.situation.view == match.view(self._session.seat)
        tell("shown", [event.json() for event in match.events])

    def go_on(self) -> None:
        """Do the next thing, whatever page is shown."""
        page = self._window.pages.top
        if isinstance(page, TablePage):
            self._play(page)
        elif isinstance(page, HomePage):
            self._press(Qt.Key.Key_1)
        elif isinstance(page, SetupPage):
            self._deal(page)
        else:
            self._click(page.home if isinstance(page, ResultPage) else page.home_button)
        QApplication.processEvents()

    @property
    def _session(self) -> Session:
        session = self._window.table.session
        assert session is not None
        return session

    def _deal(self, page: SetupPage) -> None:
        choose = self._random.choice
        seats = choose(range(1, GAME.max_seats + 1))
        players = tuple(PlayerInfo(f"Player {seat}", seat) for seat in range(seats))
        options = {name: choose(o.choices_at(seats)) for name, o in GAME.options.items()}
        # Who begins is not asked: here hands lay cards and end turns only.
        options["first"] = self._random.randrange(seats)
        tell("doing")
        page.deal_requested.emit(NewMatch(GAME.id, options, players, self._random.randrange(10**6)))
        tell("dealt")

    def _play(self, page: TablePage) -> None:
        session = self._session
        if session.phase is Phase.CURTAIN:
            self._press(Qt.Key.Key_Return)
        elif session.phase is Phase.REVIEWING:
            self._click(page.rail.main)
        elif session.phase is Phase.OVER:
            self._click(page.home_button)
        else:
            self._act(page)

    def _act(self, page: TablePage) -> None:
        """Lay a card, end the turn, or take something back."""
        session = self._session
        count = len(session.match.events)
        tell("doing")
        if session.undo.possible and self._random.random() < 0.1:
            self._press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        else:
            verb, *rest = str(self._random.choice(session.legal())).split()
            if verb == "place":
                self._drag(*rest)
            else:
                self._click(page.rail.main)
        assert len(session.match.events) == count + 1
        if session.match.over is None:
            tell("done", session.match.events[-1].json())
        else:
            tell("ended")

    # Mouse and keys, as they come from the screen

    @property
    def _screen_side(self) -> QWindow:
        return self._window.windowHandle()

    def _press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(self._screen_side, key, modifier)

    def _click(self, widget: QWidget) -> None:
        at = widget.mapTo(self._window, widget.rect().center())
        QTest.mouseClick(self._screen_side, Qt.MouseButton.LeftButton, pos=at)

    def _drag(self, card: str, pile: str) -> None:
        size = Size(self._window.width(), self._window.height())
        layout = layout_of(self._session.match, size)
        start, goal = QPoint(*grip(layout, card)), QPoint(*drop(layout, card, pile))
        QTest.mousePress(self._screen_side, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.1, 0.5, 1.0):
            QTest.mouseMove(self._screen_side, start + (goal - start) * share)
        QTest.mouseRelease(self._screen_side, Qt.MouseButton.LeftButton, pos=goal)


def main(folder: Path, seed: int) -> None:
    # These hands never slip, and wait for nothing.
    slips.SEEN = slips.AGAIN = slips.SERIES = 0.0
    settings = Settings(folder / "settings.ini")
    settings.motion = "reduced"
    settings.dead_end_warning = "off"
    settings.flush()
    application = QApplication(sys.argv[:1])
    application.setApplicationName("trapoula")
    window = build_window(folder)
    window.show()
    player = Player(window, Random(seed))
    player.begin()
    while True:
        player.go_on()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
