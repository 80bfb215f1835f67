"""A reader for long texts written in Markdown, with our own cards as pictures."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QFont,
    QImage,
    QPainter,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from app.look import Look
from app.paint.faces import CARD_RATIO, NumberFace, paint_face
from app.paint.ornaments import DOWN, UP
from app.paint.places import paint_tray, tray_rect
from app.text import Metrics
from app.widgets.scroll import dress_scroll_bars

CARD: Final = 66.0
"""Width of a card in a text, in measures of a page 1280 wide."""

_SECTION: Final = 2
"""Level of the headings that are listed."""


class Reader(QTextBrowser):
    """Shows a Markdown text and knows where its sections begin.

    Pictures are painted: `card:37`, `fire:33` (a fire card), `pile:up:47`, `pile:down:65` (a pile
    with that top) and `pile:up:33:fire` (burning). `section_changed` carries the index of the
    section that is being read, `focus_changed` whether the keyboard scrolls the text.
    """

    section_changed = Signal(int)
    focus_changed = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._metrics = look.metrics(QSize(1280, 800))
        self._source = ""
        self._sections: list[QTextBlock] = []
        self._section = 0
        dress_scroll_bars(look, self)
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

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = name.toString() if isinstance(name, QUrl) else name
        scheme, _, rest = url.partition(":")
        if scheme in ("card", "fire", "pile"):
            return self._picture(scheme, rest.split(":"))
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
        theme = self._look.theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, theme.text)
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Highlight, theme.lit)
        palette.setColor(QPalette.ColorRole.HighlightedText, theme.saffron_ink)
        self.setPalette(palette)
        document.clear()
        document.setMarkdown(self._source, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        # The cursor went along to the end, and a change of width would scroll to where it is.
        self.moveCursor(QTextCursor.MoveOperation.Start)
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

    def _dress(self, block: QTextBlock) -> None:
        px = self._metrics.px
        cursor = QTextCursor(block)
        layout = QTextBlockFormat()
        layout.setLineHeight(142.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        level = block.blockFormat().headingLevel()
        pictures = "\ufffc" in block.text()
        if level:
            layout.setLineHeight(115.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            layout.setTopMargin(px(4) if level == 1 else px(30))
            layout.setBottomMargin(px(10))
            self._shape(block, self._metrics.sized(34 if level == 1 else 24, 700, serif=True))
        elif block.textList() is not None:
            layout.setTopMargin(px(2))
            layout.setBottomMargin(px(4))
        elif pictures:
            layout.setLineHeight(100.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            layout.setTopMargin(px(12))
            layout.setBottomMargin(px(8))
        elif cursor.currentTable() is None:
            layout.setTopMargin(px(2))
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
        form.setBorderBrush(QBrush(self._look.theme.line))
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderCollapse(True)
        form.setCellPadding(px(8))
        form.setCellSpacing(0)
        form.setTopMargin(px(6))
        form.setBottomMargin(px(12))
        form.setWidth(QTextLength(QTextLength.Type.FixedLength, px(420) * self._metrics.text_scale))
        table.setFormat(form)

    # Pictures

    def _picture(self, scheme: str, words: list[str]) -> QImage:
        width = self._metrics.px(CARD)
        if scheme == "pile":
            card = QRectF(0, 0, width, width * CARD_RATIO)
            tray = tray_rect(card)
            size = tray.size() + QSizeF(6, 6)
        else:
            tray = QRectF()
            size = QSizeF(width + 8, width * CARD_RATIO + 4)
        dpr = self.devicePixelRatioF()
        image = QImage((size * dpr).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(dpr)
        image.fill(QColor(0, 0, 0, 0))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        if scheme == "pile":
            painter.translate(QPointF(2, 2) - tray.topLeft())
            direction = UP if words[0] == "up" else DOWN
            paint_tray(painter, QRectF(0, 0, width, width * CARD_RATIO), theme, direction=direction)
            burning = words[-1] == "fire"
            face = NumberFace(int(words[1]), fire=burning, burning=burning)
            paint_face(painter, face, width, theme)
        else:
            painter.translate(2, 2)
            paint_face(painter, NumberFace(int(words[0]), fire=scheme == "fire"), width, theme)
        painter.end()
        return image

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
