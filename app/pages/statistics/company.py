"""The table of those with whom one plays, or against whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.pages.statistics import words
from app.pages.statistics.row_table import TableRow
from app.pages.statistics.table import PaintedTable
from app.paint.brushes import elided, rounded
from app.paint.charts import paint_level
from app.paint.icons import paint_icon
from app.paint.shapes import paint_player
from app.paint.wrapping import wrap
from app.storage.history.breakdown import Company
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import initial, number
from engine.core.scoring import Scoring

_ROW, _LOW_ROW = 44.0, 36.0
"""The height of a row, and the least of it."""
_MOST_ROWS = 8
"""So many rows are seen at most where the table has its own height."""
_NAME = 110.0
"""The least width of a name."""


class _Column(NamedTuple):
    """A column of numbers: its heading, what it says, and whether it is strong."""

    heading: str
    value: Callable[[Company], str]
    strong: bool = False
    may_go: bool = False
    """Where there is too little room, it is left to screen readers and to the file."""


class CompanyTable(PaintedTable):
    """A row for each person, and for the computers; more than fit are scrolled."""

    def __init__(
        self,
        appearance: Appearance,
        colours_of: Callable[[list[str]], list[int]],
        parent: QWidget,
    ) -> None:
        super().__init__(appearance, parent)
        self.entries: Sequence[Company] = ()
        self._colours_of = colours_of
        self._colours: Sequence[int] = ()
        """By row."""
        self._columns: Sequence[_Column] = ()
        self._first = 0
        """The first row that is to be seen."""

    def show_company(self, entries: Sequence[Company], scoring: Scoring) -> None:
        """Show these people and computers."""
        self.entries, self._columns = entries, _columns(scoring)
        self._colours = self._colours_of([words.company_name(entry) for entry in entries])
        heading = words.company if scoring.team else words.rivals
        columns = [words.name_column(), *(column.heading for column in self._columns)]
        rows = [
            TableRow(
                (words.company_name(entry), *(each.value(entry) for each in self._columns)),
                words.company_spoken(entry),
            )
            for entry in entries
        ]
        self.show_rows(heading(), "", columns, rows)
        self.bring_into_sight(self.currentRow())

    def row_rect(self, row: int) -> QRectF:
        at, rows = row - self._first, self._rows()
        if not 0 <= at < min(self._fitting(), len(self.entries) - self._first):
            return QRectF()
        return QRectF(rows.left(), rows.top() + at * self._high(), rows.width(), self._high())

    def bring_into_sight(self, row: int) -> None:
        fitting = self._fitting()
        first = min(max(self._first, row - fitting + 1), max(0, row))
        self._scroll_to(first)

    def least_height(self) -> float:
        """Return the height of two rows, or of one that is alone."""
        return self._height_of(min(2, len(self.entries)))

    def whole_height(self) -> float:
        """Return the height in which all rows are seen, of very many the first."""
        return self._height_of(min(_MOST_ROWS, len(self.entries)))

    def _height_of(self, rows: int) -> float:
        return super().least_height() + self._head() + rows * self._least() + self.metrics.px(4)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._fitting() >= len(self.entries):
            super().wheelEvent(event)
            return
        self._scroll_to(self._first - (1 if event.angleDelta().y() > 0 else -1))
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        row = self.currentRow() if by_key else self.row_at(event.pos())
        if row >= 0:
            self.pressed_row.emit(row)

    def paint_rows(self, painter: QPainter) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        rows, small = self._rows(), self.metrics.sized(13.5, 550)
        painter.setFont(small)
        painter.setPen(theme.text_2)
        right = rows.right()
        high = QFontMetricsF(small).height()
        head = QRectF(rows.left(), rows.top() - high - px(8), rows.width(), high)
        for column, wide in reversed(self._shown()):
            cell = QRectF(right - wide, head.top(), wide, head.height())
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(cell, side, column.heading)
            right -= wide
        for row, entry in enumerate(self.entries):
            rect = self.row_rect(row)
            if not rect.isEmpty():
                self._paint_row(painter, rect, row, entry)
        self._paint_scroll(painter)

    def _paint_row(self, painter: QPainter, rect: QRectF, row: int, entry: Company) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        paint_level(painter, rect.topLeft(), rect.width(), theme.line, px(1.5))
        if row == self.hovered:
            rounded(painter, rect.adjusted(-px(6), px(2), px(6), -px(2)), px(8),
                    faint(theme.text, 0.08))  # fmt: skip
        name, side = words.company_name(entry), px(30)
        sign = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        if entry.beside == "person":
            paint_player(painter, sign, self._colours[row], initial(name), theme)
        else:
            icon = "user" if entry.beside == "people" else "cpu"
            paint_icon(painter, icon, sign.adjusted(px(3), px(3), -px(3), -px(3)), theme.text_2)
        right, values = rect.right(), self.metrics.sized(16, 450)
        painter.setPen(theme.text)
        for column, wide in reversed(self._shown()):
            cell = QRectF(right - wide, rect.top(), wide, rect.height())
            painter.setFont(self.metrics.sized(16, 700) if column.strong else values)
            side_of = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(cell, side_of, column.value(entry))
            right -= wide
        strong = self.metrics.sized(15.5, 650)
        room = QRectF(
            sign.right() + px(11), rect.top(), right - sign.right() - px(14), rect.height()
        )
        if QFontMetricsF(strong).horizontalAdvance(name) > room.width():
            strong = self.metrics.sized(13, 650)
        first, *more = wrap(name, strong, room.width())
        if 2 * QFontMetricsF(strong).height() > room.height():
            first, more = name, []
        lines = [elided(each, strong, room.width()) for each in (first, " ".join(more)) if each]
        painter.setFont(strong)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, "\n".join(lines))

    def _paint_scroll(self, painter: QPainter) -> None:
        """Paint which part of the rows is to be seen, where not all are."""
        fitting, count = self._fitting(), len(self.entries)
        if fitting >= count:
            return
        px, rows = self.metrics.px, self._rows()
        track = QRectF(rows.right() + px(8), rows.top(), px(6), fitting * self._high())
        handle = QRectF(track)
        handle.setTop(track.top() + track.height() * self._first / count)
        handle.setHeight(track.height() * fitting / count)
        rounded(painter, handle, px(3), faint(self.appearance.theme.text_2, 0.6))

    def _scroll_to(self, first: int) -> None:
        most = max(0, len(self.entries) - self._fitting())
        self._first = min(max(0, first), most)
        self.viewport().update()

    # Measures

    def _rows(self) -> QRectF:
        """Return the room of the rows."""
        return self.inside().adjusted(0, self._head(), 0, self.metrics.px(8))

    def _head(self) -> float:
        """Return the height of the columns' headings, where they have no room beside the other."""
        font = self.heading_font()
        columns = sum(wide for _, wide in self._shown())
        heading = QFontMetricsF(font).horizontalAdvance(self.accessibleName())
        beside = heading + columns + self.metrics.px(6) <= self.inside().width()
        return self.metrics.px(2) if beside else self.metrics.px(24) * self.metrics.text_scale

    def _high(self) -> float:
        return min(self.metrics.px(_ROW), self._rows().height() / self._fitting())

    def _fitting(self) -> int:
        """Return how many rows can be seen."""
        return max(1, int(self._rows().height() / self._least()))

    def _least(self) -> float:
        """Return the least height of a row."""
        return max(self.metrics.px(_LOW_ROW), self.metrics.line_height("strong") + 6)

    def _shown(self) -> list[tuple[_Column, float]]:
        """Return the columns for which there is room beside a name, with their widths."""
        small = QFontMetricsF(self.metrics.sized(13.5, 550))
        widths = [
            small.horizontalAdvance(column.heading) + self.metrics.px(16)
            for column in self._columns
        ]
        shown = list(zip(self._columns, widths, strict=True))
        room = self.inside().width() - self.metrics.px(_NAME + 44)
        while sum(wide for _, wide in shown) > room and any(each.may_go for each, _ in shown):
            gone = next(at for at, (each, _) in enumerate(shown) if each.may_go)
            del shown[gone]
        return shown


def _columns(scoring: Scoring) -> tuple[_Column, ...]:
    """Return the columns for a game."""
    games = _Column(words.games_column(), lambda each: number(each.played))
    mean = _Column(words.mean_column(), lambda each: number(each.mean), strong=True)
    wins = _Column(words.wins_column(), lambda each: number(each.won))
    if scoring.team:
        return games, mean, wins
    if scoring.points_decide:
        place = _Column(words.place_column(), lambda each: number(each.place), may_go=True)
        return games, mean, place, wins
    losses = _Column(words.losses_column(), lambda each: number(each.played - each.won))
    return games, wins._replace(strong=True), losses
