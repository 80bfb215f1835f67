"""The timeline of a replay: a slider over the moments of a match, with its turns as ticks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from app.pages.replay import words
from app.pages.replay.playback import Playback
from app.paint.brushes import line, rounded
from app.paint.shapes import paint_player
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import Metrics
from app.system.screen_reader import tell_description, tell_name
from app.widgets.slider import BareSlider

_SHAPE: Final = 13.0
"""Side of the shape of a turn's player."""
_SHAPE_ROOM: Final = 15.0
"""Room that each shape needs at least; where there is less, turns are ticks alone."""
_TICKS_APART: Final = 5.0
_EVERY: Final = (1, 5, 10, 50, 100)
"""Where turns are too close together for ticks, every so manieth has one."""
_GROOVE, _KNOB = 6.0, 11.0
"""Height of the groove, and radius of the knob."""
_SIDE: Final = 14.0
"""Free at both ends, so that the knob has room."""


class Timeline(BareSlider):
    """Follows a playback, and leads it to where it is dragged.

    Its value is the moment. The keys are left to the page.
    """

    def __init__(self, appearance: Appearance, playback: Playback, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._playback = playback
        self.setRange(0, playback.moments.last)
        self.setMouseTracking(True)
        self.valueChanged.connect(self._lead)
        playback.moved.connect(self._follow)
        self.retranslate()

    def retranslate(self) -> None:
        """Say where it stands in the language on screen."""
        playback = self._playback
        tell_name(self, words.moment_line(playback.moments, playback.moment))
        tell_description(self, words.timeline())

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.update()

    def _follow(self) -> None:
        self.setValue(self._playback.moment)
        self.retranslate()
        self.update()

    def _lead(self, moment: int) -> None:
        if moment != self._playback.moment:
            self._playback.go_to(moment)

    # Where moments are: turns are equally long, and so are the moments of one turn

    def x_of(self, moment: int) -> float:
        """Return where a moment is, from the left."""
        left, wide = self._span()
        at = self._playback.moments.turn_at(moment)
        first, end = self._ends_of(at)
        share = (moment - first) / max(1, end - first)
        return left + wide * (at + share) / len(self._playback.moments.turns)

    def value_at(self, x: float) -> int:
        """Return the moment that is nearest to a place."""
        left, wide = self._span()
        turns = len(self._playback.moments.turns)
        along = min(max((x - left) / wide, 0.0), 1.0) * turns
        at = min(int(along), turns - 1)
        first, end = self._ends_of(at)
        return first + round((along - at) * (end - first))

    def _ends_of(self, turn: int) -> tuple[int, int]:
        """Return the moments at which a turn begins and ends."""
        moments = self._playback.moments
        following = turn + 1
        end = moments.turns[following].first if following < len(moments.turns) else moments.last
        return moments.turns[turn].first, end

    def _span(self) -> tuple[float, float]:
        side = self._metrics.px(_SIDE)
        return side, max(1.0, self.width() - 2 * side)

    # Hands

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._ring = True
        self.update()
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    # How it looks

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        left, wide = self._span()
        shapes = wide / len(self._playback.moments.turns) >= px(_SHAPE_ROOM)
        middle = self.height() * (0.36 if shapes else 0.5)
        self._paint_turns(painter, middle, shapes)
        groove = QRectF(left, middle - px(_GROOVE) / 2, wide, px(_GROOVE))
        rounded(painter, groove, px(_GROOVE) / 2, theme.well, line(theme.well_line, px(1)))
        at = self.x_of(self.value())
        past = QRectF(groove.left(), groove.top(), at - groove.left(), groove.height())
        rounded(painter, past, px(_GROOVE) / 2, theme.lit)
        knob, centre = px(_KNOB), QPointF(at, middle)
        painter.setPen(line(theme.panel, px(3)))
        painter.setBrush(theme.lit)
        painter.drawEllipse(centre, knob, knob)
        if self.ring_visible:
            painter.setPen(line(theme.focus, px(3.5)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, knob + px(2.5), knob + px(2.5))
        elif theme.lit_outline is not None:
            painter.setPen(line(theme.lit_outline, px(1)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, knob, knob)

    def _paint_turns(self, painter: QPainter, middle: float, shapes: bool) -> None:
        """Paint where turns begin, each with the shape of its player where there is room."""
        theme, px = self._appearance.theme, self._metrics.px
        moments, now = self._playback.moments, self._playback.turn
        reach = px(9 if shapes else 12)
        apart = self._span()[1] / len(moments.turns)
        step = next(
            step for step in _EVERY if step * apart >= px(_TICKS_APART) or step == _EVERY[-1]
        )
        for index in range(0, len(moments.turns), step):
            turn = moments.turns[index]
            x = self.x_of(turn.first)
            painter.setPen(line(faint(theme.text_2, 0.75), px(1.2)))
            painter.drawLine(QPointF(x, middle - reach), QPointF(x, middle + reach))
            if shapes:
                side = px(_SHAPE * (1.35 if index == now else 1.0))
                foot = self.height() - px(_SHAPE) / 2 - px(4)
                place = QRectF(x - side / 2, foot - side / 2, side, side)
                paint_player(painter, place, moments.players[turn.seat].colour, "", theme)
