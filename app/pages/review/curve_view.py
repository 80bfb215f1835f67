"""The curve of a review: the chances from turn to turn, and where one is on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from app.keys.strokes import ENTER
from app.match.moments import Moments
from app.pages.replay.playback import Playback
from app.pages.replay.timeline import Timeline
from app.pages.review import words
from app.paint.brushes import elided, line, rounded, vertical, write
from app.paint.charts import paint_level, write_level
from app.paint.shapes import PLAYER_SHAPES, paint_player, paint_shape
from app.paint.turn_marks import paint_turn_mark
from app.review.curve import CurveLine
from app.review.turning_points import PointKind, TurningPoint
from app.style.appearance import Appearance
from app.style.theme import faint
from app.style.typography import initial, joined
from app.system.screen_reader import tell_description

KINDS: Final[Sequence[PointKind]] = ("mistake", "good", "luck")
MANY: Final = 60
"""With more turns they have no shapes of their own."""
_MARK, _SHAPE = 12.0, 4.6


class CurvePart(NamedTuple):
    """A part of the curve with a word of its own: a round."""

    first: int
    """The moment at which it begins."""
    word: str
    number: int

    def within(self, room: float, measure: QFontMetricsF) -> str:
        """Return the word, or the number alone where the word has no room."""
        return self.word if measure.horizontalAdvance(self.word) <= room else str(self.number)


class CurveData(NamedTuple):
    """All that the curve shows besides the moment."""

    heading: str = ""
    progress: str = ""
    """How far the review is, while it is being made."""
    lines: Sequence[CurveLine] = ()
    parts: Sequence[CurvePart] = ()
    """The rounds of a game that has some."""
    points: Sequence[TurningPoint] = ()
    chosen: int | None = None
    """The index of the turning point that is told of."""


class CurveView(Timeline):
    """A timeline with the curve over it.

    `point_chosen` carries the index of a turning point whose mark was pressed.
    """

    point_chosen = Signal(int)

    def __init__(self, appearance: Appearance, playback: Playback, parent: QWidget) -> None:
        self._data = CurveData()
        self._kept_free = self._kept_high = 0.0
        super().__init__(appearance, playback, parent)

    @property
    def data(self) -> CurveData:
        return self._data

    def show_data(self, data: CurveData) -> None:
        """Show this from now on."""
        self._data = data
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Say where it stands, and what the chance is there, in the language on screen."""
        super().retranslate()
        moment = self._playback.moment
        chances = [
            words.chance_of(name=self._name(each), chance=words.chance(point.value))
            if each.seat is not None
            else words.curve_plain(chance=words.chance(point.value))
            for each in self._data.lines
            if (point := each.at(moment)) is not None
        ]
        tell_description(self, joined(self._data.heading, *chances))

    def keep_free(self, width: float, height: float) -> None:
        """Leave so much room free at the right of the heading's line, and over the chart."""
        self._kept_free, self._kept_high = width, height
        self.update()

    def mark_center(self, index: int) -> QPointF:
        """Return where the mark of a turning point lies, clear of those before it."""
        centers: list[QPointF] = []
        chart, apart = self._chart, 2 * self._metrics.px(_MARK) + 2
        for point in self._data.points[: index + 1]:
            end = self._moments.last if point.end is None else point.end
            x = (self.x_of(point.moment) + self.x_of(end)) / 2
            y = (self._y(point.before) + self._y(point.after)) / 2
            step = -apart if y - apart > chart.top() else apart
            while any(abs(x - each.x()) < apart > abs(y - each.y()) for each in centers):
                y += step
            centers.append(QPointF(x, y))
        return centers[-1]

    # Where things lie

    @property
    def _chart(self) -> QRectF:
        px, metrics = self._metrics.px, self._metrics
        head = metrics.line_height("strong") + px(18)
        head = max(head, self._kept_high + px(8))
        foot = metrics.line_height("small") + px(10)
        if self._has_shapes:
            foot += px(18)
        left = px(16) + max(px(52), metrics.advance("caption", words.chance(1.0)) + px(10))
        names = px(26)
        if len(self._data.lines) > 1:
            widest = max(metrics.advance("strong", self._name(each)) for each in self._data.lines)
            names = px(56) + min(px(120), widest)
        return QRectF(left, head, self.width() - left - names, self.height() - head - foot)

    @property
    def _has_shapes(self) -> bool:
        return len(self._moments.turns) <= MANY and not self._data.parts

    @property
    def _moments(self) -> Moments:
        return self._playback.moments

    def _span(self) -> tuple[float, float]:
        chart = self._chart
        return chart.left(), max(1.0, chart.width())

    def _x_of_turn(self, turn: float) -> float:
        left, wide = self._span()
        return left + wide * turn / len(self._moments.turns)

    def _y(self, value: float) -> float:
        chart = self._chart
        return chart.bottom() - chart.height() * min(1.0, max(0.0, value))

    def _name(self, each: CurveLine) -> str:
        return "" if each.seat is None else self._moments.players[each.seat].name

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        body = self.rect().toRectF().adjusted(px(1), px(1), -px(1), -px(1))
        rounded(painter, body, px(16), theme.well, line(theme.well_line, px(1.5)))
        self._paint_head(painter)
        self._paint_axes(painter)
        self._paint_now(painter)
        for each in self._data.lines:
            self._paint_line(painter, each)
        self._paint_names(painter)
        self._paint_points(painter)
        if self.ring_visible:
            rounded(painter, body, px(16), None, line(theme.focus, px(3.5)))

    def _paint_head(self, painter: QPainter) -> None:
        theme, px, metrics = self._appearance.theme, self._metrics.px, self._metrics
        font = metrics.font("strong")
        baseline = px(10) + QFontMetricsF(font).ascent()
        write(painter, QPointF(px(18), baseline), self._data.heading, font, theme.text)
        x, caption = self.width() - px(20) - self._kept_free, metrics.font("caption")
        left = px(18) + QFontMetricsF(font).horizontalAdvance(self._data.heading) + px(24)
        if self._data.progress:
            said = elided(self._data.progress, caption, x - left)
            write(painter, QPointF(x, baseline), said, caption, theme.text_2, anchor=1.0)
            return
        for kind in reversed(KINDS):
            word = words.kind_word(kind)
            wide = QFontMetricsF(caption).horizontalAdvance(word)
            if x - wide - px(26) < left:
                return
            write(painter, QPointF(x - wide, baseline), word, caption, theme.text_2)
            mark = QPointF(x - wide - px(16), baseline - px(5))
            paint_turn_mark(painter, kind, mark, px(7), theme, edge=theme.text)
            x -= wide + px(46)

    def _paint_axes(self, painter: QPainter) -> None:
        theme, px, metrics, chart = (
            self._appearance.theme, self._metrics.px, self._metrics, self._chart,
        )  # fmt: skip
        caption = metrics.font("caption")
        apart = QFontMetricsF(caption).capHeight() + px(4)
        for share in (1.0, 0.5, 0.0):
            start = QPointF(chart.left(), self._y(share))
            dash = (4.0, 5.0) if share == 0.5 else ()
            paint_level(painter, start, chart.width(), theme.line, px(1), dash=dash)
            if share != 0.5 or chart.height() / 2 >= apart:
                beside = start - QPointF(px(10), 0)
                write_level(painter, beside, words.chance(share), caption, theme.text_2)
        small = metrics.font("small")
        foot = self.height() - px(9)
        if self._data.parts:
            self._paint_parts(painter, foot)
            return
        now = self._playback.turn
        shown_end = -1.0e9
        for at, turn in enumerate(self._moments.turns):
            x = self._x_of_turn(at + 0.5)
            if self._has_shapes:
                player = self._moments.players[turn.seat]
                radius = px(6.4 if at == now else _SHAPE)
                paint_shape(
                    painter, PLAYER_SHAPES[player.colour], QPointF(x, chart.bottom() + px(17)),
                    radius, theme.curve(player.colour),
                )  # fmt: skip
            number = at + 1
            wanted = number == 1 or number % self._every == 0 or at == now
            near = at != now and abs(at - now) * chart.width() < px(30) * len(self._moments.turns)
            if wanted and not near and x > shown_end:
                colour = self._now_colour if at == now else theme.text_2
                write(painter, QPointF(x, foot), str(number), small, colour, anchor=0.5)
                shown_end = x + px(14)

    @property
    def _every(self) -> int:
        """Return how far apart the numbers of turns stand."""
        room = self._chart.width() / max(1, len(self._moments.turns))
        return next((step for step in (5, 10, 20, 50) if step * room > self._metrics.px(44)), 100)

    @property
    def _now_colour(self) -> QColor:
        """Return the colour of the words about what is shown now."""
        theme = self._appearance.theme
        return theme.text if theme.light else theme.lit

    def _paint_parts(self, painter: QPainter, foot: float) -> None:
        theme, px, chart = self._appearance.theme, self._metrics.px, self._chart
        small = self._metrics.font("small")
        now = max((i for i, p in enumerate(self._data.parts) if p.first <= self.value()), default=0)
        for at, part in enumerate(self._data.parts):
            left = self.x_of(part.first)
            after = self._data.parts[at + 1 : at + 2]
            right = self.x_of(after[0].first) if after else chart.right()
            if at:
                painter.setPen(line(theme.text_2, px(1.5), (3.0, 4.0)))
                painter.drawLine(QPointF(left, chart.top() - px(6)), QPointF(left, foot))
            colour = self._now_colour if at == now else theme.text_2
            text = part.within(right - left - px(4), QFontMetricsF(small))
            write(painter, QPointF((left + right) / 2, foot), text, small, colour, anchor=0.5)

    def _paint_now(self, painter: QPainter) -> None:
        """Paint a band over the turn that is shown, and a line at its moment."""
        theme, px, chart, now = (
            self._appearance.theme, self._metrics.px, self._chart, self._playback.turn,
        )  # fmt: skip
        left, right = self._x_of_turn(now), self._x_of_turn(now + 1)
        top, bottom = chart.top() - px(6), chart.bottom()
        painter.fillRect(QRectF(left, top, right - left, bottom - top), faint(theme.text, 0.1))
        x = self.x_of(self.value())
        painter.setPen(line(faint(theme.text, 0.7), px(1.5)))
        painter.drawLine(QPointF(x, top), QPointF(x, bottom))

    def _paint_line(self, painter: QPainter, each: CurveLine) -> None:
        if not each.points:
            return
        theme, px, chart = self._appearance.theme, self._metrics.px, self._chart
        colour = theme.curve(0 if each.seat is None else self._moments.players[each.seat].colour)
        spots = [QPointF(self.x_of(point.moment), self._y(point.value)) for point in each.points]
        band = [
            *(QPointF(self.x_of(point.moment), self._y(point.high)) for point in each.points),
            *(QPointF(self.x_of(p.moment), self._y(p.low)) for p in reversed(each.points)),
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(colour, 0.16))
        painter.drawPolygon(QPolygonF(band))
        if each.seat is None:
            ground = QPainterPath(QPointF(spots[0].x(), chart.bottom()))
            for spot in spots:
                ground.lineTo(spot)
            ground.lineTo(QPointF(spots[-1].x(), chart.bottom()))
            painter.fillPath(ground, vertical(chart, faint(colour, 0.28), faint(colour, 0.03)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(colour, px(3)))
        painter.drawPolyline(QPolygonF(spots))
        if each.seat is not None:  # Told apart without colour, too.
            shape = PLAYER_SHAPES[self._moments.players[each.seat].colour]
            for spot in spots[each.seat :: 6]:
                paint_shape(painter, shape, spot, px(5), colour, outline=theme.well, width=px(1.2))

    def _paint_names(self, painter: QPainter) -> None:
        """Paint the names at the ends of the lines, pushed apart."""
        lines = [each for each in self._data.lines if each.points and each.seat is not None]
        if len(self._data.lines) < 2 or not lines:
            return
        theme, px, chart = self._appearance.theme, self._metrics.px, self._chart
        font = self._metrics.font("strong")
        measure = QFontMetricsF(font)
        step = max(px(25), measure.height())
        lines.sort(key=lambda each: self._y(each.points[-1].value))
        ys = [self._y(each.points[-1].value) for each in lines]
        ys[0] = max(ys[0], chart.top() + px(10))
        for at in range(1, len(ys)):
            ys[at] = max(ys[at], ys[at - 1] + step)
        over = ys[-1] - chart.bottom() - px(14)
        if over > 0:
            ys[-1] -= over
            for at in range(len(ys) - 2, -1, -1):
                ys[at] = min(ys[at], ys[at + 1] - step)
        room = self.width() - chart.right() - px(46)
        for each, y in zip(lines, ys, strict=True):
            assert each.seat is not None
            player, side = self._moments.players[each.seat], px(22)
            square = QRectF(chart.right() + px(12), y - side / 2, side, side)
            paint_player(painter, square, player.colour, initial(player.name), theme)
            name = elided(player.name, font, room)
            at_name = QPointF(square.right() + px(6), y + measure.ascent() * 0.36)
            write(painter, at_name, name, font, theme.text)

    def _paint_points(self, painter: QPainter) -> None:
        theme, px = self._appearance.theme, self._metrics.px
        for at, point in enumerate(self._data.points):
            if point.kind != "luck":
                painter.setPen(
                    line(theme.played if point.kind == "mistake" else theme.better, px(3.5))
                )
                painter.drawLine(
                    QPointF(self.x_of(point.moment), self._y(point.before)),
                    QPointF(self.x_of(point.decision.end), self._y(point.after)),
                )
            center = self.mark_center(at)
            if at == self._data.chosen:
                ring = line(theme.next_edge if theme.light else theme.lit, px(3))
                painter.setPen(ring)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(center, px(_MARK + 7), px(_MARK + 7))
            paint_turn_mark(painter, point.kind, center, px(_MARK), theme, text=str(at + 1))

    # Hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        reach = max(20.0, self._metrics.px(_MARK + 7))
        for at in range(len(self._data.points)):
            away = event.position() - self.mark_center(at)
            if event.button() == Qt.MouseButton.LeftButton and away.manhattanLength() <= reach:
                self.point_chosen.emit(at)
                return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the page, but for Enter on a turn with a turning point."""
        if event.key() in ENTER:
            for at, point in enumerate(self._data.points):
                if self._moments.turn_at(point.moment) == self._playback.turn:
                    self.point_chosen.emit(at)
                    return
        super().keyPressEvent(event)
