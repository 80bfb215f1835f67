"""How the tables of a text look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QFontMetricsF,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)

from app.style.theme import Theme
from app.style.typography import Metrics
from app.widgets.card_pictures import picture_width

_TABLE: Final = 420.0
"""Width of a table that says little, in measures of a page 1280 wide."""

_NEARLY: Final = 1.1
"""So much more than its part of the room a column may have, before its texts are broken."""

_MANY: Final = 6
"""From so many columns on, a table is a row of numbers."""


def shared_out(room: float, asked: Sequence[float]) -> list[float]:
    """Return the widths of columns that ask for more than the room.

    The narrow ones get what they ask for, and the others share the rest equally.
    """
    shares = dict.fromkeys(range(len(asked)), 0.0)
    wide = set(shares)
    for column in sorted(shares, key=asked.__getitem__):
        part = room / len(wide)
        if len(wide) == 1 or asked[column] > part * _NEARLY:
            return [part if index in wide else share for index, share in shares.items()]
        shares[column] = asked[column]
        wide.remove(column)
        room -= asked[column]
    return list(shares.values())


class TableDress:
    """Dresses the tables of a document that has so much room beside its scroll bar."""

    def __init__(self, theme: Theme, metrics: Metrics, room: float) -> None:
        self._theme = theme
        self._metrics = metrics
        self._room = room

    def dress(self, table: QTextTable) -> None:
        """Dress a table, and all of its cells."""
        px = self._metrics.px
        form = table.format()
        form.setBorder(1)
        form.setBorderBrush(QBrush(self._theme.line))
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderCollapse(True)
        form.setCellPadding(self._padding(table))
        form.setCellSpacing(0)
        form.setTopMargin(px(6))
        form.setBottomMargin(px(12))
        self._set_width(table, form)
        table.setFormat(form)
        for row in range(table.rows()):
            for column in range(table.columns()):
                self._dress_cell(table, row, column)

    def _padding(self, table: QTextTable) -> float:
        return self._metrics.px(8 if table.columns() < _MANY else 4)

    def _set_width(self, table: QTextTable, form: QTextTableFormat) -> None:
        """Make the table as wide as its texts ask for.

        It is not narrower than all small tables are, nor wider than the page.
        """
        least = self._metrics.px(_TABLE) * self._metrics.text_scale
        # The viewport takes up a new width only when it is shown. Lines go beside the columns.
        room = self._room - 2 * table.document().documentMargin()
        room -= table.columns() + 1
        columns = self._asked_widths(table)
        numbers = table.columns() >= _MANY
        fixed = QTextLength.Type.FixedLength
        if sum(columns) < room:
            form.setWidth(QTextLength(fixed, max(sum(columns), min(least, room))))
            shares = columns if numbers else []
        else:
            # Every column is rounded up, which may ask for a pixel each.
            form.setWidth(QTextLength(fixed, room - table.columns()))
            shares = [] if numbers else shared_out(room - table.columns(), columns)
        form.setColumnWidthConstraints([QTextLength(fixed, width) for width in shares])

    def _asked_widths(self, table: QTextTable) -> list[float]:
        """Return the width that each column needs so that no line breaks.

        Columns of numbers are alike.
        """
        wide = QFontMetricsF(self._metrics.sized(16, 700))
        around = 2 * self._padding(table) + self._metrics.px(3)
        least = wide.horizontalAdvance("(00)") if table.columns() >= _MANY else 0.0
        asked = []
        for column in range(table.columns()):
            cells = [table.cellAt(row, column) for row in range(table.rows())]
            blocks = [cell.firstCursorPosition().block() for cell in cells]
            widths = [self._width_of_pictures(block) for block in blocks]
            widths += [wide.horizontalAdvance(block.text()) for block in blocks]
            asked.append(max(least, *widths) + around)
        return asked

    def _width_of_pictures(self, block: QTextBlock) -> float:
        """Return the width of the pictures in a cell."""
        width, iterator = 0.0, block.begin()
        while not iterator.atEnd():
            name = iterator.fragment().charFormat().toImageFormat().name()
            width += picture_width(name, self._metrics.px(1)) if name else 0.0
            iterator += 1
        return width

    def _dress_cell(self, table: QTextTable, row: int, column: int) -> None:
        """Centre a cell in its row; in a row of numbers also in its column, but the first."""
        cell = table.cellAt(row, column)
        form = cell.format()
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        cell.setFormat(form)
        if column and table.columns() >= _MANY:
            middle = QTextBlockFormat()
            middle.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            cell.firstCursorPosition().mergeBlockFormat(middle)
