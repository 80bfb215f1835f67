"""Options: the variants that a game offers, and the check of a choice among them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.jsontext import Json
from engine.core.refusal import MAX_QUOTED, Refusal, Refused

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """An option: its default, its choices at any table, and which of them fit how many seats.

    ``fits(value, seats)`` tells whether a choice can be made at a table of so many seats; without
    it, every choice can be made at every table. With ``names_seat`` it says only who begins.
    """

    default: OptionValue
    choices: tuple[OptionValue, ...]
    fits: Callable[[OptionValue, int], bool] | None = None
    names_seat: bool = False

    def choices_at(self, seats: int) -> tuple[OptionValue, ...]:
        """Return the choices at a table of so many seats, the default first."""
        fits = self.fits
        return tuple(choice for choice in self.choices if fits is None or fits(choice, seats))


RANDOM = "random"
"""The choice of an option that leaves it to chance."""


def seat_option(max_seats: int, *, by_lot: bool = False) -> Option:
    """Make an option that names one seat: by default seat 0, or one chosen at random."""
    seats = tuple(range(max_seats))
    if by_lot:
        return Option(
            RANDOM,
            (RANDOM, *seats),
            lambda seat, at: seat == RANDOM or int(seat) < at,
            names_seat=True,
        )
    return Option(0, seats, lambda seat, at: int(seat) < at, names_seat=True)


def variant(offered: Mapping[str, Option], options: Options) -> dict[str, OptionValue]:
    """Return the options that make another game of it; who begins does not."""
    return {name: options[name] for name, option in offered.items() if not option.names_seat}


def complete_options(
    offered: Mapping[str, Option], chosen: Mapping[str, Json], seats: int
) -> dict[str, OptionValue]:
    """Return all options in the game's order: as chosen, otherwise with their defaults.

    Raises Refused (``unknown-option``, ``bad-option``).
    """
    for name in chosen:
        if name not in offered:
            raise Refused(Refusal("unknown-option", {"option": name[:MAX_QUOTED]}))
    return {
        name: _choice(name, option.choices_at(seats), chosen.get(name, option.default))
        for name, option in offered.items()
    }


def _choice(name: str, choices: tuple[OptionValue, ...], value: Json) -> OptionValue:
    for choice in choices:
        if type(choice) is type(value) and choice == value:  # True is not 1 here
            return choice
    if not isinstance(value, bool | int | float | None):
        value = str(value)[:MAX_QUOTED]
    raise Refused(Refusal("bad-option", {"option": name, "value": value, "choices": list(choices)}))
