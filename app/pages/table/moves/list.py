"""The list of moves: its rows as a model, and how they are painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
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
from app.pages.table.moves.row_painting import (
    LEADING,
    PaintedRow,
    RowPixmaps,
    row_height,
    words_font,
)
from app.pages.table.moves.rows import Heads, MoveRow
from app.paint.paragraph import paint_paragraph
from app.style.appearance import Appearance
from app.style.typography import Metrics, initial
from app.system.screen_reader import aloud, tell_row
from app.texts import texts
from app.widgets.scroll import dress_scroll_bars

T = texts("Moves")

AnyIndex = QModelIndex | QPersistentModelIndex

ROW: Final = Qt.ItemDataRole.UserRole
"""The MoveRow itself."""
BEGINS: Final = Qt.ItemDataRole.UserRole + 1
"""What stands over this row: the round or the turn of the person that began with it."""


class MoveModel(QAbstractListModel):
    """The rows of the moves, the newest last."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[MoveRow] = []
        self._heads = Heads(None, {})
        self.covered: Callable[[], bool] = bool
        """Whether screen readers tell of each row what all may know."""

    def words_of(self, row: MoveRow) -> str:
        """Return what is said of a row."""
        return row.public if self.covered() else row.text

    @property
    def rows(self) -> Sequence[MoveRow]:
        """Return all rows."""
        return self._rows

    def show_rows(self, rows: Sequence[MoveRow], heads: Heads) -> bool:
        """Show these rows; a mark stands before those with which something began.

        Rows that only follow on those that are there are added to them. Return whether there was
        anything new.
        """
        count = len(self._rows)
        if heads == self._heads and list(rows) == self._rows:
            return False
        if self._rows and list(rows[:count]) == self._rows:
            if len(rows) > count:
                self.beginInsertRows(QModelIndex(), count, len(rows) - 1)
                self._rows = list(rows)
                self.endInsertRows()
            if heads != self._heads:
                self._heads = heads
                self.layoutChanged.emit()
            return True
        self.beginResetModel()
        self._rows, self._heads = list(rows), heads
        self.endResetModel()
        return True

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.short
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return aloud(": ".join(filter(None, (self._over(index.row()), self.words_of(row)))))
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
        self._laid_out = QSize()
        """The size for which all rows have been laid out."""
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

    def take_focus(self) -> None:
        """Have the keyboard, with no row chosen: Qt would choose one."""
        was_blocked = self.blockSignals(True)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.forget()
        self.blockSignals(was_blocked)

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
        again = self.moves.show_rows(rows, heads) or again
        again = again or self.viewport().size() != self._laid_out
        if again:
            self.scheduleDelayedItemsLayout()
        if at_end and again:
            self._lay_out()
            self.scrollToBottom()

    def _lay_out(self) -> None:
        """Place the rows, anew where a scroll bar that comes or goes changes their width."""
        width = self.viewport().width()
        self.doItemsLayout()
        if self.viewport().width() != width:
            self.doItemsLayout()
        self._laid_out = self.viewport().size()

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
        self._pixmaps = RowPixmaps()

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
        over: str = index.data(BEGINS)
        return QSize(width, row_height(row.short, len(row.faces), over, width, self._metrics))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        row: MoveRow = index.data(ROW)
        player = None
        if row.seat is not None and row.seat < len(self._players):
            player = self._players[row.seat]
        state = option.state
        painted = PaintedRow(
            row.short,
            row.faces,
            None if player is None else player.colour,
            "" if player is None else initial(player.name),
            index.data(BEGINS),
            lit=bool(state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver)),
            focused=bool(state & QStyle.StateFlag.State_HasFocus),
        )
        dpr, theme = painter.device().devicePixelRatioF(), self._appearance.theme
        pixmap = self._pixmaps.get(painted, option.rect.size(), dpr, theme, self._metrics)
        painter.drawPixmap(option.rect.topLeft(), pixmap)

    def paint_empty(self, viewport: QWidget) -> None:
        """Say that nothing has been done yet."""
        painter = QPainter(viewport)
        room = QRectF(QRect(0, 0, viewport.width(), viewport.height()))
        colour = self._appearance.theme.text_2
        paint_paragraph(
            painter, room.adjusted(0, 6, 0, 0), T("No moves yet.")(), words_font(self._metrics),
            colour, leading=LEADING,
        )  # fmt: skip


_round = T("round {round}", note="Over the first move of a round.")
_your_last_turn = T("your last turn")
_your_turn = T("your turn now", note="Over the moves of the turn that the reader plays now.")
