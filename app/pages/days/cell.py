"""One day in the calendar of the deals of the day."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.games.outcome import in_short
from app.pages.days.day import Day, day_name
from app.paint.brushes import grown, line, rounded
from app.paint.emblems import emblem
from app.paint.icons import paint_icon
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import SMALLEST, text_width
from app.style.typography import font as plain_font
from app.system.screen_reader import tell_name
from app.texts import texts
from app.widgets.control import Control

T = texts("DailyDeals")

_DIM = 0.42
"""Opacity of the sign of a game that has not been played."""

_LINE: Final = 1.25
"""How high a line is to the size of its font."""


class DayCell(Control):
    """A day: its number, the sign of its game, and what came of it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.day: Day | None = None
        self.chosen = False
        self.pixels = SMALLEST
        """How high what stands at the foot of the cell is written."""

    def show_day(self, day: Day | None, *, chosen: bool = False) -> None:
        """Show a day, or nothing; the chosen one is where the Tab key stops."""
        self.day, self.chosen = day, chosen
        self.setVisible(day is not None)
        stop = Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(stop)
        if day is not None:
            tell_name(self, day_name(day))
        self.update()

    @property
    def words(self) -> str:
        """What stands at the foot of the cell."""
        day = self.day
        if day is None:
            return ""
        if day.result is not None:
            return in_short(day.result.outcome)
        if day.state == "begun":
            return T("go on", "a deal of the day")()
        return T("play", "a deal of the day")() if day.today else ""

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        return QSizeF(px(104), px(83))

    def ring_radius(self) -> float:
        return self.metrics.px(12)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        day = self.day
        if day is None:
            return
        self._paint_ground(painter, body, day)
        theme = self.appearance.theme
        inner = self._inner(body)
        painter.setFont(self._number_font())
        to_come = day.state == "to-come"
        painter.setPen(theme.text_2 if to_come else theme.text)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(inner, top, str(day.date.day))
        if to_come:
            return
        mark = round(self._mark_side(inner, day))
        module, dpr = MODULES[day.game], self.devicePixelRatioF()
        sign = emblem(module.id, module.tile, mark, dpr, theme)
        dim = day.result is None and not day.today and not theme.high_contrast
        painter.setOpacity(_DIM if dim else 1.0)
        painter.drawPixmap(QPointF(round(inner.right() - mark), round(inner.top())), sign)
        painter.setOpacity(1.0)
        self._paint_words(painter, inner, day)

    def _paint_ground(self, painter: QPainter, body: QRectF, day: Day) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        radius = self.ring_radius()
        fill = theme.panel_2 if day.today or self.hovered else theme.panel
        if self.chosen:
            rounded(painter, grown(body, -px(1)), radius, fill, line(theme.lit, px(3)))
            if theme.lit_outline is not None:
                edge = line(theme.lit_outline, px(1))
                rounded(painter, grown(body, px(0.5)), radius, None, edge)
        elif day.state == "to-come":
            rounded(
                painter, grown(body, -px(0.7)), radius, None, line(faint(theme.line, 0.5), px(1))
            )
        elif day.result is None and not day.today:
            edge = line(faint(theme.text_2, 0.6), px(1.4), (4, 4))
            rounded(painter, grown(body, -px(0.7)), radius, fill if self.hovered else None, edge)
        else:
            rounded(painter, grown(body, -px(0.7)), radius, fill, line(theme.line, px(1.5)))

    def most_pixels(self) -> int:
        """Return how high what stands at the foot can be written in the room that it has."""
        inner = self._inner(self.body())
        above = QFontMetricsF(self._number_font()).ascent()
        pixels = min(self.metrics.pixels(14.5), int((inner.height() - above) / _LINE))
        room = inner.width() - self._crown_room()
        while pixels > SMALLEST and text_width(self.words, pixels, 650) > room:
            pixels -= 1
        return max(SMALLEST, pixels)

    def _inner(self, body: QRectF) -> QRectF:
        """Return the room within the edge of a cell."""
        px = self.metrics.px
        side = px(11) if body.width() >= px(100) else px(7)
        return body.adjusted(side, px(7), -side + px(2), -px(7))

    def _number_font(self) -> QFont:
        """Return the font of the day's number: at its largest half as high as the cell's room."""
        most = int(self._inner(self.body()).height() * 0.5)
        return plain_font(max(SMALLEST, min(self.metrics.pixels(15.5), most)), 700)

    def _mark_side(self, inner: QRectF, day: Day) -> float:
        """Return how large the sign of the game is, beside the number."""
        number = QFontMetricsF(self._number_font()).horizontalAdvance(str(day.date.day))
        beside = inner.width() - number - self.metrics.px(4)
        large = self.metrics.px(30) * self.metrics.beside_text
        return min(large, self.body().height() * 0.42, beside)

    @property
    def _won(self) -> bool:
        return self.day is not None and self.day.result is not None and self.day.result.outcome.won

    def _crown_room(self) -> float:
        return self.metrics.px(21) if self._won else 0.0

    def _paint_words(self, painter: QPainter, inner: QRectF, day: Day) -> None:
        """Paint how the day stands, at the foot."""
        words = self.words
        if not words:
            return
        px, crown = self.metrics.px, self._crown_room()
        font = plain_font(self.pixels, 650)
        measure, colour = QFontMetricsF(font), self._colour(day)
        top = inner.bottom() - measure.height()
        if self._won:
            side = px(16)
            at = QRectF(inner.left(), inner.bottom() - (measure.height() + side) / 2, side, side)
            paint_icon(painter, "crown", at, colour, 2.2)
        painter.setFont(font)
        painter.setPen(colour)
        room = QRectF(inner.left() + crown, top, inner.width() - crown + 2, measure.height())
        cut = measure.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft, cut)

    def _colour(self, day: Day) -> QColor:
        """Return the colour of the words: that of a win, of nearly one, or of words."""
        theme = self.appearance.theme
        if day.result is None or day.result.outcome.won:
            return theme.accent
        return theme.good if day.result.outcome.good else theme.text
