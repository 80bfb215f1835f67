"""The series of five that is played, and the best series so far, in one small file.

A series rests between two deals for as long as one likes. As with the deal of the day, the first
match of a deal that comes to its end counts, once and for good, and a match is known again by its
deal number and the time at which it was begun. A file of series that cannot be read is set aside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app.storage.history.records import MatchKey
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
from engine.challenge import NUMBERS, series_points
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
        self._kept = KeptDocument(path, VERSION, is_whole=is_whole)
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
        self._keep_passed_over(self.present)
        self._change(series)

    def give_up(self) -> None:
        """Forget the series that is played."""
        self._keep_passed_over(self.present)
        self._change(None)

    def take_in(self, document: Document, files: Mapping[str, str]) -> list[MatchKey]:
        """Add what another file of series holds, which is whole.

        A series that is played there is gone on with, if none is here. `files` are the names that
        journals have here, by those that they had there. Return the matches for which another one
        counts.
        """
        from engine.games import GAMES

        stored = document.get("series")
        theirs = None if stored is None else read_series(stored).renamed(files)
        for best in map(read_best, document.get("best", [])):
            if best.kind.game in GAMES:
                self._add_best(best.kind, best.best, GAMES[best.kind.game].scoring.more)
        self._keep_passed_over(theirs, map(_read_key, document.get("passed_over", [])))
        own = self.present
        self._change(theirs if theirs is not None and _goes_before(theirs, own) else own)
        return [*self._passed_over]

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
        key = header["game"], header["started"], header.get("seed")
        return key in self._passed_over or key in _passed_over(self.present)

    @cached_property
    def _passed_over(self) -> set[MatchKey]:
        """The matches of earlier series for which another one counts."""
        return {_read_key(each) for each in self._kept.entries.get("passed_over", [])}

    def _keep_passed_over(self, series: Series | None, added: Iterable[MatchKey] = ()) -> None:
        """Remember what a series tells of its matches, which is forgotten itself."""
        self._passed_over.update(_passed_over(series), added)
        self._kept.entries["passed_over"] = sorted(map(list, self._passed_over))

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
        self._put_best(series.kind, [*self.best(series.kind), *now], more)

    def _add_best(self, kind: SeriesKind, best: Sequence[BestSeries], more: int) -> None:
        """Put series among the best that are not there yet."""
        both = Counter(self.best(kind)) | Counter(best)
        self._put_best(kind, sorted(both.elements(), key=lambda each: each.day), more)

    def _put_best(self, kind: SeriesKind, best: Iterable[BestSeries], more: int) -> None:
        best = sorted(best, key=lambda each: -more * each.sum)
        others = [each for each in self._best if each.kind != kind]
        self._best = [*others, BestOfKind(kind, tuple(best[:KEPT]))]
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


def _goes_before(theirs: Series, own: Series | None) -> bool:
    """Tell whether a series from elsewhere is gone on with in the place of our own."""
    if own is None:
        return True
    if (theirs.number, theirs.kind) == (own.number, own.kind):
        return theirs.at > own.at
    return own.over and not theirs.over


def _passed_over(series: Series | None) -> set[MatchKey]:
    """Return the matches that were dealt for deals of a series for which another one counts."""
    if series is None:
        return set()
    return {
        (series.kind.game, match.started, seed)
        for deal, seed in zip(series.deals, series.seeds, strict=True)
        for match in deal.matches
        if deal.result is not None and match.started != deal.result.started
    }


def _read_key(value: object) -> MatchKey:
    """Read what a match is known again by. Raises BadDocument."""
    from engine.core.reading import read_integer, read_list, read_text

    game, started, seed = read_list(value, "passed_over", 3)
    return (
        read_text(game, "passed_over"),
        read_text(started, "passed_over"),
        read_integer(seed, "passed_over", 1, NUMBERS),
    )


def is_whole(document: Document) -> bool:
    """Tell whether a document holds what can be read as series, all of it."""
    from engine.core.errors import BadDocument
    from engine.core.reading import read_list

    try:
        if document.get("series") is not None:
            read_series(document["series"])
        for each in read_list(document.get("best", []), "best"):
            read_best(each)
        for each in read_list(document.get("passed_over", []), "passed_over"):
            _read_key(each)
    except BadDocument:
        return False
    return True
