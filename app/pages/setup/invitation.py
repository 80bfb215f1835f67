"""The way from the set-up of a game that is new to somebody to its first lesson."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from app.paint.brushes import line, rounded
from app.paint.controls import paint_panel
from app.paint.icons import paint_icon
from app.paint.paragraph import even_width, lines_of, paint_paragraph, paragraph_height
from app.style.appearance import Appearance
from app.system.screen_reader import tell_name
from app.texts import texts
from app.widgets.control import Control

T = texts("SetupPage")

_LEADING = 1.25
_SMALLER = (1.0, 0.96, 0.92)


class LearnInvitation(Control):
    """A panel with one sentence; a press takes the first lesson of the game."""

    def __init__(self, appearance: Appearance, minutes: int, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._minutes = minutes

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        tell_name(
            self,
            T("New here? Learn it in %n minute(s)", note="Leads to a lesson.")(n=self._minutes),
        )
        self.update()

    def ring_radius(self) -> float:
        return self.metrics.px(14)

    def body_size(self) -> QSizeF:
        width = self.metrics.px(386)
        return QSizeF(width, self.height_for(width))

    def height_for(self, width: float) -> float:
        """Return how high it is at this width."""
        px = self.metrics.px
        room = self._room(width)
        font = self._font(room)
        text = paragraph_height(self.accessibleName(), font, room, leading=_LEADING)
        return max(px(54), text + 2 * px(12))

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        paint_panel(painter, body, theme, radius=px(14), selected=True, scale=self.metrics.f * 0.8)
        if self.hovered:
            rounded(painter, body, px(14), theme.panel_2, line(theme.lit, px(2)))
        side = px(26)
        top = body.center().y() - side / 2
        paint_icon(painter, "learn", QRectF(body.left() + px(16), top, side, side), theme.accent)
        arrow = QRectF(body.right() - px(16) - px(20), body.center().y() - px(10), px(20), px(20))
        paint_icon(painter, "right", arrow, theme.text)
        text, font = self.accessibleName(), self._font(self._room(body.width()))
        width = even_width(text, font, self._room(body.width()))
        high = paragraph_height(text, font, width, leading=_LEADING)
        room = QRectF(body.left() + px(54), body.center().y() - high / 2, width, high)
        paint_paragraph(painter, room, text, font, theme.text, leading=_LEADING)

    def _font(self, room: float) -> QFont:
        """Return the font; a little smaller if only so it all stands in one line."""
        usual = self.metrics.font("option_title")
        for share in _SMALLER:
            smaller = self.metrics.font("option_title")
            smaller.setPixelSize(round(usual.pixelSize() * share))
            if len(lines_of(self.accessibleName(), smaller, room)) == 1:
                return smaller
        return usual

    def _room(self, width: float) -> float:
        return width - self.metrics.px(54 + 46)
