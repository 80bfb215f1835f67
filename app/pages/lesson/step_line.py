"""The coach's place on the rail: the rosette, what to do now, and a dot for each step."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.paint.brushes import NO_PEN, elided, line, write
from app.paint.ornaments import paint_rosette
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.table.painters import fitted
from app.texts import texts

T = texts("Lesson")

_DISC, _GAP = 50.0, 14.0
_DOT, _NOW, _APART = 11.0, 26.0, 12.0
_MOST_DOTS = 14
_BAR = 180.0


class StepLine(QWidget):
    """Says which step of a lesson this is, and what it asks for."""

    accessible_kind = "text"

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._task = ""
        self._step, self._steps = 0, 1
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        appearance.changed.connect(self.update)

    @property
    def task(self) -> str:
        return self._task

    @property
    def count(self) -> str:
        """Return "step 4 of 9"."""
        return T("step {number} of {count}")(number=self._step + 1, count=self._steps)

    @property
    def text_room(self) -> float:
        """Return how wide what is to be done may be."""
        return self.width() - self._metrics.px(_DISC + _GAP)

    def tell(self, task: str, step: int, steps: int) -> None:
        """Say what is to be done in `step`, from 0, of so many."""
        self._task, self._step, self._steps = task, step, steps
        tell_name(self, f"{task}, {self.count}" if task else self.count)
        self.updateGeometry()
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = self._metrics.px
        first = QFontMetricsF(self._metrics.font("status")).horizontalAdvance(self._task)
        second = self._dots_width() + px(_APART) + self._metrics.advance("caption", self.count)
        width = px(_DISC + _GAP) + max(first, second) + 2
        lines = sum(self._metrics.line_height(role) for role in ("status", "caption"))
        return QSize(math.ceil(width), math.ceil(max(px(_DISC), lines)) + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, metrics = self._appearance.theme, self._metrics
        px, middle = metrics.px, self.height() / 2
        disc = QPointF(px(_DISC) / 2, middle)
        painter.setPen(line(theme.cream, px(2)))
        painter.setBrush(theme.back_house_1)
        painter.drawEllipse(disc, px(_DISC) / 2 - px(1), px(_DISC) / 2 - px(1))
        paint_rosette(painter, disc, px(_DISC) * 0.82, theme.cream, theme.saffron)
        left = px(_DISC + _GAP)
        room = self.text_room
        first = fitted(self._task, metrics.font("status"), room)
        second = metrics.font("caption")
        first_high, second_high = (
            QFontMetricsF(first).capHeight(),
            QFontMetricsF(second).capHeight(),
        )
        gap = px(11)
        top = middle - (first_high + gap + second_high) / 2
        at = QPointF(left, top + first_high)
        write(painter, at, elided(self._task, first, room), first, theme.rail_text)
        baseline = top + first_high + gap + second_high
        x = left
        if self._dots_width() + metrics.advance("caption", self.count) + px(_APART) <= room:
            x += self._paint_dots(painter, left, baseline - second_high / 2) + px(_APART)
        words = elided(self.count, second, self.width() - x)
        write(painter, QPointF(x, baseline), words, second, theme.rail_text_2)

    def _dots_width(self) -> float:
        px = self._metrics.px
        if self._steps > _MOST_DOTS:
            return px(_BAR)
        return px(_NOW) + px(_DOT + _DOT) * (self._steps - 1)

    def _paint_dots(self, painter: QPainter, x: float, y: float) -> float:
        """Paint a dot for each step, the present one wide, or a bar; return their width."""
        theme, px = self._appearance.theme, self._metrics.px
        if self._steps > _MOST_DOTS:
            height = px(8)
            painter.setPen(NO_PEN)
            painter.setBrush(theme.rail_button_line)
            body = QRectF(x, y - height / 2, px(_BAR), height)
            painter.drawRoundedRect(body, height / 2, height / 2)
            painter.setBrush(theme.saffron)
            body.setWidth(px(_BAR) * (self._step + 1) / self._steps)
            painter.drawRoundedRect(body, height / 2, height / 2)
            return px(_BAR)
        at = x
        for step in range(self._steps):
            width = px(_NOW if step == self._step else _DOT)
            body = QRectF(at, y - px(_DOT) / 2, width, px(_DOT)).adjusted(1, 1, -1, -1)
            if step > self._step:
                painter.setPen(line(theme.rail_text_2, px(1.6)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            else:
                painter.setPen(NO_PEN)
                painter.setBrush(theme.saffron)
            painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
            at += width + px(_DOT)
        return self._dots_width()
