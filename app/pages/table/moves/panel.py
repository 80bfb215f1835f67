"""The panel with the last moves: it stands beside the table, or over it where that is small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.keys import commands
from app.match.players import PlayerInfo
from app.pages.table.moves.list import MoveList
from app.pages.table.moves.rows import Heads, MoveRow
from app.paint.brushes import line, rounded
from app.paint.wrapping import wrap
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import Metrics, font
from app.system.screen_reader import tell_name
from app.table.painters import fitted
from app.texts import texts
from app.widgets.buttons import BarButton

T = texts("Moves")

WIDTH: Final = 264.0
MARGIN: Final = 14.0
"""Between the panel and the edge of the window, and the table."""
NARROWEST_TABLE: Final = 960
"""A table narrower than this has no room beside it: the panel lies over it."""
_WIDE_OVER, _HIGH_OVER = 340.0, 0.71
"""Where it lies over the table: wider, so that most rows have one line, and as high as leaves the
hand in sight."""
_HEAD, _PAD, _CAP, _FOOT = 42.0, 16.0, 26.0, 6.0
_ROWS: Final = 300.0
"""So high is the list at least before a button takes a line under it for its words."""


class MovePanel(QWidget):
    """A panel with a heading and the list of moves; `closed` says that it was closed by hand."""

    closed = Signal()
    read_by_parts = (commands.MOVES_UP_DOWN, commands.CLOSE_MOVES)
    """Commands whose keys it reads by itself, while it has the keyboard."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(parent.size())
        self.list = MoveList(appearance, self)
        self.again = BarButton(appearance, "show-again", self)
        self._close = BarButton(appearance, "x", self)
        self._close.show_word(False)
        self._close.clicked.connect(self.closed)
        self._heading_width = 0.0
        self._room = QRect()
        """Where it may stand."""
        self.setFocusProxy(self.list)
        self.hide()
        appearance.changed.connect(self.update)

    @property
    def stops(self) -> list[QWidget]:
        """Where the Tab key leads in the panel."""
        return [self.list, self.again, self._close]

    def width_beside(self, width: int, metrics: Metrics) -> int:
        """Return how much of a window so wide it takes from the table; 0 if it is not shown."""
        taken = round(metrics.px(WIDTH) + metrics.px(MARGIN))
        return taken if not self.isHidden() and beside(width, taken) else 0

    def place(self, room: QRect, metrics: Metrics) -> None:
        """Stand at the right of this room between bar and rail."""
        self._metrics, self._room = metrics, room
        px = metrics.px
        width, margin = round(px(WIDTH)), round(px(MARGIN))
        high = room.height() - 2 * margin
        if not beside(room.width(), width + margin):
            width, high = round(px(_WIDE_OVER)), round(high * _HIGH_OVER)
        self.setGeometry(room.right() + 1 - width - margin, room.top() + margin, width, high)
        cross, side = px(32), round(px(_PAD)) - round(px(4))
        right = width - px(8) - cross
        for button in (self._close, self.again):
            button.set_metrics(metrics)
        self.again.show_word(True)
        worded = self.again.body_size().width()
        one_line, two_lines = self._heading_wanted()
        room_beside = right - px(_PAD) - worded
        under_list = one_line > room_beside and high - self._head() - cross >= px(_ROWS)
        beside_heading = not under_list and two_lines <= room_beside
        self.again.show_word(beside_heading or under_list)
        self.again.setToolTip(T("Show what happened since your last turn")())
        wide = worded if beside_heading else 0.0 if under_list else cross
        self._heading_width = right - px(_PAD) - wide
        head = round(self._head())
        foot = round(cross + px(12) if under_list else px(_FOOT))
        self._close.place(right, (head - cross) / 2, cross, cross)
        if under_list:
            self.again.place(px(8), high - cross - px(9), min(worded, width - px(16)), cross)
        else:
            self.again.place(right - wide, (head - cross) / 2, wide, cross)
        self.list.setGeometry(side, head, width - side - round(px(4)), high - head - foot)

    def tell(self, rows: Sequence[MoveRow], heads: Heads, players: Sequence[PlayerInfo]) -> None:
        """Show these rows, and over some of them what begins there."""
        self.list.tell(rows, heads, players, self._metrics)

    def retranslate(self) -> None:
        """Say it in another language."""
        tell_name(self.list, last_moves())
        self.again.set_word(T("Show again")())
        self._close.set_word(common_texts.close())
        self.place(self._room, self._metrics)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._appearance.keys.is_for(event, commands.CLOSE_MOVES, commands.MOVES):
            event.accept()
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        rounded(painter, body, px(16), theme.panel, line(theme.line, 1.5))
        head, heading = self.heading_room(), self.heading_font()
        painter.setFont(heading)
        painter.setPen(theme.text)
        lines = self.heading_lines()
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, "\n".join(lines))
        if len(lines) == 1:
            wide = QFontMetricsF(heading).horizontalAdvance(lines[0])
            self._paint_key(painter, head.left() + wide)

    def _heading_wanted(self) -> tuple[float, float]:
        """Return the width that the heading takes in one line of its full size, and word by word.

        In a small window its words lie one below the other, beside those of the button.
        """
        measure, gap = QFontMetricsF(font(self._metrics.pixels(15), 600)), self._metrics.px(8)
        words = map(measure.horizontalAdvance, last_moves().split())
        return measure.horizontalAdvance(last_moves()) + gap, max(words) + gap

    def heading_room(self) -> QRectF:
        """Return where the heading stands, beside the buttons."""
        return QRectF(self._metrics.px(_PAD), 0, self._heading_width, self._head())

    def heading_font(self) -> QFont:
        """Return the heading's font: smaller where a word is too long for its room."""
        wanted = font(self._metrics.pixels(15), 600)
        longest = max(self.heading_lines(), key=QFontMetricsF(wanted).horizontalAdvance)
        return fitted(longest, wanted, self._heading_width)

    def heading_lines(self) -> list[str]:
        """Return the heading, in two lines beside large texts."""
        return wrap(last_moves(), font(self._metrics.pixels(15), 600), self._heading_width)

    def _head(self) -> float:
        """Return the height of what stands over the list."""
        high = QFontMetricsF(self.heading_font()).lineSpacing() * len(self.heading_lines())
        return max(self._metrics.px(_HEAD), high + self._metrics.px(8))

    def _paint_key(self, painter: QPainter, left: float) -> None:
        """Paint the key that opens and closes the panel, if there is room for it."""
        theme, px = self._appearance.theme, self._metrics.px
        side = px(_CAP)
        cap = QRectF(left + px(12), (px(_HEAD) - side) / 2, side, side)
        key = self._appearance.keys.tip(commands.MOVES)
        if not key or cap.right() > self.heading_room().right():
            return
        rounded(painter, cap, px(6), faint(theme.text, 0.06), line(theme.text_2, 1.5))
        painter.setFont(font(self._metrics.pixels(13), 650))
        painter.setPen(theme.text)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


def beside(width: int, taken: int) -> bool:
    """Tell whether a table has enough room left in a window so wide."""
    return width - taken >= NARROWEST_TABLE


last_moves = T("Last moves")
