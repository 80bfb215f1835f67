"""The panel with the lesson or task that is next."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.pages.learn import words
from app.pages.learn.overview import LessonEntry, TaskEntry
from app.paint.brushes import line, rounded, rounded_path, write
from app.paint.controls import paint_panel, paint_round_button
from app.paint.tiles import paint_strip_art
from app.style.appearance import Appearance
from app.system.screen_reader import tell_description, tell_name
from app.widgets.control import Control


class NextPanel(Control):
    """The game and the lesson or task that is next; a press takes it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.compact = False
        """There is little room: what it is stands beside the name of the lesson."""
        self._entry: LessonEntry | TaskEntry | None = None

    def show_entry(self, entry: LessonEntry | TaskEntry) -> None:
        """Show this lesson or task."""
        self._entry = entry
        tell_name(self, f"{words.next_for_you()}: {entry.title}")
        tell_description(self, self.line)
        self.update()

    @property
    def line(self) -> str:
        """Return the line below the name."""
        assert self._entry is not None
        return self._entry.line_of_next

    @property
    def text_height(self) -> float:
        """Return how high the texts are; compact, two of them stand in one line."""
        metrics = self.metrics
        above = 0.0 if self.compact else QFontMetricsF(self._small_font()).height()
        return above + metrics.line_height("game_name") + metrics.line_height("caption")

    def _small_font(self) -> QFont:
        return self.metrics.sized(14, 650)

    def ring_radius(self) -> float:
        return self.metrics.px(16)

    def body_size(self) -> QSizeF:
        return QSizeF(self.metrics.px(600), self.metrics.px(92))

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        paint_panel(painter, body, theme, radius=px(16), selected=True, scale=self.metrics.f * 0.8)
        if self.hovered:
            rounded(painter, body, px(16), theme.panel_2, line(theme.lit, px(2)))
        if self._entry is None:
            return
        picture = self._picture(body)
        painter.save()
        painter.setClipPath(QPainterPath(rounded_path(picture, px(9))))
        tile = MODULES[self._entry.game].tile()
        paint_strip_art(painter, picture, tile, theme)
        painter.restore()
        rounded(painter, picture, px(9), None, line(theme.white, px(1.5)))
        radius = self._radius()
        button = QPointF(body.right() - px(18) - radius, body.center().y())
        paint_round_button(painter, button, radius, "play", theme)
        self._paint_texts(painter, self.text_room(body))

    def text_room(self, body: QRectF) -> QRectF:
        """Return the room that the texts have, between the picture and the round button."""
        px = self.metrics.px
        left = self._picture(body).right() + px(18)
        right = body.right() - px(32) - 2 * self._radius()
        return QRectF(left, body.top(), right - left, body.height())

    @property
    def wanted_width(self) -> float:
        """Return the width at which the line below the name is read whole."""
        body = QRectF(QPointF(), self.body_size())
        beside = body.width() - self.text_room(body).width()
        return beside + self.metrics.advance("caption", self.line) + self.metrics.px(6)

    def _radius(self) -> float:
        return self.metrics.px(22 if self.compact else 27)

    def _picture(self, body: QRectF) -> QRectF:
        pad = self.metrics.px(8 if self.compact else 12)
        high = min(body.height() - 2 * pad, self.metrics.px(68))
        return QRectF(body.left() + pad, body.center().y() - high / 2, high * 1.68, high)

    def _paint_texts(self, painter: QPainter, room: QRectF) -> None:
        theme, px, entry = self.appearance.theme, self.metrics.px, self._entry
        assert entry is not None
        small, title, caption = (
            self._small_font(),
            self.metrics.font("game_name"),
            self.metrics.font("caption"),
        )
        above, name, below = map(QFontMetricsF, (small, title, caption))

        def tell(text: str, font: QFont, colour: QColor, base: float, room: QRectF = room) -> None:
            measure = QFontMetricsF(font)
            cut = measure.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            write(painter, QPointF(room.left(), base), cut, font, colour)

        if self.compact:
            y = room.center().y() - (name.height() + below.height()) / 2
            base = y + name.ascent()
            tell(words.next_for_you(), small, theme.accent, base)
            beside = room.adjusted(above.horizontalAdvance(words.next_for_you()) + px(12), 0, 0, 0)
            tell(entry.title, title, theme.text, base, beside)
        else:
            y = room.center().y() - (above.height() + name.height() + below.height()) / 2
            tell(words.next_for_you(), small, theme.accent, y + above.ascent())
            y += above.height()
            tell(entry.title, title, theme.text, y + name.ascent())
        y += name.height()
        tell(self.line, caption, theme.text_2, y + below.ascent())
