"""The chart of the last matches: a dot for each, and the mean that goes along with them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.match.outcome import FEW, measure_of
from app.pages.statistics import words
from app.pages.statistics.row_table import TableRow
from app.pages.statistics.table import PaintedTable
from app.paint.charts import (
    paint_course,
    paint_dot,
    paint_level,
    paint_zone,
    steps,
    won_bar,
    write_level,
)
from app.storage.history.breakdown import LatestMatch
from app.style.appearance import Appearance
from app.style.typography import number
from engine.core.scoring import Scoring


class TrendChart(PaintedTable):
    """The last matches, the oldest at the left; those that were won are filled."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.latest: Sequence[LatestMatch] = ()
        self._team = False

    def show_latest(self, latest: Sequence[LatestMatch], scoring: Scoring) -> None:
        """Show these matches."""
        self.latest, self._team = latest, scoring.team
        scores = words.points if scoring.points_decide else words.cards_left
        columns = (words.date_column(), scores(), words.wins_column(), words.mean_of_five())
        rows = [
            TableRow(
                (
                    words.day(each.result), number(each.score),
                    number(each.result.won), number(each.mean),
                ),
                self._spoken(each, scoring),
            )
            for each in latest
        ]  # fmt: skip
        better = words.higher_is_better if scoring.more > 0 else words.lower_is_better
        remark = words.win_is_none() if measure_of(scoring) == "duel" else better()
        self.show_rows(words.latest(n=len(latest)), remark, columns, rows)

    def _spoken(self, each: LatestMatch, scoring: Scoring) -> str:
        count = common_texts.points if scoring.points_decide else words.cards
        said = words.dot_won if each.result.won > 0 else words.dot
        return said(date=words.day(each.result), score=count(n=int(each.score)))

    def row_rect(self, row: int) -> QRectF:
        if not 0 <= row < len(self.latest):
            return QRectF()
        at, plot = self._point(row), self._plot()
        pitch = plot.width() / max(1, len(self.latest) - 1)
        wide = min(pitch, self.metrics.px(40))
        return QRectF(at.x() - wide / 2, plot.top(), wide, plot.height())

    def least_height(self) -> float:
        """Return the least height in which the dots can be told apart."""
        line = QFontMetricsF(self.metrics.sized(13.5, 550)).height()
        return super().least_height() + max(self.metrics.px(42), 3 * line)

    def paint_rows(self, painter: QPainter) -> None:
        theme, px, f = self.appearance.theme, self.metrics.px, self.metrics.f
        plot, small = self._plot(), self.metrics.sized(13.5, 550)
        left, right = plot.left() - px(8), plot.right() + px(8)
        low, _ = self._range()
        if self._team:
            zone = QRectF(QPointF(left, self._y(FEW)), QPointF(right, self._y(low)))
            paint_zone(painter, zone, theme, scale=f)
        for mark in self._marks():
            beside = QPointF(left - px(8), self._y(mark))
            write_level(painter, beside, number(mark), small, theme.text_2)
        start = QPointF(left, self._y(low))
        paint_level(painter, start, right - left, theme.text_2, px(1.4))
        course = [
            QPointF(self._point(at).x(), self._y(each.mean)) for at, each in enumerate(self.latest)
        ]
        if course:
            paint_course(painter, course, theme.descending, scale=f)
        for at, each in enumerate(self.latest):
            newest = at == len(self.latest) - 1
            won = each.result.won > 0
            fill, edge = won_bar(theme) if won or newest else (theme.panel, theme.text_2)
            radius = px(6 if newest else 5 if won or at == self.hovered else 4)
            paint_dot(painter, self._point(at), radius, fill, edge, scale=f)

    # Measures

    def _plot(self) -> QRectF:
        px = self.metrics.px
        return self.inside().adjusted(px(34), px(10), -px(10), -px(6))

    def _range(self) -> tuple[int, int]:
        """Return the least and the most that the chart has room for."""
        scores = [each.score for each in self.latest]
        high = max(int(max(scores, default=0)) + 1, FEW + 1)
        return min(0, int(min(scores, default=0))), high

    def _marks(self) -> list[int]:
        """Return the scores that are written at the left, as many as have room."""
        low, high = self._range()
        apart = 0.9 * QFontMetricsF(self.metrics.sized(13.5, 550)).height()
        shown: list[int] = []
        for mark in [
            *([FEW] if self._team else []),
            low,
            *(low + each for each in steps(high - low, 3)),
        ]:
            if all(abs(self._y(mark) - self._y(other)) >= apart for other in shown):
                shown.append(mark)
        return shown

    def _y(self, score: float) -> float:
        (low, high), plot = self._range(), self._plot()
        return plot.bottom() - plot.height() * (score - low) / (high - low)

    def _point(self, row: int) -> QPointF:
        plot = self._plot()
        share = row / (len(self.latest) - 1) if len(self.latest) > 1 else 0.5
        return QPointF(plot.left() + plot.width() * share, self._y(self.latest[row].score))
