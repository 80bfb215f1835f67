"""Challenges: the deal of the day and the series of five, the same everywhere and for good.

``python -m engine.challenge DATE`` prints the deal of a day as JSON. The weekday says what is
played, the date the deal number: day D, counted in the Gregorian calendar from 1 January of the
year 1 as day 1, has the number 1 + N, where N is drawn below 999999 by `engine.core.chance` with
the seed D.

``python -m engine.challenge --series NUMBER`` prints the deals of a series. Its deal numbers are
five times 1 + N, drawn one after the other with the seed 2**32 + NUMBER.
"""

import sys
from collections.abc import Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.chance import Chance
from engine.core.events import Kind
from engine.core.jsontext import Document, write_json
from engine.core.options import RANDOM, OptionValue

if TYPE_CHECKING:
    from engine.core.scoring import Scoring

NUMBERS: Final = 999_999
"""The numbers of these deals, and of series, are 1 to this."""

SERIES: Final = 5
"""So many deals make a series."""

_FIRST_SERIES: Final = 2**32
"""The seed of a series less its number: far from those of days."""


class DailyMatch(NamedTuple):
    """What is played on a weekday: all options are named, so that no change of a default matters.

    The person has seat 0; `computers` are the others, in the order of their seats.
    """

    game: str
    options: Mapping[str, OptionValue]
    computers: tuple[Kind, ...] = ()

    @property
    def seats(self) -> int:
        return 1 + len(self.computers)


_TOGETHER: Final[Mapping[str, OptionValue]] = {
    "first": 0,
    "min_cards": 2,
    "fewer_cards": False,
    "on_fire": False,
}

WEEK: Final = (
    DailyMatch("the-game", _TOGETHER),
    DailyMatch("qwixx-cards", {"first": RANDOM, "jokers": False}, ("normal", "normal")),
    DailyMatch(
        "wednesday",
        {"youngest": 0, "expert": False, "teams": 0},
        ("normal", "normal", "normal"),
    ),
    DailyMatch("face-to-face", {"first": RANDOM}, ("normal",)),
    DailyMatch("the-game-extreme", {**_TOGETHER, "commands": "printed"}),
    DailyMatch("the-game", {**_TOGETHER, "on_fire": True}),
    DailyMatch("the-game", _TOGETHER, ("hard",)),
)
"""What is played on each weekday, from Monday on."""


class DailyDeal(NamedTuple):
    """The deal of one day."""

    day: date
    match: DailyMatch
    seed: int
    """The deal number."""

    def json(self) -> Document:
        """Write the deal as JSON."""
        return {
            "date": self.day.isoformat(),
            "game": self.match.game,
            "seats": self.match.seats,
            "options": dict(self.match.options),
            "players": ["human", *self.match.computers],
            "seed": self.seed,
        }


def deal_of(day: date) -> DailyDeal:
    """Return the deal of a day.

    >>> from datetime import date
    >>> deal_of(date(2026, 11, 28)).seed
    522268
    """
    seed = 1 + Chance(day.toordinal()).below(NUMBERS)
    return DailyDeal(day, WEEK[day.weekday()], seed)


def deals_of_series(number: int) -> tuple[int, ...]:
    """Return the deal numbers of a series, in the order in which they are played.

    >>> deals_of_series(1)
    (717086, 103042, 305019, 865488, 26613)
    """
    if not 1 <= number <= NUMBERS:
        raise ValueError(f"no number of a series: {number}")
    chance = Chance(_FIRST_SERIES + number)
    return tuple(1 + chance.below(NUMBERS) for _ in range(SERIES))


def series_points(scoring: "Scoring", state: Document, seat: int) -> int:
    """Return what a finished match adds to a seat's sum in a series.

    These are the points, or the cards left. Whether more or fewer are better, `scoring.more` says.
    """
    return round(scoring.outcome(state).points[seat])


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the deal of a date or those of a series, and return the exit status."""
    import argparse  # The program asks for deals, and has no use for it.

    def read_date(text: str) -> date:
        try:
            return date.fromisoformat(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"no date: {text:.40}") from None

    def read_number(text: str) -> int:
        digits = text.isascii() and text.isdecimal() and len(text) <= len(str(NUMBERS))
        if not (digits and 1 <= int(text) <= NUMBERS):
            raise argparse.ArgumentTypeError(f"no number from 1 to {NUMBERS}: {text:.40}")
        return int(text)

    parser = argparse.ArgumentParser(prog="python -m engine.challenge", description=__doc__)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("date", nargs="?", type=read_date, metavar="DATE", help="such as 2026-11-28")
    which.add_argument("--series", type=read_number, metavar="NUMBER", help="of a series of deals")
    asked = parser.parse_args(arguments)
    if asked.series is None:
        printed = deal_of(asked.date).json()
    else:
        printed = {"series": asked.series, "seeds": list(deals_of_series(asked.series))}
    sys.stdout.write(write_json(printed) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
