"""The list of moves: its rows as a model, and how they are painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
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
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.keys.strokes import ALONG_A_LIST
from app.match.players import PlayerInfo
from app.pages.table.moves.rows import Heads, MoveRow
from app.paint.brushes import line, rounded
from app.paint.paper import CARD_RATIO
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.paint.pixmaps import PixmapCache
from app.paint.shapes import paint_player
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import Metrics, font, initial
from app.system.screen_reader import tell_row
from app.texts import texts
from app.widgets.scroll import dress_scroll_bars

T = texts("Moves")

AnyIndex = QModelIndex | QPersistentModelIndex

ROW: Final = Qt.ItemDataRole.UserRole
"""The MoveRow itself."""
BEGINS: Final = Qt.ItemDataRole.UserRole + 1
"""What stands over this row: the round or the turn of the person that began with it."""

_LEAST, _SHAPE, _CARD, _GAP, _PAD, _HEAD = 34.0, 25.0, 20.0, 9.0, 5.0, 26.0
_TEXT, _LEADING, _SMALL = 14.5, 1.24, 13.0


class MoveModel(QAbstractListModel):
    """The rows of the moves, the newest last."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[MoveRow] = []
        self._heads = Heads(None, {})

    @property
    def rows(self) -> Sequence[MoveRow]:
        """Return all rows."""
        return self._rows

    def show_rows(self, rows: Sequence[MoveRow], heads: Heads) -> None:
        """Show these rows; a mark stands before those with which something began.

        Rows that only follow on those that are there are added to them.
        """
        count = len(self._rows)
        if self._rows and list(rows[:count]) == self._rows:
            if len(rows) > count:
                self.beginInsertRows(QModelIndex(), count, len(rows) - 1)
                self._rows = list(rows)
                self.endInsertRows()
            if heads != self._heads:
                self._heads = heads
                self.layoutChanged.emit()
            return
        self.beginResetModel()
        self._rows, self._heads = list(rows), heads
        self.endResetModel()

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.short
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ": ".join(filter(None, (self._over(index.row()), row.text)))
        if role == ROW:
            return row
        return self._over(index.row()) if role == BEGINS else None

    def _over(self, index: int) -> str:
        """Return what stands over the row of that index; "" for nothing."""
        turn, rounds = self._heads
        said = [_round(round=rounds[index])] if index in rounds else []
        if turn is not None and turn.row == index:
            said.append(_your_turn() if turn.going else _your_last_turn())
        return " · ".join(said)


