"""What screen readers call things of which Qt knows no kind, such as headings and painted words.

A class of widgets says it with its `accessible_kind`; its objects have accessible names.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

ROLES: Final = {
    "heading": QAccessible.Role.Heading,
    "page": QAccessible.Role.Section,
    "plain": QAccessible.Role.Client,
    "list": QAccessible.Role.List,
    "group": QAccessible.Role.Grouping,
    "row": QAccessible.Role.ListItem,
    "text": QAccessible.Role.StaticText,
    "window": QAccessible.Role.Window,
}
"""The role of each kind."""


def interface(_class: str, thing: QObject) -> QAccessibleInterface | None:
    """Return how a thing is told of; None leaves it to Qt."""
    kind = getattr(thing, "accessible_kind", None)
    if kind is None or not isinstance(thing, QWidget):
        return None
    return QAccessibleWidget(thing, ROLES[kind])
