"""A reader for long texts written in Markdown, with our own cards as pictures."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.widgets.card_pictures import CardPictures, picture_width
from app.widgets.scroll import BAR_WIDTH, dress_scroll_bars, dress_text

_SECTION: Final = 2
"""Level of the headings that are listed."""

_PICTURE: Final = "\ufffc"
"""What stands for a picture in the text of a block."""

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


class Reader(QTextBrowser):
    """Shows a Markdown text and knows where its sections begin.

    Pictures of cards and piles have names such as `card:37` or `pile:up:47`: see `CardPictures`.
    `section_changed` carries the index of the section that is being read, `focus_changed` whether
    the keyboard scrolls the text.
    """

    section_changed = Signal(int)
    focus_changed = Signal(bool)

    def __init__(
        self, appearance: Appearance, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._pictures = pictures
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._source = ""
        self._sections: list[QTextBlock] = []
        self._section = 0
        dress_scroll_bars(appearance, self)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.verticalScrollBar().valueChanged.connect(self._follow)

    @property
    def headings(self) -> list[str]:
        """The headings of the sections."""
        return [block.text() for block in self._sections]

    @property
    def section(self) -> int:
        """The section that is being read."""
        return self._section

    def show_text(self, markdown: str) -> None:
        """Show another text, from the section that was being read in the one before."""
        section = self._section
        self._source = markdown
        self._render()
        self.go_to(section)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Take the pictures of the text that is shown next from here."""
        self._pictures = pictures

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def restyle(self) -> None:
        """Take up theme, measures and width anew and stay in the same section."""
        section, source = self._section, self._source
        if source:
            self._render()
            self.go_to(section)

    def go_to(self, section: int) -> None:
        """Scroll to the beginning of a section."""
        if not self._sections:
            return
        section = min(max(section, 0), len(self._sections) - 1)
        top = self._top(section) if section else 0.0
        self.verticalScrollBar().setValue(round(top))
        self._note(section)

    def go_to_picture(self, name: str) -> None:
        """Scroll to the first picture of that name, if there is one."""
        block = self.document().begin()
        while block.isValid():
            if any(form.toImageFormat().name() == name for form in _formats(block)):
                rect = self.document().documentLayout().blockBoundingRect(block)
                self.verticalScrollBar().setValue(round(rect.top() - self._metrics.px(24)))
                return
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = name.toString() if isinstance(name, QUrl) else name
        if self._pictures.knows(url):
            unit, ratio = self._metrics.px(1), self.devicePixelRatioF()
            return self._pictures.picture(url, unit, ratio, self._appearance.theme)
        return super().loadResource(kind, name)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        tab, back = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
        self.focus_changed.emit(event.reason() in (tab, back))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit(False)

    # How the text looks

    def _render(self) -> None:
        document = self.document()
        document.setDefaultFont(self._metrics.sized(16, 450))
        document.setDocumentMargin(self._metrics.px(6))
        dress_text(self._appearance.theme, self)
        document.clear()
        document.setMarkdown(self._source, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        # The cursor went along to the end, and a change of width would scroll to where it is.
        self.moveCursor(QTextCursor.MoveOperation.Start)
        whole = QTextCursor(document)
        whole.beginEditBlock()  # Otherwise all would be laid out anew for each block and cell.
        self._sections = []
        block = document.begin()
        while block.isValid():
            self._dress(block)
            if block.blockFormat().headingLevel() == _SECTION:
                self._sections.append(block)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._dress_table(frame)
        whole.endEditBlock()

    def _dress(self, block: QTextBlock) -> None:
        px = self._metrics.px
        cursor = QTextCursor(block)
        layout = QTextBlockFormat()
        layout.setLineHeight(142.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        level = block.blockFormat().headingLevel()
        pictures = _PICTURE in block.text()
        if level:
            layout.setLineHeight(115.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            layout.setTopMargin(px(4) if level == 1 else px(30))
            layout.setBottomMargin(px(10))
            self._shape(block, self._metrics.sized(34 if level == 1 else 24, 700, serif=True))
        elif block.textList() is not None:
            layout.setTopMargin(px(2))
            layout.setBottomMargin(px(4))
        elif pictures and cursor.currentTable() is not None:
            layout.setLineHeight(100.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        elif pictures:
            layout.setLineHeight(100.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            layout.setTopMargin(px(12))
            layout.setBottomMargin(px(8))
        elif cursor.currentTable() is None:
            layout.setTopMargin(px(2 if block.previous().textList() is None else 10))
            layout.setBottomMargin(px(10))
        QTextCursor(block).mergeBlockFormat(layout)
        self._embolden(block)

    def _shape(self, block: QTextBlock, font: QFont) -> None:
        """Set a whole block in a font."""
        form = QTextCharFormat()
        form.setFont(font)
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        # Not merged: Markdown gives headings a size of its own, which would win.
        cursor.setCharFormat(form)

    def _embolden(self, block: QTextBlock) -> None:
        """Give what stands out its own colour and weight; so do figures written as code."""
        iterator = block.begin()
        pieces = []
        while not iterator.atEnd():
            piece = iterator.fragment()
            form = piece.charFormat()
            if form.fontFixedPitch() or form.fontWeight() > QFont.Weight.Normal:
                pieces.append((piece.position(), piece.length()))
            iterator += 1
        if block.blockFormat().headingLevel():
            return
        strong = QTextCharFormat()
        font = self._metrics.sized(16, 700)
        strong.setFont(font)
        for position, length in pieces:
            cursor = QTextCursor(block)
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(strong)

    def _dress_table(self, table: QTextTable) -> None:
        px = self._metrics.px
        form = table.format()
        form.setBorder(1)
        form.setBorderBrush(QBrush(self._appearance.theme.line))
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
        room = self.width() - 2 * self.document().documentMargin() - BAR_WIDTH
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

    # Where one is

    def _top(self, section: int) -> float:
        layout = self.document().documentLayout()
        return layout.blockBoundingRect(self._sections[section]).top()

    def _follow(self, value: int) -> None:
        reached = [i for i in range(len(self._sections)) if self._top(i) <= value + 40]
        self._note(reached[-1] if reached else 0)

    def _note(self, section: int) -> None:
        if section != self._section:
            self._section = section
            self.section_changed.emit(section)


def _formats(block: QTextBlock) -> Iterator[QTextCharFormat]:
    """Yield the formats of the parts of a block."""
    parts = block.begin()
    while not parts.atEnd():
        yield parts.fragment().charFormat()
        parts += 1
