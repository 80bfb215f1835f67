"""A column of the list of keys: rows with caps and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.keys.strokes import ENDS, PAGES, SIDEWAYS, UP_AND_DOWN
from app.pages.key_list.rows import KeyRow
from app.paint.brushes import elided, line, rounded, write
from app.paint.controls import paint_cap
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import aloud, tell_row
from app.texts import texts
from app.widgets.scroll import dress_scroll_bars

T = texts("KeyList")

AnyIndex = QModelIndex | QPersistentModelIndex

ROW: Final = Qt.ItemDataRole.UserRole
_CAP, _CAP_PAD, _CAP_GAP, _SIDE = 28.0, 8.0, 5.0, 8.0
CAPS: Final = 148.0
"""The room that caps have before what they do."""
_LEADING: Final = 1.2


class KeyModel(QAbstractListModel):
    """Some rows of the list of keys."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: Sequence[KeyRow] = ()

    def show_rows(self, rows: Sequence[KeyRow]) -> None:
        """Show these rows instead."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return aloud(row.said)
        return row if role == ROW else None


class KeyColumn(QListView):
    """Shows rows of keys.

    `left` says that an arrow key leads out of it, back (-1) or on (1), `heading_wanted` that one is
    sought that way, `end_wanted` the first row of all columns, or the last one.
    """

    left = Signal(int)
    heading_wanted = Signal(int)
    end_wanted = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.keys = KeyModel(self)
        self._painted = KeyPainter(appearance, self)
        self.setModel(self.keys)
        self.setItemDelegate(self._painted)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        dress_scroll_bars(appearance, self, "cream_text_3")

    def show_rows(self, rows: Sequence[KeyRow], metrics: Metrics, width: float) -> None:
        """Show these rows at these measures, so wide."""
        self._painted.metrics, self._painted.width = metrics, width
        at = max(0, self.currentIndex().row())
        self.keys.show_rows(rows)
        # Not only when the keyboard comes: Qt would tell readers of the row once more.
        self.setCurrentIndex(self.keys.index(at))

    def begin_at(self, row: int) -> None:
        """Have the keyboard, with this row as the present one; it is told if it was already."""
        index = self.keys.index(row % max(1, len(self.keys.rows)))
        if self.hasFocus() and index == self.currentIndex():
            tell_row(self, index.row())
        self.setCurrentIndex(index)
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        tell_row(self, self.currentIndex().row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at, last = self.currentIndex().row(), len(self.keys.rows) - 1
        down = UP_AND_DOWN.get(event.key(), 0)
        if step := SIDEWAYS.get(event.key(), 0):
            self.left.emit(step)
        elif step := PAGES.get(event.key(), 0):
            self.heading_wanted.emit(step)
        elif step := ENDS.get(event.key(), 0):
            self.end_wanted.emit(step)
        elif (down < 0 and at <= 0) or (down > 0 and at >= last):
            self.left.emit(down)
        elif down:
            super().keyPressEvent(event)
            event.accept()
        else:
            event.ignore()


class KeyPainter(QStyledItemDelegate):
    """Paints the rows, and knows how high they are."""

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.metrics = appearance.metrics(QSize(1280, 800))
        self.width = 0.0
        """How wide a row is."""

    def height(self, row: KeyRow) -> int:
        """Return how high a row is."""
        px, width = self.metrics.px, self.width - self.metrics.px(_SIDE)
        if row.command is None:
            return round(self.metrics.line_height("tile_title") + px(16))
        left, stacked = self._name_left(row, width)
        text = paragraph_height(row.name, self._font(), width - left, leading=_LEADING)
        cap = px(_CAP) * self.metrics.text_scale + px(8)
        return round(cap + text + px(4) if stacked else max(cap, text + px(8)))

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        view = option.widget
        assert isinstance(view, QListView)
        return QSize(view.viewport().width(), self.height(index.data(ROW)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row: KeyRow = index.data(ROW)
        rect = QRectF(option.rect)
        rect.setWidth(self.width)
        inner = rect.adjusted(self.metrics.px(_SIDE), 0, 0, 0)
        if row.command is None:
            self._paint_heading(painter, inner, row)
        else:
            self._paint_command(painter, inner, row)
        if option.state & QStyle.StateFlag.State_HasFocus:
            ring = line(self._appearance.theme.ink, self.metrics.px(3.5))
            rounded(painter, rect.adjusted(1, 1, -1, -1), self.metrics.px(8), None, ring)
        painter.restore()

    def _font(self) -> QFont:
        return self.metrics.sized(15, 500)

    def _cap_font(self) -> QFont:
        return self.metrics.sized(14, 650)

    def _paint_heading(self, painter: QPainter, rect: QRectF, row: KeyRow) -> None:
        font = self.metrics.font("tile_title")
        painter.setFont(font)
        painter.setPen(self._appearance.theme.cream_accent)
        foot = rect.adjusted(0, 0, 0, -self.metrics.px(4))
        align = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
        painter.drawText(foot, align, elided(row.name, font, foot.width()))

    def _paint_command(self, painter: QPainter, rect: QRectF, row: KeyRow) -> None:
        px, theme = self.metrics.px, self._appearance.theme
        left, stacked = self._name_left(row, rect.width())
        high = px(_CAP) * self.metrics.text_scale
        middle = rect.top() + high / 2 + px(4) if stacked else rect.center().y()
        self._paint_caps(painter, rect.left(), middle, row)
        width = rect.width() - left
        text = paragraph_height(row.name, self._font(), width, leading=_LEADING)
        top = middle + high / 2 + px(4) if stacked else rect.center().y() - text / 2
        place = QRectF(rect.left() + left, top, width, text)
        paint_paragraph(painter, place, row.name, self._font(), theme.cream_text, leading=_LEADING)

    def _name_left(self, row: KeyRow, width: float) -> tuple[float, bool]:
        """Return where the name begins, and whether it stands below the caps."""
        px = self.metrics.px
        caps = self._caps_width(row) + px(12)
        room = px(CAPS) * self.metrics.text_scale
        if max(caps, room) + px(110) * self.metrics.text_scale > width:
            return 0.0, True
        return max(caps, room), False

    def _signs(self, row: KeyRow) -> list[tuple[str, str]]:
        """Return caps and what stands between them, from left to right: kind and text."""
        signs: list[tuple[str, str]] = []
        either = row.command is not None and not row.command.choices
        for at, caps in enumerate(row.caps):
            if at and (row.is_range or either):
                signs.append(("word", "–" if row.is_range else T("or", note="Between keys.")()))
            for held, cap in enumerate(caps):
                if held:
                    signs.append(("word", "+"))
                signs.append(("cap", cap))
        return signs

    def _sign_width(self, kind: str, text: str) -> float:
        if kind == "word":
            return QFontMetricsF(self.metrics.font("caption")).horizontalAdvance(text)
        wide = QFontMetricsF(self._cap_font()).horizontalAdvance(text)
        high = self.metrics.px(_CAP) * self.metrics.text_scale
        return max(high, wide + 2 * self.metrics.px(_CAP_PAD))

    def _caps_width(self, row: KeyRow) -> float:
        gap = self.metrics.px(_CAP_GAP)
        return sum(self._sign_width(*sign) + gap for sign in self._signs(row)) - gap

    def _paint_caps(self, painter: QPainter, left: float, middle: float, row: KeyRow) -> None:
        px, theme = self.metrics.px, self._appearance.theme
        high = px(_CAP) * self.metrics.text_scale
        for kind, text in self._signs(row):
            place = QRectF(left, middle - high / 2, self._sign_width(kind, text), high)
            left = place.right() + px(_CAP_GAP)
            if kind == "cap":
                paint_cap(painter, place, theme.white, theme.cream_text_3, scale=self.metrics.f)
            font = self._cap_font() if kind == "cap" else self.metrics.font("caption")
            ink = theme.cream_text if kind == "cap" else theme.cream_text_3
            measure = QFontMetricsF(font)
            at = QPointF(
                place.center().x() - measure.horizontalAdvance(text) / 2,
                place.center().y() + (measure.ascent() - measure.descent()) / 2,
            )
            write(painter, at, text, font, ink)
