"""The panel on the home page that leads back to the match that was played last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.paint.brushes import line, rounded
from app.paint.controls import paint_panel, paint_round_button
from app.paint.ornaments import DOWN, UP, paint_chevrons
from app.paint.paper import CARD_RATIO
from app.style.appearance import Appearance
from app.style.typography import SMALLEST
from app.style.typography import font as plain_font
from app.system.screen_reader import tell_description, tell_name
from app.widgets.control import Control

if TYPE_CHECKING:
    from app.paint.faces import Face
    from app.paint.pixmaps import PixmapCache

_LARGEST_TITLE: Final = 32.0
"""What leaves the lines over and under the title their room, at 1280 x 800."""


class SmallFace(NamedTuple):
    """A card of the match, and which way its pile goes, if it lies on one that goes a way."""

    face: Face
    way: Literal["", "up", "down"] = ""


class ContinuePanel(Control):
    """Real cards of the match, the game's name, who plays and how far they have come."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._faces: tuple[SmallFace, ...] = ()
        self._invitation = self._title = self._names = self._progress = ""

    def show_match(
        self, faces: Sequence[SmallFace], invitation: str, title: str, names: str, progress: str
    ) -> None:
        """Show a match by its cards and three lines; in the last one the names give way first."""
        self._faces = tuple(faces)
        self._invitation, self._title = invitation, title
        self._names, self._progress = names, progress
        tell_name(self, f"{invitation}: {title}")
        tell_description(self, f"{names} · {progress}")
        self.setToolTip(f"{names} · {progress}")
        self.update()

    @property
    def title(self) -> str:
        return self._title

    @property
    def faces(self) -> tuple[SmallFace, ...]:
        return self._faces

    @cached_property
    def _cards(self) -> PixmapCache:
        # Imported with the first match to go on with, and all that paints cards with it.
        from app.paint.pixmaps import PixmapCache

        return PixmapCache(1 << 20)

    def ring_radius(self) -> float:
        return self.metrics.px(16)

    def body_size(self) -> QSizeF:
        return QSizeF(self.metrics.px(676), self.metrics.px(112))

    def text_room(self, body: QRectF) -> QRectF:
        """Return where the three lines stand; the cards give way when there is little room."""
        px = self.metrics.px
        right = body.right() - px(20 + 58 + 16)
        left = body.left() + (self._cards_width() + px(12) if self._faces else px(20))
        invitation = QFontMetricsF(self._invitation_font()).horizontalAdvance(self._invitation)
        small = plain_font(self._smallest_title(), 700, serif=True)
        title = QFontMetricsF(small).horizontalAdvance(self._title)
        least = max(px(190), invitation, title)
        if self.metrics.text_scale > 1.0:  # Cards are pictures only: large words go before them.
            smallest = plain_font(self._smallest_last(), 450)
            last = QFontMetricsF(smallest).horizontalAdvance(f"{self._names} · {self._progress}")
            least = max(least, last)
        if right - left < least:
            left = body.left() + px(20)
        return QRectF(left, body.top(), right - left, body.height())

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        px = self.metrics.px
        paint_panel(painter, body, theme, radius=px(16), selected=True, scale=self.metrics.f * 0.8)
        if self.hovered:
            rounded(painter, body, px(16), theme.panel_2, line(theme.lit, px(2)))
        room = self.text_room(body)
        if room.left() > body.left() + px(30):
            self._paint_faces(painter, body)
        self._paint_texts(painter, room)
        at = QPointF(body.right() - px(20 + 29), body.center().y())
        paint_round_button(painter, at, px(29), "right", theme)

    def _invitation_font(self) -> QFont:
        return self.metrics.sized(14, 650)

    def title_font(self, room: float) -> QFont:
        """Return the font of the game's name, which is smaller where a long one would not fit."""
        pixels = self._largest_title()
        while pixels > self._smallest_title():
            font = plain_font(pixels, 700, serif=True)
            if QFontMetricsF(font).horizontalAdvance(self._title) <= room:
                break
            pixels -= 1
        return plain_font(pixels, 700, serif=True)

    def _largest_title(self) -> int:
        return min(self.metrics.pixels(22), round(self.metrics.px(_LARGEST_TITLE)))

    def _smallest_title(self) -> int:
        return round(self._largest_title() * 0.75)

    def last_font(self, room: float) -> QFont:
        """Return the font of the last line, which is smaller where it would not fit."""
        font, whole = self.metrics.font("caption"), f"{self._names} · {self._progress}"
        while font.pixelSize() > self._smallest_last() and self._last_line(font, room) != whole:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _smallest_last(self) -> int:
        return max(SMALLEST, round(self.metrics.font("caption").pixelSize() * 0.6))

    def _last_line(self, font: QFont, room: float) -> str:
        measure = QFontMetricsF(font)
        room -= measure.horizontalAdvance(f" · {self._progress}")
        names = measure.elidedText(self._names, Qt.TextElideMode.ElideRight, room)
        return f"{names} · {self._progress}" if names else self._progress

    def _cards_width(self) -> float:
        return self.metrics.px(24 + 50 * len(self._faces))

    def _paint_faces(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        px = self.metrics.px
        width = px(44)
        top = body.center().y() - px(32)
        dpr = self.devicePixelRatioF()
        for place, (face, way) in enumerate(self._faces):
            x = body.left() + px(24 + 50 * place)
            card = self._cards.card(face, width, dpr, theme)
            painter.drawPixmap(QPointF(x - card.margin, top - card.margin), card.pixmap)
            if not way:
                continue
            below = QPointF(x + px(22), top + width * CARD_RATIO + px(9))
            colour = theme.ascending if way == "up" else theme.descending
            direction = UP if way == "up" else DOWN
            paint_chevrons(painter, below, direction, colour, scale=0.42 * self.metrics.f, count=2)

    def _paint_texts(self, painter: QPainter, room: QRectF) -> None:
        theme = self.appearance.theme
        px = self.metrics.px
        caption = self.last_font(room.width())
        lines = (
            (self._invitation, self._invitation_font(), theme.accent),
            (self._title, self.title_font(room.width()), theme.text),
            (self._last_line(caption, room.width()), caption, theme.text_2),
        )
        measures = [QFontMetricsF(font) for _, font, _ in lines]
        gap = px(1)
        height = sum(measure.height() for measure in measures) + 2 * gap
        y = room.center().y() - height / 2
        for (text, font, colour), measure in zip(lines, measures, strict=True):
            cut = measure.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QRectF(room.left(), y, room.width(), measure.height()), 0, cut)
            y += measure.height() + gap
