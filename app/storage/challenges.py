"""The deals of the day that have been played, in one small file.

The first match of a day's deal that comes to its end counts, once and for good. A match is known
again by its deal number and the time at which it was begun, which stand in its own file; so it
makes no difference what that file is called, and whether it has been copied.

Of a day of which nothing is noted, the journals tell: the match counts that was over first by its
own clock. What was noted when a match ended weighs more than what was found in journals. So several
files and folders come to the same, in whatever order they are taken in. A file of challenges that
cannot be read is set aside, and what the journals tell is noted anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from app.match.outcome import SeatOutcome
from app.storage.days_dealt import FoundMatch, day_begun, is_dealt_as
from app.storage.history.records import played_until
from app.storage.kept_document import KeptDocument
from engine.challenge import deal_of
from engine.core.jsontext import Document

VERSION: Final = 1

_DAY: Final = timedelta(days=1)

_CLOCK_WRONG: Final = timedelta(days=31)
"""A day farther ahead of the clock than this was played while the clock was wrong."""


class DailyResult(NamedTuple):
    """The match that counts for a day."""

    outcome: SeatOutcome
    on_time: bool
    """It was dealt on that very day."""
    file: str
    """The name of its journal, at the time."""


class Challenges:
    """The challenges kept in the file `path`, which is made when a first match is over.

    Each change is written at once; where that cannot be done, it counts until the program ends.
    The file is read when something in it is first asked for. `clock` tells the date.
    """

    def __init__(self, path: Path, clock: Callable[[], date] = date.today) -> None:
        self._kept = KeptDocument(path, VERSION)
        self._clock = clock

    @property
    def set_aside(self) -> Path | None:
        """Return where the file is now that could not be read, if there was one."""
        return self._kept.set_aside

    @property
    def offered(self) -> bool:
        """Tell whether a match has been over here: nobody is challenged before their first one."""
        return self._kept.entries.get("offered") is True

    def offer(self) -> None:
        """Note that a match is over."""
        if not self.offered:
            self._kept.entries["offered"] = True
            self._kept.write()

    @property
    def today(self) -> date:
        """Return the day that it is.

        A clock that has been set back shows no day anew: it stays the last one that counts.
        """
        now = self._clock()
        return max((day for day in self._on_time if now < day <= now + _CLOCK_WRONG), default=now)

    # Matches

    def note_dealt(self, day: date, header: Document, file: str) -> None:
        """Note that this match was dealt as the deal of a day; once one counts, it is practice."""
        if self.result(day) is None:
            begun = {"started": header["started"], "file": file, "on_time": day == self.today}
            self._take({day.isoformat(): {"matches": [begun]}})

    def note_over(self, header: Document, outcome: SeatOutcome, played_ms: int = 0) -> None:
        """Count a match that is over for the day that it was dealt for, if none counts yet."""
        day = self.day_of(header)
        if day is None or self.result(day) is not None:
            return
        self._days[day.isoformat()]["result"] = {
            **outcome._asdict(),
            "started": header["started"],
            "until": played_until(header["started"], played_ms),
        }
        self.__dict__.pop("_on_time", None)
        self._kept.write()

    def note_found(self, found: Iterable[FoundMatch]) -> set[date]:
        """Note matches as their journals tell them; return the days of which another one counts."""
        days: dict[str, Any] = {}
        for each in found:
            day = days.setdefault(each.day.isoformat(), {"matches": [], "result": None})
            day["matches"].append(_begun(each))
            if each.outcome is not None:
                told = {"started": each.started, "until": each.until, "found": True}
                day["result"] = _first(day, {**each.outcome._asdict(), **told})
        return self._take(days)

    def take_in(self, document: Document, files: Mapping[str, str]) -> set[date]:
        """Add what another file of challenges holds; return the days of which another match counts.

        `files` are the names that journals have here, by those that they had there.
        """
        if document.get("offered") is True:
            self.offer()
        days = _whole_days(document.get("days"))
        for entry in days.values():
            for match in entry["matches"]:
                match["file"] = files.get(str(match.get("file")), "")
        return self._take(days)

    def _take(self, days: Mapping[str, Any]) -> set[date]:
        """Add to what is noted of these days; return those of which another match counts then."""
        changed, news = set[date](), False
        for name, entry in days.items():
            ours = self._days.setdefault(name, {"matches": []})
            started = {match.get("started"): match for match in ours["matches"]}
            for match in entry["matches"]:
                same = started.setdefault(match.get("started"), match)
                if same is match:
                    ours["matches"].append(match)
                both = {
                    "file": same.get("file") or match.get("file", ""),
                    "on_time": same.get("on_time") is True or match.get("on_time") is True,
                }
                news = news or same is match or same != {**same, **both}
                same.update(both)
            counts = ours.get("result")
            first = _first(ours, entry.get("result"))
            if first is not None and first is not counts:
                ours["result"], news = first, True
                if _started(first) != _started(counts):
                    changed.add(date.fromisoformat(name))
        if news:
            for cached in ("_by_seed", "_on_time"):
                self.__dict__.pop(cached, None)
            self._kept.write()
        return changed

    def day_of(self, header: Document) -> date | None:
        """Return the day for which a match was dealt; None for any other match."""
        for day in self._known_days(header):
            started = [entry.get("started") for entry in self._matches(day)]
            if header["started"] in started:
                return day
        return None

    def is_practice(self, header: Document) -> bool:
        """Tell whether this is a deal of a day for which another match counts."""
        for day in self._known_days(header):
            if self.result(day) is not None:
                counts = self._days[day.isoformat()]["result"].get("started")
                return bool(counts != header["started"])
        return False

    def files(self, day: date) -> list[str]:
        """Return the names of the journals of a day's matches, the latest first."""
        return [str(entry.get("file", "")) for entry in reversed(self._matches(day))]

    # Days

    def result(self, day: date) -> DailyResult | None:
        """Return what counts for a day; None if no match has come to its end."""
        stored = self._days.get(day.isoformat(), {}).get("result")
        outcome = _read_outcome(stored)
        if outcome is None or not isinstance(stored, dict):
            return None
        for begun in self._matches(day):
            if begun.get("started") == stored.get("started"):
                return DailyResult(
                    outcome, begun.get("on_time") is True, str(begun.get("file", ""))
                )
        return DailyResult(outcome, on_time=False, file="")

    @property
    def streak(self) -> int:
        """Return how many days in a row have been played; today may still come."""
        day = self.today
        if day not in self._on_time:
            day -= _DAY
        return self._row(day)

    @property
    def longest(self) -> int:
        """Return the most days in a row that have been played."""
        return max(map(self._row, self._on_time), default=0)

    def played_in(self, year: int, month: int) -> int:
        """Return how many days of a month have been played."""
        begins = f"{year:04}-{month:02}-"
        days = (date.fromisoformat(name) for name in self._days if name.startswith(begins))
        return sum(self.result(day) is not None for day in days)

    @property
    def first_day(self) -> date | None:
        """Return the first day of which something is known."""
        return min(self._dates(), default=None)

    def _row(self, last: date) -> int:
        """Return how many days in a row have been played up to this one."""
        days = 0
        while last in self._on_time:
            days, last = days + 1, last - _DAY
        return days

    def _known_days(self, header: Document) -> Iterable[date]:
        """Return the days of which something is known and whose deal a match has."""
        days = self._by_seed.get(header.get("seed"), ())
        return [day for day in days if is_dealt_as(header, deal_of(day))]

    @cached_property
    def _by_seed(self) -> Mapping[int | None, Sequence[date]]:
        """The days of which something is known, by the numbers of their deals."""
        days: dict[int | None, list[date]] = {}
        for day in self._dates():
            days.setdefault(deal_of(day).seed, []).append(day)
        return days

    def _dates(self) -> list[date]:
        return [date.fromisoformat(name) for name in self._days]

    @cached_property
    def _on_time(self) -> frozenset[date]:
        """The days that were played when it was their turn."""
        return frozenset(
            day for day in self._dates() if (kept := self.result(day)) is not None and kept.on_time
        )

    # The file

    def _matches(self, day: date) -> list[dict[str, Any]]:
        entry = self._days.get(day.isoformat(), {})
        matches: list[dict[str, Any]] = entry.get("matches", [])
        return matches

    @cached_property
    def _days(self) -> dict[str, Any]:
        """The days by their dates; what is no day is left out."""
        whole = _whole_days(self._kept.entries.get("days"))
        self._kept.entries["days"] = whole
        return whole


