"""The strip of a result: what others have made of the same deal, on one scale with one's own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.paint.brushes import line, rounded, rounded_path, write
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import Metrics, joined, number, read_aloud
from app.system.clock import Clock
from app.system.screen_reader import tell_description, tell_name

BAR: Final = 22.0
DOT: Final = 14.0
OWN_DOT: Final = 19.0
BEYOND: Final = 4
"""How much further than the values the scale goes."""

COMES: Final = 160.0
"""Milliseconds until a new dot is there."""

_LOWER: Final = 30.0
"""How much lower a dot stands that would lie over another one."""

_GAP: Final = 8.0


class StripMark(NamedTuple):
    """A value on the strip, with the word for whose it is."""

    word: str
    value: int
    own: bool = False


class StripFace(NamedTuple):
    """What a strip shows: a heading with remarks, and the values."""

    title: str
    measure: str = ""
    """What the values are, for a screen reader."""
    remarks: Sequence[str] = ()
    """To the right of the heading; those at the end that have no room are left out."""
    marks: Sequence[StripMark] = ()
    falling: bool = False
    """Whether fewer is better, down to 0. The better end is always on the right."""
    good: int = 0
    """From here on a falling value is nearly as good as 0."""
    good_word: str = ""
    end_word: str = ""


class _Dot(NamedTuple):
    """A dot as it is placed: several values that are equal have one."""

    words: Sequence[str]
    value: int
    own: bool
    x: float
    lane: int

    @property
    def line(self) -> str:
        """The words in a row."""
        return ", ".join(self.words)


class ResultStrip(QWidget):
    """Values as dots on a bar; one's own is larger. It is one image, with a name that says all.

    A dot that comes while the strip is seen takes a moment, but in reduced motion.
    """

    def __init__(
        self, appearance: Appearance, parent: QWidget | None = None, clock: Clock | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._face = StripFace("")
        self._compact = False
        self._clock = clock or Clock(self)
        self._clock.ticked.connect(self._tick)
        self._came: dict[str, float] = {}
        """When the marks that are still coming began to, by their words."""
        appearance.changed.connect(self.update)

    @property
    def face(self) -> StripFace:
        return self._face

    def show_face(self, face: StripFace) -> None:
        if self.isVisible() and self._appearance.motion != "reduced":
            known = {mark.word for mark in self._face.marks}
            new = [mark.word for mark in face.marks if mark.word not in known]
            self._came |= dict.fromkeys(new, self._clock.now())
            if new:
                self._clock.wake()
        self._face = face
        best_first = sorted(face.marks, key=lambda mark: mark.value, reverse=not face.falling)
        said = ", ".join(f"{mark.word} {number(mark.value)}" for mark in best_first)
        tell_name(self, f"{face.measure}: {said}")
        tell_description(self, read_aloud([face.title, *face.remarks]))
        self.update()

    def set_compact(self, *, compact: bool) -> None:
        """Leave no room for words over the bar: the own one stands with the others."""
        self._compact = compact
        self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def height_for(self, width: float) -> int:
        lanes = max((dot.lane for dot in self._dots(width)), default=0)
        px, word = self._metrics.px, self._word_height()
        return math.ceil(self._bar_top() + px(BAR + lanes * _LOWER + _GAP) + word)

    def shown_of(self, word: str) -> float:
        """Return how far the mark of that word has come, 0 to 1."""
        began = self._came.get(word)
        return 1.0 if began is None else min(1.0, (self._clock.now() - began) / COMES)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._came.clear()
        self._clock.rest()

    def _tick(self, _now: float) -> None:
        self._came = {word: at for word, at in self._came.items() if self.shown_of(word) < 1.0}
        if not self._came:
            self._clock.rest()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_heading(painter)
        dots = self._dots(self.width())
        bar = QRectF(1, self._bar_top(), self.width() - 2, self._metrics.px(BAR))
        self._paint_bar(painter, bar)
        if not self._compact:
            self._paint_words_above(painter, bar, dots)
        self._paint_words_below(painter, bar, dots)
        for dot in sorted(dots, key=lambda dot: dot.own):
            painter.setOpacity(min(self.shown_of(word) for word in dot.words))
            self._paint_dot(painter, bar, dot)

    # Where all of it stands

    def _word_height(self) -> float:
        return QFontMetricsF(self._metrics.font("caption")).height()

    def _bar_top(self) -> float:
        title = QFontMetricsF(self._metrics.font("button")).height()
        over = 0.0 if self._compact else self._word_height()
        return title + over + self._metrics.px(6 + OWN_DOT - BAR / 2)

    def _x(self, value: float, width: float) -> float:
        """Return where a value stands, the better ones further right."""
        face = self._face
        values = [mark.value for mark in face.marks]
        most = max(values, default=0) + BEYOND
        least = min(0, *values, most)
        share = (value - least) / (most - least)
        inset = self._metrics.px(OWN_DOT)
        return inset + (width - 2 * inset) * (1 - share if face.falling else share)

    def _dots(self, width: float) -> list[_Dot]:
        """Return the dots from the left; what would lie over another one stands lower."""
        px = self._metrics.px
        values = sorted({(mark.own, mark.value) for mark in self._face.marks}, reverse=True)
        dots: list[_Dot] = []
        for own, value in values:
            marks = [mark for mark in self._face.marks if (mark.own, mark.value) == (own, value)]
            x, lane = self._x(value, width), 0
            while any(
                other.lane == lane and abs(other.x - x) < px(DOT + (OWN_DOT if other.own else DOT))
                for other in dots
            ):
                lane += 1
            dots.append(_Dot([mark.word for mark in marks], value, own, x, lane))
        return sorted(dots, key=lambda dot: dot.x)

    # Painted

    def _paint_heading(self, painter: QPainter) -> None:
        theme, face = self._appearance.theme, self._face
        strong, plain = self._metrics.font("button"), self._metrics.font("caption")
        baseline = QFontMetricsF(strong).ascent()
        write(painter, QPointF(0, baseline), face.title, strong, theme.text)
        taken = QFontMetricsF(strong).horizontalAdvance(face.title) + self._metrics.px(16)
        parts = list(face.remarks)
        measure = QFontMetricsF(plain)
        while parts and taken + measure.horizontalAdvance(joined(*parts)) > self.width():
            parts.pop()
        at = QPointF(self.width(), baseline)
        write(painter, at, joined(*parts), plain, theme.text_2, anchor=1.0)

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        theme, face, px = self._appearance.theme, self._face, self._metrics.px
        edge = line(theme.well_line, px(1.5))
        rounded(painter, bar, bar.height() / 2, theme.well, edge)
        if face.falling and face.good:
            x = self._x(face.good + 0.5, self.width())
            painter.save()
            painter.setClipPath(rounded_path(bar, bar.height() / 2))
            ground = QRectF(x, bar.top(), bar.right() - x, bar.height())
            painter.fillRect(ground, faint(theme.saffron, 0.24))
            painter.restore()
            rounded(painter, bar, bar.height() / 2, None, edge)
            painter.setPen(line(theme.text, px(2)))
            painter.drawLine(QPointF(x, bar.top() - px(5)), QPointF(x, bar.bottom() + px(5)))

    def _paint_words_above(self, painter: QPainter, bar: QRectF, dots: Sequence[_Dot]) -> None:
        """Write the own word over its dot, and over the bar what its parts mean where that fits."""
        theme, face, px = self._appearance.theme, self._face, self._metrics.px
        plain, strong = self._metrics.font("caption"), self._metrics.font("strong")
        measure, gap = QFontMetricsF(plain), px(10)
        low = bar.center().y() - px(OWN_DOT) - measure.descent()
        taken: list[tuple[float, float]] = []
        for dot in dots:
            if dot.own:
                half = QFontMetricsF(strong).horizontalAdvance(dot.line) / 2
                x = min(max(dot.x, half), self.width() - half)
                tone = theme.text if theme.light else theme.lit
                write(painter, QPointF(x, low), dot.line, strong, tone, anchor=0.5)
                taken.append((x - half, x + half))
        if not face.falling:
            return
        end = self.width() - measure.horizontalAdvance(face.end_word)
        good = self._x(face.good + 0.5, self.width())
        for word, left in ((face.end_word, end), (face.good_word, good)):
            right = left + measure.horizontalAdvance(word)
            if word and all(right + gap < low_x or left > high + gap for low_x, high in taken):
                write(painter, QPointF(left, low), word, plain, theme.text_2)
                taken.append((left, right))

    def _paint_words_below(self, painter: QPainter, bar: QRectF, dots: Sequence[_Dot]) -> None:
        """Write the other words under their dots, pushed apart where they would touch."""
        theme, px = self._appearance.theme, self._metrics.px
        plain = self._metrics.font("caption")
        measure = QFontMetricsF(plain)
        others = [dot for dot in dots if self._compact or not dot.own]
        widths = [measure.horizontalAdvance(dot.line) for dot in others]
        places = apart(
            [dot.x - wide / 2 for dot, wide in zip(others, widths, strict=True)],
            widths,
            px(10),
            self.width(),
        )
        lanes = max((dot.lane for dot in dots), default=0)
        low = bar.bottom() + px(lanes * _LOWER + _GAP) + measure.ascent() - px(2)
        for dot, x in zip(others, places, strict=True):
            tone = theme.text if dot.own else theme.text_2
            write(painter, QPointF(x, low), dot.line, plain, tone)

    def _paint_dot(self, painter: QPainter, bar: QRectF, dot: _Dot) -> None:
        theme, px = self._appearance.theme, self._metrics.px
        radius = px(OWN_DOT if dot.own else DOT)
        at = QPointF(dot.x, bar.center().y() + px(dot.lane * _LOWER))
        fill = theme.saffron if dot.own else theme.panel_2
        edge = line(theme.cream if dot.own else theme.text, px(1.5))
        painter.setPen(edge)
        painter.setBrush(fill)
        painter.drawEllipse(at, radius, radius)
        figures = self._metrics.sized(17 if dot.own else 14, 700)
        ink = theme.saffron_ink if dot.own else theme.text
        baseline = at + QPointF(0, QFontMetricsF(figures).capHeight() / 2)
        write(painter, baseline, number(dot.value), figures, ink, anchor=0.5)


def apart(lefts: Sequence[float], widths: Sequence[float], gap: float, room: float) -> list[float]:
    """Return where words begin that keep a gap between them, as near as may be to `lefts`."""
    places: list[float] = []
    edge = 0.0
    for left, wide in zip(lefts, widths, strict=True):
        places.append(max(edge, left))
        edge = places[-1] + wide + gap
    edge = room
    for index in reversed(range(len(places))):
        places[index] = min(places[index], edge - widths[index])
        edge = places[index] - gap
    return places
