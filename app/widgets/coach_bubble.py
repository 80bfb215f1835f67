"""The coach's cream bubble: a heading, and some words."""

from __future__ import annotations

import html
import math
import re

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from app.paint.controls import paint_bubble
from app.paint.paragraph import least_width
from app.paint.shadows import paint_shadow
from app.style.appearance import Appearance
from app.style.typography import Metrics, font
from app.system.screen_reader import tell_description, tell_name

MARGIN = 14.0
"""How far the pointer and the edge reach beyond the body."""
SIDE, HEAD, LOW_HEAD = 18.0, 12.0, 7.0
"""Inside the body, at 1280 x 800; the last one where it is low."""
_HEADING, _IN_LINE, _TEXT = 18.0, 16.0, 15.0
_UNDER_HEADING = 4.0
_RADIUS, _LIFT = 12.0, 0.8
_NARROWER = 4
"""So many pixels narrower is not worth another try."""
_USUAL, _LOW = 116, 114
"""From line to line of the text, in hundredths of its usual height."""
_LONELY, _TOGETHER, _IN_HEADING = 11, 22, 18
"""The last words stay together up to so many letters, unless they had more than so many, or in a
heading so many."""
_ALONE = 10
"""A single word may stand in a line of its own from so many letters on."""
_ENDS = (".", "!", "?", ";", ":", "…")
"""How a heading may end by itself; the Greek question ends in a semicolon."""
_BOLD = re.compile(r"\*\*(.+?)\*\*")


