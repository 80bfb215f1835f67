"""What is counted, at a glance: the figures, the charts and the table of people."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.pages.statistics import words
from app.pages.statistics.bars import BarChart
from app.pages.statistics.company import CompanyTable
from app.pages.statistics.empty import EmptyStatistics
from app.pages.statistics.figures import FiguresPanel, figures_of
from app.pages.statistics.trend import TrendChart
from app.storage.history.breakdown import company, distribution, latest
from app.storage.history.history import MatchesOf, SeatResult
from app.storage.history.statistics import MatchKind, chosen, tally
from app.storage.match_store import MatchStore
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.widgets.read_stops import ReadStops
from app.widgets.scroll import ScrollArea
from engine.games import GAMES

_LARGE = 1.2
"""Where texts are larger than this, people get as much room as in a narrow window."""
_ONE_COLUMN = 1.3
"""Where texts are larger than this, every chart has the whole width, one below the other."""
_TREND_FROM = 5
"""From so many matches on, the last ones are shown one by one."""


class CountedMatches(ScrollArea):
    """The figures above; the bars at the left, the last matches and the people at the right.

    Where large texts leave them too little room, they scroll.
    """

    matches_chosen = Signal(object)
    """Brings the `MatchesOf` a bar, a dot or somebody's row."""

    def __init__(self, appearance: Appearance, store: MatchStore, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._metrics = appearance.metrics(QSize(1280, 800))
        self._people = store.people
        self._game = ""
        self.counted: Sequence[SeatResult] = ()
        """What is shown: one result a match."""
        self.figures = FiguresPanel(appearance, self.board)
        self._reading = ReadStops(appearance, (self.figures,))
        self.bars = BarChart(appearance, self.board)
        self.bars.pressed_row.connect(self._open_bar)
        self.trend = TrendChart(appearance, self.board)
        self.trend.pressed_row.connect(self._open_dot)
        self.company = CompanyTable(appearance, store.colours, self.board)
        self.empty = EmptyStatistics(appearance, self.board)

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where the Tab key can stop."""
        return [*self._reading.stops, self.bars, self.trend, self.company]

    def set_metrics(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def show_results(
        self, results: Sequence[SeatResult], kind: MatchKind, game: str, *, complete: bool
    ) -> None:
        """Count the results of a game of this kind, and show what they come to.

        Unless they are `complete`, others are still being read.
        """
        scoring, people = GAMES[game].scoring, self._people
        self._game, self.counted = game, chosen(results, kind, people)
        if not self.counted:
            self._show_nothing(some=bool(results), complete=complete)
            return
        figures = figures_of(tally(self.counted, game), self.counted, scoring)
        self.figures.show_figures(figures)
        self.bars.show_bars(distribution(self.counted, game), self.counted[-1], scoring)
        self.trend.show_latest(latest(self.counted), scoring)
        self.company.show_company(company(results, kind, people, game), scoring)

    def place_parts(self, width: float, *, narrow: bool) -> None:
        """Place everything, so wide."""
        px, some, high = self._metrics.px, bool(self.counted), float(self.height())
        self.trend.setVisible(len(self.counted) >= _TREND_FROM)
        self.company.setVisible(some and bool(self.company.entries))
        self.empty.setVisible(not some)
        for part in (self.figures, self.bars):
            part.setVisible(some)
        if not some:
            self.empty.setGeometry(0, 0, round(width), round(high))
            self.board.resize(round(width), round(high))
            return
        gap = px(12 if narrow else 16)
        top = self.figures.wanted_height(width)
        self.figures.setGeometry(0, 0, round(width), round(top))
        self._reading.follow()
        top += gap
        beside: tuple[TrendChart | CompanyTable, ...] = (self.trend, self.company)
        right = [part for part in beside if part.isVisibleTo(self.board)]
        if self._metrics.text_scale > _ONE_COLUMN:
            self._place_below_each_other([self.bars, *right], top, width, high, gap)
            return
        least = sum(part.least_height() + gap for part in right) - gap
        room = max(high - top, self.bars.least_height(), least)
        wide = (
            (width - gap) * (0.55 if narrow or self._metrics.text_scale > _LARGE else 0.61)
            if right
            else width
        )
        self.bars.setGeometry(0, round(top), round(wide), round(room))
        self.board.resize(round(width), round(top + room))
        left, spare = round(wide + gap), room - least
        for chart in right:
            chart_high = chart.least_height() + spare / len(right)
            chart.setGeometry(left, round(top), round(width) - left, round(chart_high))
            top += chart_high + gap

    def _place_below_each_other(
        self, parts: Sequence[BarChart | TrendChart | CompanyTable], top: float, width: float,
        high: float, gap: float,
    ) -> None:  # fmt: skip
        """Place charts in one column; where there is room, the last one reaches down to its end."""
        for part in parts:
            least = part.whole_height() if isinstance(part, CompanyTable) else part.least_height()
            if part is parts[-1]:
                least = max(least, high - top)
            part.setGeometry(0, round(top), round(width), round(least))
            top += least + gap
        self.board.resize(round(width), round(top - gap))

    def open_company(self, row: int) -> None:
        """Show the matches of a row of the table of people."""
        entry = self.company.entries[row]
        self._open(entry.results, words.company_name(entry))

    def _open_bar(self, row: int) -> None:
        bar = self.bars.bars[row]
        if bar.results:
            self._open(bar.results, self.bars.spoken(row))

    def _open_dot(self, row: int) -> None:
        self._open([self.trend.latest[row].result], self.trend.spoken(row))

    def _open(self, results: Sequence[SeatResult], what: str) -> None:
        """Show these matches."""
        kept = words.kept_bar(game=MODULES[self._game].short_title, bar=what)
        self.matches_chosen.emit(MatchesOf.of(results, kept))

    def _show_nothing(self, *, some: bool, complete: bool) -> None:
        """Say that there is nothing of the game, or nothing of what is chosen, or not yet."""
        title = MODULES[self._game].short_title
        team = GAMES[self._game].scoring.team
        invitation = words.team_invitation if team else words.rivals_invitation
        if some:
            self.empty.show_game(self._game, words.nothing_like_this(), words.another_choice())
        elif not complete:
            self.empty.show_game(self._game, words.still_counting(), words.soon_here())
        else:
            self.empty.show_game(self._game, words.nothing_yet(), invitation(game=title))
