"""The paper with the keys, over a veil that covers the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands, strokes
from app.pages.key_list.column import CAPS, KeyColumn, KeyPainter
from app.pages.key_list.partition import in_columns
from app.pages.key_list.rows import KeyRow
from app.paint.brushes import elided, line, rounded
from app.paint.controls import paint_cap
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_meander
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.style.appearance import Appearance
from app.style.theme import faint
from app.system.screen_reader import tell_name
from app.texts import texts
from app.widgets.cream_button import CreamButton

T = texts("KeyList")

WIDEST: Final = 1120.0
_MOST_COLUMNS: Final = 3
_PAD, _GAP, _HEAD, _FOOT = 36.0, 28.0, 104.0, 66.0
_LARGEST: Final = 40.0
"""What the heading has room for, at 1280 x 800."""
_VEIL: Final = 0.66
_LEADING: Final = 1.25


class KeyPaper(QWidget):
    """Lists keys over the whole window, which its owner gives it the size of.

    `closed` says that it was closed by hand. The keyboard stays on it.
    """

    closed = Signal()

    def __init__(self, appearance: Appearance, rows: Sequence[KeyRow], parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(parent.size())
        self._rows = rows
        self._paper = QRectF()
        self.columns = [KeyColumn(appearance, self) for _ in range(_MOST_COLUMNS)]
        for at, column in enumerate(self.columns):
            column.left.connect(lambda step, at=at: self._go_beside(at, step))
            column.heading_wanted.connect(lambda step, at=at: self._go_to_heading(at, step))
            column.end_wanted.connect(self._go_to_end)
        self._measure = KeyPainter(appearance, self)
        self._close = CreamButton(appearance, "x", self)
        self._close.show_word(False)
        self._close.clicked.connect(self.closed)
        self.setFocusProxy(self.columns[0])
        appearance.changed.connect(self._relayout)
        self._say()

    @property
    def shown(self) -> Sequence[KeyColumn]:
        """Return the columns that hold something."""
        return [column for column in self.columns if column.keys.rows]

    def show_rows(self, rows: Sequence[KeyRow]) -> None:
        """List these keys instead."""
        self._rows = rows
        self._say()
        self._relayout()

    def begin(self) -> None:
        """Take the keyboard, at the first heading."""
        self.columns[0].begin_at(0)

    def _say(self) -> None:
        tell_name(self, heading())
        self._close.set_word(common_texts.close())
        for column in self.columns:
            tell_name(column, heading())

    # Where things stand

    def _relayout(self) -> None:
        self._metrics = self._appearance.metrics(self.size())
        px, scale = self._metrics.px, self._metrics.text_scale
        width = min(px(WIDEST), self.width() - 2 * px(24))
        inner = width - 2 * px(_PAD)
        least = px(CAPS + 130) * scale
        count = max(1, min(_MOST_COLUMNS, int((inner + px(_GAP)) / (least + px(_GAP)))))
        wide = (inner - (count - 1) * px(_GAP)) / count
        head, foot = px(_HEAD), self._foot_height(inner) + px(28)
        most = self.height() - 2 * px(16)
        self._measure.metrics, self._measure.width = self._metrics, wide
        high = self._measure.height
        parts = in_columns(self._rows, count, most - head - foot - px(8), high)
        height = min(most, head + max(sum(map(high, part)) for part in parts) + foot + px(8))
        self._paper = QRectF(
            (self.width() - width) / 2, max(px(16), (self.height() - height) / 2), width, height
        )
        left, top = self._paper.left() + px(_PAD - 8), self._paper.top() + head
        for at, column in enumerate(self.columns):
            rows = parts[at] if at < len(parts) else ()
            column.setVisible(bool(rows))
            spare = px(_GAP) * 0.6
            column.setGeometry(
                round(left), round(top), round(wide + spare), round(height - head - foot)
            )
            column.show_rows(rows, self._metrics, wide)
            left += wide + px(_GAP)
        self._close.set_metrics(self._metrics)
        side = px(42)
        right = self._paper.right() - px(_PAD)
        self._close.place(right - side, self._paper.top() + px(20), side, side)
        self.update()

    def _foot_height(self, width: float) -> float:
        font = self._metrics.sized(15, 450)
        return paragraph_height(alike(), font, width - self._metrics.px(60), leading=_LEADING)

    def _go_beside(self, at: int, step: int) -> None:
        """Go from a column to the one beside it: to its beginning, or back to its end."""
        if 0 <= at + step < len(self.shown):
            self.shown[at + step].begin_at(0 if step > 0 else -1)
        else:
            self.shown[at].begin_at(self.shown[at].currentIndex().row())

    def _go_to_heading(self, at: int, step: int) -> None:
        """Go from a column's present row to the heading before or after it, or to the end."""
        rows = [(column, row) for column in self.shown for row in range(len(column.keys.rows))]
        here = rows.index((self.shown[at], self.shown[at].currentIndex().row()))
        way = rows[here + 1 :] if step > 0 else reversed(rows[:here])
        headings = (each for each in way if each[0].keys.rows[each[1]].command is None)
        column, row = next(headings, rows[-1 if step > 0 else 0])
        column.begin_at(row)

    def _go_to_end(self, side: int) -> None:
        """Go to the first row of all columns, or to the last one."""
        column, row = (self.shown[0], 0) if side < 0 else (self.shown[-1], -1)
        column.begin_at(row)

    # What comes to it

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._relayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._paper.contains(event.position()):
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc and on what opened it; nothing else gets through to what lies below."""
        if self._appearance.keys.is_for(event, commands.LEAVE, commands.KEYS):
            self.closed.emit()
        event.accept()

    def focusNextPrevChild(self, following: bool) -> bool:
        """Keep the focus on the paper."""
        stops: list[QWidget] = [*self.shown, self._close]
        at = next((i for i, stop in enumerate(stops) if stop.hasFocus()), -1)
        reason = Qt.FocusReason.TabFocusReason if following else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if following else -1)) % len(stops)].setFocus(reason)
        return True

    # How it looks

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        painter.fillRect(self.rect(), faint(theme.shadow, _VEIL))
        rounded(painter, self._paper, px(20), theme.cream, line(theme.cream_line, px(1)))
        inner = self._paper.adjusted(px(_PAD), 0, -px(_PAD), 0)
        self._paint_head(painter, inner)
        painter.setPen(line(theme.cream_line, px(1.2)))
        for column in self.shown[1:]:
            x, area = column.x() - px(_GAP) * 0.4, column.geometry()
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        self._paint_foot(painter, inner)

    def _paint_head(self, painter: QPainter, inner: QRectF) -> None:
        theme, px = self._appearance.theme, self._metrics.px
        font = self._metrics.sized(min(28.0, _LARGEST / self._metrics.text_scale), 700, True)
        room = inner.width() - px(60)
        text = elided(heading(), font, room)
        painter.setFont(font)
        painter.setPen(theme.cream_text)
        place = QRectF(inner.left(), inner.top() + px(14), room, px(56))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
        self._paint_way_out(painter, place)
        band = QPointF(inner.left(), inner.top() + px(76))
        paint_meander(
            painter, band, inner.width(), px(2.2), faint(theme.next_edge, 0.55), stroke=px(1.1)
        )

    def _paint_way_out(self, painter: QPainter, head: QRectF) -> None:
        """Say beside the button which key does the same, where there is room."""
        theme, px = self._appearance.theme, self._metrics.px
        font, cap_font = self._metrics.font("caption"), self._metrics.sized(14, 650)
        key, words = strokes.ESC.said, closes_with()
        cap = QRectF(0, 0, QFontMetricsF(cap_font).horizontalAdvance(key) + px(18), px(30))
        cap.moveRight(head.right() - px(2))
        cap.moveTop(head.center().y() - px(15))
        wide = QFontMetricsF(font).horizontalAdvance(words)
        taken = QFontMetricsF(painter.font()).horizontalAdvance(heading())
        if head.left() + taken + px(30) > cap.left() - px(12) - wide:
            return
        paint_cap(painter, cap, theme.white, theme.cream_text_3, scale=self._metrics.f)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(cap_font)
        painter.setPen(theme.cream_text)
        painter.drawText(cap, middle | Qt.AlignmentFlag.AlignHCenter, key)
        painter.setFont(font)
        painter.setPen(theme.cream_text_3)
        before = QRectF(cap.left() - px(12) - wide, cap.top(), wide + 2, cap.height())
        painter.drawText(before, middle, words)

    def _paint_foot(self, painter: QPainter, inner: QRectF) -> None:
        theme, px = self._appearance.theme, self._metrics.px
        font = self._metrics.sized(15, 450)
        text = alike()
        room = inner.width() - px(60)
        wide = min(room, QFontMetricsF(font).horizontalAdvance(text) + 2)
        high = paragraph_height(text, font, wide, leading=_LEADING)
        left = inner.center().x() - (wide + px(32)) / 2
        top = self._paper.bottom() - px(18) - high
        side = px(22)
        icon = QRectF(left, top + high / 2 - side / 2, side, side)
        paint_icon(painter, "keyboard", icon, theme.cream_text_3)
        place = QRectF(left + px(32), top, wide, high)
        paint_paragraph(painter, place, text, font, theme.cream_text_3, leading=_LEADING)


heading = T("The keys", note="A heading.")
closes_with = T("Closes with", note="Before the name of a key.")
alike = T(
    "Letters work the same with a Greek and a Latin keyboard. They can be changed in the settings.",
    note="Under the list of keys.",
)
