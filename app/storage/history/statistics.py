"""Statistics: what the matches that count come to, from the index alone.

`History.results` gives how each of them ended for each person. From these `chosen` picks those of
one kind, one a match, and `tally` counts them. `standing` does all of that for one kind of match.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Final, NamedTuple

from app.match.outcome import FEW
from app.storage.history.history import History, SeatResult
from app.storage.people import People, person_key

LAST: Final = 10
"""So many of the last matches have a mean of their own."""


class MatchKind(NamedTuple):
    """Which matches of a game are counted together; None keeps none out."""

    variant: str | None = None
    """As `variant_text` writes it."""
    seats: int | None = None
    person: str | None = None
    """The key of a person who played to the end (see `person_key`)."""

    def fits(self, result: SeatResult) -> bool:
        """Tell whether a match is of this kind, whoever played it."""
        return self.variant in (None, result.variant) and self.seats in (None, result.seats)


class Streak(NamedTuple):
    """How many matches in a row went well: up to now, and at most."""

    now: int = 0
    longest: int = 0


class Tally(NamedTuple):
    """What some matches come to. Scores are points, or the cards that were left.

    Without any match, or for `best` without one that no computer played in between, there is none.
    """

    played: int = 0
    won: int = 0
    """Shared wins included."""
    shared: int = 0
    expected: float = 0.0
    """The share of wins that the number of seats lets expect."""
    best: float | None = None
    mean: float | None = None
    median: float | None = None
    last_mean: float | None = None
    """The mean of the last `LAST` matches."""
    place: float | None = None
    """The mean place."""
    excellent: int = 0
    """Matches of a team with at most `FEW` cards left, wins not included."""
    wins: Streak = Streak()
    """Wins in a row."""
    excellents: Streak = Streak()
    """Matches in a row that were won or excellent."""
    played_ms: int = 0
    since: str = ""
    """When the first of them was begun, in ISO form."""


def standing(
    history: History, people: People, game: str, kind: MatchKind, *, without: str = ""
) -> Tally:
    """Count the matches of a kind.

    The match in the file `without` is left out: with and without it, one sees what it has changed.
    """
    left_out = os.fsencode(without)
    results = chosen(history.results(game), kind, people)
    return tally([each for each in results if each.file != left_out], game)


def chosen(results: Iterable[SeatResult], kind: MatchKind, people: People) -> list[SeatResult]:
    """Return one result for each match of a kind, in the same order.

    It is that of the person who is wanted, or else of the first one; a computer that has played
    anybody's seat in between has then played for all.
    """
    person = kind.person
    found: dict[bytes, SeatResult] = {}
    people_by_name = PeopleByName(people)
    for each in results:
        if not kind.fits(each):
            continue
        who = people_by_name[each.name, each.seat]
        if who is None or person not in (None, who):
            continue
        first = found.setdefault(each.file, each)
        if person is None and first.whole and not each.whole:
            found[each.file] = first._replace(whole=False)
    return list(found.values())


def tally(results: Sequence[SeatResult], game: str) -> Tally:
    """Count results of a game, the oldest first, one a match."""
    from engine.games import GAMES

    if not results:
        return Tally()
    scoring = GAMES[game].scoring
    scores = [each.score for each in results]
    whole = [scoring.more * each.score for each in results if each.whole]
    well = [each.won > 0 or (scoring.team and each.score <= FEW) for each in results]
    won = [each.won > 0 for each in results]
    return Tally(
        len(results),
        sum(won),
        0 if scoring.team else sum(0 < each.won < 1 for each in results),
        fmean(1 / each.seats for each in results),
        scoring.more * max(whole) if whole else None,
        fmean(scores),
        median(scores),
        fmean(scores[-LAST:]),
        fmean(each.place for each in results),
        sum(well) - sum(won),
        streak(won),
        streak(well),
        sum(each.played_ms for each in results),
        min(each.started for each in results),
    )


def streak(went_well: Iterable[bool]) -> Streak:
    """Return how many went well in a row, up to the last one and at most."""
    now = longest = 0
    for well in went_well:
        now = now + 1 if well else 0
        longest = max(longest, now)
    return Streak(now, longest)


class PeopleByName(dict[tuple[str, int], str | None]):
    """The people by name and seat, asked for once each."""

    def __init__(self, people: People) -> None:
        self._people = people

    def __missing__(self, given: tuple[str, int]) -> str | None:
        person = self[given] = self._people.who(person_key(*given))
        return person
