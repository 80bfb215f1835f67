"""The table as a screen reader and the keyboard's focus find it.

What is painted has no place in the accessible tree. So every card, place and decoration that can be
used has a transparent button over it, with a name, kept by its id from view to view.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from app.system.screen_reader import (
    aloud,
    rename_focused,
    tell_description,
    tell_name,
    untold,
)


class Exposed(NamedTuple):
    """Something on the table that has a name."""

    id: str
    name: str
    rect: QRect
    group: str = ""
    """Where one of a group goes, the focus passes to a neighbour of the same group."""
    usable: bool = True
    """It can have the focus and be pressed; otherwise it only has a name."""
    description: str = ""
    """What may be said besides the name."""
    within: str = ""
    """What it and others lie in: told to who comes in there, where it can be used."""


class OverlayNote(QWidget):
    """Says what stands on the table there, and can be neither pressed nor focused."""

    accessible_kind = "note"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class OverlayGroup(QWidget):
    """Says what the buttons in it are; it lies over the whole table and lets the mouse through."""

    accessible_kind = "group"

    def __init__(self, name: str, view: QWidget) -> None:
        super().__init__(view)
        tell_name(self, name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(view.rect())
        self.show()


class OverlayButton(QAbstractButton):
    """A button that shows nothing and lets the mouse through."""

    def __init__(
        self, thing: Exposed, hands: OverlayHands, view: QWidget, group: OverlayGroup | None
    ) -> None:
        super().__init__(group or view)
        self.view = view
        """The table that it is on."""
        self.lies_in = group
        self.target = thing.id
        self.kind = thing.group
        self._hands = hands
        self._words = aloud(thing.name), aloud(thing.description)
        """What it is called from now on, or once all has been said."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(lambda: hands.activate(self.target))
        self.take(thing)

    def take(self, thing: Exposed, *, at_once: bool = True) -> None:
        """Be that thing; with the keyboard here, its name may wait, unless it goes `at_once`."""
        self._words = aloud(thing.name), aloud(thing.description)
        if not self.hasFocus():
            self._take_words()
        elif (self.accessibleName(), self.accessibleDescription()) != self._words:
            rename_focused(self, self._take_words, at_once=at_once)
        if self.geometry() != thing.rect:
            self.setGeometry(thing.rect)

    def rename(self, name: str) -> None:
        """Be called so, at once."""
        self._words = aloud(name), self._words[1]
        self._take_words()

    def _take_words(self) -> None:
        if not isValid(self):
            return
        name, description = self._words
        # First, so that a card that is covered is not told with what it was: a screen reader that
        # is told of the new name asks for both.
        if self.accessibleDescription() != description:
            tell_description(self, description)
        if self.accessibleName() != name:
            tell_name(self, name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the table paints what is here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._hands.key(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def shows_focus(self) -> bool:
        """Tell whether the table shows what has the focus (see `app.press_guard`)."""
        return self._hands.shows_focus()

    def show_focus(self) -> None:
        self._hands.show_focus()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        return self._hands.tab(1 if next else -1) or super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._hands.focused(self.target, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._take_words()
        self._hands.unfocused()


class OverlayHands(Protocol):
    """Takes what the buttons pass on."""

    def activate(self, target: str) -> None: ...

    def key(self, event: QKeyEvent) -> bool: ...

    def tab(self, step: int) -> bool: ...

    def focused(self, target: str, reason: Qt.FocusReason) -> None: ...

    def unfocused(self) -> None: ...

    def shows_focus(self) -> bool: ...

    def show_focus(self) -> None: ...


class Overlay:
    """The buttons of one table."""

    def __init__(self, view: QWidget, hands: OverlayHands) -> None:
        self._view = view
        self._hands = hands
        self._buttons: dict[str, OverlayButton] = {}
        self._notes: dict[str, OverlayNote] = {}
        self._groups: list[OverlayGroup] = []
        self._in_line: list[QWidget] = []
        self.before: list[QWidget] = []
        """What comes before the table in the order of the focus."""
        self._after: list[QWidget] = []
        """What follows it there."""

    def __getitem__(self, target: str) -> OverlayButton:
        return self._buttons[target]

    def __contains__(self, target: object) -> bool:
        return target in self._buttons

    @property
    def targets(self) -> list[str]:
        """The ids, in the order of the focus."""
        return list(self._buttons)

    @property
    def focus(self) -> str | None:
        """The id that has the focus."""
        for target, button in self._buttons.items():
            if button.hasFocus():
                return target
        return None

    def sync(self, exposed: Sequence[Exposed], *, at_once: bool = True) -> None:
        """Make one button for each entry, in that order of focus; those that stay are kept.

        Unless it is to be so `at_once`, what has the focus takes its name once all has been said.

        Where the focused one goes, the focus passes to its neighbour, or to the table itself where
        nothing is left, or no card where it was one: Qt would pass it through all that go, one
        after the other, and screen readers would say each of them.
        """
        before = self._buttons
        order_before = list(before)
        focus = self.focus
        self._buttons = {}
        self._sync_notes([entry for entry in exposed if not entry.usable])
        for entry in exposed:
            if not entry.usable:
                continue
            button = before.pop(entry.id, None)
            if button is None:
                group = self._group(entry.within) if entry.within else None
                with untold():
                    button = OverlayButton(entry, self._hands, self._view, group)
                button.show()
            else:
                button.take(entry, at_once=at_once)
                if button.lies_in is not None:
                    tell_name(button.lies_in, entry.within)
            self._buttons[entry.id] = button
        if focus is not None and focus not in self._buttons:
            self._pass_focus(before[focus].kind, order_before.index(focus))
        for button in before.values():
            button.hide()
            button.deleteLater()
        self._sync_groups()
        if list(self._buttons) != order_before:
            self._chain()
        self._line_up([entry.id for entry in exposed])

    def _group(self, name: str) -> OverlayGroup:
        """Return the group of this name."""
        for group in self._groups:
            if group.accessibleName() == aloud(name):
                return group
        self._groups.append(OverlayGroup(name, self._view))
        return self._groups[-1]

    def _sync_groups(self) -> None:
        """Let those go in which nothing lies any more; the others are as large as the table."""
        used = {button.lies_in for button in self._buttons.values()}
        for group in self._groups:
            if group in used:
                group.setGeometry(self._view.rect())
            else:
                group.hide()
                group.deleteLater()
        self._groups = [group for group in self._groups if group in used]

    def _sync_notes(self, exposed: Sequence[Exposed]) -> None:
        before, self._notes = self._notes, {}
        for entry in exposed:
            note = before.pop(entry.id, None)
            if note is None:
                with untold():
                    note = OverlayNote(self._view)
                    tell_name(note, entry.name)
                note.show()
            tell_name(note, entry.name)
            note.setGeometry(entry.rect)
            self._notes[entry.id] = note
        for note in before.values():
            note.hide()
            note.deleteLater()

    @property
    def names(self) -> list[str]:
        """Every name that a screen reader finds on the table."""
        widgets = [*self._buttons.values(), *self._notes.values()]
        return [widget.accessibleName() for widget in widgets]

    def name_of(self, target: str) -> str:
        """Return what a screen reader says of a button."""
        return self._buttons[target].accessibleName()

    def set_focus(self, target: str, reason: Qt.FocusReason) -> None:
        """Give the focus to a card, place or decoration; nothing happens where it has no button."""
        button = self._buttons.get(target)
        if button is not None:
            button.setFocus(reason)

    def rename(self, target: str, name: str) -> None:
        """Give a button another name for a while (such as what a lifted card would cost there)."""
        button = self._buttons.get(target)
        if button is not None:
            button.rename(name)

    def _pass_focus(self, group: str, index: int) -> None:
        targets = list(self._buttons)
        near = sorted(range(len(targets)), key=lambda at: abs(at - index))
        near.sort(key=lambda at: self._buttons[targets[at]].kind != group)
        kinds = {button.kind for button in self._buttons.values()}
        if near and (group in kinds or group != "card"):
            self.set_focus(targets[near[0]], Qt.FocusReason.OtherFocusReason)
        else:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def lead_on_to(self, after: Sequence[QWidget]) -> None:
        """Have these follow the table in the order of the focus."""
        if self._after != [*after]:
            self._after = [*after]
            self._chain()

    def _line_up(self, order: Sequence[str]) -> None:
        """Put the children in the order of the ids: screen readers go through them so.

        None of them is seen, so it does not matter which lies over which. Their order is kept
        here, as asking for it costs more than all the rest of an update.
        """
        widgets: dict[str, QWidget] = {**self._buttons, **self._notes}
        wanted = [widgets[target] for target in order]
        if wanted != self._in_line:
            for widget in wanted:
                if isinstance(widget, OverlayButton) and widget.lies_in is not None:
                    widget.lies_in.raise_()
                widget.raise_()
        self._in_line = wanted

    def _chain(self) -> None:
        buttons = [*self.before, *self._buttons.values(), *self._after]
        for first, second in pairwise(buttons):
            QWidget.setTabOrder(first, second)
