"""Whole matches of Qwixx through the page: dragged, clicked, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from app.match.phase import Phase
from app.style.appearance import Appearance
from engine.core.match import Match
from engine.games import GAMES
from tests.app.games.qwixx_people import Player, Way, sit
from tests.app.table.support import Table, look_at

QWIXX = GAMES["qwixx-cards"]


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path, motion="reduced")


@pytest.fixture
def closing() -> Iterator[list[Table]]:
    tables: list[Table] = []
    yield tables
    for table in tables:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    QCoreApplication.processEvents()


OTHER_WAYS = [pytest.param(way, marks=pytest.mark.thorough) for way in ("drag", "click")]
STEPS = {"playing take", "playing number", "playing play", "deciding number"}


@pytest.mark.parametrize(
    ("seats", "seed"), [(2, 31337), pytest.param(5, 4, marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize("way", [*OTHER_WAYS, "keys"])
def test_a_whole_match(
    appearance: Appearance, closing: list[Table], way: Way, seats: int, seed: int
) -> None:
    match = Match.new(QWIXX, seats, {"first": 0, "jokers": seats == 5}, seed)
    table = sit(appearance, match)
    closing.append(table)
    table.page.setUpdatesEnabled(False)
    player = Player(table, way, seed=3)
    player.play_on()
    assert table.session.phase is Phase.OVER
    assert player.done == STEPS
    replayed = Match.replay(match.document(), GAMES)
    assert replayed.state() == match.state()
