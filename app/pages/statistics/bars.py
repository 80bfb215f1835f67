"""The chart of how matches ended: a bar for each range of points or cards left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.match.outcome import FEW
from app.pages.statistics import words
from app.pages.statistics.row_table import TableRow
from app.pages.statistics.table import PaintedTable
from app.paint.brushes import elided, write
from app.paint.charts import (
    paint_bar,
    paint_bracket,
    paint_dot,
    paint_level,
    plain_bar,
    steps,
    won_bar,
)
from app.paint.icons import paint_icon
from app.storage.history.breakdown import Bar
from app.storage.history.history import SeatResult
from app.style.appearance import Appearance
from app.style.theme import blend, faint
from app.style.typography import SMALLEST, number
from engine.core.scoring import Scoring

_LINES = 3
"""Level lines, at most."""


class BarChart(PaintedTable):
    """The bars; what was won is saffron with a crown, nearly won is green and bracketed."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.bars: Sequence[Bar] = ()
        self._last: SeatResult | None = None
        self._team = False

    def show_bars(self, bars: Sequence[Bar], last: SeatResult | None, scoring: Scoring) -> None:
        """Show bars, and in which of them the last match is."""
        self.bars, self._last, self._team = bars, last, scoring.team
        total = sum(len(bar.results) for bar in bars)
        columns = (
            words.result_column(), words.games_column(), words.wins_column(),
            words.percent_column(),
        )  # fmt: skip
        rows = [
            TableRow(
                (
                    words.bar_label(bar), str(len(bar.results)), str(bar.won),
                    words.percent(len(bar.results) / max(1, total)),
                ),
                words.bar_spoken(bar, scoring),
            )
            for bar in bars
        ]  # fmt: skip
        heading = words.points if scoring.points_decide else words.cards_left
        self.show_rows(heading(), words.how_ended(), columns, rows)

    def row_rect(self, row: int) -> QRectF:
        if not 0 <= row < len(self.bars):
            return QRectF()
        rect = self._bar(row)
        return QRectF(rect.left(), self._top(), rect.width(), self._foot() - self._top()).united(
            QRectF(rect.left(), rect.bottom(), rect.width(), self.metrics.px(28))
        )

    def least_height(self) -> float:
        """Return the least height in which the bars can be told apart."""
        lines = self._label_height() + 3 * self.metrics.line_height("strong")
        return super().least_height() + lines + self.metrics.px(80)

    def paint_rows(self, painter: QPainter) -> None:
        theme, px, f = self.appearance.theme, self.metrics.px, self.metrics.f
        room, foot = self.inside(), self._foot()
        for level in steps(self._most(), _LINES):
            y = foot - (foot - self._top()) * level / self._most()
            paint_level(
                painter, QPointF(room.left(), y), room.width(), faint(theme.line, 0.7), px(1)
            )
        for row, bar in enumerate(self.bars):
            self._paint_bar(painter, row, bar)
        paint_level(painter, QPointF(room.left(), foot), room.width(), theme.text_2, px(1.6))
        small = self.metrics.font("caption")
        below = foot + self._label_height() + px(4)
        baseline = below + px(8) + QFontMetricsF(small).ascent()
        left = room.left()
        if self._team:
            near = [row for row, bar in enumerate(self.bars) if not bar.wins and bar.low <= FEW]
            first, last = self._bar(near[0]), self._bar(near[-1])
            paint_bracket(painter, first.left(), last.right(), below, theme.good, scale=f)
            middle = QPointF((first.left() + last.right()) / 2, baseline + px(2))
            write(painter, middle, words.excellent(), small, theme.good, anchor=0.5)
            wide = QFontMetricsF(small).horizontalAdvance(words.excellent()) / 2
            left = max(last.right(), middle.x() + wide) + px(20)
        self._paint_last(painter, left, baseline + px(2))

    def _paint_bar(self, painter: QPainter, row: int, bar: Bar) -> None:
        theme, px, f = self.appearance.theme, self.metrics.px, self.metrics.f
        rect, count = self._bar(row), len(bar.results)
        fill, edge = plain_bar(theme)
        if self._team and not bar.wins and bar.low <= FEW:
            fill = edge = theme.good_fill
        if row == self.hovered:
            fill = blend(fill, theme.text, 0.14)
        if count:
            paint_bar(painter, rect, fill, edge, scale=f)
            self._paint_won(painter, rect, bar)
            if self._last in bar.results:
                at = self.last_at(row)
                paint_dot(painter, at, px(6), theme.white, theme.good_fill, scale=f)
        figure = self.metrics.sized(18, 700)
        above = QPointF(rect.center().x(), rect.top() - px(9))
        write(painter, above, number(count), figure, theme.text, anchor=0.5)
        label, text = self.metrics.sized(15, 600), words.bar_label(bar)
        while label.pixelSize() > SMALLEST and (
            QFontMetricsF(label).horizontalAdvance(text) > self._pitch() - px(4)
        ):
            label.setPixelSize(label.pixelSize() - 1)
        at = QPointF(rect.center().x(), rect.bottom() + px(8) + QFontMetricsF(label).ascent())
        write(painter, at, text, label, theme.text, anchor=0.5)

    def _paint_won(self, painter: QPainter, rect: QRectF, bar: Bar) -> None:
        """Paint the part of a bar that was won, with a crown where there is room."""
        if not bar.won:
            return
        theme, f = self.appearance.theme, self.metrics.f
        part = self._won_part(rect, bar)
        if bar.won == len(bar.results):
            paint_bar(painter, part, *won_bar(theme), scale=f)
        else:
            fill, edge = won_bar(theme)
            painter.setPen(edge)
            painter.setBrush(fill)
            painter.drawRect(part)
        if crown := self._crown(rect, bar):
            paint_icon(painter, "crown", crown, theme.saffron_ink)

    def _paint_last(self, painter: QPainter, left: float, baseline: float) -> None:
        """Say in the corner how the last match ended."""
        if self._last is None:
            return
        theme, px, f = self.appearance.theme, self.metrics.px, self.metrics.f
        small = self.metrics.font("caption")
        room = self.inside()
        text = elided(self._last_words(self._last), small, room.right() - left - px(20))
        wide = QFontMetricsF(small).horizontalAdvance(text)
        write(painter, QPointF(room.right(), baseline), text, small, theme.text_2, anchor=1)
        at = QPointF(room.right() - wide - px(13), baseline - px(5))
        paint_dot(painter, at, px(5), theme.white, theme.good_fill, scale=f)

    def _last_words(self, last: SeatResult) -> str:
        wins = self.bars[0].wins
        if wins and last.won > 0:
            return words.last_win(when=words.day(last))
        score = int(last.score)
        said = words.cards(n=score) if wins else common_texts.points(n=score)
        return words.last_one(score=said, when=words.day(last))

    # Measures

    def _bar(self, row: int) -> QRectF:
        """Return where a bar stands."""
        room, pitch = self.inside(), self._pitch()
        wide = min(pitch * 66 / 84, self.metrics.px(96))
        left = room.left() + pitch * row + (pitch - wide) / 2
        foot = self._foot()
        high = (foot - self._top()) * len(self.bars[row].results) / self._most()
        return QRectF(left, foot - high, wide, high)

    def _won_part(self, rect: QRectF, bar: Bar) -> QRectF:
        """Return the part of a bar that was won, at its foot."""
        part = QRectF(rect)
        part.setTop(rect.bottom() - rect.height() * bar.won / len(bar.results))
        return part

    def _crown(self, rect: QRectF, bar: Bar) -> QRectF | None:
        """Return where the crown of a bar is, if there is one."""
        px = self.metrics.px
        if not bar.won:
            return None
        part, side = self._won_part(rect, bar), min(px(24), rect.width() * 0.6)
        if part.height() < side + px(6):
            return None
        top = part.top() + min(px(14), (part.height() - side) / 2)
        return QRectF(part.center().x() - side / 2, top, side, side)

    def last_at(self, row: int) -> QPointF:
        """Return where the dot of the last match is in its bar, beside a crown."""
        px, rect = self.metrics.px, self._bar(row)
        at = QPointF(rect.center().x(), rect.top() + min(px(22), rect.height() / 2))
        crown = self._crown(rect, self.bars[row])
        if crown is None or at.y() + px(8) < crown.top():
            return at
        if crown.bottom() + px(20) < rect.bottom():
            return QPointF(at.x(), crown.bottom() + px(12))
        return QPointF((crown.right() + rect.right()) / 2, at.y())

    def _pitch(self) -> float:
        return self.inside().width() / max(1, len(self.bars))

    def _most(self) -> int:
        return max((len(bar.results) for bar in self.bars), default=0) or 1

    def _top(self) -> float:
        return self.inside().top() + self.metrics.px(30)

    def _label_height(self) -> float:
        return QFontMetricsF(self.metrics.sized(15, 600)).height() + self.metrics.px(8)

    def _foot(self) -> float:
        """Return where the bars stand; labels and one line stand below."""
        line = QFontMetricsF(self.metrics.font("caption")).height() + self.metrics.px(12)
        return self.inside().bottom() - self._label_height() - line
