"""A notification for screen readers: nobody sees it, and it is read as it appears."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_LASTS_MS: Final = 10_000
"""So long its text can be asked for: a reader asks once it is done with what it is saying."""


def notify(window: QWidget, text: str) -> None:
    """Have a screen reader say `text`, as a notification in `window`."""
    _install_factory()
    Notification(text, window).show()


class Notification(QWidget):
    """Lies in the corner of a window, shows nothing, and is gone after a while."""

    def __init__(self, text: str, window: QWidget) -> None:
        super().__init__(window)
        self.interface = _NotificationInterface(self, window, text)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(0, 0, 1, 1)
        self.lower()
        QTimer.singleShot(_LASTS_MS, self, self.deleteLater)


class _NotificationInterface(QAccessibleObject):
    """What a screen reader finds: the role that no widget of Qt has, and the text.

    It is asked once more while its widget is deleted; then nothing may be raised. PySide's types
    do not tell that there may be no interface, or no window.
    """

    def __init__(self, widget: QWidget, window: QWidget, text: str) -> None:
        super().__init__(widget)
        self._window, self._text = window, text

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Notification

    def text(self, kind: QAccessible.Text) -> str:
        return self._text if kind == QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def parent(self) -> QAccessibleInterface:
        if isValid(self._window):
            return QAccessible.queryAccessibleInterface(self._window)
        return cast(QAccessibleInterface, None)

    def window(self) -> QWindow:
        if isValid(self._window):
            return self._window.windowHandle()
        return cast(QWindow, None)

    def childCount(self) -> int:
        return 0

    def child(self, _index: int) -> QAccessibleInterface:
        return cast(QAccessibleInterface, None)

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1


@cache
def _install_factory() -> None:
    """Let Qt find the interface of a notification."""

    def interface(_class: str, thing: QObject) -> QAccessibleInterface | None:
        return thing.interface if isinstance(thing, Notification) else None

    QAccessible.installFactory(interface)
