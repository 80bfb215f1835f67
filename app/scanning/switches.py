"""Switches: a key or a mouse button each, and how it is called."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent

from app.keys.strokes import BLANK, ENTER, ESCAPE, HELD, SPACE
from app.texts import texts

T = texts("Scanning")

_MOUSE: Final = {
    Qt.MouseButton.LeftButton: T("Left mouse button"),
    Qt.MouseButton.RightButton: T("Right mouse button"),
    Qt.MouseButton.MiddleButton: T("Middle mouse button"),
}
_GOES_DOWN: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
)


class ScanSwitch(NamedTuple):
    """What somebody presses: a key, or a button of a mouse."""

    kind: Literal["key", "mouse"]
    code: int

    def sends(self, event: QKeyEvent | QMouseEvent) -> bool:
        """Tell whether an event comes from it, be it that it goes down or up."""
        return switch_of(event) == self

    @property
    def name(self) -> str:
        """Return what a person calls it."""
        if self.kind == "mouse":
            button = Qt.MouseButton(self.code)
            if button in _MOUSE:
                return _MOUSE[button]()
            return T("Mouse button {number}")(number=self.code.bit_length())
        if self.code == SPACE:
            return BLANK.caps[0]
        if self.code in ENTER:
            return "Enter"
        return QKeySequence(self.code).toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def stored(self) -> str:
        """Return it as it is kept in the settings."""
        return f"{self.kind} {self.code}"


SPACE_BAR: Final = ScanSwitch("key", SPACE)
ENTER_KEY: Final = ScanSwitch("key", ENTER[0])


def switch_of(event: QKeyEvent | QMouseEvent) -> ScanSwitch | None:
    """Return the switch from which an event comes; None where it can be none."""
    if isinstance(event, QMouseEvent):
        code = event.button().value
        return ScanSwitch("mouse", code) if code else None
    if event.key() in (0, ESCAPE, Qt.Key.Key_unknown, *HELD):
        return None
    return ScanSwitch("key", ENTER[0] if event.key() in ENTER else event.key())


def goes_down(event: QKeyEvent | QMouseEvent) -> bool:
    """Tell whether a key or a button goes down."""
    return event.type() in _GOES_DOWN


def read_switch(stored: object, otherwise: ScanSwitch) -> ScanSwitch:
    """Return a switch as it was kept; where that is damaged, the other one."""
    kind, _, code = str(stored).partition(" ")
    if not code.isdecimal() or not 0 < int(code) < 2**31:
        return otherwise
    if kind == "key":
        return ScanSwitch("key", int(code))
    return ScanSwitch("mouse", int(code)) if kind == "mouse" else otherwise
