"""A slow double click or a held key that ends a showing does nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt

from app.style.appearance import Appearance
from tests.app.hands import Hands
from tests.app.table.showings import three_events_missed
from tests.app.table.support import Table, look_at

GAPS = (60, 300, 600, 900)
"""Milliseconds between the presses of a double click, of quick and of slow hands."""
HELD = (
    (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier),
)


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


def showing(appearance: Appearance) -> tuple[Table, Hands]:
    """Leo is shown what he missed; then it is his turn, in which he may pass."""
    table = three_events_missed(appearance)
    hands = Hands(table.page, table.clock)
    hands.wait(1000)
    assert table.page.replay
    return table, hands


@pytest.mark.parametrize("gap", GAPS)
def test_a_double_click_on_skip_to_now_does_not_pass(appearance: Appearance, gap: int) -> None:
    table, hands = showing(appearance)
    main, count = table.page.rail.main, len(table.session.match.moves)
    assert main.word == "Skip to now"
    while table.page.replay:
        hands.double_click(main, gap)
        hands.wait(300)
    assert len(table.session.match.moves) == count
    assert table.page.display.situation.stage == "playing"
    table.page.close()


@pytest.mark.parametrize("after", [500, 1000, 1500, 2000])
def test_one_press_on_skip_to_now_is_enough(appearance: Appearance, after: int) -> None:
    table, hands = showing(appearance)
    hands.wait(after)
    assert table.page.replay
    hands.click(table.page.rail.main)
    assert not table.page.replay
    table.page.close()


@pytest.mark.parametrize("gap", GAPS)
def test_a_double_click_on_the_table_leads_on_as_far_as_one_press(
    appearance: Appearance, gap: int
) -> None:
    table, hands = showing(appearance)
    at = QPoint(640, 300)
    hands.click(at)
    hands.wait(gap - hands.CLICK)
    left = len(table.page.replay), table.page.stage.playing
    hands.click(at)
    assert (len(table.page.replay), table.page.stage.playing) == left
    table.page.close()


@pytest.mark.parametrize(("key", "modifier"), HELD)
def test_a_held_key_leads_one_event_on_or_ends_it_and_plays_nothing(
    appearance: Appearance, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    table, hands = showing(appearance)
    table.view.setFocus()
    count = len(table.session.match.moves)
    hands.hold(key, modifier)
    assert len(table.session.match.moves) == count
    assert table.session.phase.value == "playing"
    table.page.close()
