"""A key that is held presses once."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.held_keys import HeldKeys

NONE = Qt.KeyboardModifier.NoModifier


class Listener(QWidget):
    """Counts the keys that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.presses = 0

    def keyPressEvent(self, _event: QKeyEvent) -> None:
        self.presses += 1


@pytest.fixture
def listener(qtbot: QtBot) -> Listener:
    listener = Listener()
    qtbot.addWidget(listener)
    listener.show()
    qtbot.waitExposed(listener)
    listener.setFocus()
    HeldKeys(listener.windowHandle())
    return listener


def send(listener: Listener, kind: QEvent.Type, key: Qt.Key, time: int, *, repeat: bool) -> None:
    event = QKeyEvent(kind, key, NONE, "", repeat)
    event.setTimestamp(time)
    QCoreApplication.sendEvent(listener.windowHandle(), event)


def hold(listener: Listener, key: Qt.Key, *, marked: bool) -> None:
    """Hold a key for five repetitions, as X servers of either kind tell it."""
    send(listener, QEvent.Type.KeyPress, key, 1000, repeat=False)
    for time in range(1600, 1800, 40):
        if not marked:
            send(listener, QEvent.Type.KeyRelease, key, time, repeat=False)
        send(listener, QEvent.Type.KeyPress, key, time, repeat=marked)
    send(listener, QEvent.Type.KeyRelease, key, 1810, repeat=False)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("marked", [True, False])
def test_a_held_key_presses_once(listener: Listener, key: Qt.Key, marked: bool) -> None:
    hold(listener, key, marked=marked)
    assert listener.presses == 1


@pytest.mark.parametrize("marked", [True, False])
def test_arrows_go_on_repeating(listener: Listener, marked: bool) -> None:
    hold(listener, Qt.Key.Key_Right, marked=marked)
    assert listener.presses == 6


def test_every_press_of_its_own_counts(listener: Listener) -> None:
    for time in (1000, 1060, 1120):
        send(listener, QEvent.Type.KeyPress, Qt.Key.Key_Return, time, repeat=False)
        send(listener, QEvent.Type.KeyRelease, Qt.Key.Key_Return, time + 30, repeat=False)
    assert listener.presses == 3
