"""A line of the set-up that is on or off."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.paint.controls import paint_switch
from app.paint.icons import paint_icon
from app.paint.paragraph import width_without_lone_word
from app.style.appearance import Appearance
from app.style.typography import font as plain_font
from app.style.typography import text_width
from app.system.screen_reader import tell_description, tell_name
from app.widgets.control import Control

_IN_FRAME: Final = 12.0
"""What is free at both sides where the theme of high contrast gives it a frame."""
_BETWEEN: Final = 6.0
"""Room after each detail, in measures of a page 1280 wide."""


class SwitchRow(Control):
    """An option: icon or figure, title, one line of explanation, switch. The whole row presses.

    `icon` is the name of an icon or, after "#", a figure such as "#3". What the option brings in
    detail is told below while it is on.
    """

    bare = True

    def __init__(self, appearance: Appearance, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._icon = icon
        self._line = ""
        self._details: tuple[tuple[str, str], ...] = ()
        self.setCheckable(True)

    def set_texts(self, title: str, line: str, details: Sequence[tuple[str, str]] = ()) -> None:
        """Show these texts; each detail is a mark and what stands behind it."""
        self._line, self._details = line, tuple(details)
        tell_name(self, title)
        told = [f"{mark}: {text}" for mark, text in self.details]
        tell_description(self, " ".join([line, *told]))
        self.update()

    @property
    def line(self) -> str:
        return self._line

    @property
    def details(self) -> tuple[tuple[str, str], ...]:
        """The details that are told now."""
        return self._details if self.isChecked() else ()

    def height_for(self, width: float) -> float:
        """Return the height of the body at this width, all of the explanation shown."""
        gap, width = self.metrics.px(_BETWEEN), width - 2 * self._inset
        details = [self._detail_height(text, width) + gap for _, text in self.details]
        return self._head_height(width) + (
            sum(details) + self.metrics.px(_BETWEEN) if details else 0
        )

    def body_size(self) -> QSizeF:
        width = self.metrics.px(386)
        return QSizeF(width, self.height_for(width))

    def paint_body(self, painter: QPainter, body: QRectF) -> None:
        theme = self.appearance.theme
        px = self.metrics.px
        body = body.adjusted(self._inset, 0, -self._inset, 0)
        head = QRectF(body.left(), body.top(), body.width(), self._head_height(body.width()))
        self._paint_mark(painter, QRectF(head.left(), head.top(), px(30), head.height()))
        title_font = self.metrics.font("option_title")
        left = body.left() + px(44)
        width = self._text_width(body.width())
        top = body.top() + px(13)
        height = self._title_height(body.width())
        room = QRectF(left, top, width, height)
        painter.setPen(theme.text)
        _write_wrapped(painter, room, self.accessibleName(), title_font)
        room = QRectF(left, top + height + px(2), width, head.bottom() - top - height)
        painter.setPen(theme.text_2)
        _write_wrapped(painter, room, self._line, self.metrics.font("caption"))
        switch = QRectF(head.right() - px(52), head.center().y() - px(15), px(52), px(30))
        position = 1.0 if self.isChecked() else 0.0
        paint_switch(painter, switch, position, theme, scale=self.metrics.f)
        self._paint_details(painter, body, head.bottom() - px(13 - _BETWEEN))

    def _paint_details(self, painter: QPainter, body: QRectF, top: float) -> None:
        theme = self.appearance.theme
        px = self.metrics.px
        for mark, text in self.details:
            height = self._detail_height(text, body.width())
            left = body.left() + px(44)
            painter.setFont(self.metrics.sized(14, 700))
            painter.setPen(theme.text)
            gutter = QRectF(left - px(44), top, px(30), height)
            painter.drawText(gutter, Qt.AlignmentFlag.AlignHCenter, mark)
            painter.setPen(theme.text_2)
            place = QRectF(left, top, body.right() - left, height)
            _write_wrapped(painter, place, text, self.metrics.font("caption"))
            top += height + px(_BETWEEN)

    def _paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        px = self.metrics.px
        theme = self.appearance.theme
        if self._icon.startswith("#"):
            pixels = px(24) * min(self.metrics.beside_text, 1.25)
            wide = text_width(self._icon[1:], pixels, 800)
            pixels *= min(1.0, (rect.width() - px(6)) / wide)
            painter.setFont(plain_font(pixels, 800))
            painter.setPen(theme.text)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._icon[1:])
        else:
            size = px(28)
            centre = rect.center()
            place = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
            paint_icon(painter, self._icon, place, theme.ascending)

    @property
    def _inset(self) -> float:
        return self.metrics.px(_IN_FRAME) if self.appearance.theme.high_contrast else 0.0

    def _text_width(self, width: float) -> float:
        return width - self.metrics.px(44 + 14 + 52)

    def _head_height(self, width: float) -> float:
        """Return the height of title and line, without the details."""
        px = self.metrics.px
        line = _wrapped_height(self._line, self.metrics.font("caption"), self._text_width(width))
        return max(px(13) * 2 + self._title_height(width) + px(2) + line, px(56))

    def _title_height(self, width: float) -> float:
        font = self.metrics.font("option_title")
        return _wrapped_height(self.accessibleName(), font, self._text_width(width))

    def _detail_height(self, text: str, width: float) -> float:
        return _wrapped_height(text, self.metrics.font("caption"), width - self.metrics.px(44))


def _wrapped_height(text: str, font: QFont, width: float) -> float:
    room = QRectF(0, 0, width, 10_000)
    wrapped = QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
    return math.ceil(wrapped.height())


def _write_wrapped(painter: QPainter, room: QRectF, text: str, font: QFont) -> None:
    """Write a text from the top of its room, no short word alone in its last line."""
    room = QRectF(room)
    room.setWidth(width_without_lone_word(text, font, room.width()))
    painter.setFont(font)
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap, text)
