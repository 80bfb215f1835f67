"""The deal of the day: one match for each date, the same everywhere and for good.

``python -m engine.challenge DATE`` prints it as JSON. The weekday says what is played, the date
the deal number: day D, counted in the Gregorian calendar from 1 January of the year 1 as day 1, has
the number 1 + N, where N is drawn below 999999 by `engine.core.chance` with the seed D.
"""

import sys
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from engine.core.chance import Chance
from engine.core.events import Kind
from engine.core.jsontext import Document, write_json
from engine.core.options import RANDOM, OptionValue

NUMBERS: Final = 999_999
"""The numbers of these deals are 1 to this."""


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


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the deal of a date, and return the exit status."""
    import argparse  # The program asks for deals, and has no use for it.

    def read_date(text: str) -> date:
        try:
            return date.fromisoformat(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"no date: {text:.40}") from None

    parser = argparse.ArgumentParser(prog="python -m engine.challenge", description=__doc__)
    parser.add_argument("date", type=read_date, metavar="DATE", help="such as 2026-11-28")
    sys.stdout.write(write_json(deal_of(parser.parse_args(arguments).date).json()) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
