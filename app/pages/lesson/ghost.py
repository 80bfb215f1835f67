"""A ghost of a card that shows the way which the card is to go."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.paint.faces import Face
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


class GhostCard(QWidget):
    """A card that goes its way twice and is gone; clicks pass through it."""

    def __init__(self, appearance: Appearance, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._clock = clock
        self._next = clock.alarm(self._go)
        self._face: Face | None = None
        self._begun = 0.0
        self._from = self._to = Rect(0, 0, 0, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_way(self, face: Face, begin: Rect, end: Rect) -> None:
        """Go from one place to the other; without motion, lie at the end for as long."""
        self._face, self._from, self._to = face, begin, end
        self._begun = self._clock.now()
        self.show()
        self.raise_()
        self._go()

    def end(self) -> None:
        """Show nothing any more."""
        self._next.stop()
        self._face = None
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._face is None:
            return
        painter = QPainter(self)
        painter.setOpacity(_OPACITY)
        dpr, theme = self.devicePixelRatioF(), self._appearance.theme
        card = shared_cards().card(self._face, self._from.width, dpr, theme, LIFTED)
        painter.drawPixmap(QPointF(0, 0), card.pixmap)

    def _go(self) -> None:
        share, face = (self._clock.now() - self._begun) / _WAY, self._face
        if share >= _TIMES or face is None:
            self.end()
            return
        still = self._appearance.motion == "reduced"
        at = 1.0 if still else in_out_cubic(min(1.0, (share % 1.0) * 1.15))
        x = self._from.x + (self._to.x - self._from.x) * at
        y = self._from.y + (self._to.y - self._from.y) * at
        dpr = self.devicePixelRatioF()
        card = shared_cards().card(face, self._from.width, dpr, self._appearance.theme, LIFTED)
        size = card.pixmap.deviceIndependentSize().toSize()
        self.setGeometry(
            round(x - card.margin), round(y - card.margin), size.width(), size.height()
        )
        self._next.start(_FRAME)
