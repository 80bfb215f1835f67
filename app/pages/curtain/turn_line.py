"""The line at the foot of the curtain about the turn before."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.match.players import PlayerInfo
from app.style.appearance import Appearance
from app.style.typography import SMALLEST, Metrics
from app.style.typography import font as plain_font


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

    def parts(self) -> tuple[str, str, str]:
        """Return the sentence in three parts, the player's name in the middle."""
        start, place, end = self.sentence().partition("{name}")
        return start, self.player.name if place and self.player is not None else "", end


class TurnLine(QWidget):
    """One line about the turn before, its player's name in bold."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._pieces: tuple[str, str, str] = ("", "", "")

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

    def fitted(self) -> tuple[QFont, QFont, list[float]]:
        """Return the fonts of sentence and name, and the widths of the pieces in them.

        They are smaller where the sentence would not fit.
        """
        pixels = self._metrics.pixels(16)
        while True:
            plain, bold = plain_font(pixels, 450), plain_font(pixels, 700)
            widths = [
                QFontMetricsF(font).horizontalAdvance(piece)
                for font, piece in zip((plain, bold, plain), self._pieces, strict=True)
            ]
            if pixels == SMALLEST or sum(widths) <= self.width():
                return plain, bold, widths
            pixels -= 1

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._appearance.theme
        plain, bold, widths = self.fitted()
        over = sum(widths) - self.width()
        name = self._pieces[1]
        if over > 0:
            measure = QFontMetricsF(bold)
            name = measure.elidedText(name, Qt.TextElideMode.ElideRight, widths[1] - over)
            widths[1] = measure.horizontalAdvance(name)
        x = (self.width() - sum(widths)) / 2
        pieces = (self._pieces[0], name, self._pieces[2])
        for font, piece, width in zip((plain, bold, plain), pieces, widths, strict=True):
            painter.setFont(font)
            painter.setPen(theme.curtain_text if font is bold else theme.curtain_text_2)
            place = QRectF(x, 0, width + 2, self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, piece)
            x += width
