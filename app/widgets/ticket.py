"""The ticket of the day on the rail of home."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from app.paint.brushes import NO_BRUSH, NO_PEN, line, rounded, rounded_path
from app.paint.controls import paint_round_button
from app.paint.emblems import emblem
from app.paint.icons import paint_icon
from app.paint.ornaments import paint_meander
from app.paint.shadows import paint_large_shadow
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import SMALLEST, text_width
from app.style.typography import font as plain_font
from app.system.screen_reader import tell_name
from app.widgets.control import Control

if TYPE_CHECKING:
    from app.paint.tiles import TilePicture

Pip: TypeAlias = Literal["played", "missed", "today"]
"""A day of the last seven: played, not played, or today's while it still may come."""

_WORDS_FROM = 1100
"""On a narrower page (logical pixels) the last seven days are left out."""

_LEAF, _GAP, _EDGE, _BUTTON = 66.0, 14.0, 10.0, 22.0
_PIP = (10.0, 14.0, 3.5)
"""Width and height of a pip, and the gap between two."""


class TicketTexts(NamedTuple):
    """What stands on the ticket, in the language on screen."""

    day: str
    month: str
    title: str
    line: str
    row: str
    """The word under the last seven days."""
    name: str
    """All of it, for screen readers."""


class Ticket(Control):
    """The deal of the day: its date, its game, how it stands, and the last seven days."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent, on_dark=True)
        self._texts = TicketTexts("", "", "", "", "", "")
        self._game = ""
        self._art: Callable[[], TilePicture] | None = None
        self._pips: tuple[Pip, ...] = ()
        self._played = False

    def show_day(
        self,
        texts: TicketTexts,
        game: str,
        art: Callable[[], TilePicture],
        pips: Sequence[Pip],
        *,
        played: bool,
    ) -> None:
        """Show a day: these texts, the sign of its game, and the last seven days."""
        self._texts, self._game, self._art = texts, game, art
        self._pips, self._played = tuple(pips), played
        tell_name(self, texts.name)
        self.setToolTip(f"{texts.title} · {texts.line}")
        self.update()

    @property
    def texts(self) -> TicketTexts:
        return self._texts

    @property
    def pips(self) -> tuple[Pip, ...]:
        return self._pips

    @property
    def _wide(self) -> bool:
        return self.metrics.width >= _WORDS_FROM

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        return QSizeF(px(526), px(66)) if self._wide else QSizeF(px(426), px(61))

    def body(self) -> QRectF:
        return super().body().translated(0, -self.metrics.px(2) if self.hovered else 0)

    def ring_radius(self) -> float:
        return self.metrics.px(10)

    def text_room(self, body: QRectF) -> QRectF:
        """Return where title and line stand: between the sign and what is right of them."""
        px = self.metrics.px
        left = body.left() + px(_LEAF + _GAP + _GAP) + self._emblem_side()
        right = body.right() - px(_EDGE + 2 * _BUTTON + _GAP)
        if self.row_shown:
            right -= self._row_width() + px(_GAP)
        return QRectF(left, body.top(), right - left, body.height())

    @property
    def row_shown(self) -> bool:
        """Whether the last seven days are: on a narrow page, or beside long texts, they are not."""
        if not self._wide:
            return False
        px = self.metrics.px
        least = max(text_width(text, *font) for text, font in self._lines(0.9))
        taken = px(_LEAF + 4 * _GAP + _EDGE + 2 * _BUTTON) + self._emblem_side()
        return least + taken + self._row_width() <= self.body_size().width()

    def _lines(self, scale: float) -> list[tuple[str, tuple[int, int]]]:
        """Return title and line, with the size and the weight of their fonts."""
        pixels = self.metrics.pixels
        return [
            (self._texts.title, (max(SMALLEST, round(pixels(15.5) * scale)), 650)),
            (self._texts.line, (max(SMALLEST, round(pixels(13.5) * scale)), 450)),
        ]

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        paint_large_shadow(painter, body, px(10), theme, lift=0.6, scale=self.metrics.f)
        paper = rounded_path(body, px(10))
        tear = body.left() + px(_LEAF)
        for y in (body.top(), body.bottom()):
            notch = QPainterPath()
            notch.addEllipse(QPointF(tear, y), px(6), px(6))
            paper = paper.subtracted(notch)
        painter.fillPath(paper, theme.white if self.hovered else theme.cream)
        painter.setPen(line(faint(theme.cream_accent, 0.5), px(1.5), (2.5, 2.5)))
        painter.drawLine(QPointF(tear, body.top() + px(9)), QPointF(tear, body.bottom() - px(9)))
        self._paint_leaf(painter, body)
        self._paint_emblem(painter, body)
        self._paint_texts(painter, body)
        if self.row_shown:
            self._paint_row(painter, body)
        self._paint_button(painter, body)

    def _emblem_side(self) -> int:
        return round(self.metrics.px(46 if self._wide else 40))

    def _paint_leaf(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        leaf = QRectF(body.left(), body.top(), px(_LEAF), body.height())
        unit = px(1)
        band = QPointF(leaf.left() + px(13), leaf.top() + px(4))
        paint_meander(painter, band, px(_LEAF - 24), unit, faint(theme.cream_accent, 0.6))
        day = self.metrics.sized(min(27, 27 / self.metrics.text_scale), 750)
        month = self.metrics.sized(min(12.5, 14 / self.metrics.text_scale), 700)
        centre = Qt.AlignmentFlag.AlignCenter
        painter.setFont(day)
        painter.setPen(theme.cream_text)
        painter.drawText(leaf.adjusted(0, px(6), 0, -px(18)), centre, self._texts.day)
        painter.setFont(month)
        painter.setPen(theme.cream_accent)
        painter.drawText(leaf.adjusted(0, px(40), 0, -px(3)), centre, self._texts.month)

    def _paint_emblem(self, painter: QPainter, body: QRectF) -> None:
        if self._art is None:
            return
        side = self._emblem_side()
        theme, dpr = self.appearance.theme, self.devicePixelRatioF()
        picture = emblem(self._game, self._art, side, dpr, theme)
        left = body.left() + self.metrics.px(_LEAF + _GAP)
        painter.drawPixmap(QPointF(round(left), round(body.center().y() - side / 2)), picture)

    def _paint_texts(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        room = self.text_room(body)
        lines = [
            (text, plain_font(*self.fitting(text, *font, room.width())))
            for text, font in self._lines(1.0)
        ]
        colours = (theme.cream_text, theme.cream_text_2)
        heights = [QFontMetricsF(font).height() for _, font in lines]
        y = room.center().y() - sum(heights) / 2
        for (text, font), colour, height in zip(lines, colours, heights, strict=True):
            cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QRectF(room.left(), y, room.width() + 1, height), 0, cut)
            y += height

    def fitting(self, text: str, pixels: int, weight: int, room: float) -> tuple[int, int]:
        """Return the font of a text, smaller where it would not fit."""
        while pixels > SMALLEST and text_width(text, pixels, weight) > room:
            pixels -= 1
        return pixels, weight

    def _row_width(self) -> float:
        """Return the width of the last seven days, and of the word under them."""
        width, _, gap = map(self.metrics.px, _PIP)
        word = text_width(self._texts.row, self.metrics.pixels(13), 650)
        return max(7 * width + 6 * gap, word)

    def _paint_row(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        width, height, gap = map(px, _PIP)
        room = self._row_width()
        left = body.right() - px(_EDGE + _GAP + 2 * _BUTTON) - room
        x = left + (room - 7 * width - 6 * gap) / 2
        font = self.metrics.sized(13, 650)
        word = QFontMetricsF(font).height()
        top = body.center().y() - (height + px(3) + word) / 2
        for pip in self._pips:
            fill = theme.saffron if pip == "played" else None
            dashes = (2.0, 2.0) if pip == "today" else ()
            edge = theme.cream_text_3 if pip == "missed" else theme.cream_accent
            rounded(
                painter, QRectF(x, top, width, height), px(3), fill, line(edge, px(1.3), dashes)
            )
            x += width + gap
        painter.setFont(font)
        painter.setPen(theme.cream_text_2)
        where = QRectF(left - 1, top + height + px(3), room + 2, word)
        painter.drawText(where, Qt.AlignmentFlag.AlignHCenter, self._texts.row)

    def _paint_button(self, painter: QPainter, body: QRectF) -> None:
        theme, radius = self.appearance.theme, self.metrics.px(_BUTTON)
        at = QPointF(body.right() - self.metrics.px(_EDGE) - radius, body.center().y())
        if not self._played:
            paint_round_button(painter, at, radius, "right", theme)
            return
        painter.setPen(NO_PEN)
        painter.setBrush(theme.good_fill)
        painter.drawEllipse(at, radius, radius)
        painter.setBrush(NO_BRUSH)
        half = radius * 0.55
        tick = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
        paint_icon(painter, "check", tick, theme.white, 2.6)
