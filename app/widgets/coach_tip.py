"""A tip of the coach: a bubble with two buttons, in the form for which a table has room."""

from __future__ import annotations

import math
from enum import Enum, auto
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.paint.brushes import line
from app.paint.ornaments import paint_rosette
from app.press_guard import changed
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.screen_reader import tell_name
from app.widgets.coach_bubble import SIDE, CoachBubble
from app.widgets.cream_button import CreamButton, CreamLink

_GAP, _BESIDE, _APART = 5.0, 16.0, 8.0


class Form(Enum):
    """How the parts of a tip stand to each other."""

    PLATE = auto()
    """The buttons one over the other, beside the words."""
    ROW = auto()
    """The buttons side by side, beside the words."""
    STRIP = auto()
    """The same, and the heading in one line with the text."""
    SLIP = auto()
    """The same, as small as may be."""
    TOWER = auto()
    """The buttons below the words; no rosette."""


class _FormMeasures(NamedTuple):
    """The measures of a form, at 1280 x 800."""

    rosette: float
    over: float
    """What is free over the words and under the buttons."""
    side: float = SIDE
    leading: int = 116
    in_line: bool = False


_MEASURES: Final = {
    Form.PLATE: _FormMeasures(46.0, 8.0),
    Form.ROW: _FormMeasures(46.0, 6.0),
    Form.STRIP: _FormMeasures(30.0, 3.0, leading=114, in_line=True),
    Form.SLIP: _FormMeasures(0.0, 3.0, side=13.0, leading=100, in_line=True),
    Form.TOWER: _FormMeasures(0.0, 6.0, side=13.0, leading=114),
}


class TipShape(NamedTuple):
    """The form of a tip, and how wide its words are at most, at 1280 x 800."""

    form: Form
    width: float


class CoachTip(CoachBubble):
    """A tip: `ok` takes it away, `no_more` all that would come.

    The buttons lie over the bubble, not in it: it lets the mouse through. They, too, take the
    focus only by Tab.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._form = Form.PLATE
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

    def set_words(self, ok: str, no_more: str, called: str) -> None:
        """Write these on the buttons; the second one is `called` so wherever it is told alone."""
        self.ok.set_word(ok)
        self.no_more.set_word(no_more)
        tell_name(self.no_more, called)
        self.no_more.setToolTip(called)

    def take_shape(self, shape: TipShape, metrics: Metrics) -> tuple[float, float]:
        """Have this shape from now on; return the size of the body."""
        self._form = shape.form
        measures, px = self._measures, metrics.px
        self.in_line, self.leading = measures.in_line, measures.leading
        for button in self.buttons:
            button.set_metrics(metrics)
        self._words = self.lay_words(px(shape.width) * metrics.text_scale, metrics)
        wide, high, row = self._words.width(), self._words.height(), self._row()
        if shape.form is not Form.TOWER:
            wide += px(measures.rosette + _BESIDE) + row.width()
            wide += px(_BESIDE) if measures.rosette else 0.0
            high = max(high, row.height(), px(measures.rosette))
        else:
            wide, high = max(wide, row.width()), high + px(_GAP) + row.height()
        return wide + 2 * px(measures.side), high + 2 * px(measures.over)

    def stand(self, body: QRectF, tip: QPointF | None) -> None:
        new = self.isHidden()
        super().stand(body, tip)
        row, px, measures = self._row(), self.metrics.px, self._measures
        left = body.right() - px(measures.side) - row.width()
        top = body.center().y() - row.height() / 2
        if self._form is Form.TOWER:
            left = body.left() + px(measures.side)
            top = body.bottom() - px(measures.over) - row.height()
        for button in self.buttons:
            size = button.body_size()
            if self._form is Form.PLATE:
                middle = left + (row.width() - size.width()) / 2
                button.place(middle, top, size.width(), size.height())
                top += size.height()
            else:
                button.place(left, top, size.width(), size.height())
                left += size.width() + px(_APART)
            button.show()
            button.raise_()
        if new:  # A press that comes now was meant for what lay here before.
            changed(*self.buttons)

    def words_at(self) -> QPointF:
        px, measures = self.metrics.px, self._measures
        if self._form is Form.TOWER:
            return QPointF(px(measures.side), px(measures.over))
        left = px(measures.side + measures.rosette) + (px(_BESIDE) if measures.rosette else 0.0)
        return QPointF(left, (self.inner.height() - self._words.height()) / 2)

    def paint_beside(self, painter: QPainter) -> None:
        """Paint the rosette."""
        measures, px = self._measures, self.metrics.px
        side = px(measures.rosette)
        if side:
            theme = self.appearance.theme
            left = self.inner.left() + px(measures.side)
            middle = QPointF(left + side / 2, self.inner.center().y())
            painter.setPen(line(theme.cream_text_3, px(1)))
            painter.setBrush(theme.back_house_1)
            painter.drawEllipse(middle, side / 2, side / 2)
            paint_rosette(painter, middle, side * 0.82, theme.cream, theme.saffron)

    def take_away(self) -> None:
        """Be seen no more."""
        for thing in (self, *self.buttons):
            thing.hide()

    @property
    def _measures(self) -> _FormMeasures:
        return _MEASURES[self._form]

    def _row(self) -> QSizeF:
        """Return the size of the two buttons together."""
        sizes = [button.body_size() for button in self.buttons]
        wide, high = [size.width() for size in sizes], [size.height() for size in sizes]
        if self._form is Form.PLATE:
            return QSizeF(math.ceil(max(wide)), math.ceil(sum(high)))
        return QSizeF(math.ceil(sum(wide) + self.metrics.px(_APART)), math.ceil(max(high)))
