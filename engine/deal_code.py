"""Codes of deals, such as ``G2-695324``: everything a deal follows from, to be told a friend.

The code of a match is the letter of its game, the number of seats, a letter and a number for each
option that has not its default, a hyphen, and the deal number. ``A`` is the first option of the
game, ``B`` the second, in the order in which the referee's ``games`` lists them; the number is the
place of the choice among all choices of the option, from 0. So ``G2D1-695324`` is The Game for two
On Fire, and ``G3A5-7`` one for three in which who starts is settled after looking.

When a code is read, small letters and blanks do not matter, a blank may stand for the hyphen, any
dash is one, and Greek capitals that stand on the same keys are taken for the Latin ones. The digits
of the number may be in groups of three. A code is also found in a text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from engine.core.chance import MAX_SEED
from engine.core.options import Option, Options, OptionValue, complete_options
from engine.core.refusal import Refused

if TYPE_CHECKING:
    from engine.core.game import Game

Fault: TypeAlias = Literal["no-code", "unknown-game", "bad-seats", "bad-options", "bad-seed"]
"""What is wrong with a text: no code at all, or this part of a code."""

_SHAPE: Final = re.compile(
    r"([A-Z])\s*([0-9])((?:\s*[A-Z]\s*[0-9])*)(?:\s*-\s*|\s+)([0-9](?:\s*[0-9]){0,39})"
)
_IN_TEXT: Final = re.compile(
    r"(?<!\w)[A-Z][0-9](?:[^\S\n]?[A-Z][0-9])*(?:\s*-\s*|[^\S\n]+)"
    r"(?:[0-9]{1,3}(?:[^\S\n][0-9]{3})+|[0-9]{1,40})(?!\w)"
)
"""A code as it may stand in a text, where no number goes on in the next line."""
_DASHES: Final = "‐‑‒–—−"
_SAME_KEYS: Final = str.maketrans(
    "ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΡΣΤΘΩΧΥΖ" + _DASHES, "ABCDEFGHIJKLMNOPRSTUVXYZ" + "-" * len(_DASHES)
)


class BadCode(ValueError):
    """A text is no code of a deal; `fault` says why."""

    def __init__(self, fault: Fault, text: str) -> None:
        super().__init__(f"{fault}: {text:.80}")
        self.fault = fault


class DealCode(NamedTuple):
    """What a deal follows from."""

    game: str
    seats: int
    options: Options
    """All options of the game."""
    seed: int


def write_code(code: DealCode, games: Mapping[str, Game[Any]]) -> str:
    """Write the code of a deal of one of these games."""
    game = games[code.game]
    marks = [
        f"{letter}{option.choices.index(code.options[name])}"
        for letter, (name, option) in zip(ascii_uppercase, game.options.items(), strict=False)
        if code.options[name] != option.default
    ]
    return f"{game.letter}{code.seats}{''.join(marks)}-{code.seed}"


def find_code(text: str, games: Mapping[str, Game[Any]]) -> DealCode:
    """Read the first code of a deal of one of these games that a text has. Raises BadCode."""
    pieces = [piece.group() for piece in _IN_TEXT.finditer(_on_latin_keys(text))]
    fault = BadCode("no-code", text)
    for piece in (text, *pieces):
        try:
            return read_code(piece, games)
        except BadCode as bad:
            fault = bad if fault.fault == "no-code" else fault
    raise fault


def read_code(text: str, games: Mapping[str, Game[Any]]) -> DealCode:
    """Read the code of a deal of one of these games. Raises BadCode."""
    found = _SHAPE.fullmatch(_on_latin_keys(text).strip())
    if found is None:
        raise BadCode("no-code", text)
    letter, seats, marks, number = ("".join(part.split()) for part in found.groups())
    game = next((game for game in games.values() if game.letter == letter), None)
    if game is None:
        raise BadCode("unknown-game", text)
    if not game.min_seats <= int(seats) <= game.max_seats:
        raise BadCode("bad-seats", text)
    try:
        chosen = _read_options(marks, game.options)
        options = complete_options(game.options, chosen, int(seats))
    except (Refused, LookupError):
        raise BadCode("bad-options", text) from None
    if int(number) > MAX_SEED:
        raise BadCode("bad-seed", text)
    return DealCode(game.id, int(seats), options, int(number))


def _on_latin_keys(text: str) -> str:
    """Return a text in Latin capitals and with hyphens, as codes are written."""
    return text.upper().translate(_SAME_KEYS)


def _read_options(marks: str, offered: Mapping[str, Option]) -> dict[str, OptionValue]:
    """Return the options that are named. Raises LookupError for what is not offered."""
    named = list(offered.items())
    chosen: dict[str, OptionValue] = {}
    for letter, digit in zip(marks[::2], marks[1::2], strict=True):
        name, option = named[ascii_uppercase.index(letter)]
        if name in chosen:
            raise LookupError(name)
        chosen[name] = option.choices[int(digit)]
    return chosen
