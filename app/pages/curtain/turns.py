"""What the curtain tells of the turns since the next player's own, one below the other."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from app.match.players import PlayerInfo
from app.paint.brushes import rounded
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.texts import texts
from app.widgets.scroll import BAR_WIDTH, ScrollArea

T = texts("Curtain")

since_your_last_turn = T("Since your last turn")
so_far = T("So far", note="Over what others did before somebody’s first turn.")

_SIZE = 20.0
_SIDE, _EDGE = 24.0, 12.0
_NARROWEST = 420.0

_NAME = "\0"
"""Stands for the player's name, in words that may have any other one in them."""


class TurnBefore(NamedTuple):
    """A turn before, as all may know it: whose it was, and a sentence about it.

    The sentence is asked for in the language on screen, and has `{name}` where the name belongs.
    """

    player: PlayerInfo
    sentence: Callable[[], str]
    besides: Callable[[], str] = str
    """What came to all in that turn; "" for nothing."""
    in_detail: Callable[[], str] = str
    """The sentence with all that was seen, where there is room; "" where it is no other."""

    def parts(self, *, in_detail: bool = True) -> tuple[str, str, str]:
        """Return all of it in order in three parts, the player's name in the middle."""
        did = (self.in_detail() if in_detail else "") or self.sentence()
        did = did.replace("{name}", _NAME, 1)
        told = " ".join(f"{part}." for part in (did, self.besides()) if part)
        start, place, end = told.partition(_NAME)
        return start, self.player.name if place else "", end

    def text(self) -> str:
        """Return all of it in sentences, each with its stop; "" for none."""
        return "".join(self.parts())


_SPOKEN: Final = 7
"""So many of the last turns are said."""


class TurnsPanel(QWidget):
    """The turns from the first on, on a quiet ground; what has no room is scrolled to.

    What the curtain is for can stand below them.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.area = ScrollArea(appearance, self, tone="curtain_text_2")
        self.words = _Words(self.area.board)
        self.heading = ""
        """What stands over the turns."""
        self._in_detail = True
        self._turns: Sequence[TurnBefore] = ()
        self._tip = ""
        self._metrics = self._largest = appearance.metrics(self.size())

    @property
    def empty(self) -> bool:
        """Tell whether there is nothing to tell."""
        return not self._turns and not self._tip

    @property
    def scrolls(self) -> bool:
        """Tell whether some of it has to be scrolled to."""
        return not self.isHidden() and self.area.verticalScrollBar().maximum() > 0

    def show_turns(self, heading: str, turns: Sequence[TurnBefore], tip: str) -> None:
        """Tell these turns under a heading, in the language on screen, and a tip; from the top."""
        self.heading, self._turns, self._tip = heading, turns, tip
        self.area.verticalScrollBar().setValue(0)

    def in_words(self) -> str:
        """Return the last of them as they are said, "" if there are none.

        The panel tells of all that are asked for.
        """
        if not self._turns:
            return ""
        told = (turn.text() for turn in self._turns[-_SPOKEN:])
        return " ".join([f"{self.heading}.", *told])

    def set_metrics(self, metrics: Metrics) -> None:
        """Write in the size of this window."""
        self._metrics = self._largest = metrics

    def size_in(self, width: float, height: float) -> QSizeF:
        """Return the size that all of it takes, at most so wide, in the largest letters.

        They are no larger than those of a table where less had to be scrolled to then; where some
        still had to, it is told in less detail.
        """
        window = QSize(round(self._largest.width), round(self._largest.height))
        size = QSizeF()
        for self._in_detail in (True, False):
            size = self._size_written(self._largest, width)
            if size.height() > height:
                size = self._size_written(self._appearance.metrics(window, table=True), width)
            if size.height() <= height:
                break
        return size

    def _size_written(self, metrics: Metrics, width: float) -> QSizeF:
        """Write with these measures, and return the size that it takes, at most so wide."""
        self._metrics = metrics
        self._write()
        side, edge = self._margins()
        beside = 2 * side + BAR_WIDTH
        words = self.words.lay_out(width - beside)
        wide = max(words.width() + beside, metrics.px(_NARROWEST))
        return QSizeF(min(math.floor(width), math.ceil(wide)), words.height() + 2 * edge)

    def _margins(self) -> tuple[int, int]:
        """Return the room at the sides of the words, and above and below them."""
        return round(self._metrics.px(_SIDE)), round(self._metrics.px(_EDGE))

    def place(self, room: QRectF) -> None:
        """Stand here."""
        self.setGeometry(round(room.x()), round(room.y()), int(room.width()), int(room.height()))
        side, edge = self._margins()
        self.area.setGeometry(side, edge, self.width() - side, self.height() - 2 * edge)
        words = self.words.lay_out(self.width() - 2 * side - BAR_WIDTH)
        self.area.board.resize(self.width() - side - BAR_WIDTH, round(words.height()))
        self.words.resize(self.area.board.size())
        bar, row = self.area.verticalScrollBar(), self.words.row_height
        bar.setSingleStep(row)
        bar.setPageStep(max(row, self.area.height() - row))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = faint(self._appearance.theme.curtain_dark, 0.72)
        rounded(painter, QRectF(self.rect()), self._metrics.px(14), ground)

    def _write(self) -> None:
        theme, gap = self._appearance.theme, self._metrics.px(6)
        plain = _form(self._metrics.sized(_SIZE), theme.curtain_text_2)
        strong = _form(self._metrics.sized(_SIZE, 700), theme.curtain_text)
        paragraphs: list[_Paragraph] = []
        if self._turns:
            paragraphs.append((0.0, [(self.heading, strong)]))
        for turn in self._turns:
            start, name, end = turn.parts(in_detail=self._in_detail)
            paragraphs.append((gap, [(start, plain), (name, strong), (end, plain)]))
        if self._tip:
            paragraphs.append((2 * gap if paragraphs else 0.0, [(self._tip, plain)]))
        self.words.write(paragraphs)


_Paragraph: TypeAlias = tuple[float, Sequence[tuple[str, QTextCharFormat]]]
"""The room above it, and its pieces, each with its font and colour."""


class _Words(QWidget):
    """Paragraphs with some words in bold.

    A label's rich text would embolden the thin face instead of taking the bold one.
    """

    accessible_kind = "text"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)

    @property
    def text(self) -> str:
        """Return what is written, a paragraph a line."""
        return self._document.toPlainText()

    @property
    def row_height(self) -> int:
        """Return how high a row is."""
        return math.ceil(QFontMetricsF(self._document.begin().charFormat().font()).height())

    def write(self, paragraphs: Sequence[_Paragraph]) -> None:
        """Write these paragraphs in place of those before."""
        self._document.clear()
        cursor = QTextCursor(self._document)
        for index, (above, pieces) in enumerate(paragraphs):
            form = QTextBlockFormat()
            form.setTopMargin(above)
            if index:
                cursor.insertBlock(form)
            for text, written in pieces:
                cursor.insertText(text, written)
        tell_name(self, self.text.replace("\n", ". "))
        self.update()

    def lay_out(self, width: float) -> QSizeF:
        """Lay the paragraphs out at most so wide, and return the room that they take."""
        self._document.setTextWidth(max(1.0, width))
        size = self._document.idealWidth() + 1, self._document.size().height()
        return QSizeF(*map(math.ceil, size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._document.drawContents(QPainter(self))


def _form(font: QFont, colour: QColor) -> QTextCharFormat:
    form = QTextCharFormat()
    form.setFont(font)
    form.setForeground(colour)
    return form
