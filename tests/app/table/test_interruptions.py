"""Whatever comes in while a card is held or cards fly, nothing is corrupted and nothing is lost."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.table.view.gestures import Mode
from tests.app.table.support import NO_KEYS, Table, position

SetTable = Callable[..., Table]
Act = Callable[[Table], None]


def placed(table: Table) -> list[list[object]]:
    turn: list[list[object]] = table.session.view()["turn"]["placed"]
    return turn


def escape(table: Table) -> None:
    table.key(Qt.Key.Key_Escape)


def right_button(table: Table) -> None:
    at = table.middle("up1")
    QTest.mousePress(table.view, Qt.MouseButton.RightButton, NO_KEYS, at)
    QTest.mouseRelease(table.view, Qt.MouseButton.RightButton, NO_KEYS, at)


def middle_button(table: Table) -> None:
    QTest.mousePress(table.view, Qt.MouseButton.MiddleButton, NO_KEYS, table.middle("up1"))


def deactivation(table: Table) -> None:
    QCoreApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))


def lost_grab(table: Table) -> None:
    QCoreApplication.sendEvent(table.view, QEvent(QEvent.Type.UngrabMouse))


def hidden(table: Table) -> None:
    table.page.hide()
    table.page.show()


def lost_release(table: Table) -> None:
    QTest.mouseRelease(table.page, Qt.MouseButton.LeftButton, NO_KEYS, QPoint(640, 20))
    # A move without a button tells that it has gone up elsewhere.
    table.view.mouseMoveEvent(_bare_move(table.middle("up1")))


def _bare_move(at: QPoint):  # type: ignore[no-untyped-def]
    from PySide6.QtGui import QMouseEvent

    return QMouseEvent(
        QEvent.Type.MouseMove, at.toPointF(), at.toPointF(), Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton, NO_KEYS,
    )  # fmt: skip


def undone(table: Table) -> None:
    table.page.presses.undo()


def ended_too_early(table: Table) -> None:
    table.page.presses.main()


ENDING: list[Act] = [
    escape, right_button, middle_button, deactivation, lost_grab, hidden, lost_release, undone,
    ended_too_early,
]  # fmt: skip


@pytest.mark.parametrize("act", ENDING, ids=lambda act: act.__name__)
def test_what_ends_a_drag_brings_the_card_home(table: Table, act: Act) -> None:
    table.grab("37", QPoint(-100, -200))
    assert table.view.gestures.mode is Mode.DRAGGED
    act(table)
    assert table.view.scene.lifted is None
    # The button goes up later, over a place that would have taken the card.
    table.release(table.middle("up1"))
    assert placed(table) == []
    table.settle()
    table.assert_sound()
    table.drag("37", "up1")
    assert placed(table) == [[37, "up1"]]


@pytest.mark.parametrize("act", ENDING, ids=lambda act: act.__name__)
def test_the_same_between_press_and_drag(table: Table, act: Act) -> None:
    at = table.middle("37")
    table.press(at)
    act(table)
    table.move(at + QPoint(-50, -150))
    table.release(table.middle("up1"))
    table.settle()
    assert placed(table) == []
    table.view.let_go()
    table.settle()
    table.assert_sound()


def test_undo_during_a_drag_takes_back_and_lets_go(table: Table) -> None:
    table.drag("58", "up1")
    table.grab("37", QPoint(-100, -200))
    table.page.presses.undo()
    assert placed(table) == []
    assert table.view.scene.lifted is None
    table.release(table.middle("up1"))
    table.settle()
    table.assert_sound()
    assert placed(table) == []


def test_the_other_keys_wait_while_the_mouse_holds_a_card(table: Table) -> None:
    table.grab("37", QPoint(-100, -200))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_5):
        table.key(key)
    assert table.view.scene.lifted == "37"
    assert table.view.gestures.mode is Mode.DRAGGED
    table.move(table.middle("up1"))
    table.release(table.middle("up1"))
    assert placed(table) == [[37, "up1"]]
    table.settle()
    table.assert_sound()


def test_the_language_changes_in_mid_drag(table: Table, other_language: Callable[[], None]) -> None:
    at = table.grab("37", QPoint(-100, -200))
    item = table.view.scene.cards["37"]
    before = item.pose.middle
    other_language()
    assert table.view.scene.lifted == "37"
    assert item.pose.middle == before
    captions = {
        decoration.id: getattr(decoration.visual, "text", "")
        for decoration in table.view.scene.highlights.aims
    }
    assert captions["caption:up2"] == "¿backwards trick"
    assert table.page.rail.main.word == "¿End turn"
    assert table.page.rail.status.lines[0].startswith("¿Place at least")
    assert table.page.bar_title.line.startswith("¿")
    table.move(at + QPoint(0, -10))
    table.move(table.middle("up1"))
    table.release(table.middle("up1"))
    assert placed(table) == [[37, "up1"]]
    table.settle()
    table.assert_sound()


def test_the_language_changes_in_mid_flight(
    table: Table, other_language: Callable[[], None]
) -> None:
    table.click("37")
    table.click("up1")
    table.clock.advance(60)
    item = table.view.scene.cards["37"]
    flight, at = item.flight, item.pose.middle
    other_language()
    assert item.flight is flight
    assert item.pose.middle == at
    table.settle()
    table.assert_sound()


def test_the_language_changes_while_a_reason_stands(
    table: Table, other_language: Callable[[], None]
) -> None:
    table.drag("9", "up1")
    other_language()
    assert table.view.message.text.startswith("¿9 does not fit here")
    bubble = table.view.scene.highlights.bubble
    assert bubble is not None
    assert bubble.visual.lines[0].startswith("¿9")  # type: ignore[attr-defined]


def test_names_change_with_the_language_and_widgets_stay(
    table: Table, other_language: Callable[[], None]
) -> None:
    before = {target: table.view.overlay[target] for target in table.view.overlay.targets}
    children = len(table.page.findChildren(QWidget))
    other_language()
    assert table.view.overlay["37"].accessibleName() == "¿37, card 2 of 7"
    assert {t: table.view.overlay[t] for t in table.view.overlay.targets} == before
    assert len(table.page.findChildren(QWidget)) == children


def test_the_choice_of_a_signal_changes_its_language(
    table: Table, other_language: Callable[[], None]
) -> None:
    table.page.guide.press("up1")
    other_language()
    assert table.page.signals.strip.isVisible()
    names = [button.accessibleName() for button in table.page.signals.strip._buttons]
    assert names == ["¿keep off", "¿small steps"]


@pytest.mark.parametrize("size", [(800, 500), (960, 600), (2560, 1440)])
def test_resize_in_mid_drag(table: Table, size: tuple[int, int]) -> None:
    table.grab("37", QPoint(-100, -200))
    table.page.resize(*size)
    assert table.view.scene.lifted == "37"
    item = table.view.scene.cards["37"]
    assert item.pose.width == item.spec.rect.width
    table.move(table.middle("up1"))
    table.release(table.middle("up1"))
    assert placed(table) == [[37, "up1"]]
    table.settle()
    table.assert_sound()


@pytest.mark.parametrize("size", [(800, 500), (2560, 1440)])
def test_resize_while_a_card_is_picked(table: Table, size: tuple[int, int]) -> None:
    table.click("37")
    table.page.resize(*size)
    item = table.view.scene.cards["37"]
    assert table.view.scene.lifted == "37"
    assert item.pose.x == item.spec.rect.middle[0]
    assert item.pose.y < item.spec.rect.middle[1]
    table.click("up1")
    assert placed(table) == [[37, "up1"]]
    table.settle()
    table.assert_sound()


def test_resize_in_mid_flight(table: Table) -> None:
    table.click("37")
    table.click("up1")
    table.clock.advance(60)
    table.page.resize(1000, 640)
    assert table.view.scene.resting
    table.settle()
    table.assert_sound()


def test_the_theme_changes_in_mid_drag(table: Table) -> None:
    table.grab("37", QPoint(-100, -200))
    table.appearance.set_theme("whitewash")
    assert table.view.scene.lifted == "37"
    table.page.grab()
    table.move(table.middle("up1"))
    table.release(table.middle("up1"))
    assert placed(table) == [[37, "up1"]]


@pytest.mark.parametrize("motion", ["reduced", "fast", "slow"])
def test_the_motion_setting_changes_in_mid_drag(table: Table, motion: str) -> None:
    table.grab("37", QPoint(-100, -200))
    table.appearance.set_motion(motion)  # type: ignore[arg-type]
    table.release(table.middle("up1"))
    table.settle()
    table.assert_sound()


def test_the_hand_turns_round_in_mid_drag(table: Table) -> None:
    table.grab("37", QPoint(-100, -200))
    table.appearance.set_hand_order("descending")
    assert table.shown("hand")[-1] == "9"
    assert table.view.scene.lifted == "37"
    table.move(table.middle("up1"))
    table.release(table.middle("up1"))
    table.settle()
    table.assert_sound()


def test_a_new_view_keeps_the_card_in_hand_and_asks_anew(table: Table) -> None:
    table.grab("37", QPoint(-100, -200))
    assert set(table.view.gestures.aiming.offers) == {"up1", "up2"}
    # As a computer's action or another window would change the table.
    table.session.submit("place 58 up1")
    assert table.view.scene.lifted == "37"
    assert set(table.view.gestures.aiming.offers) == {"up2"}
    table.move(table.middle("up1"))
    table.release(table.middle("up1"))
    assert placed(table) == [[58, "up1"]]
    assert table.view.message.text.startswith("37 does not fit here")
    assert set(table.view.gestures.aiming.offers) == {"up2"}


def test_a_new_view_that_takes_the_card_lets_it_go(table: Table) -> None:
    table.grab("37", QPoint(-100, -200))
    table.session.submit("place 37 up1")
    assert table.view.scene.lifted is None or not table.view.scene.cards["37"].spec.liftable
    table.release(table.middle("up2"))
    table.settle()
    assert placed(table) == [[37, "up1"]]
    table.assert_sound()


def test_the_end_of_the_turn_during_a_drag(table: Table) -> None:
    table.drag("37", "up1")
    table.drag("58", "up1")
    table.grab("73", QPoint(-100, -200))
    table.page.presses.main()
    assert table.session.phase == "reviewing"
    table.release(table.middle("up1"))
    table.settle()
    table.assert_sound()


def test_undo_in_mid_flight_turns_the_card_round(table: Table) -> None:
    table.click("37")
    table.click("up1")
    table.clock.advance(80)
    item = table.view.scene.cards["37"]
    at = item.pose.middle
    table.page.presses.undo()
    assert item.pose.middle == at
    assert item.flight is not None
    assert item.flight.goal.middle == item.spec.rect.middle
    assert table.shown("up1")[-1] == "34"
    table.settle()
    table.assert_sound()


def test_a_card_can_be_caught_on_its_way_home(table: Table) -> None:
    table.drag("9", "up1")
    table.clock.advance(100)
    table.press(table.middle("9"))
    table.move(table.middle("9") + QPoint(0, -20))
    assert table.view.scene.lifted == "9"
    table.move(table.middle("down1"))
    table.release(table.middle("down1"))
    assert placed(table) == [[9, "down1"]]
    table.settle()
    table.assert_sound()


def test_focus_elsewhere_does_not_disturb_a_drag(table: Table) -> None:
    table.grab("37", QPoint(-100, -200))
    table.page.settings_button.setFocus()
    assert table.view.scene.lifted == "37"
    table.move(table.middle("up1"))
    table.release(table.middle("up1"))
    assert placed(table) == [[37, "up1"]]


def test_the_page_is_left_in_mid_flight(table: Table) -> None:
    table.click("37")
    table.click("up1")
    table.clock.advance(50)
    table.page.hide()
    assert table.view.scene.resting
    assert not table.clock.running
    table.page.show()
    table.settle()
    table.assert_sound()


def test_the_disk_refuses(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_options: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(table.session.match, "do", refuse)
    table.drag("37", "up1")
    assert placed(table) == []
    assert "the disk is full" in table.view.message.text
    table.settle()
    table.assert_sound()


def test_many_hands_at_random_leave_a_sound_table(set_table: SetTable) -> None:
    from random import Random

    table = set_table(position(seats=1, hand=(9, 36, 37, 58, 73, 90, 96, 97)))
    random = Random(8)
    acts: list[Act] = [escape, right_button, deactivation, undone, ended_too_early, hidden]
    spots = [
        QPoint(x, y) for x in (-50, 206, 404, 640, 876, 1074, 1300) for y in (-20, 300, 480, 600)
    ]
    for _ in range(250):
        choice = random.random()
        spot = random.choice(spots) + QPoint(random.randint(-40, 40), random.randint(-40, 40))
        hand = table.shown("hand")
        if choice < 0.35 and hand:
            table.press(table.middle(random.choice(hand)))
        elif choice < 0.6:
            table.move(spot)
        elif choice < 0.8:
            table.release(spot)
        elif choice < 0.9:
            random.choice(acts)(table)
        else:
            table.clock.advance(random.choice((16, 100, 600)), 50)
        match = table.session.match
        assert len(set(match.state()["hands"][0])) == len(match.state()["hands"][0])
    table.view.let_go()
    table.settle()
    table.assert_sound()
