"""Statistics taken apart: how matches ended, the last ones, and with whom they were played."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from statistics import fmean
from typing import Final, Literal, NamedTuple, TypeAlias

from app.storage.history.history import SeatResult
from app.storage.history.records import levels_in
from app.storage.history.statistics import MatchKind, PeopleByName
from app.storage.people import People
from engine.games import GAMES

LATEST: Final = 20
"""So many of the last matches are shown one by one."""
_SMOOTH: Final = 5
"""Matches in the mean that goes along with them."""

_TEAM: Final = (1, 5, 10, 15, 20, 25, 30)
_DUEL: Final = (1, 10, 20, 30, 40, 50)
"""Where the bars of cards left begin."""
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_BARS: Final = 8
"""Bars of points, at most."""


class Bar(NamedTuple):
    """Matches that ended alike: with `low` to `high` points or cards left."""

    low: int
    high: int | None
    """None: or more."""
    wins: bool
    """These are the matches that were won, and no others are."""
    results: Sequence[SeatResult]

    @property
    def won(self) -> int:
        """Return how many of them were won."""
        return sum(each.won > 0 for each in self.results)


class LatestMatch(NamedTuple):
    """One of the last matches: its score, and the mean of the last ones up to it."""

    score: float
    mean: float
    result: SeatResult


Beside: TypeAlias = Literal["person", "people", "computers", "easy", "normal", "hard"]
"""With whom one played: a person by name, any other people, any computers, or those of a level."""


class Company(NamedTuple):
    """The matches that were played with somebody, and how they ended for the one that is asked."""

    beside: Beside
    person: str
    """The key of a person; "" for all others."""
    results: Sequence[SeatResult]

    @property
    def played(self) -> int:
        return len(self.results)

    @property
    def won(self) -> int:
        return sum(each.won > 0 for each in self.results)

    @property
    def shared(self) -> int:
        return sum(0 < each.won < 1 for each in self.results)

    @property
    def mean(self) -> float:
        return fmean(each.score for each in self.results)

    @property
    def place(self) -> float:
        return fmean(each.place for each in self.results)


def distribution(results: Iterable[SeatResult], game: str) -> list[Bar]:
    """Return how matches ended: by points, or those that were won and others by cards left."""
    results = list(results)
    scoring = GAMES[game].scoring
    if not scoring.points_decide:
        won = [each for each in results if each.won > 0]
        lost = [each for each in results if not each.won > 0]
        return [Bar(0, 0, True, won), *_bars(lost, _TEAM if scoring.team else _DUEL)]
    if not results:
        return []
    least = min(int(each.score) for each in results)
    most = max(int(each.score) for each in results)
    step = next(each for each in _STEPS if most // each - least // each < _BARS)
    starts = range(least // step * step, most + 1, step)
    bars = _bars(results, starts)
    return [*bars[:-1], bars[-1]._replace(high=starts[-1] + step - 1)]


def _bars(results: Iterable[SeatResult], starts: Sequence[int]) -> list[Bar]:
    """Return the bars that begin at these scores; the last one has no end."""
    found: list[list[SeatResult]] = [[] for _ in starts]
    for each in results:
        found[max(0, bisect_right(starts, each.score) - 1)].append(each)
    highs = [*(start - 1 for start in starts[1:]), None]
    return [
        Bar(low, high, False, inside)
        for low, high, inside in zip(starts, highs, found, strict=True)
    ]


def latest(results: Sequence[SeatResult]) -> list[LatestMatch]:
    """Return the last matches, the oldest first."""
    scores = [each.score for each in results[-(LATEST + _SMOOTH - 1) :]]
    shown = results[-LATEST:]
    first = len(scores) - len(shown)
    return [
        LatestMatch(scores[at], fmean(scores[max(0, at - _SMOOTH + 1) : at + 1]), result)
        for at, result in enumerate(shown, first)
    ]


def company(
    results: Iterable[SeatResult], kind: MatchKind, people: People, game: str
) -> list[Company]:
    """Return with whom matches of a kind were played, those with the most matches first.

    The results are those of the person who is asked; where that is nobody, each person's own.
    """
    people_by_name = PeopleByName(people)
    persons: dict[str, list[SeatResult]] = {}
    others: dict[Beside, list[SeatResult]] = {}
    for _, together in groupby(results, key=lambda each: each.file):
        seated = [each for each in together if kind.fits(each)]
        present: dict[str, SeatResult] = {}
        for each in seated:
            who = people_by_name[each.name, each.seat]
            if who is not None:
                present.setdefault(who, each)
        own = (
            present.get(kind.person)
            if kind.person is not None
            else next(iter(present.values()), None)
        )
        if own is None:
            continue
        for who, each in present.items():
            if who != kind.person:
                persons.setdefault(who, []).append(each if kind.person is None else own)
        for beside in _beside(own, game):
            others.setdefault(beside, []).append(own)
    by_name = [Company("person", who, found) for who, found in persons.items()]
    by_name.sort(key=lambda each: (-each.played, each.person))
    order: Sequence[Beside] = ("people", "computers", "easy", "normal", "hard")
    return [*by_name, *(Company(each, "", others[each]) for each in order if each in others)]


def _beside(own: SeatResult, game: str) -> list[Beside]:
    """Return who played with somebody, besides people by name."""
    if GAMES[game].scoring.team:
        return ["computers"] if own.computers else []
    found: list[Beside] = ["people"] if own.people > 1 else []
    return [*found, *levels_in(own.computers)]


def persons(results: Iterable[SeatResult], people: People) -> Mapping[str, int]:
    """Return the people in these results with their numbers of matches, the most first."""
    people_by_name = PeopleByName(people)
    played: dict[str, set[bytes]] = {}
    for each in results:
        who = people_by_name[each.name, each.seat]
        if who is not None:
            played.setdefault(who, set()).add(each.file)
    counted = sorted(((-len(files), who) for who, files in played.items()))
    return {who: -number for number, who in counted}
