"""Hands at a window as its screen tells of them, with time that goes by only where they wait."""

from __future__ import annotations

from ctypes import addressof, create_string_buffer
from struct import pack
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.press_guard import Slips
from tests.app.manual_clock import ManualClock

LEFT = Qt.MouseButton.LeftButton
NO_BUTTON = Qt.MouseButton.NoButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


def pressed(key: int, text: str = "") -> QKeyEvent:
    """The event of a key that goes down."""
    return QKeyEvent(QEvent.Type.KeyPress, key, NO_KEYS, text)


def click_twice(widget: QWidget) -> None:
    """Click on a widget so fast that Qt makes a double click of it."""
    at = QPointF(widget.rect().center())
    kinds = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
    for kind in kinds:
        for sent, buttons in ((kind, LEFT), (QEvent.Type.MouseButtonRelease, NO_BUTTON)):
            event = QMouseEvent(sent, at, widget.mapToGlobal(at), LEFT, buttons, NO_KEYS)
            QCoreApplication.sendEvent(widget, event)


class Hands:
    """Mouse and keyboard of one window, before any widget: nothing goes round `app.press_guard`.

    Presses less than the system's interval apart come as double clicks, as Qt makes them.
    """

    CLICK: Final = 40
    """How long the button is down in a click, in milliseconds."""
    BEGIN: Final = 600
    EVERY: Final = 30
    """After so long a held key begins to repeat, and then so often."""

    def __init__(self, window: QWidget, clock: ManualClock | None = None) -> None:
        """Watches over the slips at the window, unless that is done already."""
        self.clock = clock if clock is not None else ManualClock()
        self.clock.time += 100_000.0
        found = window.findChild(Slips)
        self.slips = found if isinstance(found, Slips) else Slips(window)
        self.slips.clock = self.clock
        self.slips.watch()
        self.window = window
        self._pressed_at = (0, QPoint(-1000, -1000))

    @property
    def time(self) -> int:
        """What the screen says of when something happens."""
        return round(self.clock.time)

    def wait(self, ms: float) -> None:
        """Let time go by, and let happen what was to happen at once."""
        QCoreApplication.processEvents()
        self.clock.advance(ms, ms)

    # Mouse

    def press(self, at: QPoint) -> None:
        time, before = self._pressed_at
        double = self.time - time < QApplication.doubleClickInterval()
        double = double and (at - before).manhattanLength() < QApplication.startDragDistance()
        self._mouse(QEvent.Type.MouseButtonPress, at, double=double)
        self._pressed_at = (0 if double else self.time, at)

    def release(self, at: QPoint) -> None:
        self._mouse(QEvent.Type.MouseButtonRelease, at)

    def move(self, at: QPoint, *, down: bool = False) -> None:
        self._mouse(QEvent.Type.MouseMove, at, down=down)

    def click(self, at: QPoint | QWidget) -> None:
        """At a point of the window, or in the middle of a widget."""
        where = middle(at) if isinstance(at, QWidget) else at
        self.move(where)
        self.press(where)
        self.wait(self.CLICK)
        self.release(where)
        QCoreApplication.processEvents()

    def double_click(self, at: QPoint | QWidget, gap: int) -> None:
        """Two clicks whose presses are so many milliseconds apart."""
        where = middle(at) if isinstance(at, QWidget) else at
        self.click(where)
        self.wait(gap - self.CLICK)
        self.click(where)

    def _mouse(
        self, kind: QEvent.Type, at: QPoint, *, double: bool = False, down: bool = False
    ) -> None:
        screen = self.window.windowHandle()
        button = NO_BUTTON if kind == QEvent.Type.MouseMove else LEFT
        held = LEFT if down or kind == QEvent.Type.MouseButtonPress else NO_BUTTON
        if double:
            kind = QEvent.Type.MouseButtonDblClick
        there = QPointF(self.window.mapToGlobal(at))
        event = QMouseEvent(kind, QPointF(at), there, button, held, NO_KEYS)
        event.setTimestamp(self.time)
        QApplication.sendEvent(screen, event)

    # Keys

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS, text: str = "") -> None:
        self.clock.time += 20
        self._key(QEvent.Type.KeyPress, key, modifiers, text)
        self.clock.time += 20
        self._key(QEvent.Type.KeyRelease, key, modifiers, text)
        QCoreApplication.processEvents()

    def hold(
        self,
        key: Qt.Key,
        modifiers: Qt.KeyboardModifier = NO_KEYS,
        *,
        ms: int = 2000,
        marked: bool = True,
        text: str = "",
    ) -> None:
        """Hold a key; its repetitions are `marked` as such or not, as Qt does or does not.

        Where it does not, a screen reader has taken from the keys the time when they were pressed.
        """
        self._key(QEvent.Type.KeyPress, key, modifiers, text)
        end = self.time + ms
        self.wait(self.BEGIN)
        while self.time < end:
            self._key(QEvent.Type.KeyRelease, key, modifiers, text, repeat=marked)
            self._key(QEvent.Type.KeyPress, key, modifiers, text, repeat=marked)
            self.wait(self.EVERY)
        self._key(QEvent.Type.KeyRelease, key, modifiers, text)
        QCoreApplication.processEvents()

    def _key(
        self,
        kind: QEvent.Type,
        key: Qt.Key,
        modifiers: Qt.KeyboardModifier,
        text: str,
        *,
        repeat: bool = False,
    ) -> None:
        code = 8 + key % 200
        what = 2 if kind == QEvent.Type.KeyPress else 3
        sent = create_string_buffer(pack("=BBHI", what, code, 0, self.time))
        self.slips.held.nativeEventFilter(b"xcb_generic_event_t", addressof(sent))
        event = QKeyEvent(kind, key, modifiers, code, 0, 0, text, repeat)
        QApplication.sendEvent(self.window.windowHandle(), event)


def middle(widget: QWidget) -> QPoint:
    """The middle of a widget, as a point of its window."""
    return widget.mapTo(widget.window(), widget.rect().center())
