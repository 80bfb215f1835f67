"""Buttons on cream: on the rows of the page Learn, and in a tip of the coach."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.paint.brushes import grown, line, rounded
from app.style.appearance import Appearance
from app.style.theme import blend
from app.widgets.buttons import IconButton


class CreamButton(IconButton):
    """A button on cream: dark, or with a dark edge."""

    body_height = 40.0
    padding = 10.0
    role = "strong"
    icon_size = 18.0

    def __init__(
        self,
        appearance: Appearance,
        icon: str | None = None,
        parent: QWidget | None = None,
        *,
        dark: bool = False,
    ) -> None:
        super().__init__(appearance, icon, parent)
        self._dark = dark

    def fit(self, width: float) -> None:
        """Take the size of words that fits this width."""
        self.role, self.padding = "strong", 10.0
        if self.body_size().width() > width:
            self.role, self.padding = "small", 3.0

    def ring_radius(self) -> float:
        return self.metrics.px(10)

    def ring_colour(self) -> QColor:
        return self.appearance.theme.ink

    def ink(self) -> QColor:
        theme = self.appearance.theme
        return theme.cream if self._dark else theme.ink

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        ground = theme.ink if self._dark else theme.cream
        if self.hovered and self.isEnabled():
            ground = blend(ground, theme.cream_text_3, 0.2)
        inner = grown(body, -px(0.75))
        rounded(painter, inner, self.ring_radius(), ground, line(theme.ink, px(1.5)))
        if not self.isEnabled():
            painter.setOpacity(theme.dim_button)
        self.paint_word(painter, body, self.ink())


class CreamLink(IconButton):
    """An underlined word on cream that can be pressed."""

    body_height = 40.0
    padding = 6.0
    role = "small"

    def ring_radius(self) -> float:
        return self.metrics.px(10)

    def ring_colour(self) -> QColor:
        return self.appearance.theme.ink

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme, px = self.appearance.theme, self.metrics.px
        ink = theme.ink if self.hovered else theme.cream_text_3
        self.paint_word(painter, body, ink)
        font = self.metrics.font(self.role)
        half = QFontMetricsF(font).horizontalAdvance(self.word) / 2
        middle = body.center()
        y = middle.y() + QFontMetricsF(font).height() / 2
        painter.setPen(line(ink, px(1)))
        painter.drawLine(QPointF(middle.x() - half, y), QPointF(middle.x() + half, y))
