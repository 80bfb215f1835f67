"""What screen readers call things of which Qt knows no kind, such as headings and painted words.

A class of widgets says it with its `accessible_kind`; its objects have accessible names.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

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
    if kind == "refusing":
        return _RefusingButton(thing)
    if kind == "note":
        return _Note(thing)
    return QAccessibleWidget(thing, ROLES[kind])


class _Note(QAccessibleWidget):
    """Words that belong to what they lie in, and are read by who looks for them there.

    Otherwise Orca reads all of them in one run whenever the focus comes in.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.StaticText)

    def relations(
        self,
        match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations,
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        found = super().relations(match)
        parent = self.parent()
        if QAccessible.RelationFlag.DescriptionFor & match and parent is not None:
            found.append((parent, QAccessible.RelationFlag.DescriptionFor))
        return found


class _RefusingButton(QAccessibleWidget):
    """A button that can be pressed where it does nothing, so that it can say why.

    It is told as not available then, though it has the keyboard and takes a press.
    """

    def __init__(self, button: QWidget) -> None:
        super().__init__(button, QAccessible.Role.Button)

    def state(self) -> QAccessible.State:
        state = super().state()
        button = self.widget()
        state.disabled = bool(state.disabled) or not getattr(button, "allowed", True)
        return state

    def actionNames(self) -> list[str]:
        return [self.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        button = self.widget()
        if name == self.pressAction() and isinstance(button, QAbstractButton):
            button.click()
        else:
            super().doAction(name)
