"""A card of one's own that is picked while computers play Wednesday: it is only looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from app.style.appearance import Appearance
from app.table.view.bubble import STANDS
from app.table.view.gestures import Mode
from engine.core.events import Kind
from tests.app.computers.fakes import FakeBotClient
from tests.app.table.support import Table, look_at, seat_at
from tests.engine.games.wednesday.positions import position

AWAY = QPoint(640, 80)


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def table(appearance: Appearance) -> Iterator[Table]:
    """Two computers play before it is one's turn."""
    match = position(
        [9, 10], [8, 10], [6, 7], played=[2], characters=["enid"], seat=1, last=0, passes=0
    )  # fmt: skip
    kinds: list[Kind] = ["human", "easy", "easy"]
    table = seat_at(appearance, match, kinds, bot_client=FakeBotClient())
    yield table
    table.page.close()


def picks(table: Table) -> str:
    """Click a card of the hand, and let the pointer go away."""
    card = table.shown("hand")[0]
    table.click(card)
    table.move(AWAY)
    assert table.view.gestures.mode is Mode.PICKED
    assert table.view.message.text
    return card


def test_it_goes_back_when_the_words_about_it_go(table: Table) -> None:
    card = picks(table)
    table.clock.advance(STANDS - 20, 20)
    assert table.view.scene.lifted == card
    table.clock.advance(40, 20)
    assert not table.view.message.text
    assert table.view.scene.lifted is None
    table.settle()
    item = table.view.scene.cards[card]
    assert item.pose == item.spec.pose


def test_it_stays_with_words_that_follow_who_plays_until_one_is_asked(table: Table) -> None:
    card = picks(table)
    assert table.view.message.text == "It is Nikos’s turn."
    table.session.play(1, "pass")
    assert table.view.message.text == "It is Eleni’s turn."
    assert table.view.scene.lifted == card
    table.session.play(2, "pass")
    assert not table.view.message.text
    assert table.view.scene.lifted is None


def test_what_may_be_played_stays_to_be_read_meanwhile(table: Table) -> None:
    line = table.view.scene.decorations["line"]
    picks(table)
    table.clock.advance(1000, 20)
    assert table.view.scene.lifted is not None
    assert line.strength.value == 1.0


def test_a_second_click_puts_it_back(table: Table) -> None:
    card = picks(table)
    table.clock.advance(1000, 20)
    table.click(card)
    assert table.view.scene.lifted is None
