"""How often two people at one computer press in a turn of Qwixx."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.games.qwixx_cards.choice import chosen_of
from app.match.phase import Phase
from app.style.appearance import Appearance
from engine.bots.qwixx_cards import QWIXX_CARDS
from engine.core.chance import Chance
from engine.core.match import Match
from engine.games import GAMES
from tests.amounts import some, thorough
from tests.app.games.qwixx_people import sit
from tests.app.table.support import LEFT, NO_KEYS, Table, look_at

TURNS = some(40, least=12)
MOST = 7.2 if thorough() else 7.6
"""Presses a turn, the two curtains that are lifted in it among them; more of them at the start."""


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path, motion="reduced")


class Couple:
    """Two people who play sensibly, and whose presses are counted by turns."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chance = Chance(1)
        self.presses: Counter[int] = Counter()

    def play(self, most: int) -> None:
        """Play to the end, or through so many whole turns."""
        session = self.table.session
        while session.phase is not Phase.OVER:
            if session.match.view(None)["turn"]["number"] > most:
                return
            self._step()
            self.table.settle()

    def _step(self) -> None:
        session = self.table.session
        if session.phase is Phase.CURTAIN:
            self._count()
            session.handover.lift()
            self.table.page.replay.skip()
            return
        assert session.seat is not None
        legal = [*map(str, session.legal())]
        view = session.match.view(session.seat)
        action = QWIXX_CARDS.choose(view, session.seat, legal, "normal", self.chance)
        verb, *rest = action.split()
        if verb == "take":
            self._click(f"display:{int(rest[0]) - 1}")
        elif verb == "mark":
            self._click(f"cell:{rest[0]}:{rest[1]}")
        elif verb == "play":
            for card in rest[1:]:
                self._click(card)
                self.table.settle()
            assert len(chosen_of(self.table.situation).cards) == len(rest[1:])
            self._press_main()
        else:
            self._press_main()

    def _click(self, target: str) -> None:
        self._count()
        self.table.click(target)

    def _press_main(self) -> None:
        self._count()
        main: QWidget = self.table.page.rail.main
        QTest.mouseClick(main, LEFT, NO_KEYS, QPoint(main.width() // 2, main.height() // 2))

    def _count(self) -> None:
        # The curtain before a turn belongs to it.
        self.presses[self.table.session.match.view(None)["turn"]["number"]] += 1


@pytest.fixture
def closing() -> Iterator[list[Table]]:
    tables: list[Table] = []
    yield tables
    for table in tables:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    QCoreApplication.processEvents()


def test_two_people_press_few_times_in_a_turn(appearance: Appearance, closing: list[Table]) -> None:
    counted: list[int] = []
    for seed in range(1, 10):
        match = Match.new(GAMES["qwixx-cards"], 2, {"first": 0}, seed)
        table = sit(appearance, match)
        table.page.setUpdatesEnabled(False)
        closing.append(table)
        couple = Couple(table)
        couple.play(TURNS - len(counted))
        counted += couple.presses.values()
        if len(counted) == TURNS:
            break
    average = sum(counted) / len(counted)
    said = f"{average:.2f} presses a turn, {min(counted)} to {max(counted)}, {len(counted)} turns"
    sys.stdout.write(f"{said}\n")
    assert len(counted) == TURNS
    assert average <= MOST, said
