"""The base of the charts: a table for keys and screen readers that paints itself as it likes."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
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
from PySide6.QtWidgets import QWidget

from app.keys.strokes import ENDS, PRESSES, STEPS
from app.pages.statistics.row_table import RowTable
from app.paint.brushes import elided, grown, line, rounded
from app.paint.controls import paint_panel
from app.press_guard import keys_lead
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_row
from app.widgets.control import BY_KEY

_SIDE, _TOP = 22.0, 15.0


class PaintedTable(RowTable):
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
        self.viewport().setMouseTracking(True)
        self.setMouseTracking(True)
        appearance.changed.connect(self.viewport().update)

    def set_metrics(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.viewport().update()

    def paint_rows(self, painter: QPainter) -> None:
        """Paint all rows, and what belongs to them."""
        raise NotImplementedError

    def least_height(self) -> float:
        """Return the height that the panel needs for its heading; subclasses add their own."""
        return self.metrics.px(_TOP + 20) + QFontMetricsF(self.heading_font()).height()

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
            rounded(painter, ring, 8 * f, None, line(theme.focus, 3.5 * f))

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
            self.remark
            and left + QFontMetricsF(small).horizontalAdvance(self.remark) <= room.width()
        ):
            painter.setFont(small)
            painter.setPen(theme.text_2)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, side, self.remark)

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
