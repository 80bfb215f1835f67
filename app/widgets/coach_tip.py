"""A tip of the coach: a bubble with the rosette and two buttons, beside the words or below them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.paint.brushes import line
from app.paint.ornaments import paint_rosette
from app.press_guard import changed
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.widgets.coach_bubble import HEAD, SIDE, CoachBubble
from app.widgets.cream_button import CreamButton, CreamLink

_ROSETTE, _GAP, _BESIDE, _APART = 46.0, 10.0, 16.0, 8.0
_FLAT = 6.0
"""What is free over and under the words where the buttons stand beside them."""


class CoachTip(CoachBubble):
    """A tip: `ok` takes it away, `no_more` all that would come.

    The buttons lie over the bubble, not in it: it lets the mouse through. They, too, take the
    focus only by Tab.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.beside = True
        """The rosette and the buttons stand beside the words; else the buttons are below them."""
        self._words = QSizeF()
        self.ok = CreamButton(appearance, None, parent, dark=True)
        self.ok.padding = 20.0
        self.no_more = CreamLink(appearance, None, parent)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.hide()

    @property
    def buttons(self) -> tuple[CreamButton, CreamLink]:
        """Return the two buttons."""
        return self.ok, self.no_more

    @property
    def stops(self) -> list[QWidget]:
        """Return where the Tab key leads in it."""
        return [self, *self.buttons]

    def body(self, width: float, metrics: Metrics) -> tuple[float, float]:
        """Return the size of the body whose words are at most so wide."""
        px = metrics.px
        for button in self.buttons:
            button.set_metrics(metrics)
        self._words, row = self.lay_words(width, metrics), self._row()
        high, wide = self._words.height(), self._words.width()
        if not self.beside:
            wide, high = max(wide, row.width()), high + px(_GAP) + row.height()
            return wide + 2 * px(SIDE), high + 2 * px(HEAD)
        wide += px(_ROSETTE) + row.width() + 2 * px(_BESIDE)
        return wide + 2 * px(SIDE), max(high, row.height(), px(_ROSETTE)) + 2 * px(_FLAT)

    def stand(self, body: QRectF, tip: QPointF | None) -> None:
        new = self.isHidden()
        super().stand(body, tip)
        row, px = self._row(), self.metrics.px
        left = body.right() - px(SIDE) - row.width() if self.beside else body.left() + px(SIDE)
        top = body.bottom() - px(HEAD) - row.height()
        if self.beside:
            top = body.center().y() - row.height() / 2
        for button in self.buttons:
            size = button.body_size()
            button.place(left, top, size.width(), size.height())
            button.show()
            button.raise_()
            left += size.width() + px(_APART)
        if new:  # A press that comes now was meant for what lay here before.
            changed(*self.buttons)

    def words_at(self) -> QPointF:
        if not self.beside:
            return super().words_at()
        left = self.metrics.px(SIDE + _ROSETTE + _BESIDE)
        return QPointF(left, (self.inner.height() - self._words.height()) / 2)

    def paint_beside(self, painter: QPainter) -> None:
        """Paint the rosette."""
        if self.beside:
            theme, px = self.appearance.theme, self.metrics.px
            half = px(_ROSETTE) / 2
            middle = QPointF(self.inner.left() + px(SIDE) + half, self.inner.center().y())
            painter.setPen(line(theme.cream_text_3, px(1)))
            painter.setBrush(theme.back_house_1)
            painter.drawEllipse(middle, half, half)
            paint_rosette(painter, middle, px(_ROSETTE) * 0.82, theme.cream, theme.saffron)

    def take_away(self) -> None:
        """Be seen no more."""
        for thing in (self, *self.buttons):
            thing.hide()

    def _row(self) -> QSizeF:
        """Return the size of the two buttons side by side."""
        sizes = [button.body_size() for button in self.buttons]
        width = sum(size.width() for size in sizes) + self.metrics.px(_APART)
        return QSizeF(math.ceil(width), math.ceil(max(size.height() for size in sizes)))