class MoveList(QListView):
    """Shows the moves; it follows the newest unless somebody has scrolled away from it.

    `pointed_out` brings the row that is chosen, or None.
    """

    pointed_out = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.moves = MoveModel(self)
        self._painted = _MovePainter(appearance, self)
        self.setModel(self.moves)
        self.setItemDelegate(self._painted)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        dress_scroll_bars(appearance, self)
        appearance.changed.connect(self.viewport().update)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        self.pointed_out.emit(current.data(ROW) if current.isValid() else None)

    def forget(self) -> None:
        """Choose no row."""
        self.setCurrentIndex(QModelIndex())

    def take_keys(self) -> None:
        """Have the keyboard, with the newest row as the present one."""
        self.setCurrentIndex(self.moves.index(len(self.moves.rows) - 1))
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        tell_row(self, self.currentIndex().row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ALONG_A_LIST:
            super().keyPressEvent(event)
            event.accept()  # At an end of the list the keyboard stays in it.
        else:
            event.ignore()

    def tell(
        self,
        rows: Sequence[MoveRow],
        heads: Heads,
        players: Sequence[PlayerInfo],
        metrics: Metrics,
    ) -> None:
        """Show these rows of a match of these players."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 2 or not self.moves.rows
        again = self._painted.take_up(players, metrics)
        self.moves.show_rows(rows, heads)
        if again:
            self.scheduleDelayedItemsLayout()
        if at_end:
            self._lay_out()
            self.scrollToBottom()

    def _lay_out(self) -> None:
        """Place the rows, anew where a scroll bar that comes or goes changes their width."""
        width = self.viewport().width()
        self.doItemsLayout()
        if self.viewport().width() != width:
            self.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Qt does so only where the height is another; here the width decides how high a row is.
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.moves.rows:
            self._painted.paint_empty(self.viewport())


class _MovePainter(QStyledItemDelegate):
    """Paints the rows: who, what, and the cards."""

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._players: Sequence[PlayerInfo] = ()
        self._cards = PixmapCache(2 << 20)

    def take_up(self, players: Sequence[PlayerInfo], metrics: Metrics) -> bool:
        """Paint for these players at this size; return whether rows may be as high as before."""
        again = metrics != self._metrics
        self._players, self._metrics = players, metrics
        return again

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        view = option.widget
        assert isinstance(view, QListView)
        width = view.viewport().width()
        row: MoveRow = index.data(ROW)
        px = self._metrics.px
        room = width - self._beside(row)
        text = paragraph_height(row.short, self._font(), room, leading=_LEADING)
        height = max(px(_LEAST), text + 2 * px(_PAD))
        return QSize(width, round(height + (px(_HEAD) if index.data(BEGINS) else 0)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        row: MoveRow = index.data(ROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        if said := index.data(BEGINS):
            head = QRectF(
                rect.topLeft(), QPointF(rect.right(), rect.top() + self._metrics.px(_HEAD))
            )
            self._paint_head(painter, head, said)
            rect.setTop(head.bottom())
        state = option.state
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            rounded(
                painter, rect.adjusted(0, 1, 0, -1), 8, faint(self._appearance.theme.text_2, 0.16)
            )
        self._paint_row(painter, rect, row)
        if state & QStyle.StateFlag.State_HasFocus:
            ring = line(self._appearance.theme.focus, self._metrics.px(3.5))
            painter.setPen(ring)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 2, -1, -2), 8, 8)
        painter.restore()

    def paint_empty(self, viewport: QWidget) -> None:
        """Say that nothing has been done yet."""
        painter = QPainter(viewport)
        room = QRectF(QRect(0, 0, viewport.width(), viewport.height()))
        colour = self._appearance.theme.text_2
        paint_paragraph(
            painter, room.adjusted(0, 6, 0, 0), T("No moves yet.")(), self._font(), colour,
            leading=_LEADING,
        )  # fmt: skip

    def _font(self) -> QFont:
        return font(self._metrics.pixels(_TEXT), 450)

    def _beside(self, row: MoveRow) -> float:
        """Return the room that shape and cards take beside the words."""
        px = self._metrics.px
        cards = len(row.faces) * px(_CARD + 4)
        return px(_SHAPE + _GAP) + cards + (px(_GAP) if cards else 0) + px(8)

    def _paint_row(self, painter: QPainter, rect: QRectF, row: MoveRow) -> None:
        px, theme = self._metrics.px, self._appearance.theme
        side = px(_SHAPE)
        if row.seat is not None and row.seat < len(self._players):
            player = self._players[row.seat]
            shape = QRectF(rect.left() + px(4), rect.center().y() - side / 2, side, side)
            paint_player(painter, shape, player.colour, initial(player.name), theme)
        room = rect.width() - self._beside(row)
        used = self._font()
        height = paragraph_height(row.short, used, room, leading=_LEADING)
        words = QRectF(
            rect.left() + px(4) + side + px(_GAP), rect.center().y() - height / 2, room, height
        )
        paint_paragraph(painter, words, row.short, used, theme.text, leading=_LEADING)
        left = rect.right() - px(4) - len(row.faces) * px(_CARD + 4)
        dpr = painter.device().devicePixelRatioF()
        for face in row.faces:
            card = self._cards.card(face, px(_CARD), dpr, theme, 0.0)
            top = rect.center().y() - px(_CARD) * CARD_RATIO / 2
            corner = QPointF(round(left + px(4)) - card.margin, round(top) - card.margin)
            painter.drawPixmap(corner, card.pixmap)
            left += px(_CARD + 4)

    def _paint_head(self, painter: QPainter, rect: QRectF, said: str) -> None:
        """Paint the line that says what began there."""
        colour = self._appearance.theme.lit
        used = font(self._metrics.pixels(_SMALL), 600)
        width = QFontMetricsF(used).horizontalAdvance(said)
        painter.setFont(used)
        painter.setPen(self._appearance.theme.text)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, said)
        painter.setPen(line(colour, 1.5))
        free, middle = (rect.width() - width) / 2 - self._metrics.px(9), rect.center().y()
        if free > 0:
            painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.left() + free, middle))
            painter.drawLine(QPointF(rect.right() - free, middle), QPointF(rect.right(), middle))


_round = T("round {round}", note="Over the first move of a round.")
_your_last_turn = T("your last turn")
_your_turn = T("your turn now", note="Over the moves of the turn that the reader plays now.")
