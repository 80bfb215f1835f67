"""The series of five that is played, and the best series so far, in one small file.

A series rests between two deals for as long as one likes. As with the deal of the day, the first
match of a deal that comes to its end counts, once and for good, and a match is known again by its
deal number and the time at which it was begun. A file of series that cannot be read is set aside.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app.storage.kept_document import KeptDocument
from app.storage.series_file import (
    BestOfKind,
    BestSeries,
    Series,
    SeriesKind,
    SeriesMatch,
    SeriesResult,
    best_json,
    read_best,
    read_series,
    series_json,
)
from engine.challenge import series_points
from engine.core.jsontext import Document

if TYPE_CHECKING:
    from engine.core.match import Match

VERSION: Final = 1

KEPT: Final = 10
"""So many of the best series of a kind are kept."""


class KeptSeries:
    """The series kept in the file `path`, which is made when a first one is begun.

    Each change is written at once; where that cannot be done, it counts until the program ends.
    The file is read when something in it is first asked for. `clock` tells the date.
    """

    def __init__(self, path: Path, clock: Callable[[], date] = date.today) -> None:
        self._kept = KeptDocument(path, VERSION, is_whole=_is_whole)
        self._clock = clock

    @property
    def set_aside(self) -> Path | None:
        """Return where the file is now that could not be read, if there was one."""
        return self._kept.set_aside

    # The series

    @cached_property
    def present(self) -> Series | None:
        """The series that is played, or else the one that was played last."""
        stored = self._kept.entries.get("series")
        return None if stored is None else read_series(stored)

    @property
    def running(self) -> Series | None:
        """Return the series that is to be gone on with, if there is one."""
        return None if self.present is None or self.present.over else self.present

    def begin(self, series: Series) -> None:
        """Begin a series, in the place of any other."""
        self._change(series)

    def give_up(self) -> None:
        """Forget the series that is played."""
        self._change(None)

    # Matches

    @property
    def files(self) -> list[str]:
        """Return the names of the journals of the deal that is played now, the latest first."""
        running = self.running
        if running is None:
            return []
        return [match.file for match in reversed(running.deals[running.at].matches)]

    def note_dealt(self, header: Document, file: str) -> None:
        """Note that this match was dealt as the next deal of the series."""
        running = self.running
        if running is not None and _is_dealt_as(header, running):
            deal = running.deals[running.at]
            match = SeriesMatch(header["started"], file)
            self._change(running.changed(running.at, deal._replace(matches=(*deal.matches, match))))

    def note_over(self, match: Match) -> None:
        """Count a match that is over, if it was dealt for the deal that is to be played now."""
        from engine.core.events import Seated

        running, header = self.running, match.header
        if running is None or not self.may_count(header):
            return
        scoring, state, at = match.game.scoring, match.state(), running.at
        result = SeriesResult(
            header["started"],
            tuple(series_points(scoring, state, party[0]) for party in running.parties),
            not any(isinstance(event, Seated) for event in match.events),
        )
        played = running.changed(at, running.deals[at]._replace(result=result))
        if played.over and played.own:
            self._keep_best(played, scoring.more)
        self._change(played)

    def deal_of(self, header: Document) -> int | None:
        """Return for which deal of the series a match was dealt, from 0; None for any other."""
        series = self.present
        if series is None or header["game"] != series.kind.game:
            return None
        for at, (deal, seed) in enumerate(zip(series.deals, series.seeds, strict=True)):
            begun = [match.started for match in deal.matches]
            if header.get("seed") == seed and header["started"] in begun:
                return at
        return None

    def may_count(self, header: Document) -> bool:
        """Tell whether a match will count for its deal once it is over."""
        return self.running is not None and self.deal_of(header) == self.running.at

    def is_practice(self, header: Document) -> bool:
        """Tell whether a match was dealt for a deal of the series for which another one counts."""
        at, series = self.deal_of(header), self.present
        if at is None or series is None:
            return False
        result = series.deals[at].result
        return result is not None and result.started != header["started"]

    # The best

    @property
    def kinds(self) -> list[SeriesKind]:
        """Return the kinds of which best series are kept."""
        return [each.kind for each in self._best]

    def best(self, kind: SeriesKind) -> tuple[BestSeries, ...]:
        """Return the best series of a kind, the best one first."""
        return next((each.best for each in self._best if each.kind == kind), ())

    @cached_property
    def _best(self) -> list[BestOfKind]:
        return [read_best(each) for each in self._kept.entries.get("best", [])]

    def _keep_best(self, series: Series, more: int) -> None:
        """Put the sums of a series among the best; of equal ones the earlier stays before."""
        now = [
            BestSeries(series.people(party), series.points(party), self._clock())
            for party in range(len(series.parties))
        ]
        best = sorted([*self.best(series.kind), *now], key=lambda each: -more * each.sum)
        others = [each for each in self._best if each.kind != series.kind]
        self._best = [*others, BestOfKind(series.kind, tuple(best[:KEPT]))]
        self._kept.entries["best"] = list(map(best_json, self._best))

    def _change(self, series: Series | None) -> None:
        """Have this series in the place of the present one, and write it."""
        self.present = series
        self._kept.entries["series"] = None if series is None else series_json(series)
        self._kept.write()


def _is_dealt_as(header: Document, series: Series) -> bool:
    """Tell whether a match began with the next deal of a series, and with its players."""
    kinds = [player["kind"] for player in header["players"]]
    return (
        header["game"] == series.kind.game
        and header.get("seed") == series.seeds[series.at]
        and header["options"] == series.options
        and kinds == [player.kind for player in series.players]
    )


def _is_whole(document: Document) -> bool:
    """Tell whether a document holds what can be read as series, all of it."""
    from engine.core.errors import BadDocument
    from engine.core.reading import read_list

    try:
        if document.get("series") is not None:
            read_series(document["series"])
        for each in read_list(document.get("best", []), "best"):
            read_best(each)
    except BadDocument:
        return False
    return True
