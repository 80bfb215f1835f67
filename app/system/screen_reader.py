"""Telling people who use a screen reader what happens, and what has the keyboard."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from app.system.accessibility_bus import Listeners

# PySide makes every role, state and event of QAccessible when it is first imported: not at the
# start.

_LISTENERS: Final = Listeners()


def aloud(text: str) -> str:
    """Return a line as it is said: what stands between its parts is a pause.

    Orca would say "middle dot".

    >>> aloud("Your turn · Maria")
    'Your turn, Maria'
    """
    return text.replace(" · ", ", ")


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say `text` once it is done with what it is saying."""
    text = aloud(text)
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if QAccessible.isActive() and not _LISTENERS.hear_announcements():
        from app.system.notification import notify

        notify(widget.window(), text)
    else:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def tell_focus(outer: QWidget) -> None:
    """Have a screen reader hear last of what has the keyboard in `outer`.

    This is for a widget that passes the focus on when it gets it: Qt tells of the inner one first,
    and screen readers say the last one that they hear of.
    """

    def tell() -> None:
        focused = QApplication.focusWidget()
        if focused is not None and focused is not outer and outer.isAncestorOf(focused):
            _tell(focused)

    QTimer.singleShot(0, outer, tell)


def tell_row(view: QWidget, row: int) -> None:
    """Have a screen reader hear of the present row of a list that gets the keyboard."""
    if row >= 0:
        QTimer.singleShot(0, view, lambda: _tell(view, row))


def _tell(widget: QWidget, child: int = -1) -> None:
    from PySide6.QtGui import QAccessible, QAccessibleEvent

    event = QAccessibleEvent(widget, QAccessible.Event.Focus)
    event.setChild(child)
    QAccessible.updateAccessibility(event)
