"""The curtain's two buttons: who is next lifts it, who has just left takes back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.paint.controls import paint_key
from app.style.appearance import Appearance
from app.widgets.buttons import BarButton, PrimaryButton


class LiftButton(PrimaryButton):
    """The saffron button with the cap of the key that does the same."""

    body_height = 60.0

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, None, parent)
        self._key = ""

    def shows_focus(self) -> bool:
        """Return True: the button names the key that presses it."""
        return True

    def set_key(self, key: str) -> None:
        self._key = key
        self.updateGeometry()
        self.update()

    def body_size(self) -> QSizeF:
        px = self.metrics.px
        word = QFontMetricsF(self.metrics.sized(20, 700)).horizontalAdvance(self.word)
        width = px(38) * 2 + word + px(11) + self._key_width()
        return QSizeF(width, px(self.body_height))

    def paint_word(self, painter: QPainter, body: QRectF, colour: QColor) -> None:
        px = self.metrics.px
        font = self.metrics.sized(20, 700)
        word = QFontMetricsF(font).horizontalAdvance(self.word)
        left = body.center().x() - (word + px(11) + self._key_width()) / 2
        painter.setFont(font)
        painter.setPen(colour)
        place = QRectF(left, body.top(), word + 2, body.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self.word)
        small = self.metrics.sized(14, 650)
        height = QFontMetricsF(small).height() + px(8)
        key = QRectF(
            left + word + px(11), body.center().y() - height / 2, self._key_width(), height
        )
        paint_key(painter, key, colour, scale=self.metrics.f)
        painter.setFont(small)
        painter.setPen(colour)
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self._key)

    def _key_width(self) -> float:
        measure = QFontMetricsF(self.metrics.sized(14, 650))
        return measure.horizontalAdvance(self._key) + self.metrics.px(20)


class TakeBackButton(BarButton):
    """The quiet button of who has just left the screen: words on the bare cloth."""

    def __init__(self, appearance: Appearance, icon: str, parent: QWidget) -> None:
        super().__init__(appearance, icon, parent, on_dark=True)

    def ink(self) -> QColor:
        return self.appearance.theme.curtain_text_2
