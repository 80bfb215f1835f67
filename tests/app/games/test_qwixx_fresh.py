"""What others did since one's own turn is ringed, and the last turn told, until one acts."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.games.qwixx_cards.layout.rivals import rival_id
from app.games.qwixx_cards.sheets import fresh_crosses
from app.games.qwixx_cards.visuals.visuals import RivalVisual
from app.style.appearance import Appearance
from engine.core.match import Match
from tests.app.table.support import Table, look_at, seat_at
from tests.engine.games.qwixx_cards.positions import position


@pytest.fixture
def look(qapp: QApplication, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


def decided(look: Appearance) -> tuple[Table, Match]:
    """The person has decided first, the two computers after that; then seat 1 plays red."""
    match = position(
        "r5 r7 g9 b12", "r4 r8 b9 y11 y4", "r3 g4 b8 y6", part="number", draw="g7 r12", seat=1,
        display="g3 y8 b10 g11", number=2,
    )  # fmt: skip
    for seat, action in ((0, "mark red 7"), (2, "mark blue 7"), (1, "mark green 7")):
        match.do(seat, action)
    table = seat_at(look, match, ("human", "easy", "easy"))
    table.page.replay.skip()
    return table, match


def panel(table: Table, seat: int) -> RivalVisual:
    """The panel of that seat."""
    [visual] = [
        each.visual for each in table.view.scene.layout.decorations if each.id == rival_id(seat)
    ]
    assert isinstance(visual, RivalVisual)
    return visual


def told_of(table: Table, seat: int) -> str:
    """What a screen reader says of that seat."""
    [name] = [
        each.name for each in table.view.scene.layout.decorations if each.id == rival_id(seat)
    ]
    return name


def ringed(table: Table, seat: int) -> list[set[int]]:
    """The places that are ringed on the panel of that seat, row by row."""
    return [set(row.fresh) for row in panel(table, seat).rows]


def computers_play(table: Table, *actions: tuple[int, str]) -> None:
    for seat, action in actions:
        table.session.play(seat, action)


def test_what_all_decided_is_ringed_until_one_acts_again(look: Appearance) -> None:
    table, match = decided(look)
    assert ringed(table, 1) == [set(), set(), {5}, set()]
    assert ringed(table, 2) == [set(), set(), set(), {5}]
    computers_play(table, (1, "play red r8"), (1, "mark red 8"))
    assert ringed(table, 1) == [{6}, set(), {5}, set()]
    assert "new crosses: red 8; green 7" in told_of(table, 1)
    table.session.play(2, "take 1")
    assert table.session.submit("skip") is None
    computers_play(table, (1, "skip"), (2, "skip"))
    assert ringed(table, 1) == [{6}, set(), {5}, set()], "what all decide is no act of one's turn"
    computers_play(table, (2, "play yellow y6"), (2, "mark yellow 6"))
    assert ringed(table, 2) == [set(), {4}, set(), {5}]
    assert table.session.submit("take 2") is None
    assert match.moves[-1].seat == 0
    assert fresh_crosses(table.situation) == frozenset()


def test_the_rail_says_what_the_last_turn_brought_until_one_acts(look: Appearance) -> None:
    table, _ = decided(look)
    computers_play(table, (1, "play red r8"), (1, "mark red 8"), (2, "take 1"))
    assert table.session.submit("skip") is None
    computers_play(table, (1, "skip"), (2, "skip"), (2, "play yellow y6"), (2, "mark yellow 6"))
    table.settle()
    assert table.page.rail.status.lines[1] == "Last turn: yellow 6 · Eleni"
    assert table.session.submit("take 2") is None
    assert "Last turn" not in table.page.rail.status.lines[1]


def test_a_penalty_of_another_is_ringed_until_one_acts_again(look: Appearance) -> None:
    match = position(
        "r4 g8 b9 y11", "r5 g9 b12 y3", seat=1, part="mark", played=("red", "r8"), number=2,
        draw="g7", display="g3 y8 b10 g11",
    )  # fmt: skip
    table = seat_at(look, match, ("human", "easy"))
    assert not panel(table, 1).fresh_penalty
    table.session.play(1, "skip")
    assert panel(table, 1).fresh_penalty
    assert table.page.stage.playing
    assert rival_id(1) in table.page.game.named(match.happened(0), table.situation)
    table.settle()
    assert table.session.submit("take 1") is None
    assert not panel(table, 1).fresh_penalty
