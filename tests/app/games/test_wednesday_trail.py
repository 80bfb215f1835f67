"""What others played since one's own last act stands beside the pile, by whom and in order."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.games.numbers.trail import TraceVisual
from app.style.appearance import Appearance
from tests.app.table.support import Table, look_at, seat_at
from tests.engine.games.wednesday.positions import position


@pytest.fixture
def look(qapp: QApplication, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


def traces(table: Table) -> list[tuple[int, str]]:
    """The rows of the trail: the colour of whose card, and its number."""
    found = []
    for decoration in table.view.scene.layout.decorations:
        if decoration.id.startswith("trail:"):
            assert isinstance(decoration.visual, TraceVisual)
            found.append((decoration.visual.colour, decoration.visual.text))
    return found


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_it_shows_who_played_what_until_one_acts(look: Appearance, size: tuple[int, int]) -> None:
    match = position(
        [12, 5], [9, 3], [10, 4], played=[2], open_="weems", seat=1, last=0, passes=0
    )  # fmt: skip
    table = seat_at(look, match, ("human", "easy", "easy"), size)
    assert traces(table) == []
    table.session.play(1, "play 9")
    table.session.play(2, "play 10")
    assert traces(table) == [(1, "9"), (2, "10")]
    assert table.session.submit("play 12") is None
    table.session.play(1, "pass")
    table.session.play(2, "pass")
    assert traces(table) == []


def test_what_is_told_at_rest_stays_while_a_card_is_lifted(look: Appearance) -> None:
    match = position(
        [12, 5], [9, 3], [10, 4], played=[2], open_="weems", aside=["thing"], blocked=7,
        seat=1, last=0, passes=0,
    )  # fmt: skip
    table = seat_at(look, match, ("human", "easy", "easy"))
    table.session.play(1, "play 9")
    table.session.play(2, "play 10")
    table.settle()
    [card] = [each for each in table.shown("hand") if "12" in each]
    table.grab(card)
    table.clock.advance(500, 50)
    shown = table.view.scene.decorations
    assert table.view.scene.lifted is not None
    assert traces(table) == [(1, "9"), (2, "10")]
    for id_, item in shown.items():
        if id_ == "blocked" or id_.startswith("trail:"):
            assert item.strength.goal == 1.0, id_
    assert "blocked" in shown
