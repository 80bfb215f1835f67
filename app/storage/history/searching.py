"""The search among the matches: the text in which it looks, and what it asks the database."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from app.match.players import COLOURS, can_be_shown, one_line, plain_letters, shown_name
from engine.deal_code import BadCode, DealCode, find_code

if TYPE_CHECKING:
    from engine.core.events import Kind

_INSIDE_NUMBER: Final = re.compile(r"(?<=\d)[\s.,](?=\d)")


def text_of_players(players: Iterable[tuple[str, Kind]]) -> str:
    """Return the names of players, by seat, as a search looks for them.

    Who has no name is called otherwise in each language, and so stands there as a mark. The kinds
    are those at the beginning of the match.
    """
    return "\n".join(
        line if can_be_shown(line := one_line(name)) else _mark(seat, kind)
        for seat, (name, kind) in enumerate(players)
    )


def folded(text: str) -> str:
    """Return a text without the differences that a search does not care for.

    These are capitals, accents, and what parts the digits of a number.
    """
    return _INSIDE_NUMBER.sub("", plain_letters(text))


def conditions(search: str) -> tuple[list[str], list[Any]]:
    """Return what a search asks of a match in SQL, with its values.

    It is the code of a deal, or else words of which each is to be in a name, as it is shown in the
    language on screen, or in the deal number.
    """
    if code := _deal_in(search):
        return ["game = ? AND seats = ? AND deal = ?"], [code.game, code.seats, str(code.seed)]
    shown = {
        _mark(seat, kind): folded(shown_name("", seat, kind))
        for kind in _KINDS
        for seat in range(COLOURS)
    }
    text, wanted = folded(search), list[list[str]]()
    for mark, name in shown.items():
        text, found = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", " ", text)
        wanted += [[mark]] * bool(found)
    wanted += [
        [word, *(mark for mark, name in shown.items() if word in name)] for word in text.split()
    ]
    return (
        [f"({' OR '.join(['instr(sought, ?)'] * len(texts))})" for texts in wanted],
        [text for texts in wanted for text in texts],
    )


_KINDS: Final[tuple[Kind, ...]] = ("human", "easy")
"""Whoever has no name is called in one of two ways: as a person, or as a computer."""


def _mark(seat: int, kind: Kind) -> str:
    """Return what stands for a player without a name; nobody can write it into a search."""
    return f"\x1f{'person' if kind == 'human' else 'computer'}{seat}\x1f"


def _deal_in(text: str) -> DealCode | None:
    """Return the deal whose code is searched for; None: there is no code."""
    from engine.games import GAMES

    try:
        return find_code(text, GAMES)
    except BadCode:
        return None
