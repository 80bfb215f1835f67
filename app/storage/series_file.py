"""Series as data, and as they stand in their file."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from app.match.players import LEVELS
from engine.challenge import NUMBERS, SERIES, deals_of_series

if TYPE_CHECKING:
    from engine.core.events import Kind

_KINDS: Final[tuple[Kind, ...]] = ("human", *LEVELS)


class SeriesKind(NamedTuple):
    """What series are compared in: a game, its options, and how many play it.

    Who starts is no option here: it makes no other game.
    """

    game: str
    options: Mapping[str, Any]
    seats: int


class SeriesPlayer(NamedTuple):
    """Who plays a seat in every deal of a series."""

    name: str
    """The name as it was typed; "" for none."""
    kind: Kind


class SeriesMatch(NamedTuple):
    """A match that was dealt for a deal of a series."""

    started: str
    file: str
    """The name of its journal, at the time."""


class SeriesResult(NamedTuple):
    """What counts for a deal of a series."""

    started: str
    """When its match was begun."""
    points: tuple[int, ...]
    """Of each party (see `Series.parties`)."""
    own: bool
    """No seat has passed to a computer or back."""


class SeriesDeal(NamedTuple):
    """A deal of a series: the matches that were dealt for it, and what counts."""

    matches: tuple[SeriesMatch, ...] = ()
    result: SeriesResult | None = None


class Series(NamedTuple):
    """A series as far as it has been played."""

    number: int
    kind: SeriesKind
    options: Mapping[str, Any]
    """All of them, also who starts."""
    players: tuple[SeriesPlayer, ...]
    open_hands: bool
    team: bool
    """All play together, and have one sum."""
    deals: tuple[SeriesDeal, ...] = (SeriesDeal(),) * SERIES

    @property
    def results(self) -> tuple[SeriesResult, ...]:
        """What counts for the deals that have been played."""
        return tuple(deal.result for deal in self.deals if deal.result is not None)

    @property
    def at(self) -> int:
        """Which deal is to be played, from 0; the number of deals once all have been."""
        return len(self.results)

    @property
    def over(self) -> bool:
        return self.at == SERIES

    @property
    def own(self) -> bool:
        """Whether no seat has passed to a computer or back."""
        return all(result.own for result in self.results)

    @property
    def seeds(self) -> tuple[int, ...]:
        """The deal numbers."""
        return deals_of_series(self.number)

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        """The seats of the people who have a sum: each alone, or all as one team."""
        people = tuple(seat for seat, player in enumerate(self.players) if player.kind == "human")
        return (people,) if self.team else tuple((seat,) for seat in people)

    def points(self, party: int) -> tuple[int, ...]:
        """Return the points of a party in the deals that have been played."""
        return tuple(result.points[party] for result in self.results)

    def people(self, party: int) -> tuple[tuple[int, str], ...]:
        """Return the seats of a party with their names."""
        return tuple((seat, self.players[seat].name) for seat in self.parties[party])

    def renamed(self, files: Mapping[str, str]) -> Series:
        """Return the series with other names for the files of its matches; "" for the others."""
        deals = (
            deal._replace(
                matches=tuple(
                    match._replace(file=files.get(match.file, "")) for match in deal.matches
                )
            )
            for deal in self.deals
        )
        return self._replace(deals=tuple(deals))

    def changed(self, at: int, deal: SeriesDeal) -> Series:
        """Return the series with another deal in the place of one."""
        return self._replace(deals=(*self.deals[:at], deal, *self.deals[at + 1 :]))


class BestSeries(NamedTuple):
    """One of the best series: whose it was, the points of its deals, and when it ended."""

    people: tuple[tuple[int, str], ...]
    """The seats with their names."""
    points: tuple[int, ...]
    day: date

    @property
    def sum(self) -> int:
        return sum(self.points)


class BestOfKind(NamedTuple):
    """The best series of a kind, the best one first."""

    kind: SeriesKind
    best: tuple[BestSeries, ...]


# In the file


def series_json(series: Series) -> dict[str, Any]:
    """Write a series as JSON."""
    return {
        "number": series.number,
        "kind": _kind_json(series.kind),
        "options": dict(series.options),
        "players": [player._asdict() for player in series.players],
        "open_hands": series.open_hands,
        "team": series.team,
        "deals": [
            {
                "matches": [match._asdict() for match in deal.matches],
                "result": None if deal.result is None else deal.result._asdict(),
            }
            for deal in series.deals
        ],
    }


def best_json(best: BestOfKind) -> dict[str, Any]:
    """Write the best series of a kind as JSON."""
    series = [each._asdict() | {"day": each.day.isoformat()} for each in best.best]
    return {"kind": _kind_json(best.kind), "best": series}


def read_series(value: object) -> Series:
    """Read a series. Raises BadDocument."""
    from engine.core.errors import BadDocument
    from engine.core.reading import read_flag, read_integer, read_list

    fields = _fields(value, "number", "kind", "options", "players", "open_hands", "team", "deals")
    series = Series(
        read_integer(fields["number"], "number", 1, NUMBERS),
        _read_kind(fields["kind"]),
        _fields(fields["options"]),
        tuple(map(_read_player, read_list(fields["players"], "players"))),
        read_flag(fields["open_hands"], "open_hands"),
        read_flag(fields["team"], "team"),
        tuple(map(_read_deal, read_list(fields["deals"], "deals", SERIES))),
    )
    parties = len(series.parties)
    if not series.parties or not series.parties[0] or len(series.players) != series.kind.seats:
        raise BadDocument("players", "not those of a series")
    if series.results != tuple(deal.result for deal in series.deals[: series.at]):
        raise BadDocument("deals", "one is left out")
    if any(len(result.points) != parties for result in series.results):
        raise BadDocument("deals", f"points of {parties} expected")
    return series


def read_best(value: object) -> BestOfKind:
    """Read the best series of a kind. Raises BadDocument."""
    from engine.core.reading import read_list

    fields = _fields(value, "kind", "best")
    best = tuple(map(_read_one, read_list(fields["best"], "best")))
    return BestOfKind(_read_kind(fields["kind"]), best)


def _kind_json(kind: SeriesKind) -> dict[str, Any]:
    return {"game": kind.game, "options": dict(kind.options), "seats": kind.seats}


def _read_kind(value: object) -> SeriesKind:
    from engine.core.reading import read_integer, read_text

    fields = _fields(value, "game", "options", "seats")
    return SeriesKind(
        read_text(fields["game"], "game"),
        _fields(fields["options"]),
        read_integer(fields["seats"], "seats", 1, 9),
    )


def _read_player(value: object) -> SeriesPlayer:
    from engine.core.reading import read_text, read_word

    fields = _fields(value, "name", "kind")
    return SeriesPlayer(
        read_text(fields["name"], "name"), read_word(fields["kind"], "kind", _KINDS)
    )


def _read_deal(value: object) -> SeriesDeal:
    from engine.core.reading import read_list

    fields = _fields(value, "matches", "result")
    result = fields["result"]
    return SeriesDeal(
        tuple(map(_read_match, read_list(fields["matches"], "matches"))),
        None if result is None else _read_result(result),
    )


def _read_match(value: object) -> SeriesMatch:
    from engine.core.reading import read_text

    fields = _fields(value, "started", "file")
    return SeriesMatch(read_text(fields["started"], "started"), read_text(fields["file"], "file"))


def _read_result(value: object) -> SeriesResult:
    from engine.core.reading import read_flag, read_text

    fields = _fields(value, "started", "points", "own")
    return SeriesResult(
        read_text(fields["started"], "started"),
        _read_points(fields["points"]),
        read_flag(fields["own"], "own"),
    )


def _read_one(value: object) -> BestSeries:
    from engine.core.errors import BadDocument
    from engine.core.reading import read_integer, read_list, read_text

    fields = _fields(value, "people", "points", "day")
    people = [read_list(each, "people", 2) for each in read_list(fields["people"], "people")]
    points = _read_points(fields["points"])
    if len(points) != SERIES:
        raise BadDocument("points", f"{SERIES} expected")
    with suppress(ValueError):
        return BestSeries(
            tuple(
                (read_integer(seat, "people", 0, 8), read_text(name, "people"))
                for seat, name in people
            ),
            points,
            date.fromisoformat(read_text(fields["day"], "day")),
        )
    raise BadDocument("day", "no date")


def _read_points(value: object) -> tuple[int, ...]:
    from engine.core.reading import read_integers

    return tuple(read_integers(value, "points", -100_000, 100_000))


def _fields(value: object, *names: str) -> Mapping[str, Any]:
    """Return an object that has these fields; what else a later version wrote is passed over."""
    from engine.core.errors import BadDocument

    if isinstance(value, dict) and all(name in value for name in names):
        return value
    raise BadDocument("", f"an object expected with {', '.join(names)}")
