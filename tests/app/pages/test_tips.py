"""What a button means, in a bubble of the house, by a resting or a held pointer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QHelpEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from app.widgets.buttons import RailButton
from app.widgets.tip import TipBubble, tell_tip
from tests.app.table.support import look_at
from tests.app.waiting import wait_until


@pytest.fixture
def button(qapp: QApplication, tmp_path: Path) -> Iterator[RailButton]:
    """A button at the foot of a window that shows its icon only."""
    window = QWidget()
    window.resize(960, 600)
    button = RailButton(look_at(tmp_path), "undo", window)
    button.set_word("Take back what was done last, if that can still be done")
    button.show_word(False)
    button.place(880, 540, 50, 50)
    window.show()
    yield button
    window.close()
    window.deleteLater()


def rest_on(widget: QWidget) -> None:
    at = widget.rect().center()
    event = QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)


def tip_of(button: RailButton) -> TipBubble | None:
    return next(iter(button.window().findChildren(TipBubble)), None)


def test_the_word_of_an_icon_stands_in_a_bubble_inside_the_window(button: RailButton) -> None:
    rest_on(button)
    tip = tip_of(button)
    assert tip is not None
    assert tip.text == button.word
    assert not QToolTip.isVisible()
    body = tip.body().translated(tip.pos().toPointF())
    assert button.window().rect().toRectF().contains(body)
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    assert tip.text == ""
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)


def test_the_pointer_may_go_to_the_bubble(
    button: RailButton, monkeypatch: pytest.MonkeyPatch
) -> None:
    rest_on(button)
    tip = tip_of(button)
    assert tip is not None
    on_it = tip.mapToGlobal(tip.body().center().toPoint())
    monkeypatch.setattr(QCursor, "pos", lambda: on_it)
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert tip.text == button.word
    beside = button.window().mapToGlobal(QPoint(10, 10))
    monkeypatch.setattr(QCursor, "pos", lambda: beside)
    wait_until(lambda: not tip.text)


def test_esc_takes_the_bubble_away_and_does_nothing_else(button: RailButton) -> None:
    pressed: list[int] = []
    window = button.window()
    window.keyPressEvent = lambda event: pressed.append(event.key())  # type: ignore[method-assign]
    rest_on(button)
    tip = tip_of(button)
    assert tip is not None
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert tip.text == ""
    assert pressed == []
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert pressed == [Qt.Key.Key_Escape]


def test_a_key_brings_the_bubble_of_what_has_the_keyboard(button: RailButton) -> None:
    button.setFocus()
    assert tell_tip()
    tip = tip_of(button)
    assert tip is not None
    assert tip.text == button.word
    button.clearFocus()
    assert tip.text == ""


def test_a_long_press_tells_and_presses_nothing(button: RailButton) -> None:
    clicks = QSignalSpy(button.clicked)
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=QPoint(25, 25))
    button._held.timeout.emit()
    tip = tip_of(button)
    assert tip is not None
    assert tip.text == button.word
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(25, 25))
    assert clicks.count() == 0
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(25, 25))
    assert clicks.count() == 1


def test_a_button_that_says_its_word_needs_no_bubble(button: RailButton) -> None:
    button.show_word(True)
    rest_on(button)
    assert tip_of(button) is None
