"""A listener in place of a screen reader: sentences, and nothing else, of what the window tells."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.signs import misread

ROLES: Final = {
    QAccessible.Role.Button: "button",
    QAccessible.Role.CheckBox: "check box",
    QAccessible.Role.RadioButton: "radio button",
    QAccessible.Role.Slider: "slider",
    QAccessible.Role.EditableText: "edit",
    QAccessible.Role.Link: "link",
    QAccessible.Role.ListItem: "list item",
    QAccessible.Role.PageTab: "tab",
    QAccessible.Role.Heading: "heading",
}
"""What a reader calls the kinds of things that it says so of; of others it says the name alone."""


class Listener(QObject):
    """Writes down what a screen reader would say, as it would say it; no sign may be in it.

    What comes into the focus is told by its name, kind and state, with the groups that are entered
    on the way; where several come into it one after the other, the last one. What has the focus and
    is renamed is told again. Announcements are told as they are.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus)
        self._said: list[str] = []
        self._focused: QAccessibleInterface | None = None
        self._fresh = False
        self._groups: list[str] = []
        self._name = ""

    def close(self) -> None:
        """Listen no more, and keep nothing of what is about to go."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.disconnect(self._focus)
        self._focused = None

    def words(self) -> list[str]:
        """Return what was said since the last time, sentence by sentence."""
        found = self._focused
        if found is not None and found.isValid() and (self._fresh or _told(found) != self._name):
            self._tell(found)
        self._fresh = False
        said, self._said = self._said, []
        return said

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            assert not misread([event.message()])
            self._said.append(event.message())
        elif event.type() == QAccessible.Event.Focus:
            found = event.accessibleInterface()
            self._come(found)

    def _focus(self, _old: QWidget | None, widget: QWidget | None) -> None:
        if widget is not None:
            self._come(QAccessible.queryAccessibleInterface(widget))

    def _come(self, found: QAccessibleInterface | None) -> None:
        if found is not None and found.isValid():
            self._focused, self._fresh = found, True

    def _tell(self, found: QAccessibleInterface) -> None:
        groups = _groups(found)
        entered = [each for each in groups if each not in self._groups]
        self._groups, self._name = groups, _told(found)
        self._said.append(". ".join([*entered, self._name]))


def _told(found: QAccessibleInterface) -> str:
    """Return what is said of something that has the focus."""
    state = found.state()
    words = [found.text(QAccessible.Text.Name), ROLES.get(found.role(), "")]
    if found.role() in (QAccessible.Role.Slider, QAccessible.Role.EditableText):
        words.append(found.text(QAccessible.Text.Value))
    if found.role() in (QAccessible.Role.CheckBox, QAccessible.Role.RadioButton):
        words.append("checked" if state.checked else "not checked")
    if state.disabled:
        words.append("unavailable")
    told = " ".join(filter(None, words))
    description = found.text(QAccessible.Text.Description)
    assert not misread([words[0], description])
    return f"{told}. {description}" if description else told


def _groups(found: QAccessibleInterface) -> list[str]:
    """Return the names of what something lies in, from without to within."""
    names: list[str] = []
    outer = _parent(found)
    while outer is not None and outer.isValid():
        names.append(outer.text(QAccessible.Text.Name))
        outer = _parent(outer)
    return [name for name in reversed(names) if name]


def _parent(found: QAccessibleInterface) -> QAccessibleInterface | None:
    """Return what something lies in; PySide's types do not tell that there may be nothing."""
    return found.parent()
