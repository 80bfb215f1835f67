"""Tells the repetitions of a held key from presses, which Qt does not on every X server."""

from __future__ import annotations

from ctypes import string_at
from struct import unpack
from typing import Final

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QCoreApplication
from PySide6.QtGui import QGuiApplication, QKeyEvent

_PRESS: Final = 2
_RELEASE: Final = 3
_SENT: Final = 0x80
"""Marks what another program has sent."""
_HEAD: Final = "=BBHI"
"""How an event of X about a key begins: its kind, the key, its number, and when it was."""


class HeldKeys(QAbstractNativeEventFilter):
    """Knows which press of a key is the repetition of one that is held.

    An X server sends a repetition as a release and a press at the very same time. Qt marks it only
    if both have arrived when it looks; and where a screen reader listens, the keys that Qt gives on
    have lost their time. So the events of X are looked at before Qt makes its own of them.
    """

    def __init__(self) -> None:
        super().__init__()
        self._released: tuple[int, int] = (0, 0)
        self._repeated: int | None = None
        """The key of X whose last press was a repetition."""

    def watch(self) -> None:
        """Begin, where there is an X server; calling it again does no harm."""
        app = QCoreApplication.instance()
        if app is not None and QGuiApplication.platformName() == "xcb":
            app.installNativeEventFilter(self)

    def repeats(self, press: QKeyEvent) -> bool:
        """Tell whether a press is a repetition."""
        return press.isAutoRepeat() or press.nativeScanCode() == self._repeated

    def nativeEventFilter(
        self, kind: QByteArray | bytes | bytearray | memoryview, message: int
    ) -> tuple[bool, int]:
        if kind == b"xcb_generic_event_t":
            what, key, _, at = unpack(_HEAD, string_at(int(message), 8))
            if what & ~_SENT == _RELEASE:
                self._released = key, at
            elif what & ~_SENT == _PRESS:
                self._repeated = key if (key, at) == self._released else None
        return False, 0
