"""Playing with the keyboard alone."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.press_guard import Slips
from app.table.view.gestures import Mode
from tests.app.hands import pressed
from tests.app.table.support import Table, position
from tests.app.waiting import make_active

SetTable = Callable[..., Table]
Key = Qt.Key


def placed(table: Table) -> list[list[object]]:
    turn: list[list[object]] = table.session.view()["turn"]["placed"]
    return turn


def focus(table: Table) -> str | None:
    return table.view.overlay.focus


def test_the_first_card_has_the_focus_at_first_but_no_ring(table: Table) -> None:
    assert focus(table) == "9"
    assert table.view.scene.highlights.ring.isVisible() is False


def test_arrows_go_through_the_hand_and_round(table: Table) -> None:
    table.key(Key.Key_Right)
    assert focus(table) == "37"
    assert table.view.scene.highlights.ring.rect == table.view.scene.cards["37"].spec.rect
    table.key(Key.Key_Left)
    table.key(Key.Key_Left)
    assert focus(table) == "97"
    table.key(Key.Key_Right)
    assert focus(table) == "9"
    table.key(Key.Key_End)
    assert focus(table) == "97"
    table.key(Key.Key_Home)
    assert focus(table) == "9"


def test_up_goes_to_the_piles_and_down_comes_back(table: Table) -> None:
    table.key(Key.Key_Up)
    assert focus(table) in table.view.scene.places
    table.key(Key.Key_Home)
    assert focus(table) == "up1"
    row = ["up1"]
    for _ in range(4):
        table.key(Key.Key_Right)
        row.append(str(focus(table)))
    assert row == ["up1", "up2", "draw", "down1", "down2"]
    table.key(Key.Key_Right)
    assert focus(table) == "up1"
    table.key(Key.Key_Down)
    assert focus(table) in table.shown("hand")


@pytest.mark.parametrize("enter", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_lifts_and_drops(table: Table, enter: Qt.Key) -> None:
    table.key(Key.Key_Right)
    table.key(enter)
    assert table.view.scene.lifted == "37"
    assert focus(table) == "up2"  # There it is a trick.
    assert table.view.scene.places["up2"].under.goal == 1.0
    table.key(enter)
    assert placed(table) == [[37, "up2"]]
    table.settle()
    table.assert_sound()
    assert focus(table) in table.shown("hand")


def test_a_number_after_a_card_that_goes_nowhere_only_chooses(set_table: SetTable) -> None:
    piles = {"up1": [1, 98], "up2": [1, 99], "down1": [100, 40], "down2": [100, 2]}
    table = set_table(position(2, piles=piles))
    table.type("58")
    said = table.heard_by(lambda: table.key(Key.Key_Return))
    assert said == ["This card goes nowhere now."]
    table.clock.advance(2000)
    table.type("37")
    assert table.view.scene.lifted is None
    assert focus(table) == "37"


def test_a_card_that_is_let_go_is_told_where_the_focus_stays(set_table: SetTable) -> None:
    piles = {"up1": [1, 95], "up2": [1, 99], "down1": [100, 3], "down2": [100, 2]}
    table = set_table(position(2, piles=piles))
    table.key(Key.Key_Return)
    assert table.heard_by(lambda: table.key(Key.Key_Return)) == ["Card put back."]
    table.key(Key.Key_Return)
    assert table.heard_by(lambda: table.key(Key.Key_Escape)) == ["Card put back."]


def test_only_legal_places_are_offered(table: Table) -> None:
    table.type("37")
    table.key(Key.Key_Return)
    visited = []
    for _ in range(3):
        visited.append(focus(table))
        table.key(Key.Key_Right)
    assert visited == ["up2", "up1", "up2"]
    table.key(Key.Key_Left)
    table.key(Key.Key_End)
    assert focus(table) == "up2"
    table.key(Key.Key_Home)
    assert focus(table) == "up1"
    table.key(Key.Key_Up)
    assert focus(table) in ("up1", "up2")
    table.key(Key.Key_Down)
    assert focus(table) in ("up1", "up2")


def test_tab_chooses_among_legal_places_while_a_card_is_lifted(table: Table) -> None:
    table.type("37")
    table.key(Key.Key_Return)
    table.key(Key.Key_Tab)
    assert focus(table) == "up1"
    table.key(Key.Key_Tab)
    assert focus(table) == "up2"
    table.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focus(table) == "up1"
    table.key(Key.Key_Return)
    assert placed(table) == [[37, "up1"]]


def test_a_card_that_is_lifted_is_told_to_be_so_though_a_place_is_aimed_at(table: Table) -> None:
    table.type("37")
    assert table.heard_by(lambda: table.key(Key.Key_Return)) == ["Card picked up."]
    assert focus(table) == "up2"


def test_tab_says_where_one_is_while_a_single_place_takes_the_card(set_table: SetTable) -> None:
    piles = {"up1": [1, 60], "up2": [1, 70], "down1": [100, 50], "down2": [100, 58]}
    table = set_table(position(hand=(9, 55, 97), piles=piles))
    table.type("55")
    table.key(Key.Key_Return)
    where = table.view.overlay.name_of("down2")
    for tab in (Key.Key_Tab, Key.Key_Backtab):
        assert table.heard_by(partial(table.key, tab)) == [where]
    assert focus(table) == "down2"


def test_enter_aims_at_the_cheapest_place(set_table: SetTable) -> None:
    piles = {"up1": [1, 17], "up2": [1, 8], "down1": [100, 99], "down2": [100, 94]}
    table = set_table(position(hand=(9, 93, 97), piles=piles))
    table.type("93")
    table.key(Key.Key_Return)
    assert focus(table) == "down2"
    table.key(Key.Key_Return)
    assert placed(table) == [[93, "down2"]]


def test_a_number_that_is_not_held_is_told(set_table: SetTable) -> None:
    table = set_table(position(hand=(9, 30, 58, 73, 90, 96, 97)))
    table.type("9")
    table.clock.advance(1000, 1000)
    said: list[str] = []
    table.view.announced.connect(said.append)
    assert focus(table) == "9"
    table.type("35")
    assert focus(table) == "9"
    assert said == ["35 is not in your hand."]
    assert table.view.message.text == said[0]
    table.type("58")  # The next digit begins another number at once.
    assert focus(table) == "58"
    table.clock.advance(1000, 1000)
    table.type("4")
    assert said[1:] == []
    table.clock.advance(900, 900)
    assert said[1:] == ["4 is not in your hand."]
    table.type("7")
    assert focus(table) == "73"
    table.type("9")
    assert said[2:] == ["79 is not in your hand."]
    assert focus(table) == "58"


def test_a_number_above_the_highest_is_told_unless_its_last_digit_is_a_card(
    set_table: SetTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = set_table(position(hand=(7, 9, 11)))
    monkeypatch.setattr(table.page.game, "highest", 12)
    said: list[str] = []
    table.view.announced.connect(said.append)
    table.type("35")
    assert said == ["35 is not in your hand."]
    table.type("39")
    assert (focus(table), said[1:]) == ("9", [])


def test_a_typed_card_that_has_the_focus_already_is_told(set_table: SetTable) -> None:
    table = set_table(position(hand=(9, 30, 58, 73, 90, 96, 97)))
    table.type("58")
    table.clock.advance(1000, 1000)
    said: list[str] = []
    table.view.announced.connect(said.append)
    table.type("58")
    assert said == [table.view.overlay.name_of("58")]
    table.clock.advance(1000, 1000)
    table.type("73")
    assert (focus(table), said[1:]) == ("73", [])


def test_the_second_digit_is_waited_for_as_long_as_set(set_table: SetTable) -> None:
    table = set_table(position(hand=(9, 35, 37, 56, 90, 96, 97)))
    table.page.appearance.set_number_wait("longest")
    table.type("3")
    table.clock.advance(3000, 3000)
    table.type("5")
    assert focus(table) == "35"
    table.clock.advance(5000, 5000)
    table.page.appearance.set_number_wait("short")
    table.type("3")
    table.clock.advance(1300, 1300)
    table.type("5")
    assert focus(table) == "56"


def test_a_number_ends_with_the_next_other_key(table: Table) -> None:
    table.page.appearance.set_number_wait("longest")
    table.type("9")
    assert focus(table) == "9"
    table.key(Key.Key_Return)
    table.key(Key.Key_Escape)
    table.type("7")
    assert focus(table) == "73"


@pytest.mark.parametrize("stays", [False, True])
def test_what_the_table_says_stays_for_those_who_want_it(table: Table, stays: bool) -> None:
    table.page.appearance.set_messages("stay" if stays else "brief")
    table.type("35")
    assert table.view.message.text
    table.clock.advance(60_000, 60_000)
    assert bool(table.view.message.text) is stays
    table.key(Key.Key_Right)
    assert not table.view.message.text


def test_escape_lets_go_and_the_card_has_the_focus_again(table: Table) -> None:
    table.type("58")
    table.key(Key.Key_Return)
    table.key(Key.Key_Escape)
    assert table.view.scene.lifted is None
    assert focus(table) == "58"
    table.settle()
    table.assert_sound()
    assert placed(table) == []


def test_typed_digits_pick_a_card(set_table: SetTable) -> None:
    table = set_table(position(hand=(3, 35, 37, 38, 73, 90, 96)))
    table.type("7")
    assert focus(table) == "73"
    table.clock.time += 2000
    table.type("3")
    assert focus(table) == "3"
    table.type("7")
    assert focus(table) == "37"
    table.type("9")
    assert focus(table) == "90"
    table.clock.time += 2000
    table.type("3")
    table.clock.time += 2000
    table.type("7")
    assert focus(table) == "73"
    table.type("x")
    table.clock.time += 2000
    table.type("4")
    assert focus(table) == "73"


def test_a_number_that_no_card_has_means_none_that_begins_like_it(set_table: SetTable) -> None:
    table = set_table(position(hand=(3, 35, 38, 58, 73, 90, 96)))
    table.type("58")
    table.clock.time += 2000
    table.type("74")
    assert focus(table) == "58"
    table.type("3")
    assert focus(table) == "3"


def test_a_number_typed_while_a_card_is_lifted_takes_that_card_instead(table: Table) -> None:
    table.type("37")
    table.key(Key.Key_Return)
    table.clock.time += 2000
    said: list[str] = []
    table.view.announced.connect(said.append)
    table.type("58")
    assert said == [table.view.overlay.name_of("58")]
    assert table.view.scene.lifted == "58"
    assert table.view.gestures.aiming.aimed == "up2"
    table.key(Key.Key_Return)
    assert placed(table) == [[58, "up2"]]
    table.settle()
    table.assert_sound()


def test_a_card_that_goes_nowhere_can_be_lifted_and_let_go(set_table: SetTable) -> None:
    piles = {"up1": [1, 60], "up2": [1, 70], "down1": [100, 8], "down2": [100, 6]}
    turn = {"seat": 0, "number": 2, "placed": [], "locked": None}
    table = set_table(position(hand=(9, 37, 58, 73, 90, 96, 97), piles=piles, turn=turn))
    table.type("37")
    table.key(Key.Key_Return)
    assert table.view.scene.lifted == "37"
    assert table.view.gestures.aiming.offers == {}
    table.key(Key.Key_Return)
    assert table.view.scene.lifted is None
    table.settle()
    table.assert_sound()


def test_a_whole_turn_by_keyboard(table: Table) -> None:
    for number in ("37", "58"):
        table.type(number)
        table.key(Key.Key_Return)
        table.key(Key.Key_Return)
        table.clock.time += 2000
    assert placed(table) == [[37, "up2"], [58, "up2"]]
    table.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.session.phase == "reviewing"


def test_ctrl_enter_too_early_says_why(table: Table) -> None:
    table.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.view.message.text.startswith("Place 2 more card")
    bubble = table.view.scene.highlights.bubble
    assert bubble is not None
    assert bubble.rect.bottom <= table.page.rail.main.y() + 12


def test_ctrl_z_takes_back(table: Table) -> None:
    table.drag("37", "up1")
    table.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert placed(table) == []
    table.settle()
    table.assert_sound()


def test_held_enter_does_not_play_by_itself(table: Table) -> None:
    table.type("37")
    window = table.page.window().windowHandle()
    Slips(table.page.window()).watch()
    for repeated in (False, True, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated
        )
        QApplication.sendEvent(window, event)
    assert table.view.scene.lifted == "37"
    assert placed(table) == []


def test_the_focus_ring_is_for_keys_not_for_the_mouse(table: Table) -> None:
    table.key(Key.Key_Right)
    assert table.view.scene.highlights.ring.isVisible()
    table.click("58")
    assert table.view.scene.highlights.ring.isVisible() is False
    assert focus(table) == "58"


def test_tab_leads_through_hand_piles_signals_and_rail(table: Table) -> None:
    row = []
    for _ in range(20):
        widget = QApplication.focusWidget()
        row.append(focus(table) or widget)
        if widget is table.page.rail.main:
            break
        table.key(Key.Key_Tab)
    hand = ["9", "37", "58", "73", "90", "96", "97"]
    assert row[:12] == [*hand, "up1", "up2", "down1", "down2", "draw"]
    assert row[12:16] == [f"own-signal:{pile}" for pile in ("up1", "up2", "down1", "down2")]
    assert row[-1] is table.page.rail.main


def test_s_on_a_pile_sets_a_signal(table: Table) -> None:
    table.key(Key.Key_Up)
    table.key(Key.Key_Home)
    table.key(Key.Key_S)
    assert table.page.signals.strip.isVisible()
    table.key(Key.Key_Right)
    table.key(Key.Key_Return)
    assert not table.page.signals.strip.isVisible()
    assert table.session.view()["signals"][0] == {"up1": "gentle"}
    assert focus(table) == "up1"
    table.key(Key.Key_S)
    table.key(Key.Key_Escape)
    assert not table.page.signals.strip.isVisible()
    assert table.session.view()["signals"][0] == {"up1": "gentle"}
    assert focus(table) == "up1"


def test_s_on_a_card_says_where_it_is_of_use(table: Table) -> None:
    table.view.overlay.set_focus("37", Qt.FocusReason.TabFocusReason)
    table.key(Key.Key_S)
    assert not table.page.signals.strip.isVisible()
    assert table.view.message.text.startswith("Go to a pile first")


def test_s_works_on_a_greek_keyboard_too(table: Table) -> None:
    table.view.overlay.set_focus("up1", Qt.FocusReason.TabFocusReason)
    assert table.page.guide.key(pressed(0x03A3, "σ"), "up1")
    assert table.page.signals.strip.isVisible()


@pytest.fixture
def choosing(table: Table) -> Table:
    """A table at which the signals of a pile are open."""
    table.view.overlay.set_focus("up1", Qt.FocusReason.TabFocusReason)
    table.key(Key.Key_S)
    assert table.page.signals.strip.isVisible()
    return table


def test_signals_stay_open_while_another_window_is_in_front(choosing: Table) -> None:
    chosen_from = QApplication.focusWidget()
    other = QWidget()
    make_active(other)
    make_active(choosing.page)
    assert choosing.page.signals.strip.isVisible()
    assert QApplication.focusWidget() is chosen_from
    choosing.key(Key.Key_Escape)
    assert focus(choosing) == "up1"
    other.close()


def test_signals_closed_from_elsewhere_give_the_focus_to_the_pile(choosing: Table) -> None:
    choosing.view.touched.emit(False)
    assert not choosing.page.signals.strip.isVisible()
    assert focus(choosing) == "up1"


def test_signals_of_a_pile_that_is_gone_give_the_focus_to_the_hand(choosing: Table) -> None:
    choosing.page.signals._place_id = "gone"
    choosing.page.signals.place()
    assert not choosing.page.signals.strip.isVisible()
    assert focus(choosing) == choosing.shown("hand")[0]


def test_keys_of_the_page_reach_the_table_from_the_rail(table: Table) -> None:
    table.page.rail.main.setFocus()
    table.type("58")
    assert focus(table) == "58"


def test_focus_in_event_is_harmless_without_a_hand(table: Table) -> None:
    table.view.expose(False)
    table.view.focusInEvent(QFocusEvent(QFocusEvent.Type.FocusIn))
    assert focus(table) is None


def test_an_arrow_towards_nothing_says_where_one_is(table: Table) -> None:
    said: list[str] = []
    table.view.announced.connect(said.append)
    table.key(Key.Key_Right)
    assert said == []
    table.key(Key.Key_Down)
    assert said == ["37, card 2 of 7"]


def test_an_arrow_goes_on_from_a_lifted_card_that_goes_nowhere(set_table: SetTable) -> None:
    full = {"up1": [1, 98], "up2": [1, 97], "down1": [100, 3], "down2": [100, 2]}
    table = set_table(position(piles=full, hand=(9, 37, 99)))
    table.key(Key.Key_Return)
    assert table.view.scene.lifted == "9"
    table.key(Key.Key_Right)
    assert table.view.scene.lifted is None
    assert focus(table) == "37"


def test_a_card_that_a_place_does_not_take_is_told_to_be_still_picked_up(table: Table) -> None:
    table.key(Key.Key_9)
    table.key(Key.Key_Return)
    assert table.view.gestures.mode is Mode.PICKED
    why, state = table.heard_by(lambda: table.view.access.activate("up1"))
    assert "9" in why
    assert state == "The card is still picked up."
    assert table.view.gestures.mode is Mode.PICKED
    assert table.heard_by(lambda: table.key(Key.Key_Escape)) == ["Card put back."]
