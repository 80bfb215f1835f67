"""Playing with fingers on a touch screen: tap, drag, hold, and more fingers than one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSizeF
from PySide6.QtGui import QEventPoint

from app.pages.table.choices import ChoiceButton
from app.style.appearance import Appearance
from app.table.layout import CardSpec
from app.table.view.gestures import Mode
from app.touch import PALM, TIP_STANDS
from app.widgets.tip import TipBubble
from tests.app.fingers import FingerTips
from tests.app.table.support import Table, position, seat_at
from tests.app.tables.matches import moments, played, until
from tests.app.waiting import wait_until

SetTable = Callable[..., Table]


@pytest.fixture
def tips(table: Table) -> FingerTips:
    return FingerTips(table.page)


def placed(table: Table) -> list[list[object]]:
    turn: Any = table.session.view()["turn"]["placed"]
    return list(turn)


def hovered(table: Table) -> list[str]:
    """The cards that stand up as under a mouse."""
    return [item.spec.id for item in table.view.scene.cards.values() if item.hover.goal]


def test_a_card_is_laid_by_tap_and_tap(table: Table, tips: FingerTips) -> None:
    tips.tap(table.middle("37"))
    assert table.view.gestures.mode is Mode.PICKED
    tips.tap(table.middle("up1"))
    assert placed(table) == [[37, "up1"]]
    table.settle()
    table.assert_sound()


def test_a_card_is_laid_by_dragging_it(table: Table, tips: FingerTips) -> None:
    tips.drag(table.middle("37"), table.middle("up1"))
    assert placed(table) == [[37, "up1"]]
    table.settle()
    table.assert_sound()


def test_a_tap_that_trembles_is_a_tap(table: Table, tips: FingerTips) -> None:
    at = table.middle("37")
    tips.press(at)
    tips.move(at + QPoint(4, -7))
    tips.release()
    assert (table.view.gestures.mode, table.view.gestures.lifted) == (Mode.PICKED, "37")


def test_the_dragged_card_is_seen_over_the_finger(table: Table, tips: FingerTips) -> None:
    start, end = table.middle("37"), table.middle("up1")
    tips.press(start)
    for step in range(1, 9):
        tips.move(start + (end - start) * step / 8)
    rect = table.view.scene.cards["37"].shown_rect
    assert rect.middle[0] == pytest.approx(end.x())
    assert end.y() - rect.middle[1] > rect.height * 0.3
    assert rect.bottom > end.y(), "the finger still holds it"
    assert table.view.gestures.aiming.aimed == "up1"


def test_the_card_rises_over_the_finger_without_a_leap(table: Table, tips: FingerTips) -> None:
    at = table.middle("37")
    tips.press(at)
    before = table.view.scene.cards["37"].shown_rect.middle
    for way in range(12, 120, 3):
        tips.move(at - QPoint(0, way))
        now = table.view.scene.cards["37"].shown_rect.middle
        assert before[1] - now[1] < 30
        before = now


def test_a_second_finger_moves_nothing(table: Table, tips: FingerTips) -> None:
    start, end = table.middle("37"), table.middle("up1")
    tips.press(start)
    tips.move(start - QPoint(0, 80))
    there = table.view.scene.cards["37"].pose
    tips.press(table.middle("58"), 1)
    tips.move(table.middle("up2"), 1)
    assert (table.view.gestures.lifted, table.view.scene.cards["37"].pose) == ("37", there)
    tips.release(1)
    assert (table.view.gestures.mode, placed(table)) == (Mode.DRAGGED, [])
    tips.move(end)
    tips.release()
    assert placed(table) == [[37, "up1"]]


def test_a_finger_that_stays_behind_does_nothing(table: Table, tips: FingerTips) -> None:
    tips.press(table.middle("37"))
    tips.press(table.middle("58"), 1)
    tips.release(0)
    assert table.view.gestures.lifted == "37"
    tips.move(table.middle("up1"), 1)
    tips.release(1)
    assert (table.view.gestures.lifted, placed(table)) == ("37", [])
    tips.tap(table.middle("up1"))
    assert placed(table) == [[37, "up1"]]


def test_a_finger_that_leaves_the_window_brings_the_card_home(
    table: Table, tips: FingerTips
) -> None:
    tips.press(table.middle("37"))
    tips.move(table.middle("up1"))
    tips.move(QPoint(-40, 300))
    tips.release()
    assert (table.view.gestures.mode, placed(table)) == (Mode.IDLE, [])
    table.settle()
    table.assert_sound()


def test_a_touch_that_the_screen_takes_back_brings_the_card_home(
    table: Table, tips: FingerTips
) -> None:
    tips.press(table.middle("37"))
    tips.move(table.middle("up1"))
    tips.take_back()
    assert (table.view.gestures.mode, placed(table)) == (Mode.IDLE, [])
    table.settle()
    table.assert_sound()
    tips.drag(table.middle("37"), table.middle("up1"))
    assert placed(table) == [[37, "up1"]]


def test_a_palm_is_no_finger(
    table: Table, tips: FingerTips, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(QEventPoint, "ellipseDiameters", lambda _: QSizeF(2 * PALM, PALM))
        tips.press(table.middle("58"))
        tips.move(table.middle("58") - QPoint(0, 80))
    assert table.view.gestures.mode is Mode.IDLE
    tips.press(table.middle("37"), 1)
    tips.release(1)
    assert table.view.gestures.lifted == "37"


def test_what_held_still_tells_presses_nothing(table: Table, tips: FingerTips) -> None:
    undo = table.page.rail.undo
    tips.tap(table.middle("37"))
    tips.tap(table.middle("up1"))
    table.settle()
    tips.hold(undo)
    (bubble,) = table.page.findChildren(TipBubble)
    assert undo.toolTip() in bubble.text
    tips.release()
    assert bubble.text, "it can be read without the finger in front of it"
    assert placed(table) == [[37, "up1"]]
    tips.wait(TIP_STANDS)
    assert (bubble.text, undo.underMouse()) == ("", False)
    tips.tap(undo)
    assert placed(table) == []


def test_the_next_touch_takes_a_tip_away(table: Table, tips: FingerTips) -> None:
    tips.hold(table.page.rail.undo)
    tips.release()
    (bubble,) = table.page.findChildren(TipBubble)
    assert bubble.text
    tips.press(QPoint(640, table.page.bar_height + 8))
    assert not bubble.text


def test_what_has_no_tip_is_pressed_however_long(table: Table, tips: FingerTips) -> None:
    tips.hold(table.middle("37"))
    tips.release()
    assert table.view.gestures.lifted == "37"


def test_a_card_held_long_can_still_be_dragged(table: Table, tips: FingerTips) -> None:
    start, end = table.middle("37"), table.middle("up1")
    tips.hold(start)
    for step in range(1, 7):
        tips.move(start + (end - start) * step / 6)
    tips.release()
    assert placed(table) == [[37, "up1"]]


def test_no_card_stands_up_once_the_finger_is_gone(set_table: SetTable) -> None:
    table = set_table(position(hand=(32, 37, 58, 73, 90, 96, 97)))
    tips = FingerTips(table.page)
    tips.press(table.middle("32"))
    tips.move(table.middle("32") - QPoint(0, 90))
    tips.move(table.middle("58"))
    tips.release()
    table.view.let_go()
    assert hovered(table) == []
    assert not table.view.underMouse()


@pytest.mark.parametrize("target", ["up1", "own-signal:up1"])
def test_a_signal_is_set_by_taps(table: Table, tips: FingerTips, target: str) -> None:
    decorations = {each.id: each.rect for each in table.view.scene.layout.decorations}
    rect = decorations.get(target) or table.view.scene.places[target].spec.rect
    tips.tap(QPoint(*map(round, rect.middle)))
    strip = table.page.signals.strip
    assert strip.isVisible()
    tips.tap(strip.findChildren(ChoiceButton)[0])
    assert not strip.isVisible()
    assert table.session.view()["signals"][0] == {"up1": "leave"}


def test_a_card_tells_what_it_means_when_it_is_held_still(appearance: Appearance) -> None:
    table = wednesday(appearance)
    tips, card = FingerTips(table.page), next(tipped(table))
    tips.hold(table.middle(card.id))
    tips.release()
    shown = table.view.pointer.tips.shown
    assert shown is not None
    assert (shown.text, table.view.gestures.mode) == (card.tip, Mode.IDLE)
    assert hovered(table) == [card.id], "as long as it is told of"
    tips.wait(TIP_STANDS)
    assert table.view.pointer.tips.shown is None
    assert hovered(table) == []


def test_the_last_moves_are_opened_and_scrolled(appearance: Appearance) -> None:
    table = seat_at(appearance, until(played("the-game", 3, 1), 40))
    tips, moves = FingerTips(table.page), table.page.moves
    button = table.page.rail.moves if table.page.rail.moves.isVisible() else moves.bar_button
    tips.tap(button)
    assert moves.open
    rows = moves.panel.list
    bar = rows.verticalScrollBar()
    newest = bar.value()
    assert 0 < newest == bar.maximum()
    at = rows.viewport().mapTo(table.page, rows.viewport().rect().center())
    tips.drag(at, at + QPoint(0, 60))
    wait_until(lambda: bar.value() < newest, "the moves to scroll")
    assert not rows.currentIndex().isValid(), "a row was chosen on the way"


def wednesday(appearance: Appearance) -> Table:
    """A table with a card in the hand that means something."""
    for match in moments("wednesday"):
        table = seat_at(appearance, match)
        if any(tipped(table)):
            return table
        table.page.close()
        table.page.deleteLater()
    raise LookupError("no card of any hand has a tip")


def tipped(table: Table) -> Iterator[CardSpec]:
    return (card for card in table.view.scene.layout.cards if card.liftable and card.tip)
