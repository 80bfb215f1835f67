"""A ghost that shows what a hand would do: a card on its way, or a hand that presses."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.paint.brushes import line
from app.paint.faces import Face
from app.paint.icons import paint_icon
from app.paint.pixmaps import LIFTED, shared_cards
from app.style.appearance import Appearance
from app.system.clock import Clock
from app.table.layout import Rect
from app.table.scene.motion import in_out_cubic

_WAY = 900.0
"""How long the ghost is on its way, in milliseconds."""
_TIMES = 2
_FRAME = 16
_OPACITY = 0.75
HAND, _ICON = 48.0, 26.0
_DIP = 28.0
"""How far below a thing the hand sets out to press it."""


class Ghost(QWidget):
    """A picture that goes its way twice and is gone; clicks pass through it."""

    def __init__(self, appearance: Appearance, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._clock = clock
        self._next = clock.alarm(self._go)
        self._picture: QPixmap | None = None
        self._begun = 0.0
        self._from = self._to = QPointF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_way(self, face: Face, begin: Rect, end: Rect) -> None:
        """Let a card go from one place to the other; without motion, let it lie at the end."""
        dpr, theme = self.devicePixelRatioF(), self._appearance.theme
        card = shared_cards().card(face, begin.width, dpr, theme, LIFTED)
        margin = QPointF(card.margin, card.margin)
        self._set_out(card.pixmap, QPointF(*begin[:2]) - margin, QPointF(*end[:2]) - margin)

    def show_press(self, at: Rect) -> None:
        """Let a hand press what is there."""
        corner = QPointF(*at.middle) - QPointF(HAND / 2, HAND / 2)
        self._set_out(self._hand(), corner + QPointF(0, _DIP), corner)

    def end(self) -> None:
        """Show nothing any more."""
        self._next.stop()
        self._picture = None
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._picture is not None:
            painter = QPainter(self)
            painter.setOpacity(_OPACITY)
            painter.drawPixmap(QPointF(0, 0), self._picture)

    def _set_out(self, picture: QPixmap, begin: QPointF, end: QPointF) -> None:
        self._picture, self._from, self._to = picture, begin, end
        self._begun = self._clock.now()
        self.show()
        self.raise_()
        self._go()

    def _go(self) -> None:
        share, picture = (self._clock.now() - self._begun) / _WAY, self._picture
        if share >= _TIMES or picture is None:
            self.end()
            return
        still = self._appearance.motion == "reduced"
        at = 1.0 if still else in_out_cubic(min(1.0, (share % 1.0) * 1.15))
        corner = self._from + (self._to - self._from) * at
        size = picture.deviceIndependentSize().toSize()
        self.setGeometry(round(corner.x()), round(corner.y()), size.width(), size.height())
        self._next.start(_FRAME)

    def _hand(self) -> QPixmap:
        """Return a picture of a hand that points, on a light disc."""
        dpr, theme = self.devicePixelRatioF(), self._appearance.theme
        picture = QPixmap(math.ceil(HAND * dpr), math.ceil(HAND * dpr))
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(line(theme.lit, 2.5))
        painter.setBrush(theme.cream)
        painter.drawEllipse(QRectF(2, 2, HAND - 4, HAND - 4))
        inset = (HAND - _ICON) / 2
        paint_icon(painter, "hand", QRectF(inset, inset, _ICON, _ICON), theme.ink)
        painter.end()
        return picture
