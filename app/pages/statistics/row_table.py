"""A table whose rows stand somewhere else than in the lines of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableWidget, QTableWidgetItem, QWidget

from app.system.screen_reader import aloud, tell_description, tell_name

AnyIndex = QModelIndex | QPersistentModelIndex


class TableRow(NamedTuple):
    """A row: its cells, and all of it as a screen reader says it."""

    cells: tuple[str, ...]
    spoken: str


class RowTable(QTableWidget):
    """A table for screen readers; subclasses say where its rows are (`row_rect`)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.remark = ""
        """What stands beside the heading, which is the accessible name."""
        self._filling = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.viewport().setAutoFillBackground(False)

    def show_rows(
        self, heading: str, remark: str, columns: Sequence[str], rows: Sequence[TableRow]
    ) -> None:
        """Show these rows under a heading with a remark."""
        current = self.currentRow()
        self.remark = remark
        tell_name(self, heading)
        tell_description(self, remark)
        self.setColumnCount(len(columns))
        self.setHorizontalHeaderLabels([*map(aloud, columns)])
        self._filling = True  # Qt asks for the place of each cell that is set, to paint it anew.
        self.setRowCount(len(rows))
        self.setVerticalHeaderLabels([aloud(row.cells[0]) for row in rows])
        for at, row in enumerate(rows):
            for column, text in enumerate(row.cells):
                item = QTableWidgetItem(text)
                said = aloud(row.spoken if column == 0 else text)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
                self.setItem(at, column, item)
        self._filling = False
        self.setCurrentCell(min(max(current, 0), len(rows) - 1), 0)
        self.viewport().update()

    def spoken(self, row: int) -> str:
        """Return what a screen reader says of a row."""
        item = self.item(row, 0)
        return "" if item is None else str(item.data(Qt.ItemDataRole.AccessibleTextRole))

    def row_rect(self, row: int) -> QRectF:
        """Return where a row is painted and can be pressed; empty where it is not to be seen."""
        raise NotImplementedError

    def bring_into_sight(self, row: int) -> None:
        """Scroll until a row can be seen, where not all can be."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what the chart stands on."""
        event.ignore()

    def row_at(self, at: QPoint) -> int:
        """Return the row that is painted there; -1: none."""
        found = (row for row in range(self.rowCount()) if self.row_rect(row).contains(at))
        return next(found, -1)

    # Where the rows are, for Qt and screen readers

    def visualRect(self, index: AnyIndex) -> QRect:
        if self._filling or not index.isValid():
            return QRect()
        return self.row_rect(index.row()).toAlignedRect()

    def indexAt(self, at: QPoint) -> QModelIndex:
        return self.model().index(self.row_at(at), 0)

    def scrollTo(
        self,
        index: AnyIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll nothing: rows are where they are painted."""
