"""Saying something to people who use a screen reader."""

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say `text` once it is done with what it is saying."""
    # PySide makes every role, state and event of these classes when they are first imported.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