def _whole_days(days: object) -> dict[str, Any]:
    """Return the days by their dates, without what is no day."""
    whole = {}
    for name, entry in days.items() if isinstance(days, dict) else ():
        matches = entry.get("matches") if isinstance(entry, dict) else None
        if isinstance(matches, list) and all(isinstance(each, dict) for each in matches):
            with suppress(ValueError):
                whole[date.fromisoformat(name).isoformat()] = entry
    return whole


def _begun(found: FoundMatch) -> dict[str, Any]:
    """Return the entry of a match as its journal tells it."""
    on_time = day_begun({"started": found.started}) == found.day
    return {"started": found.started, "file": found.file, "on_time": on_time}


def _first(day: Mapping[str, Any], other: object) -> dict[str, Any] | None:
    """Return what counts of the result that a day has and another one."""
    results = [each for each in (day.get("result"), other) if isinstance(each, dict)]
    results = [each for each in results if _read_outcome(each) is not None]
    return min(results, key=lambda each: _order(day, each), default=None)


def _order(day: Mapping[str, Any], result: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return what comes first: what was noted then, on the very day, and was over first."""
    started, until = _started(result), result.get("until")
    on_time = any(
        match.get("started") == started and match.get("on_time") is True for match in day["matches"]
    )
    if not isinstance(until, int):
        until = played_until(started, 0)
    return result.get("found") is True, not on_time, until is None, until or 0, started


def _started(result: object) -> str:
    return str(result.get("started")) if isinstance(result, dict) else ""


def _read_outcome(stored: object) -> SeatOutcome | None:
    match stored:
        case {
            "measure": "team" | "points" | "duel" as measure,
            "won": bool(won),
            "place": int(place),
            "of": int(of),
            "points": int(points),
        } if 1 <= place <= of <= 9:
            return SeatOutcome(measure, won, place, of, points)
    return None
