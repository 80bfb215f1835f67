"""Whole matches of Wednesday through the page: dragged, clicked, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from app.match.phase import Phase
from app.style.appearance import Appearance
from engine.core.match import Match
from engine.games import GAMES
from tests.app.games.wednesday_people import GAME, People, Way, sit
from tests.app.table.support import Table, look_at


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


MATCHES: dict[str, tuple[int, dict[str, Any], int]] = {
    "two": (2, {}, 5),
    "three experts": (3, {"expert": True}, 11),
    "six in teams": (6, {"teams": 3}, 2),
}


@pytest.mark.parametrize(
    ("way", "name"),
    [
        pytest.param("drag", "two", marks=pytest.mark.thorough),
        pytest.param("drag", "three experts", marks=pytest.mark.thorough),
        pytest.param("click", "three experts", marks=pytest.mark.thorough),
        ("keys", "two"),
        pytest.param("keys", "six in teams", marks=pytest.mark.thorough),
    ],
)
def test_a_whole_match(appearance: Appearance, closing: list[Table], way: Way, name: str) -> None:
    seats, options, seed = MATCHES[name]
    match = Match.new(GAME, seats, options, seed)
    table = sit(appearance, match, size=(960, 600))
    closing.append(table)
    table.page.setUpdatesEnabled(False)
    rounds: list[int] = []
    table.page.round_over.connect(lambda: rounds.append(table.session.match.view(None)["round"]))
    people = People(table, way, seed=3)
    people.play_on()
    assert table.session.phase is Phase.OVER
    assert rounds == [2, 3, 4, 5]
    assert people.done["play"] > 20
    assert table.page.rail.status.lines[0] == "The five rounds are over"
    replayed = Match.replay(match.document(), GAMES)
    assert replayed.state() == match.state()
