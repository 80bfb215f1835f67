"""The program that `kills` kills: the real window, played at random as fast as it goes.

    python -m tests.soak.kills_player DATA_FOLDER SEED

It tells line by line what it does, before and after: `shown` and the events of the match that
Continue leads to, then `doing`, `done` with the event, `ended` if that ended the match, `dealt`.
"""

import json
import os
import sys
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from app.application import build_window
from app.pages.home import HomePage
from app.pages.setup import SetupPage
from app.pages.table import TablePage
from app.players import PlayerInfo
from app.session import Phase, Session
from app.settings import Settings
from app.storage import NewMatch
from app.widgets.continue_plate import ContinuePlate
from app.window import Window
from engine.games import GAMES

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
        plate = self._window.findChild(ContinuePlate)
        if plate is None or plate.isHidden():
            tell("shown")
            return
        plate.click()
        tell("shown", [event.json() for event in self._session.match.events])

    def go_on(self) -> None:
        """Do the next thing, whatever page is shown."""
        page = self._window.page
        if isinstance(page, TablePage):
            self._play(page)
        elif isinstance(page, HomePage):
            page.game_chosen.emit(GAME.id)
        elif isinstance(page, SetupPage):
            self._deal(page)
        else:
            page.home_requested.emit()
        QApplication.processEvents()

    @property
    def _session(self) -> Session:
        session = self._window.session
        assert session is not None
        return session

    def _deal(self, page: SetupPage) -> None:
        choose = self._random.choice
        seats = choose(range(1, GAME.max_seats + 1))
        players = tuple(PlayerInfo(f"Player {seat}", seat) for seat in range(seats))
        options = {name: choose(o.choices_at(seats)) for name, o in GAME.options.items()}
        tell("doing")
        page.deal_requested.emit(NewMatch(GAME.id, options, players, self._random.randrange(10**6)))
        tell("dealt")

    def _play(self, page: TablePage) -> None:
        session = self._session
        if session.phase is Phase.CURTAIN:
            self._window.curtain.lift_requested.emit()
        elif session.phase is Phase.REVIEWING:
            page.press_main()
        elif session.phase is Phase.OVER:
            page.home_requested.emit()
        else:
            self._act(page)

    def _act(self, page: TablePage) -> None:
        """Lay a card, end the turn, or take something back."""
        session = self._session
        count = len(session.match.events)
        tell("doing")
        if session.can_undo and self._random.random() < 0.1:
            page.undo()
        else:
            verb, *rest = str(self._random.choice(session.legal())).split()
            if verb == "place":
                page.lay(*rest)
            else:
                page.press_main()
        assert len(session.match.events) == count + 1
        if session.match.over is None:
            tell("done", session.match.events[-1].json())
        else:
            tell("ended")


def main(folder: Path, seed: int) -> None:
    settings = Settings(folder / "settings.ini")
    settings.motion = "reduced"
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
