"""How many presses a round of Wednesday takes four people at one computer, by real clicks."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from app.games.wednesday import ids
from app.match.phase import Phase
from app.match.session import Session
from app.pages.table.page import TablePage
from app.window.window import Window
from engine.core.header import Player
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.amounts import some
from tests.app.games import wednesday_people as people
from tests.app.hands import Hands
from tests.app.table_time import TableTime
from tests.app.window_at_hand import close_window, open_window, page_of, prepare, press

DEAL = 7
TURNS = some(40, least=20)
"""A whole round has some sixty or seventy."""
MOST = 180 / 72
"""Presses a turn at most, a double click counted as one: so many for a round of 72 turns, which
took 280 when every turn was handed over with a button."""


@pytest.fixture
def window(qapp: object, tmp_path: Path, table_time: TableTime) -> Iterator[Window]:
    """The window with four people at a newly dealt table."""
    prepare(tmp_path)
    path = tmp_path / "matches" / "wednesday.trapoula"
    path.parent.mkdir(parents=True)
    players = [Player(name) for name in ("Anna", "Leo", "Maria", "Nikos")]
    match = Match.new(GAMES["wednesday"], 4, {}, DEAL, players=players)
    Journal.create(path, match.header).close()
    window = open_window(tmp_path)
    press(window, "Continue the game")
    yield window
    close_window(window)


class Everybody:
    """Whoever sits at the screen: lifts the curtain, and does what is to be done."""

    def __init__(self, window: Window, time: TableTime) -> None:
        self.window = window
        self.time = time
        self.hands = Hands(window)
        self.page = page_of(window, TablePage)
        self.presses: Counter[str] = Counter()
        self.random = Random(5)
        self.turns: list[int] = []

    @property
    def session(self) -> Session:
        assert self.window.table.session is not None
        return self.window.table.session

    def rest(self) -> None:
        """Look for a second."""
        self.hands.wait(1_100)

    def click(self, at: QPoint | QWidget, what: str) -> None:
        self.rest()
        self.hands.click(at)
        self.presses[what] += 1

    def at(self, target: str) -> QPoint:
        """Where a card or place of the table is touched."""
        table = cast(Any, SimpleNamespace(view=self.page.view, page=self.page))
        point = people.Hands(table, "click").at(target)
        return self.page.view.mapTo(self.window, point)

    def lift(self) -> None:
        curtain = self.window.curtain_keeper.curtain
        self.time.wait_until(lambda: curtain.down)
        self.click(curtain._button, "curtain")
        self.time.wait_until(lambda: not curtain.isVisible())

    def choose(self) -> str:
        """Of plays any, or rather often a pass."""
        actions = [str(action) for action in self.session.legal()]
        plays = [action for action in actions if action != "pass"]
        if "pass" in actions and (not plays or self.random.random() < 0.35):
            return "pass"
        return self.random.choice(plays)

    def act(self) -> None:
        """Do an action with as few presses as it takes; see that it was done, and nothing else."""
        self.time.wait_until(lambda: not self.page.replay)
        session = self.session
        view: Any = self.page.display.situation.view
        action, count = self.choose(), len(self.session.match.moves)
        seat = session.seat
        assert seat is not None
        if not self.turns or self.turns[-1] != seat:
            self.turns.append(seat)
        verb, *numbers = action.split()
        match verb:
            case "play" | "give":
                card = self.at(ids.card_id(view, "hand", int(numbers[0]), 0))
                self.rest()
                self.hands.double_click(card, 150)
                self.presses["card"] += 1
                if len(session.match.moves) == count:
                    # It can go to several places.
                    self.click(self.at(ids.PLAYED), "card")
            case "pass":
                self.click(self.page.rail.main, "pass")
            case "swap" | "donate":
                self.click(self.at(ids.panel(int(numbers[0]))), "player")
            case "pick" | "block" | "insert":
                target = {
                    "pick": ids.card_id(view, "tray", numbers[0]),
                    "block": ids.strip(int(numbers[0])),
                    "insert": ids.gap(int(numbers[0])),
                }[verb]
                self.click(self.at(target), "tray")
                self.click(self.page.rail.main, "tray")
            case _:
                button = self.page.rail.extras[0]
                self.click(button, "button")
                if button.toolTip():  # What is for good is asked for twice.
                    self.click(button, "button")
        done = [getattr(move, "action", "") for move in session.match.moves[count:]]
        assert done == [action], (action, done)


@pytest.mark.thorough
def test_a_round_of_four_takes_few_presses(window: Window, table_time: TableTime) -> None:
    player = Everybody(window, table_time)
    while player.page.display.situation.stage != "ended" and len(player.turns) < TURNS:
        if player.session.phase is Phase.CURTAIN:
            player.lift()
        elif player.page.display.situation.stage == "reviewing":
            player.click(player.page.rail.main, "hand over")
        else:
            player.act()
    presses = player.presses
    assert len(player.turns) == TURNS
    assert presses["pass"] > TURNS / 4
    assert presses["card"] > TURNS / 4
    assert presses.total() / len(player.turns) < MOST, presses
