"""The line at the foot of the curtain about the turn before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.match.players import PlayerInfo
from app.paint.wrapping import wrap
from app.style.appearance import Appearance
from app.style.typography import SMALLEST, Metrics
from app.style.typography import font as plain_font

_Pieces: TypeAlias = tuple[str, str, str]
"""A sentence in three parts, a name in the middle."""


class TurnBefore(NamedTuple):
    """The turn before, as all may know it: whose it was, and a sentence about it.

    The sentence is asked for in the language on screen, and has `{name}` where the name belongs.
    """

    player: PlayerInfo | None
    sentence: Callable[[], str]
    first: Callable[[], str] = str
    """What the player had done just before, on a line of its own; "" for nothing."""
    besides: Callable[[], str] = str
    """What came to all in that turn, on a line of its own; "" for nothing."""

    def lines(self) -> list[TurnBefore]:
        """Return one or two lines that tell all of it in order."""
        first, besides = self.first(), self.besides()
        if first:
            return [TurnBefore(None, self.first), TurnBefore(self.player, self._with_besides)]
        if besides:
            return [TurnBefore(self.player, self.sentence), TurnBefore(None, self.besides)]
        return [TurnBefore(self.player, self.sentence)]

    def _with_besides(self) -> str:
        return ". ".join(filter(None, (self.sentence(), self.besides())))

    def parts(self) -> _Pieces:
        """Return the sentence in three parts, the player's name in the middle."""
        start, place, end = self.sentence().partition("{name}")
        return start, self.player.name if place and self.player is not None else "", end


class TurnLine(QWidget):
    """One line about the turn before, its player's name in bold."""

    accessible_kind = "text"

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._pieces: _Pieces = ("", "", "")

    def show_turn(self, before: TurnBefore | None) -> None:
        self._pieces = ("", "", "") if before is None else before.parts()
        self.setAccessibleName("".join(self._pieces))
        self.update()

    @property
    def text(self) -> str:
        return "".join(self._pieces)

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.update()

    def line_height(self) -> int:
        return round(QFontMetricsF(self._metrics.font("button")).height()) + 2

    def height_in(self, width: float) -> int:
        """Return the height that it takes in that width."""
        return self.line_height() * len(self._rows(width))

    def _rows(self, width: float) -> list[_Pieces]:
        """Return the pieces of each row: words that have no room take several."""
        start, name, end = self._pieces
        plain, bold = plain_font(SMALLEST, 450), plain_font(SMALLEST, 700)
        *before, after = _widths(self._pieces, (plain, bold))
        room = width - sum(before)
        if after <= room:
            return [self._pieces]
        if not name:
            return [(row, "", "") for row in wrap(start, plain, width)]
        words = end.split(" ")
        beside = len(words)
        while beside > 1 and _widths((" ".join(words[:beside]), "", ""), (plain, bold))[0] > room:
            beside -= 1
        below = wrap(" ".join(words[beside:]), plain, width) if words[beside:] else []
        return [(start, name, " ".join(words[:beside])), *((row, "", "") for row in below)]

    def fitted(self) -> tuple[QFont, QFont, list[tuple[_Pieces, list[float]]]]:
        """Return the fonts of sentence and name, and each row's pieces with their widths.

        The fonts are smaller where a row would not fit.
        """
        pixels, rows = self._metrics.pixels(16), self._rows(self.width())
        while True:
            fonts = plain, bold = plain_font(pixels, 450), plain_font(pixels, 700)
            widths = [_widths(pieces, fonts) for pieces in rows]
            if pixels == SMALLEST or max(map(sum, widths)) <= self.width():
                return plain, bold, list(zip(rows, widths, strict=True))
            pixels -= 1

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        plain, bold, rows = self.fitted()
        height = self.height() / len(rows)
        for index, (pieces, widths) in enumerate(rows):
            row = QRectF(0, index * height, self.width(), height)
            self._paint_row(painter, row, pieces, widths, (plain, bold))

    def _paint_row(
        self,
        painter: QPainter,
        row: QRectF,
        pieces: _Pieces,
        widths: list[float],
        fonts: tuple[QFont, QFont],
    ) -> None:
        theme, (plain, bold), (start, name, end) = self._appearance.theme, fonts, pieces
        over = sum(widths) - row.width()
        if over > 0:
            measure = QFontMetricsF(bold)
            name = measure.elidedText(name, Qt.TextElideMode.ElideRight, widths[1] - over)
            widths[1] = measure.horizontalAdvance(name)
        x = (row.width() - sum(widths)) / 2
        for font, piece, width in zip(
            (plain, bold, plain), (start, name, end), widths, strict=True
        ):
            painter.setFont(font)
            painter.setPen(theme.curtain_text if font is bold else theme.curtain_text_2)
            place = QRectF(x, row.top(), width + 2, row.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, piece)
            x += width


def _widths(pieces: _Pieces, fonts: tuple[QFont, QFont]) -> list[float]:
    """Return the widths of the pieces of a row, the middle one in the second font."""
    plain, bold = fonts
    return [
        QFontMetricsF(font).horizontalAdvance(piece)
        for font, piece in zip((plain, bold, plain), pieces, strict=True)
    ]


def place_lines(width: int, lines: Sequence[TurnLine], side: float, top: float) -> None:
    """Place lines below each other, so far from both sides."""
    for line in lines:
        height = line.height_in(width - 2 * side)
        line.setGeometry(round(side), round(top), round(width - 2 * side), height)
        top += height
