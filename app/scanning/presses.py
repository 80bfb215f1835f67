"""What a press does with each kind of thing, and the things inside a thing: rows, entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QMenu,
    QPushButton,
    QScrollArea,
    QWidget,
)

from app.press_guard import Ringed, Slips
from app.scanning.stops import rect_of
from app.table.view.gestures import Mode
from app.table.view.overlay import OverlayButton
from app.table.view.view import TableView


class ListRow(NamedTuple):
    """A row of a list, or an entry of a menu."""

    owner: QAbstractItemView | QMenu
    number: int

    def show(self) -> QRect:
        """Make it the present one, and return where it is in its window."""
        if isinstance(self.owner, QMenu):
            action = _entries(self.owner)[self.number]
            self.owner.setActiveAction(action)
            return self.owner.actionGeometry(action)
        index = self.owner.model().index(self.number, 0)
        self.owner.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.owner.setCurrentIndex(index)
        self.owner.scrollTo(index)
        rect = self.owner.visualRect(index)
        at = self.owner.viewport().mapTo(self.owner.window(), QPoint(0, 0))
        return QRect(rect.translated(at)) & rect_of(self.owner)


def rows_in(thing: QWidget) -> Sequence[ListRow]:
    """Return the rows of a list or the entries of a menu; nothing else has any."""
    if isinstance(thing, QMenu):
        return [ListRow(thing, at) for at in range(len(_entries(thing)))]
    if isinstance(thing, QAbstractItemView):
        return [ListRow(thing, at) for at in range(thing.model().rowCount())]
    return []


def key_that_presses(thing: QWidget | ListRow) -> Qt.Key:
    """Return the key that does with a thing what there is to be done with it.

    A slider goes one step on, a text one page, and from the end to the beginning. The card in hand
    is put back.
    """
    if isinstance(thing, OverlayButton):
        view = thing.view
        assert isinstance(view, TableView)
        gestures = view.gestures
        held = gestures.mode is Mode.PICKED and gestures.lifted == thing.target
        return Qt.Key.Key_Escape if held else Qt.Key.Key_Return
    if isinstance(thing, QAbstractSlider):
        ends = thing.value() == thing.maximum()
        return Qt.Key.Key_Home if ends else Qt.Key.Key_Right
    if isinstance(thing, QAbstractScrollArea) and not isinstance(thing, QAbstractItemView):
        bar = thing.verticalScrollBar()
        return Qt.Key.Key_Home if bar.value() == bar.maximum() else Qt.Key.Key_PageDown
    return Qt.Key.Key_Space if isinstance(thing, QPushButton) else Qt.Key.Key_Return


def give_focus(widget: QWidget, slips: Slips) -> None:
    """Give a widget the focus as a key does, in sight and with its ring."""
    slips.by_key = True
    each = widget.parentWidget()
    while each is not None:
        if isinstance(each, QScrollArea):
            each.ensureWidgetVisible(widget, 0, 24)
        each = each.parentWidget()
    widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
    if isinstance(widget, Ringed):
        widget.show_focus()


def _entries(menu: QMenu) -> list[QAction]:
    return [each for each in menu.actions() if each.isEnabled() and not each.isSeparator()]
