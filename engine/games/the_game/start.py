"""Who starts, decided once all have looked at their hands, as the rule sheets have it.

With the option ``first`` at ``after-looking`` each seat in turn says how good a start its hand
makes (``rate RATING``), or nothing of it. Then the team chooses: any seat may say who starts
(``begin SEAT``). Nothing is placed before.
"""

from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, TypeAlias, TypedDict, get_args

from engine.core.action import Action
from engine.core.options import Option, OptionValue
from engine.core.reading import read_each, read_list, read_shape, read_word
from engine.core.refusal import Refusal

AFTER_LOOKING: Final = "after-looking"

Rating: TypeAlias = Literal["great", "good", "rather-not", "nothing"]
"""What a seat says of its start; ``nothing`` is no word about it."""

RATINGS: tuple[Rating, ...] = get_args(Rating)

Ratings: TypeAlias = tuple[Rating, ...]
"""What the seats have said so far, from seat 0 on."""


@dataclass(frozen=True, slots=True)
class Rate(Action):
    """Say how good a start the hand makes: ``rate RATING``."""

    rating: Rating

    def __str__(self) -> str:
        return f"rate {self.rating}"


@dataclass(frozen=True, slots=True)
class Begin(Action):
    """Let a seat start: ``begin SEAT``."""

    seat: int

    def __str__(self) -> str:
        return f"begin {self.seat}"


class StartDocument(TypedDict):
    """What was said so far, while it is open who starts."""

    ratings: list[Rating]


def first_option(max_seats: int) -> Option:
    """Make the option of who starts: a seat, by default seat 0, or after looking, if not alone."""
    choices: tuple[OptionValue, ...] = (*range(max_seats), AFTER_LOOKING)
    return Option(
        0,
        choices,
        lambda first, seats: seats > 1 if first == AFTER_LOOKING else int(first) < seats,
        names_seat=True,
    )


def start_actions(max_seats: int) -> dict[str, Action]:
    """Return the actions before the first turn by their texts."""
    actions: list[Action] = [*map(Rate, RATINGS), *map(Begin, range(max_seats))]
    return {str(action): action for action in actions}


def to_act(ratings: Ratings, seats: int) -> tuple[int, ...]:
    """Return the seat that is to say something; once all have, every seat may choose."""
    return (len(ratings),) if len(ratings) < seats else tuple(range(seats))


def legal(ratings: Ratings, seats: int) -> list[Action]:
    """Return what a seat that is to act may do."""
    if len(ratings) < seats:
        return [*map(Rate, RATINGS)]
    return [*map(Begin, range(seats))]


def why_not(action: Action, ratings: Ratings, seats: int) -> Refusal | None:
    """Return why a seat that is to act may not do this, or None if it may."""
    if not isinstance(action, Rate if len(ratings) < seats else Begin):
        return not_yet(ratings, seats)
    if isinstance(action, Begin) and action.seat >= seats:
        return Refusal("no-such-seat", {"seat": action.seat})
    return None


def not_yet(ratings: Ratings, seats: int) -> Refusal:
    """Return why nothing else is done yet."""
    return Refusal("rate-first" if len(ratings) < seats else "choose-first")


def write_start(ratings: Ratings) -> StartDocument:
    """Write what was said so far."""
    return {"ratings": list(ratings)}


def read_start(value: object, seats: int) -> Ratings:
    """Read what was said so far. Raises BadDocument."""
    fields = read_shape(value, "start", StartDocument)
    entries = fields["ratings"]
    ratings = read_each(entries, "start.ratings", partial(read_word, words=RATINGS))
    read_list(entries, "start.ratings", min(len(ratings), seats))
    return ratings
