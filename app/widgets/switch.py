"""A line of the set-up that is on or off."""

import math

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.look import Look
from app.paint.controls import paint_switch
from app.paint.icons import paint_icon
from app.text import font as plain_font
from app.widgets.control import Control


class SwitchRow(Control):
    """An option: icon or figure, title, one line of explanation, switch. The whole row presses.

    `icon` is the name of an icon or, after "#", a figure such as "#3".
    """

    def __init__(self, look: Look, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._icon = icon
        self._line = ""
        self.setCheckable(True)

    def set_texts(self, title: str, line: str) -> None:
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self._line = line
        self.update()

    @property
    def line(self) -> str:
        return self._line

    def height_for(self, width: float) -> float:
        """The height of the body at this width, all of the explanation shown."""
        px = self.metrics.px
        title = QFontMetricsF(self.metrics.font("option_title")).height()
        return max(px(13) * 2 + title + px(2) + self._line_height(width), px(56))

    def body_size(self) -> QSizeF:
        width = self.metrics.px(386)
        return QSizeF(width, self.height_for(width))

    def sizeHint(self) -> QSize:
        size = self.body_size().toSize()
        return QSize(size.width() + 2 * self.margin, size.height() + 2 * self.margin)

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.look.theme
        px = self.metrics.px
        self._paint_mark(painter, QRectF(body.left(), body.top(), px(30), body.height()))
        title_font = self.metrics.font("option_title")
        left = body.left() + px(44)
        width = self._text_width(body.width())
        top = body.top() + px(13)
        painter.setFont(title_font)
        painter.setPen(theme.text)
        height = QFontMetricsF(title_font).height()
        painter.drawText(
            QRectF(left, top, width, height), Qt.AlignmentFlag.AlignLeft, self.accessibleName()
        )
        painter.setFont(self.metrics.font("caption"))
        painter.setPen(theme.text_2)
        painter.drawText(
            QRectF(left, top + height + px(2), width, body.bottom() - top - height),
            Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap,
            self._line,
        )
        switch = QRectF(body.right() - px(52), body.center().y() - px(15), px(52), px(30))
        position = 1.0 if self.isChecked() else 0.0
        paint_switch(painter, switch, position, theme, scale=self.metrics.f)

    def _paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        px = self.metrics.px
        theme = self.look.theme
        if self._icon.startswith("#"):
            painter.setFont(plain_font(px(24), 800))
            painter.setPen(theme.text)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._icon[1:])
        else:
            size = px(28)
            centre = rect.center()
            place = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
            paint_icon(painter, self._icon, place, theme.ascending)

    def _text_width(self, width: float) -> float:
        return width - self.metrics.px(44 + 14 + 52)

    def _line_height(self, width: float) -> float:
        measure = QFontMetricsF(self.metrics.font("caption"))
        room = QRectF(0, 0, self._text_width(width), 10_000)
        return math.ceil(
            measure.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._line).height()
        )
