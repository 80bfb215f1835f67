"""A reader for long texts written in Markdown, with our own cards as pictures."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from app.keys.strokes import ALONG_A_LIST
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import is_read, tell_focus
from app.widgets.card_pictures import CardPictures
from app.widgets.passage_stops import PassageStops
from app.widgets.scroll import BAR_WIDTH, dress_scroll_bars, dress_text
from app.widgets.text_tables import TableDress

_SECTION: Final = 2
"""Level of the headings that are listed."""

_LONE: Final = 9
"""A word of so many letters or fewer does not stand alone in the last line."""

_PICTURE: Final = "\ufffc"
"""What stands for a picture in the text of a block."""


class Reader(QTextBrowser):
    """Shows a Markdown text and knows where its sections begin.

    Pictures of cards and piles have names such as `card:37` or `pile:up:47`: see `CardPictures`.
    `section_changed` carries the index of the section that is being read, `focus_changed` whether
    the keyboard scrolls the text.
    """

    accessible_kind = "page"
    """For a screen reader it holds passages: of its own text, pictures would be left out."""

    section_changed = Signal(int)
    focus_changed = Signal(bool)

    def __init__(
        self,
        appearance: Appearance,
        pictures: CardPictures,
        parent: QWidget | None = None,
        *,
        aloud: Callable[[], bool] = lambda: False,
    ) -> None:
        """Ask `aloud` whether what the keyboard leads to is read aloud."""
        super().__init__(parent)
        self._aloud = aloud
        self._appearance = appearance
        self._pictures = pictures
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._passages = PassageStops(appearance, self)
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
        self._passages.come_to(top)
        self._note(section)

    def go_to_picture(self, name: str) -> None:
        """Scroll to the first picture of that name, if there is one."""
        block = self.document().begin()
        while block.isValid():
            if any(form.toImageFormat().name() == name for form in _formats(block)):
                rect = self.document().documentLayout().blockBoundingRect(block)
                self.verticalScrollBar().setValue(round(rect.top() - self._metrics.px(24)))
                self._passages.come_to(rect.top())
                return
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = name.toString() if isinstance(name, QUrl) else name
        if self._pictures.knows(url):
            unit, ratio = self._metrics.px(1), self.devicePixelRatioF()
            return self._pictures.picture(url, unit, ratio, self._appearance.theme)
        return super().loadResource(kind, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._part()

    @property
    def heard(self) -> bool:
        """Whether somebody hears the text, passage by passage."""
        return bool(self._source) and (is_read() or self._aloud())

    def _part(self) -> bool:
        """Let the text be read passage by passage, if somebody hears it; tell whether it is."""
        if self.heard:
            self._passages.follow()
        return self.heard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Somebody may have begun to listen while the keyboard was here.
        if event.key() in ALONG_A_LIST and self._part():
            self._passages.focus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._part():
            self._passages.focus(event.reason())
            tell_focus(self)
            return
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
        dress = TableDress(self._appearance.theme, self._metrics, self.width() - BAR_WIDTH)
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                dress.dress(frame)
        whole.endEditBlock()
        self._part()

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
        if not pictures and cursor.currentTable() is None:
            _keep_end_together(block)

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


def _keep_end_together(block: QTextBlock) -> None:
    """Let no short word stand alone in the last line of a block."""
    begin, space, end = block.text().rpartition(" ")
    if " " in begin and 0 < len(end) <= _LONE:
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + len(begin))
        cursor.setPosition(cursor.position() + len(space), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText("\u00a0", cursor.charFormat())


def _formats(block: QTextBlock) -> Iterator[QTextCharFormat]:
    """Yield the formats of the parts of a block."""
    parts = block.begin()
    while not parts.atEnd():
        yield parts.fragment().charFormat()
        parts += 1
