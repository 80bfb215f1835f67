"""Who is to come, at the head of the curtain: shape, name, and what to do."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget

from app.match.players import PlayerInfo
from app.pages.curtain.emblem import Emblem
from app.style.appearance import Appearance
from app.style.typography import Metrics, font
from app.widgets.label import Label

_NAME_SIZE = 68
_SMALLEST_NAME = 22
_EMBLEM, _GAP = 124.0, 24.0
_CLOSER = 8.0
"""So much of the room over its letters the name leaves to the words above it."""
_SENTENCE, _ABOVE_SENTENCE = 20.0, 4.0


class CurtainHead(QWidget):
    """The player's shape, beside it or below it the name, and one sentence under both."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.now = Label(appearance, (20, 450), self, tone="curtain_text_2")
        self.sentence = Label(appearance, (_SENTENCE, 450), self, tone="curtain_text_2")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.emblem = Emblem(appearance, self)
        self.name = Label(appearance, "curtain_name", self, tone="curtain_text")
        self._metrics = appearance.metrics(QSize(1280, 800))

    def show_player(self, player: PlayerInfo, now: str, sentence: str) -> None:
        """Show who is to come, why, and what to do."""
        self.now.setText(now)
        self.name.setText(player.name)
        self.emblem.show_player(player.name, player.colour)
        self.sentence.setText(sentence)

    def set_metrics(self, metrics: Metrics) -> None:
        """Write in the size of this window."""
        self._metrics = metrics
        self.now.set_metrics(metrics)
        self.sentence.set_metrics(metrics)

    def height_in(self, width: float, *, beside: bool) -> float:
        """Return the height in this width, with the shape beside the name or above it."""
        return self._title_height(width, beside=beside) + self._sentence_height(width)

    def place(self, top: float, left: float, width: float, *, beside: bool) -> None:
        """Stand there, all in the middle of this width."""
        title = self._title_height(width, beside=beside)
        high = self.height_in(width, beside=beside)
        self.setGeometry(round(left), round(top), round(width), round(high))
        px, now, name = self._metrics.px, self.now.sizeHint(), self.name.sizeHint()
        emblem, words = self._emblem_size(width, beside=beside), self._words_height()
        if beside:
            x = (width - emblem - px(_GAP) - max(now.width(), name.width())) / 2
            y, text_x = (title - words) / 2, x + emblem + px(_GAP)
            self._put(self.emblem, x, (title - emblem) / 2, QSize(round(emblem), round(emblem)))
            self._put(self.now, text_x + px(3), y, now)
            self._put(self.name, text_x, y + words - name.height(), name)
        else:
            y = title - words
            self._put(self.emblem, (width - emblem) / 2, 0, QSize(round(emblem), round(emblem)))
            self._put(self.now, (width - now.width()) / 2, y, now)
            self._put(self.name, (width - name.width()) / 2, y + words - name.height(), name)
        above = round(px(_ABOVE_SENTENCE))
        self.sentence.setGeometry(
            0, round(title) + above, round(width), round(self._sentence_height(width)) - above
        )

    def _put(self, part: QWidget, x: float, y: float, size: QSize) -> None:
        part.setGeometry(round(x), round(y), size.width(), size.height())

    def _title_height(self, width: float, *, beside: bool) -> float:
        emblem = self._emblem_size(width, beside=beside)
        room = width - emblem - self._metrics.px(_GAP) if beside else width
        self.name.setFont(
            _largest_font(self.name.text(), round(self._metrics.px(_NAME_SIZE)), room)
        )
        words = self._words_height()
        return max(emblem, words) if beside else emblem + self._metrics.px(_GAP) + words

    def _words_height(self) -> float:
        return (
            self.now.sizeHint().height() + self.name.sizeHint().height() - self._metrics.px(_CLOSER)
        )

    def _emblem_size(self, width: float, *, beside: bool) -> float:
        return min(self._metrics.px(_EMBLEM if not beside else _EMBLEM * 0.84), width / 5)

    def _sentence_height(self, width: float) -> float:
        self.sentence.fit(self._metrics.pixels(_SENTENCE), width)
        return self.sentence.sizeHint().height() + self._metrics.px(_ABOVE_SENTENCE)


def _largest_font(name: str, size: int, room: float) -> QFont:
    """Return the largest font, from this size down, in which the whole name fits."""
    while size > _SMALLEST_NAME:
        fitting = font(size, 700, serif=True)
        if QFontMetricsF(fitting).horizontalAdvance(name) <= room:
            break
        size -= 2
    return font(size, 700, serif=True)
