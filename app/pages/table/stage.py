"""The stage: what has just been revealed, large in the middle until it has been read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.games.narration import Staged
from app.paint.brushes import line, rounded
from app.paint.paper import CARD_RATIO
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.paint.pixmaps import LIFTED, PixmapCache
from app.style.appearance import Appearance
from app.style.typography import Metrics, font
from app.system.clock import Clock

_CARD, _GAP, _PAD = 112.0, 12.0, 20.0
_WORDS = 250.0
_TEXT, _LEADING = 18.0, 1.3
_MIDDLE: Final = 0.55
"""Where its middle stands between bar and rail: the hand below it stays free."""


class Stage(QWidget):
    """Shows cards and a sentence over the table; it takes neither pointer nor focus.

    `ended` says that the table is free again.
    """

    ended = Signal()

    def __init__(self, appearance: Appearance, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(parent.size())
        self._room = QRectF(parent.rect())
        self._staged: Callable[[], Staged] | None = None
        self._cards = PixmapCache(8 << 20)
        self._time = clock.alarm(self.end)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        appearance.changed.connect(self.update)

    @property
    def playing(self) -> bool:
        """Tell whether something is on the stage."""
        return self._staged is not None

    def show_for(self, staged: Callable[[], Staged], time: float) -> None:
        """Show this for so many milliseconds, in the language of the moment."""
        self._staged = staged
        self._time.start(round(time))
        self.place(self._room, self._metrics)
        self.show()
        self.raise_()

    def end(self) -> None:
        """Give the table free."""
        if self._staged is not None:
            self._staged = None
            self._time.stop()
            self.hide()
            self.ended.emit()

    def place(self, room: QRectF, metrics: Metrics) -> None:
        """Stand in the middle of this room between bar and rail."""
        self._metrics, self._room = metrics, room
        if self._staged is None:
            return
        staged, px = self._staged(), metrics.px
        cards, words = self._cards_width(staged), px(_WORDS)
        width = min(room.width() - px(40), cards + words + 2 * px(_PAD))
        text = paragraph_height(
            staged.text, self._font(), width - cards - 2 * px(_PAD), leading=_LEADING
        )
        card = px(_CARD) * CARD_RATIO if staged.faces else 0.0
        height = max(card, text) + 2 * px(_PAD)
        top = max(room.top() + px(6), room.top() + room.height() * _MIDDLE - height / 2)
        left = room.left() + (room.width() - width) / 2
        self.setGeometry(QRectF(left, top, width, height).toAlignedRect())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._staged is None:
            return
        staged, theme, px = self._staged(), self._appearance.theme, self._metrics.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        rounded(painter, body, px(18), theme.panel, line(theme.lit, px(2)))
        dpr, left = self.devicePixelRatioF(), px(_PAD)
        for face in staged.faces:
            card = self._cards.card(face, px(_CARD), dpr, theme, LIFTED)
            top = (self.height() - px(_CARD) * CARD_RATIO) / 2
            corner = QPointF(round(left) - card.margin, round(top) - card.margin)
            painter.drawPixmap(corner, card.pixmap)
            left += px(_CARD + _GAP)
        left = px(_PAD) + self._cards_width(staged)
        room = self.width() - left - px(_PAD)
        text = paragraph_height(staged.text, self._font(), room, leading=_LEADING)
        words = QRectF(left, (self.height() - text) / 2, room, text)
        paint_paragraph(painter, words, staged.text, self._font(), theme.text, leading=_LEADING)

    def _font(self) -> QFont:
        return font(self._metrics.pixels(_TEXT), 600)

    def _cards_width(self, staged: Staged) -> float:
        """Return the room that the cards take beside the words."""
        return len(staged.faces) * self._metrics.px(_CARD + _GAP)
