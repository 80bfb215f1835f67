"""The tiles of the home page: one game each."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from app.paint.album import album
from app.paint.brushes import grown, line, rounded, rounded_path
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_large_shadow, paint_meander
from app.paint.paragraph import paint_paragraph, paragraph_height
from app.style.appearance import Look
from app.style.theme import faint
from app.style.typography import font as plain_font
from app.widgets.control import Control

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

    from app.paint.tiles import TilePicture

RISE = 10.0
"""How much higher the chosen tile stands, in measures of a page 1280 wide."""

_FOOT = 158.0
_SIDE = 16.0
_TITLE_LEADING = 1.24
_SENTENCE_LEADING = 1.36


class TileTexts(NamedTuple):
    """What a tile says: name, one sentence, who can play."""

    title: str
    sentence: str
    players: str


class Tile(Control):
    """A game: its picture, its name and what it is about. The chosen one stands higher.

    Where the foot has no room for everything, the sentence goes before the name does.
    """

    def __init__(
        self,
        look: Look,
        game_id: str,
        art: Callable[[], TilePicture],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.game_id = game_id
        self._art = art
        self._texts = TileTexts("", "", "")
        self._foot: float | None = None
        self._risen = 0.0
        self._kept: tuple[object, QPixmap] | None = None
        self._motion: QVariantAnimation | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.toggled.connect(self._start_rising)

    def set_texts(self, texts: TileTexts) -> None:
        """Show these texts."""
        self._texts = texts
        self.setAccessibleName(texts.title)
        self.setAccessibleDescription(f"{texts.sentence} {texts.players}")
        self.update()

    @property
    def texts(self) -> TileTexts:
        return self._texts

    @property
    def margin(self) -> int:
        return math.ceil(self.metrics.px(RISE + 8))

    def body(self) -> QRectF:
        return super().body().translated(0, -self._risen * self.metrics.px(RISE))

    def body_size(self) -> QSizeF:
        return QSizeF(self.metrics.px(222), self.metrics.px(474))

    def ring_radius(self) -> float:
        return self.metrics.px(18)

    def wanted_foot(self, width: float) -> float:
        """The height of the foot that shows every text at this width of the tile."""
        px = self.metrics.px
        room = width - 2 * px(_SIDE)
        caption = self.metrics.font("caption")
        title = paragraph_height(
            self._texts.title, self._title_font(room), room, leading=_TITLE_LEADING
        )
        sentence = paragraph_height(self._texts.sentence, caption, room, leading=_SENTENCE_LEADING)
        return max(px(_FOOT), px(12) + title + px(5) + sentence + px(10) + self._players_height())

    def set_foot(self, height: float) -> None:
        """Give the foot this height; the picture has the rest."""
        self._foot = height
        self.update()

    @property
    def sentence_shown(self) -> bool:
        return self._sentence_room() >= self._sentence_height()

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
        px = self.metrics.px
        lift = 1.5 + 1.1 * max(self._risen, 0.5 if self.hovered else 0.0)
        paint_large_shadow(painter, body, px(18), theme, lift=lift, scale=self.metrics.f)
        painter.save()
        clip = QPainterPath(rounded_path(body, px(18)))
        painter.setClipPath(clip)
        painter.fillRect(body, theme.cream)
        art = QRectF(
            body.left(), body.top(), body.width(), body.height() - self._foot_height()
        ).toAlignedRect()
        painter.drawPixmap(art.topLeft(), self._picture(art.size()))
        painter.restore()
        head = art.top() + art.height()
        self._paint_foot(painter, QRectF(body.left(), head, body.width(), body.bottom() - head))
        if self.isChecked():
            edge, width = theme.saffron, px(4)
        else:
            edge, width = theme.white, px(3 if self.hovered else 2)
        rounded(painter, body, px(18), None, line(edge, width))
        if self.isChecked() and theme.lit_outline is not None:
            rounded(painter, grown(body, px(3)), px(21), None, line(theme.lit_outline, px(2)))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.setToolTip("" if self.sentence_shown else self._texts.sentence)
        super().enterEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setToolTip("")

    def _picture(self, size: QSize) -> QPixmap:
        """The picture of the game in that many logical pixels, painted once and kept."""
        theme, dpr = self.look.theme, self.devicePixelRatioF()
        # The cards of a picture may bear words: in another language it is another picture.
        key = ("tile", self.game_id, size, dpr, theme.name, self.metrics, self._texts)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, album.picture(key, partial(self._paint_picture, size, dpr)))
        return self._kept[1]

    def _paint_picture(self, size: QSize, dpr: float) -> QPixmap:
        # Imported here, with all that paints cards: most starts find the picture in the album.
        from app.paint.tiles import paint_tile_art

        theme, px = self.look.theme, self.metrics.px
        picture = QPixmap(size * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(theme.cream)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art = QRectF(QPointF(0, 0), size.toSizeF())
        paint_tile_art(painter, art, self._art(), theme)
        band = QPointF(px(16), art.bottom() - px(13))
        cream = faint(theme.cream, 0.55)
        paint_meander(
            painter, band, art.width() - px(30), px(2.05), cream, stroke=max(1.0, px(1.1))
        )
        painter.end()
        return picture

    def _paint_foot(self, painter: QPainter, foot: QRectF) -> None:
        theme = self.look.theme
        px = self.metrics.px
        room = foot.width() - 2 * px(_SIDE)
        left, top = foot.left() + px(_SIDE), foot.top() + px(12)
        font = self._title_font(room)
        height = paragraph_height(self._texts.title, font, room, leading=_TITLE_LEADING)
        title = QRectF(left, top, room, height)
        ink = theme.cream_text
        paint_paragraph(painter, title, self._texts.title, font, ink, leading=_TITLE_LEADING)
        if self.sentence_shown:
            caption = self.metrics.font("caption")
            place = QRectF(left, top + height + px(5), room, self._sentence_room())
            ink = theme.cream_text_2
            paint_paragraph(
                painter, place, self._texts.sentence, caption, ink, leading=_SENTENCE_LEADING
            )
        self._paint_players(painter, QRectF(left, foot.top(), room, foot.height() - px(10)))

    def _paint_players(self, painter: QPainter, room: QRectF) -> None:
        theme = self.look.theme
        px = self.metrics.px
        font = self._players_font()
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

    def _title_font(self, room: float) -> QFont:
        """The name's font: smaller where its longest word would not fit the width."""
        return _fitting_font(self._texts.title, room, self.metrics.pixels(19))

    def _players_font(self) -> QFont:
        return self.metrics.sized(14, 650)

    def _players_height(self) -> float:
        return QFontMetricsF(self._players_font()).height() + self.metrics.px(10)

    def _foot_height(self) -> float:
        return self._foot if self._foot is not None else self.metrics.px(_FOOT)

    def _sentence_room(self) -> float:
        px = self.metrics.px
        room = super().body().width() - 2 * px(_SIDE)
        font = self._title_font(room)
        title = paragraph_height(self._texts.title, font, room, leading=_TITLE_LEADING)
        return self._foot_height() - px(12) - title - px(5) - self._players_height()

    def _sentence_height(self) -> float:
        room = super().body().width() - 2 * self.metrics.px(_SIDE)
        caption = self.metrics.font("caption")
        return paragraph_height(self._texts.sentence, caption, room, leading=_SENTENCE_LEADING)

    def _start_rising(self, chosen: bool) -> None:
        end = 1.0 if chosen else 0.0
        if self._motion is not None:
            self._motion.stop()
        if not self.isVisible():
            self._rise_to(end)
            return
        if self._motion is None:
            self._motion = self._make_motion()
        self._motion.setDuration(0 if self.look.motion == "reduced" else 120)
        self._motion.setStartValue(self._risen)
        self._motion.setEndValue(end)
        self._motion.start()

    def _make_motion(self) -> QVariantAnimation:
        # Imported with the first motion: nothing moves while the program starts.
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        motion = QVariantAnimation(self)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.valueChanged.connect(self._rise_to)
        return motion

    def _rise_to(self, value: float) -> None:
        self._risen = value
        self.update()


@lru_cache(maxsize=64)
def _fitting_font(title: str, room: float, pixels: int) -> QFont:
    words = title.split()
    while pixels > 12:
        measure = QFontMetricsF(plain_font(pixels, 700, serif=True))
        if all(measure.horizontalAdvance(word) <= room for word in words):
            break
        pixels -= 1
    return plain_font(pixels, 700, serif=True)
