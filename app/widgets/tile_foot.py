"""The foot of a game's tile: name, one sentence, who can play."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from app.paint.icons import paint_icon
from app.paint.paragraph import broken_after_colon, paint_paragraph, paragraph_height
from app.style.theme import Theme
from app.style.typography import Metrics
from app.style.typography import font as plain_font

_FOOT = 158.0
_SIDE = 16.0
_TITLE_LEADING = 1.24
_SENTENCE_LEADING = 1.36


class TileTexts(NamedTuple):
    """The texts of a tile: name, one sentence, who can play."""

    title: str
    sentence: str
    players: str


class TileFoot:
    """Measures and paints these texts in a tile so `wide`, by the measures of the moment.

    Where there is no room for everything, the sentence goes before the name does.
    """

    def __init__(
        self, texts: TileTexts, metrics: Metrics, wide: float, high: float | None = None
    ) -> None:
        """Set out the texts in that width; without `high` the foot is as high as it usually is."""
        self._texts = texts
        self._metrics = metrics
        self._room = wide - 2 * metrics.px(_SIDE)
        self.high = metrics.px(_FOOT) if high is None else high

    def wanted(self) -> float:
        """Return the height in which every text is shown."""
        px = self._metrics.px
        words = px(12) + self._title_height() + px(5) + self._sentence_height()
        return max(px(_FOOT), words + px(10) + self._players_height())

    @property
    def sentence_shown(self) -> bool:
        """Tell whether there is room for the sentence."""
        return self._sentence_room() >= self._sentence_height()

    def paint(self, painter: QPainter, foot: QRectF, theme: Theme) -> None:
        """Paint the texts there."""
        px, texts = self._metrics.px, self._texts
        left, top, room = foot.left() + px(_SIDE), foot.top() + px(12), self._room
        height = self._title_height()
        title = QRectF(left, top, room, height)
        ink, font = theme.cream_text, self._title_font()
        name = broken_after_colon(texts.title, font, room)
        paint_paragraph(painter, title, name, font, ink, leading=_TITLE_LEADING)
        if self.sentence_shown:
            caption = self._metrics.font("caption")
            place = QRectF(left, top + height + px(5), room, self._sentence_room())
            ink = theme.cream_text_2
            paint_paragraph(painter, place, texts.sentence, caption, ink, leading=_SENTENCE_LEADING)
        players = QRectF(left, foot.top(), room, foot.height() - px(10))
        self._paint_players(painter, players, theme)

    def _paint_players(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        px, font = self._metrics.px, self._players_font()
        height = self._players_height() - px(10)
        row = QRectF(room.left(), room.bottom() - height, room.width(), height)
        icon = QRectF(row.left(), row.center().y() - px(9), px(18), px(18))
        paint_icon(painter, "user", icon, theme.cream_accent)
        painter.setFont(font)
        painter.setPen(theme.cream_accent)
        words = row.adjusted(px(25), 0, 0, 0)
        text = QFontMetricsF(font).elidedText(
            self._texts.players, Qt.TextElideMode.ElideRight, words.width()
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)

    def _title_font(self) -> QFont:
        """Return the name's font: smaller where its longest word would not fit the width."""
        return _fitting_font(self._texts.title, self._room, self._metrics.pixels(19))

    def _title_height(self) -> float:
        font = self._title_font()
        return paragraph_height(self._texts.title, font, self._room, leading=_TITLE_LEADING)

    def _sentence_height(self) -> float:
        caption = self._metrics.font("caption")
        return paragraph_height(
            self._texts.sentence, caption, self._room, leading=_SENTENCE_LEADING
        )

    def _sentence_room(self) -> float:
        px = self._metrics.px
        return self.high - px(12) - self._title_height() - px(5) - self._players_height()

    def _players_font(self) -> QFont:
        return self._metrics.sized(14, 650)

    def _players_height(self) -> float:
        return QFontMetricsF(self._players_font()).height() + self._metrics.px(10)


@lru_cache(maxsize=64)
def _fitting_font(title: str, room: float, pixels: int) -> QFont:
    words = title.split()
    while pixels > 12:
        measure = QFontMetricsF(plain_font(pixels, 700, serif=True))
        if all(measure.horizontalAdvance(word) <= room for word in words):
            break
        pixels -= 1
    return plain_font(pixels, 700, serif=True)