class CoachBubble(QWidget):
    """A bubble that stands beside something on the table until whoever shows it takes it away.

    It takes the focus of the keyboard only by Tab, and lets every click through to the table.
    """

    accessible_kind = "group"

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.metrics = appearance.metrics(QSize(1280, 800))
        self._heading = self._text = ""
        self._tip: QPointF | None = None
        self.in_line = False
        """The heading stands in the first line of the text."""
        self.leading = _USUAL
        """From line to line of the text, in hundredths of its usual height."""
        self.inner = QRectF()
        """The body, inside the widget."""
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()
        appearance.changed.connect(self.update)

    @property
    def words(self) -> tuple[str, str]:
        """Return the heading and the text, without marks of what is bold."""
        return self._heading, _BOLD.sub(r"\1", self._text)

    @property
    def body_rect(self) -> QRectF:
        """Return where its body stands on the page."""
        return self.inner.translated(QPointF(self.pos()))

    @property
    def points(self) -> bool:
        """Tell whether it points at something."""
        return self._tip is not None

    @property
    def pointer(self) -> QPointF | None:
        """Return where on the page its pointer ends; None where it points at nothing."""
        return None if self._tip is None else self._tip + QPointF(self.pos())

    def say(self, heading: str, text: str) -> None:
        """Say this from now on; in the text `**` stands round what is bold."""
        self._heading, self._text = heading, text
        tell_name(self, heading)
        tell_description(self, self.words[1])

    def be_low(self, *, low: bool) -> None:
        """Be as low as may be, the heading in one line with the text, or be as usual."""
        self.in_line, self.leading = low, _LOW if low else _USUAL

    @property
    def head(self) -> float:
        """Return what stays free over and under its words, at 1280 x 800."""
        return LOW_HEAD if self.in_line else HEAD

    def body(self, width: float, metrics: Metrics) -> tuple[float, float]:
        """Return the size of the body that is at most so wide."""
        words = self.lay_words(width - 2 * metrics.px(SIDE), metrics)
        return words.width() + 2 * metrics.px(SIDE), words.height() + 2 * metrics.px(self.head)

    def lay_words(self, width: float, metrics: Metrics) -> QSizeF:
        """Lay out heading and text at most so wide; return the room that they take."""
        self.metrics = metrics
        self._document.setDefaultFont(font(metrics.pixels(_TEXT)))
        serif = font(metrics.pixels(_IN_LINE if self.in_line else _HEADING), 700, serif=True)
        text = _BOLD.sub(r"<b>\1</b>", html.escape(_joined(self._text, _TOGETHER)))
        ended = _as_sentence(self._heading) if self.in_line else self._heading
        heading = html.escape(_joined_heading(ended))
        if heading:
            heading = f"<i>{heading}</i>"
        if self.in_line:
            text, heading = f"{heading} {text}", ""
        text = f'<p style="margin:0;line-height:{self.leading}%">{text}</p>'
        below = round(metrics.px(_UNDER_HEADING))
        heading = f'<p style="margin:0 0 {below}px 0">{heading}</p>' if heading else ""
        self._document.setHtml(heading + text)
        self._shape(serif, font(metrics.pixels(_TEXT), 700))
        self._document.setTextWidth(max(1.0, width))
        wide = math.ceil(self._document.idealWidth()) + 1
        self._document.setTextWidth(wide)
        if not self.in_line:  # So low it has to fit where there is hardly any room.
            self._balance(wide)
        return self._document.size()

    def _balance(self, width: int) -> None:
        """Be as narrow as goes without another line, so that no word stands alone in the last."""
        document = self._document
        high = document.size().height()

        def fits(tried: float) -> bool:
            document.setTextWidth(math.ceil(tried))
            return document.size().height() <= high

        document.setTextWidth(math.ceil(least_width(width, fits, within=_NARROWER)))

    def _shape(self, heading: QFont, strong: QFont) -> None:
        """Give the heading, which is marked as italic, and what is bold their fonts.

        By name and weight alone, Qt would embolden the thin face instead of taking the bold one.
        """
        pieces = []
        block = self._document.begin()
        while block.isValid():
            iterator = block.begin()
            while not iterator.atEnd():
                piece = iterator.fragment()
                if piece.charFormat().fontItalic():
                    pieces.append((piece.position(), piece.length(), heading))
                elif piece.charFormat().fontWeight() > QFont.Weight.Normal:
                    pieces.append((piece.position(), piece.length(), strong))
                iterator += 1
            block = block.next()
        for position, length, written in pieces:
            cursor = QTextCursor(self._document)
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            form = QTextCharFormat()
            form.setFont(written)
            cursor.setCharFormat(form)

    def lines(self) -> list[list[str]]:
        """Return the lines of the heading and of the text, as they are broken now."""
        found: list[list[str]] = []
        block = self._document.begin()
        while block.isValid():
            layout, text = block.layout(), block.text()
            each = [layout.lineAt(index) for index in range(layout.lineCount())]
            found.append(
                [text[one.textStart() : one.textStart() + one.textLength()] for one in each]
            )
            block = block.next()
        return found

    def leaves_word_alone(self) -> bool:
        """Tell whether a short word stands alone in a last line, as they are broken now."""
        ends = [lines[-1] for lines in self.lines() if len(lines) > 1]
        return any(len(end.split()) == 1 and len(end) < _LONELY for end in ends)

    def stand(self, body: QRectF, tip: QPointF | None) -> None:
        """Stand there, pointing at `tip`; the size of the body is the one that `body` gave."""
        margin = math.ceil(self.metrics.px(MARGIN))
        around = QRectF() if tip is None else QRectF(tip, QSizeF(0, 0)).adjusted(-2, -2, 2, 2)
        whole = (body.adjusted(-margin, -margin, margin, margin) | around).toAlignedRect()
        self._tip = None if tip is None else tip - QPointF(whole.topLeft())
        self.inner = body.translated(-QPointF(whole.topLeft()))
        self.setGeometry(whole)
        self.show()
        self.raise_()
        self.update()

    def words_at(self) -> QPointF:
        """Return where heading and text begin in the body."""
        return QPointF(self.metrics.px(SIDE), self.metrics.px(self.head))

    def paint_beside(self, painter: QPainter) -> None:
        """Paint what stands in the body besides the words; nothing unless overridden."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.appearance.theme
        paint_shadow(painter, self.inner, self.metrics.px(_RADIUS), theme, lift=_LIFT)
        paint_bubble(painter, self.inner, self._tip, theme, scale=self.metrics.f)
        self.paint_beside(painter)
        painter.translate(self.inner.topLeft() + self.words_at())
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, theme.cream_text)
        self._document.documentLayout().draw(painter, context)


def _as_sentence(heading: str) -> str:
    """Return a heading that ends like a sentence, for it to stand in one line with the text."""
    return heading if not heading or heading.endswith(_ENDS) else f"{heading}."


def _joined(text: str, most: int) -> str:
    """Return a text whose last words stay together: no short one is alone in the last line.

    The first word of a heading is not left alone for it, if the last one is not shorter still.
    """
    *words, end = text.split(" ")
    while (
        words
        and _letters(end) < _LONELY
        and _letters(words[-1]) + _letters(end) < most
        and not (len(words) == 2 and ("\u00a0" in end or len(words[0]) < len(end)))
    ):
        end = f"{words.pop()}\u00a0{end}"
    return " ".join([*words, end])


def _letters(word: str) -> int:
    """Return how many letters a word has, without the marks of what is bold."""
    return len(word.replace("**", ""))


def _joined_heading(heading: str) -> str:
    """Return a heading whose last words stay together, those after a colon or else a comma."""
    for mark in (": ", ", "):
        begin, found, end = heading.rpartition(mark)
        if found and (" " in end or len(end) >= _ALONE) and len(end) < _IN_HEADING:
            return begin + found + end.replace(" ", "\u00a0")
    return _joined(heading, _IN_HEADING)
