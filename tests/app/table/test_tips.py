"""What a thing on the table means, in a bubble of the house, by a resting or a held pointer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QToolTip

from app.style.appearance import Appearance
from app.table.view.gestures import Mode
from app.table.visuals import BubbleVisual
from app.touch import LONG_PRESS
from app.widgets.tip import tell_tip
from tests.app.table.support import Table, seat_at
from tests.app.tables.matches import moments


@pytest.fixture
def table(appearance: Appearance) -> Iterator[Table]:
    """Wednesday, at a play with cards that mean something."""
    table = seat_at(
        appearance, next(m for m in moments("wednesday") if usable_with_a_tip(m, appearance))
    )
    yield table
    table.page.close()
    table.page.deleteLater()


def usable_with_a_tip(match: object, appearance: Appearance) -> bool:
    table = seat_at(appearance, match)  # type: ignore[arg-type]
    found = tipped(table) is not None
    table.page.close()
    table.page.deleteLater()
    return found


def tipped(table: Table) -> str | None:
    cards = table.view.scene.layout.cards
    return next((card.id for card in cards if card.liftable and card.tip), None)


def card_of(table: Table) -> str:
    card = tipped(table)
    assert card is not None
    return card


def rest_on(table: Table, at: QPoint) -> None:
    event = QHelpEvent(QEvent.Type.ToolTip, at, table.view.mapToGlobal(at))
    QApplication.sendEvent(table.view, event)


def said(table: Table) -> str:
    item = table.view.scene.highlights.tip
    assert item.isVisible() is (table.view.pointer.tips.shown is not None)
    if table.view.pointer.tips.shown is None:
        return ""
    assert isinstance(item._visual, BubbleVisual)
    return " ".join(item._visual.lines)


def test_where_the_pointer_rests_the_meaning_stands_in_a_bubble(table: Table) -> None:
    card = card_of(table)
    rest_on(table, table.middle(card))
    assert said(table) == table.view.scene.cards[card].spec.tip
    assert not QToolTip.isVisible()
    table.move(table.middle(card) + QPoint(2, 2))
    assert said(table)
    table.move(QPoint(5, 300))
    assert said(table) == ""


def test_the_pointer_may_go_to_what_is_said(table: Table) -> None:
    card = card_of(table)
    rest_on(table, table.middle(card))
    told = said(table)
    rect = table.view.scene.highlights.tip.rect
    x, y = rect.middle
    for at in (QPoint(round(x), round(rect.bottom + 4)), QPoint(round(x), round(y))):
        table.move(at)
        assert said(table) == told
    rest_on(table, QPoint(round(x), round(y)))
    assert said(table) == told
    table.move(QPoint(round(rect.right) + 40, round(rect.y) - 40))
    assert said(table) == ""


def test_a_long_press_tells_and_takes_nothing_up(table: Table) -> None:
    card = card_of(table)
    table.press(table.middle(card))
    table.clock.advance(LONG_PRESS - 50)
    assert said(table) == ""
    table.clock.advance(60)
    assert said(table) == table.view.scene.cards[card].spec.tip
    table.release(table.middle(card))
    assert table.view.gestures.mode is Mode.IDLE
    assert said(table)
    table.press(table.middle(card))
    assert said(table) == ""


def test_a_card_that_is_dragged_slowly_tells_nothing(table: Table) -> None:
    table.grab(card_of(table))
    table.clock.advance(2 * LONG_PRESS)
    assert said(table) == ""
    assert table.view.gestures.mode is Mode.DRAGGED


def test_esc_takes_the_meaning_away_and_leaves_the_table(table: Table) -> None:
    left = QSignalSpy(table.page.back_requested)
    rest_on(table, table.middle(card_of(table)))
    assert said(table)
    QTest.keyClick(table.page.window().windowHandle(), Qt.Key.Key_Escape)
    assert said(table) == ""
    assert left.count() == 0


def test_what_has_the_keyboard_tells_its_meaning(table: Table) -> None:
    card = card_of(table)
    table.view.overlay.set_focus(card, Qt.FocusReason.TabFocusReason)
    assert tell_tip()
    assert said(table) == table.view.scene.cards[card].spec.tip
