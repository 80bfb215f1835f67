"""A next step at the end of a lesson: a match, another lesson, or the rules."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from app.paint.brushes import line, rounded, rounded_path
from app.paint.controls import paint_panel
from app.paint.icons import paint_icon
from app.paint.paragraph import even_width, keeping_words_whole, paint_paragraph, paragraph_height
from app.paint.tiles import TilePicture, paint_strip_art
from app.style.appearance import Appearance
from app.system.screen_reader import tell_description, tell_name
from app.widgets.control import Control

_LEADING = 1.3


class StepTexts(NamedTuple):
    """The texts of a next step: of which kind it is, its name, and one line about it."""

    caption: str
    title: str
    line: str


class StepPanel(Control):
    """A panel with an icon and three texts; the best step has a saffron edge and a picture."""

    def __init__(self, appearance: Appearance, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._icon = icon
        self._picture: TilePicture | None = None
        self._texts = StepTexts("", "", "")
        self.beside = 0.0
        """How high texts under an icon are in the highest panel of its row: all begin alike."""

    def show_best(self, picture: TilePicture) -> None:
        """Show that this is the best step, with the picture of the game."""
        self._picture = picture
        self.update()

    def set_texts(self, texts: StepTexts) -> None:
        """Show these texts."""
        self._texts = texts
        tell_name(self, f"{texts.caption}: {texts.title}")
        tell_description(self, texts.line)
        self.updateGeometry()
        self.update()

    @property
    def texts(self) -> StepTexts:
        """Return the texts that it shows."""
        return self._texts

    def ring_radius(self) -> float:
        return self.metrics.px(18)

    def body_size(self) -> QSizeF:
        width = self.metrics.px(300)
        return QSizeF(width, self.height_for(width))

    def height_for(self, width: float) -> float:
        """Return the height in which everything can be read at this width."""
        px = self.metrics.px
        return self._text_height(self._room(width, 0)) + 2 * px(12)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px, picture = self.appearance.theme, self.metrics.px, self._picture
        best = picture is not None
        paint_panel(painter, body, theme, radius=px(18), selected=best, scale=self.metrics.f)
        if self.hovered:
            edge = theme.lit if best else theme.line
            rounded(painter, body, px(18), theme.panel_2, line(edge, px(2)))
        room = self._room(body.width(), body.height())
        texts = self._text_height(room)
        left = body.right() - px(20) - room
        top = body.center().y() - texts / 2
        if picture is not None:
            wide = left - body.left() - px(36)
            high = min(wide * 0.75, body.height() - px(28))
            art = QRectF(body.left() + px(18), body.center().y() - high / 2, wide, high)
            painter.save()
            painter.setClipPath(QPainterPath(rounded_path(art, px(12))))
            paint_strip_art(painter, art, picture, theme)
            painter.restore()
            rounded(painter, art, px(12), None, line(theme.white, px(1.5)))
        elif self._icon_above(body.width(), body.height()):
            side = px(46)
            top = body.center().y() - (side + px(12) + max(texts, self.beside)) / 2
            paint_icon(painter, self._icon, QRectF(left, top, side, side), theme.text, 1.5)
            top += side + px(12)
        else:
            side = px(30)
            icon = QRectF(body.left() + px(16), body.center().y() - side / 2, side, side)
            paint_icon(painter, self._icon, icon, theme.text, 1.7)
        for text, font, colour, leading in self._lines(room):
            wide = even_width(text, font, room)
            high = paragraph_height(text, font, wide, leading=leading)
            paint_paragraph(
                painter, QRectF(left, top, wide, high), text, font, colour, leading=leading
            )
            top += high + px(2)

    def under_icon(self, width: float) -> float:
        """Return how high the texts are under an icon."""
        return self._text_height(width - self.metrics.px(44))

    def _icon_above(self, width: float, height: float) -> bool:
        """Tell whether there is room for the icon above the texts."""
        texts = max(self.under_icon(width), self.beside)
        return texts + self.metrics.px(46 + 12 + 28) <= height

    def _room(self, width: float, height: float) -> float:
        """Return how wide the texts may be."""
        px = self.metrics.px
        if self._picture is not None:
            return width - px(20) - min(width * 0.42, px(214))
        return width - px(20) - (px(24) if self._icon_above(width, height) else px(60))

    def _lines(self, room: float) -> list[tuple[str, QFont, QColor, float]]:
        """Return the texts, each in a font in which its words are whole in that width."""
        theme, metrics = self.appearance.theme, self.metrics
        best = self._picture is not None
        lines = [
            (
                self._texts.caption,
                metrics.sized(14, 650 if best else 450),
                theme.accent if best else theme.text_2,
                _LEADING,
            ),
            (self._texts.title, metrics.sized(23 if best else 20, 700, True), theme.text, 1.25),
            (self._texts.line, metrics.sized(15, 450), theme.text_2, _LEADING),
        ]
        return [
            (text, keeping_words_whole(text, font, room), colour, leading)
            for text, font, colour, leading in lines
        ]

    def _text_height(self, room: float) -> float:
        heights = [
            paragraph_height(text, font, room, leading=leading)
            for text, font, _, leading in self._lines(room)
        ]
        return sum(heights) + self.metrics.px(2) * (len(heights) - 1)
