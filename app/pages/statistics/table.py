"""The base of the charts: a table for keys and screen readers that paints itself as it likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableWidget, QTableWidgetItem, QWidget

from app.keys.strokes import ENDS, PRESSES, STEPS
from app.paint.brushes import NO_BRUSH, grown, line
from app.paint.controls import paint_panel
from app.press_guard import keys_lead
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_row
from app.widgets.control import BY_KEY

AnyIndex = QModelIndex | QPersistentModelIndex

_SIDE, _TOP = 22.0, 15.0


class TableRow(NamedTuple):
    """A row: its cells, and all of it as a screen reader says it."""

    cells: tuple[str, ...]
    spoken: str


class PaintedTable(QTableWidget):
    """A panel with a heading, whose rows are painted as bars, dots or lines.

    Arrow keys go from row to row, Enter presses one. Subclasses say where each row is painted
    (`row_rect`) and paint them (`paint_rows`), both inside the panel below its heading.
    """

    pressed_row = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.metrics = appearance.metrics(QSize(1280, 800))
        self.hovered = -1
        """The row under the pointer."""
        self._ring = False
        self._down = -1
        """The row that the mouse has gone down on, until it goes up."""
        self._remark = ""
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
        self.viewport().setMouseTracking(True)
        self.setMouseTracking(True)
        appearance.changed.connect(self.viewport().update)

    # What it shows

    def show_rows(
        self, heading: str, remark: str, columns: Sequence[str], rows: Sequence[TableRow]
    ) -> None:
        """Show these rows under a heading with a remark."""
        current = self.currentRow()
        self._remark = remark
        self.setAccessibleName(heading)
        self.setAccessibleDescription(remark)
        self.setColumnCount(len(columns))
        self.setHorizontalHeaderLabels(list(columns))
        self.setRowCount(len(rows))
        self.setVerticalHeaderLabels([row.cells[0] for row in rows])
        for at, row in enumerate(rows):
            for column, text in enumerate(row.cells):
                item = QTableWidgetItem(text)
                if column == 0:
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, row.spoken)
                self.setItem(at, column, item)
        self.setCurrentCell(min(max(current, 0), len(rows) - 1), 0)
        self.viewport().update()

    def spoken(self, row: int) -> str:
        """Return what a screen reader says of a row."""
        item = self.item(row, 0)
        return "" if item is None else str(item.data(Qt.ItemDataRole.AccessibleTextRole))

    def set_metrics(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.viewport().update()

    def row_rect(self, row: int) -> QRectF:
        """Return where a row is painted and can be pressed; empty where it is not to be seen."""
        raise NotImplementedError

    def paint_rows(self, painter: QPainter) -> None:
        """Paint all rows, and what belongs to them."""
        raise NotImplementedError

    def bring_into_sight(self, row: int) -> None:
        """Scroll until a row can be seen, where not all can be."""

    def inside(self) -> QRectF:
        """Return the room below the heading."""
        px, head = self.metrics.px, self.heading_font()
        body = QRectF(self.viewport().rect())
        top = px(_TOP) + QFontMetricsF(head).height() + px(6)
        return body.adjusted(px(_SIDE), top, -px(_SIDE), -px(14))

    def heading_font(self) -> QFont:
        return self.metrics.sized(20, 700, serif=True)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body, theme, f = QRectF(self.viewport().rect()), self.appearance.theme, self.metrics.f
        paint_panel(painter, body, theme, scale=f)
        self._paint_heading(painter)
        self.paint_rows(painter)
        if self.shows_focus() and self.currentRow() >= 0:
            ring = grown(self.row_rect(self.currentRow()), 3 * f).intersected(grown(body, -2 * f))
            painter.setPen(line(theme.focus, 3 * f))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(ring, 8 * f, 8 * f)

    def _paint_heading(self, painter: QPainter) -> None:
        px, theme = self.metrics.px, self.appearance.theme
        font, small = self.heading_font(), self.metrics.font("caption")
        room = QRectF(self.viewport().rect()).adjusted(px(_SIDE), px(_TOP), -px(_SIDE), 0)
        room.setHeight(QFontMetricsF(font).height())
        heading = elided(self.accessibleName(), font, room.width())
        painter.setFont(font)
        painter.setPen(theme.text)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, heading)
        left = QFontMetricsF(font).horizontalAdvance(heading) + px(16)
        if (
            self._remark
            and left + QFontMetricsF(small).horizontalAdvance(self._remark) <= room.width()
        ):
            painter.setFont(small)
            painter.setPen(theme.text_2)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, side, self._remark)

    # Hands

    def shows_focus(self) -> bool:
        """Tell whether one sees that Enter would press the present row (see `app.press_guard`)."""
        return self._ring and self.hasFocus()

    def show_focus(self) -> None:
        self._ring = True
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEY:
            self._ring = keys_lead(self)
        elif event.reason() == Qt.FocusReason.MouseFocusReason:
            self._ring = False
        tell_row(self, self.currentRow())
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, row, key = self.rowCount() - 1, self.currentRow(), event.key()
        if key in STEPS:
            self._go_to(min(max(row + STEPS[key], 0), last) if self._ring else row)
        elif key in ENDS:
            self._go_to(0 if ENDS[key] < 0 else last)
        elif key in PRESSES and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.show_focus()
            if row >= 0:
                self.pressed_row.emit(row)
        else:
            event.ignore()

    def _go_to(self, row: int) -> None:
        self.setCurrentCell(row, 0)
        self.bring_into_sight(row)
        self.show_focus()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._ring, self._down = False, self.row_at(event.position().toPoint())
        if self._down >= 0:
            self.setCurrentCell(self._down, 0)
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        down, self._down = self._down, -1
        same = self.row_at(event.position().toPoint()) == down
        if event.button() is Qt.MouseButton.LeftButton and down >= 0 and same:
            self.pressed_row.emit(down)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.row_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row != self.hovered:
            self.hovered = row
            self.viewport().setToolTip(self.spoken(row) if row >= 0 else "")
            shape = Qt.CursorShape.PointingHandCursor if row >= 0 else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.viewport().update()

    def row_at(self, at: QPoint) -> int:
        """Return the row that is painted there; -1: none."""
        found = (row for row in range(self.rowCount()) if self.row_rect(row).contains(at))
        return next(found, -1)

    # Where the rows are, for Qt and screen readers

    def visualRect(self, index: AnyIndex) -> QRect:
        return self.row_rect(index.row()).toAlignedRect() if index.isValid() else QRect()

    def indexAt(self, at: QPoint) -> QModelIndex:
        return self.model().index(self.row_at(at), 0)

    def scrollTo(
        self,
        index: AnyIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll nothing: rows are where they are painted."""


def elided(text: str, font: QFont, width: float) -> str:
    """Return a text, cut with … where it is too wide."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
