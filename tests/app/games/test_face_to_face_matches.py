"""Whole matches of Face to Face through the page: dragged, clicked, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from app.match.phase import Phase
from app.style.appearance import Appearance
from engine.core.match import Match
from engine.games import GAMES
from tests.app.games.face_to_face_people import Player, Way, sit
from tests.app.games.face_to_face_situations import FACE
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


STEPS = {
    "step own.up", "step own.down", "trick own.up", "trick own.down", "gift rival.up",
    "gift rival.down", "end", "hand over",
}  # fmt: skip


@pytest.mark.parametrize(
    ("way", "seed"),
    [
        pytest.param("drag", 1, marks=pytest.mark.thorough),
        pytest.param("click", 14, marks=pytest.mark.thorough),
        ("keys", 30),
    ],
)
def test_a_whole_match_of_two_people(
    appearance: Appearance, closing: list[Table], way: Way, seed: int
) -> None:
    match = Match.new(FACE, 2, {"first": 0}, seed)
    table = sit(appearance, match)
    closing.append(table)
    table.page.setUpdatesEnabled(False)
    player = Player(table, way)
    player.play_on()
    assert table.session.phase is Phase.OVER
    assert player.done == STEPS
    assert Match.replay(match.document(), GAMES).state() == match.state()
