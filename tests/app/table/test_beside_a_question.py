"""A press beside an open question closes it, and does nothing else; so does Enter with Ctrl."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.app.hands import Hands, middle
from tests.app.table.conftest import SetTable
from tests.app.table.support import Table, position

Key = Qt.Key


@pytest.fixture
def asked(set_table: SetTable) -> Table:
    """Two cards lie, so that the turn may end, and the signals of a pile are open."""
    table = set_table(position(hand=(9, 37, 58, 73, 90), placed=[(20, "up1"), (34, "up1")]))
    Hands(table.page.window())
    table.page.guide.press("own-signal:up1")
    assert table.page.signals.strip.isVisible()
    assert table.page.rail.main.allowed
    return table


def end_turn(table: Table) -> QPoint:
    return middle(table.page.rail.main)


def a_card(table: Table) -> QPoint:
    return table.view.mapTo(table.page.window(), table.middle("58"))


def its_sign(table: Table) -> QPoint:
    signs = {each.id: each.rect.middle for each in table.view.scene.layout.decorations}
    x, y = signs["own-signal:up1"]
    return table.view.mapTo(table.page.window(), QPoint(round(x), round(y)))


@pytest.mark.parametrize("where", [end_turn, a_card, its_sign])
def test_a_click_beside_it_closes_it_and_does_nothing_else(
    asked: Table, where: Callable[[Table], QPoint]
) -> None:
    hands = Hands(asked.page.window())
    moves = len(asked.session.match.events)
    at = where(asked)
    hands.wait(1000)
    hands.click(at)
    assert not asked.page.signals.strip.isVisible()
    assert asked.view.scene.lifted is None
    assert len(asked.session.match.events) == moves
    hands.click(at)  # The second half of a double click.
    assert not asked.page.signals.strip.isVisible()
    assert asked.view.scene.lifted is None
    assert len(asked.session.match.events) == moves


def test_then_the_same_click_does_what_it_always_does(asked: Table) -> None:
    hands = Hands(asked.page.window())
    hands.wait(1000)
    hands.click(a_card(asked))
    hands.wait(2000)
    hands.click(a_card(asked))
    assert asked.view.scene.lifted is not None


def test_a_click_on_an_answer_gives_it(asked: Table) -> None:
    hands = Hands(asked.page.window())
    hands.wait(1000)
    hands.click(asked.page.signals.strip._buttons[1])
    assert asked.session.view()["signals"][0] == {"up1": "gentle"}


def test_enter_with_another_key_answers_nothing(asked: Table) -> None:
    moves = len(asked.session.match.events)
    asked.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not asked.page.signals.strip.isVisible()
    assert len(asked.session.match.events) == moves
