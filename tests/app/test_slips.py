"""A slip of the hand does at most one thing: held keys, slow double clicks, a focus not shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.press_guard import AGAIN, SEEN, SERIES, answered, changed, changes, keys_lead
from tests.app.hands import Hands
from tests.app.waiting import make_active

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


class Place(QWidget):
    """Counts what reaches it; on its left half presses are never slips."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.presses = self.keys = 0
        self.ringed = True

    def mousePressEvent(self, _event: object) -> None:
        self.presses += 1

    def keyPressEvent(self, _event: QKeyEvent) -> None:
        self.keys += 1

    def is_ready(self, at: QPoint | None) -> bool:
        return at is not None and at.x() < self.width() // 2

    def shows_focus(self) -> bool:
        return self.ringed

    def show_focus(self) -> None:
        self.ringed = True

    def pressed_by(self, event: QKeyEvent) -> QWidget | None:
        return self if event.key() == Key.Key_N else None


class Board(QWidget):
    """Two places side by side, and a field for text below."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(400, 300)
        self.left, self.right = Place(self), Place(self)
        self.left.setGeometry(0, 0, 200, 200)
        self.right.setGeometry(200, 0, 200, 200)
        self.field = QLineEdit(self)
        self.field.setGeometry(0, 220, 400, 40)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    board = Board()
    qtbot.addWidget(board)
    make_active(board)
    board.left.setFocus()
    return board


@pytest.fixture
def hands(board: Board) -> Hands:
    return Hands(board)


# --- Held keys --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_H, Key.Key_N, Key.Key_P]
)
@pytest.mark.parametrize("marked", [True, False])
def test_a_held_key_presses_once(board: Board, hands: Hands, key: Key, marked: bool) -> None:
    hands.hold(key, marked=marked)
    assert board.left.keys == 1


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Z])
def test_together_with_ctrl_too(board: Board, hands: Hands, key: Key) -> None:
    hands.hold(key, CTRL)
    assert board.left.keys == 1


@pytest.mark.parametrize("marked", [True, False])
def test_arrows_go_on_repeating(board: Board, hands: Hands, marked: bool) -> None:
    hands.hold(Key.Key_Right, marked=marked)
    assert board.left.keys > 40


def test_letters_go_on_where_one_writes(board: Board, hands: Hands) -> None:
    board.field.setFocus()
    hands.hold(Key.Key_N, text="n")
    assert len(board.field.text()) > 40


def test_every_press_of_its_own_counts(board: Board, hands: Hands) -> None:
    for _ in range(3):
        hands.key(Key.Key_Return)
        hands.wait(60)
    assert board.left.keys == 3


def test_esc_goes_one_step_at_a_time(board: Board, hands: Hands) -> None:
    hands.key(Key.Key_Escape)
    hands.wait(SEEN - 100)
    hands.key(Key.Key_Escape)
    assert board.left.keys == 1
    hands.wait(100)
    hands.key(Key.Key_Escape)
    assert board.left.keys == 2


# --- Presses that go on -------------------------------------------------------------------------


@pytest.mark.parametrize("every", [150, 400, 590])
def test_presses_that_go_on_from_before_never_press_what_has_firmly_changed(
    board: Board, hands: Hands, every: int
) -> None:
    hands.click(QPoint(300, 100))
    changed(board.right, firm=True)
    for at in [QPoint(300, 100), QPoint(350, 60)] * 6:
        hands.wait(every - hands.CLICK)
        hands.click(at)
    assert board.right.presses == 1
    hands.wait(SERIES)
    hands.click(QPoint(350, 60))
    assert board.right.presses == 2


def test_a_series_that_began_after_the_change_presses_once_it_has_been_seen(
    board: Board, hands: Hands
) -> None:
    hands.click(QPoint(300, 100))
    changed(board.right, firm=True)
    hands.wait(SERIES)
    for _ in range(2):
        hands.click(QPoint(350, 60))
        hands.wait(300)
    assert board.right.presses == 2


def test_keys_that_go_on_do_not_press_it_either(board: Board, hands: Hands) -> None:
    board.right.setFocus()
    hands.key(Key.Key_Space)
    changed(board.right, firm=True)
    for _ in range(8):
        hands.wait(300)
        hands.key(Key.Key_Return)
    assert board.right.keys == 1


# --- What has just changed --------------------------------------------------------------------


def test_what_has_changed_takes_no_press_until_it_can_have_been_seen(
    board: Board, hands: Hands
) -> None:
    at = QPoint(350, 100)
    changed(board.right)
    hands.wait(SEEN - 1)
    hands.click(at)
    assert board.right.presses == 0
    hands.wait(1)
    hands.click(at)
    assert board.right.presses == 1


def test_what_lies_beside_it_does(board: Board, hands: Hands) -> None:
    changed(board.right)
    hands.click(QPoint(150, 100))
    assert board.left.presses == 1


def test_what_lies_in_it_does_not(board: Board, hands: Hands) -> None:
    changed(board)
    hands.click(QPoint(150, 100))
    assert board.left.presses == 0


def test_where_a_move_begins_it_does(board: Board, hands: Hands) -> None:
    changed(board.right)
    hands.click(QPoint(210, 100))
    assert board.right.presses == 1


def test_keys_do_not_press_it_either(board: Board, hands: Hands) -> None:
    changed(board.left)
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_N):
        hands.key(key)
    assert board.left.keys == 0
    hands.key(Key.Key_Right)
    hands.key(Key.Key_X)
    assert board.left.keys == 2
    hands.wait(SEEN)
    hands.key(Key.Key_N)
    assert board.left.keys == 3


# --- The second half of a double click --------------------------------------------------------


@pytest.mark.parametrize("gap", [60, 140, 300, 420, 700, 900])
def test_the_second_half_of_a_double_click_does_not_press_what_the_first_led_to(
    board: Board, hands: Hands, gap: int
) -> None:
    at = QPoint(350, 100)
    for tell in (changed, answered):
        before = board.right.presses
        hands.click(at)
        tell(board.right)
        hands.wait(gap - hands.CLICK)
        hands.click(at + QPoint(3, -2))
        assert board.right.presses == before + 1
        hands.wait(2 * AGAIN)


def test_elsewhere_on_it_an_answered_press_leaves_the_next_free(board: Board, hands: Hands) -> None:
    hands.click(QPoint(350, 100))
    answered(board.right)
    hands.wait(60)
    hands.click(QPoint(350, 160))
    assert board.right.presses == 2


@pytest.mark.parametrize("gap", [60, 420, 900])
def test_a_double_click_on_what_has_not_changed_is_its_own_business(
    board: Board, hands: Hands, gap: int
) -> None:
    hands.double_click(QPoint(350, 100), gap)
    assert board.right.presses == 2


def test_a_key_pressed_twice_is_the_same(board: Board, hands: Hands) -> None:
    hands.key(Key.Key_Return)
    answered(board.left)
    hands.wait(AGAIN - 200)
    hands.key(Key.Key_Return)
    assert board.left.keys == 1
    hands.key(Key.Key_Right)
    hands.key(Key.Key_Return)
    assert board.left.keys == 3


def test_who_is_asked_in_vain_can_press_again_soon(board: Board, hands: Hands) -> None:
    """Presses that do not count put nothing off."""
    at = QPoint(350, 100)
    changed(board.right)
    for _ in range(4):
        hands.click(at)
        hands.wait(200)
    assert board.right.presses == 1


def test_a_change_can_be_asked_after(board: Board, hands: Hands) -> None:
    assert changes(board.left) == 0
    changed(board)
    assert changes(board.left) == changes(board.right) > 0
    before = changes(board.right)
    answered(board.left)
    assert changes(board.right) == before < changes(board.left)


# --- The keyboard's focus ---------------------------------------------------------------------


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_where_the_focus_is_not_shown_a_key_shows_it_and_does_nothing_else(
    board: Board, hands: Hands, key: Key
) -> None:
    board.left.ringed = False
    hands.key(key)
    assert (board.left.ringed, board.left.keys) == (True, 0)
    hands.key(key)
    assert board.left.keys == 1


def test_what_a_screen_reader_has_told_needs_no_ring(board: Board, hands: Hands) -> None:
    QAccessible.setActive(True)
    board.left.ringed = False
    hands.key(Key.Key_Return)
    QAccessible.setActive(False)
    assert board.left.keys == 1


def test_it_is_known_whether_keys_or_the_mouse_lead(board: Board, hands: Hands) -> None:
    hands.key(Key.Key_Right)
    assert keys_lead(board.left)
    hands.click(QPoint(150, 100))
    assert not keys_lead(board.left)


def test_without_a_watch_over_the_window_nothing_is_known(qtbot: QtBot) -> None:
    alone = QWidget()
    qtbot.addWidget(alone)
    changed(alone)
    answered(alone)
    assert (changes(alone), keys_lead(alone)) == (0, True)
