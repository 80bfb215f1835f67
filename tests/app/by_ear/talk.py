"""How somebody plays who only hears: they give keys, and are told what is said then.

A player is a generator: it gives keys, or none to wait for words, and is sent sentences. It knows
nothing else, and what it knows of games and program stands in its own words.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")

Talk = Generator[tuple[str, ...], list[str], T]
"""Gives the keys that are pressed, and is sent what is heard then."""

MAIN: Final = "Ctrl+Enter"
MANY: Final = 60
"""So many times somebody presses the Tab key before they are lost."""


class LostError(Exception):
    """What is hoped for is not to be heard."""


class End(NamedTuple):
    """How a match ended, as it was said and understood."""

    said: str
    won: bool


def press(*keys: str) -> Talk[list[str]]:
    """Press keys quickly one after the other, and return what is said then."""
    return (yield keys)


def listen() -> Talk[list[str]]:
    """Wait until something is said."""
    return (yield ())


def ask(key: str) -> Talk[str]:
    """Return the answer to a key; what happens meanwhile is said after it."""
    heard = yield from press(key)
    if not heard:
        raise LostError(f"nothing is said to {key}")
    return heard[0]


def ask_for_duty() -> Talk[str]:
    """Return whose turn it is and what is to be done, once nothing more happens meanwhile."""
    heard = yield from press("o")
    while len(heard) > 1:
        heard = yield from press("o")
    if not heard:
        raise LostError("nobody says what is to be done")
    return heard[0]


def seek(words: str, key: str = "Tab") -> Talk[str]:
    """Press a key until something is said that has these words in it."""
    for _ in range(MANY):
        for each in (yield from press(key)):
            if words in each:
                return each
    raise LostError(f"{words!r} is not to be heard with {key}")


def sit_down(game: str, *options: str, deal: int) -> Talk[list[str]]:
    """Go from the home page to a deal, with an easy computer in the second seat."""
    yield from press(game)
    yield from seek("Player 1, person")
    if not said((yield from press("Right")), "Player 2"):  # Only one seat is taken.
        yield from press("Tab")
        yield from press("Enter")
    yield from seek("Played by")
    yield from seek("easy", "Right")
    for option in options:
        yield from seek(option)
        yield from press("Space")
    yield from seek("Deal number")
    yield from press("Ctrl+a", *str(deal))
    return (yield from press(MAIN))


def open_row(game: str, button: str) -> Talk[list[str]]:
    """Open a saved game from the home page, and press one of its buttons."""
    yield from seek("Saved games button")
    yield from press("Enter")
    yield from seek(f"{game}, ", "Down")
    yield from press("Enter")
    yield from seek(f"{button} button")
    return (yield from press("Enter"))


def lay(card: int, place: str) -> Talk[list[str]]:
    """Lay a card of the hand on a place."""
    yield from press(*str(card))
    if not said((yield from press("Enter")), place):
        yield from seek(place, "Right")
    return (yield from press("Enter"))


def said(heard: Iterable[str], pattern: str) -> re.Match[str] | None:
    """Return how the last sentence that fits a pattern does so."""
    found = [match for each in heard if (match := re.search(pattern, each))]
    return found[-1] if found else None


def numbers(text: str) -> Sequence[int]:
    """Return the numbers in what is said."""
    return [int(each) for each in re.findall(r"\d+", text)]
