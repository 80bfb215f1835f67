"""The figures of some matches: five numbers, each with a word and a line."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.match.outcome import measure_of
from app.pages.statistics import words
from app.paint.brushes import elided, line, write
from app.paint.controls import paint_panel
from app.storage.history.history import SeatResult
from app.storage.history.statistics import Tally
from app.style.appearance import Appearance
from app.style.typography import Metrics, joined, number
from app.system.screen_reader import tell_name
from app.widgets.read_stops import ReadPart
from engine.core.scoring import Scoring


class NamedFigure(NamedTuple):
    """A number, the word after it, and what is said below."""

    value: str
    word: str
    below: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """Return all of it as a screen reader says it."""
        return ", ".join(filter(None, (f"{self.value} {self.word}", *self.below)))


class _Fonts(NamedTuple):
    """The fonts of the number, of its word, and of what stands below."""

    value: QFont
    word: QFont
    below: QFont


def figures_of(tally: Tally, results: Sequence[SeatResult], scoring: Scoring) -> list[NamedFigure]:
    """Return the figures of matches of a game, of which there is one at least."""
    since = (words.first_day(tally), words.duration(tally.played_ms))
    assert tally.mean is not None
    assert tally.median is not None
    assert tally.last_mean is not None
    duel = measure_of(scoring) == "duel"
    mean = words.average_left if duel else words.average
    middle = (
        *([words.win_counts_none()] if duel else []),
        words.median(value=number(tally.median)),
        words.last_ten(value=number(tally.last_mean)),
    )
    return [
        NamedFigure(number(tally.played), words.game_count(n=tally.played), since),
        NamedFigure(
            number(tally.won), words.win_count(n=tally.won), words.share_parts(tally, scoring)
        ),
        _best(tally, results, scoring),
        NamedFigure(number(tally.mean), mean(), middle),
        _last(tally, scoring),
    ]


def _best(tally: Tally, results: Sequence[SeatResult], scoring: Scoring) -> NamedFigure:
    if tally.best is None:
        return NamedFigure("–", words.best(), (words.none_whole(),))
    times = sum(each.whole and each.score == tally.best for each in results)
    a_win = not scoring.points_decide and tally.best == 0
    line_of = words.win_times if a_win else words.times
    word_of = words.best_points if scoring.points_decide else words.best_cards
    return NamedFigure(number(tally.best), word_of(n=round(tally.best)), (line_of(n=times),))


def _last(tally: Tally, scoring: Scoring) -> NamedFigure:
    """Return the streak, or the place of a game in which several can come in."""
    if scoring.team:
        below = (words.longest(longest=tally.excellents.longest), words.streak_line(tally.wins))
        return NamedFigure(number(tally.excellents.now), words.excellent_streak(), below)
    if scoring.points_decide:
        assert tally.place is not None
        streak = (words.streak_line(tally.wins),)
        return NamedFigure(number(tally.place), words.average_place(), streak)
    longest = (words.longest(longest=tally.wins.longest),)
    return NamedFigure(number(tally.wins.now), words.win_streak(n=tally.wins.now), longest)


class FiguresPanel(QWidget):
    """The figures side by side; where one line has no room for what is said below, two have."""

    accessible_kind = "list"

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._metrics = appearance.metrics(QSize(1280, 800))
        self.figures: Sequence[NamedFigure] = ()
        appearance.changed.connect(self.update)

    def show_figures(self, figures: Sequence[NamedFigure]) -> None:
        """Show these."""
        self.figures = figures
        tell_name(self, common_texts.in_numbers())
        self.update()

    @property
    def said(self) -> str:
        """All of them, as they are said."""
        return "; ".join(figure.spoken for figure in self.figures)

    @property
    def read_parts(self) -> Sequence[ReadPart]:
        """Return each figure."""
        pad = self._metrics.px(4)
        return [
            ReadPart(figure.spoken, room.adjusted(pad, pad, -pad, -pad))
            for figure, room in self._rooms()[0]
        ]

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.update()

    def wanted_height(self, width: float) -> float:
        """Return the height of the panel where it is so wide."""
        rows, lines = self._laid_out(width)
        return len(rows) * self._row_height(lines)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._appearance.theme, self._metrics.px
        body = QRectF(self.rect())
        paint_panel(painter, body, theme, scale=self._metrics.f)
        rooms, lines = self._rooms()
        for figure, room in rooms:
            if room.left() > body.left():
                painter.setPen(line(theme.line, px(1.5)))
                inner = room.adjusted(0, px(14), 0, -px(14))
                painter.drawLine(inner.topLeft(), inner.bottomLeft())
            self._paint(painter, room.adjusted(px(18), 0, -px(8), 0), figure, lines)

    def _rooms(self) -> tuple[list[tuple[NamedFigure, QRectF]], int]:
        """Return where each figure stands, and in how many lines something is said below it."""
        body = QRectF(self.rect())
        rows, lines = self._laid_out(body.width())
        high = body.height() / len(rows) if rows else 0.0
        rooms: list[tuple[NamedFigure, QRectF]] = []
        for row, figures in enumerate(rows):
            left = body.left()
            for figure, wide in zip(
                figures, self._widths(figures, body.width(), lines), strict=True
            ):
                rooms.append((figure, QRectF(left, body.top() + row * high, wide, high)))
                left += wide
        return rooms, lines

    def _paint(self, painter: QPainter, room: QRectF, figure: NamedFigure, lines: int) -> None:
        theme, px, fonts = self._appearance.theme, self._metrics.px, self._fonts()
        rise, line_high = (
            QFontMetricsF(fonts.value).capHeight(),
            QFontMetricsF(fonts.below).height(),
        )
        total = rise + px(8) + lines * line_high
        baseline = room.center().y() - total / 2 + rise
        write(painter, QPointF(room.left(), baseline), figure.value, fonts.value, theme.text)
        after = room.left() + QFontMetricsF(fonts.value).horizontalAdvance(figure.value) + px(9)
        said = elided(figure.word, fonts.word, room.right() - after)
        write(painter, QPointF(after, baseline), said, fonts.word, theme.text_2)
        below = baseline + px(8) + QFontMetricsF(fonts.below).ascent()
        for at, text in enumerate(_in_lines(figure, lines)):
            cut = elided(text, fonts.below, room.width())
            write(
                painter, QPointF(room.left(), below + at * line_high), cut, fonts.below,
                theme.text_2,
            )  # fmt: skip

    def _fonts(self) -> _Fonts:
        sized = self._metrics.sized
        return _Fonts(sized(33, 750), sized(15, 600), self._metrics.font("caption"))

    def _row_height(self, lines: int) -> float:
        px, fonts = self._metrics.px, self._fonts()
        rise = QFontMetricsF(fonts.value).capHeight()
        return max(px(80), rise + px(40) + lines * QFontMetricsF(fonts.below).height())

    def _laid_out(self, width: float) -> tuple[list[Sequence[NamedFigure]], int]:
        """Return the figures in rows, and in how many lines something is said below each."""
        half = math.ceil(len(self.figures) / 2)
        rows: list[Sequence[NamedFigure]] = [self.figures] if self.figures else []
        for lines in (1, 2):
            if sum(self._wanted(self.figures, lines)) <= width:
                return rows, lines
        rows = [self.figures[:half], self.figures[half:]]
        fits = all(sum(self._wanted(row, 1)) <= width for row in rows)
        return rows, 1 if fits else 2

    def _wanted(self, figures: Sequence[NamedFigure], lines: int) -> list[float]:
        """Return the width that each figure wants."""
        px, fonts = self._metrics.px, self._fonts()
        value, word, below = map(QFontMetricsF, fonts)
        return [
            px(28)
            + max(
                value.horizontalAdvance(figure.value) + px(9) + word.horizontalAdvance(figure.word),
                *(below.horizontalAdvance(text) for text in _in_lines(figure, lines)),
            )
            for figure in figures
        ]

    def _widths(self, figures: Sequence[NamedFigure], width: float, lines: int) -> list[float]:
        """Return the width of each figure: what it wants, and a part of what is left."""
        wanted = self._wanted(figures, lines)
        spare = width - sum(wanted)
        if spare >= 0:
            return [each + spare / len(wanted) for each in wanted]
        return [each * width / sum(wanted) for each in wanted]


def _in_lines(figure: NamedFigure, lines: int) -> list[str]:
    """Return what is said below a figure, in one line or each part in its own."""
    if lines == 1:
        return [joined(*figure.below)]
    first, *rest = figure.below
    return [first, joined(*rest)]
