"""Codes of deals on the set-up page: read, and what is wrong with them in words."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from app.style.typography import number
from app.texts import texts
from app.widgets.deal_field import LARGEST
from engine.deal_code import BadCode, DealCode, find_code

T = texts("SetupPage")

_EXAMPLE: Final = 695_324
"""The deal number of the code that is shown as an example."""


def code_in(text: str) -> DealCode | None:
    """Return what a code says, alone or in a copied result; None for any other text."""
    # Imported once something is written that is no number: the rules of all games come with it.
    from engine.games import GAMES

    with suppress(BadCode):
        return find_code(text, GAMES)
    return None


def example_code(letter: str, seats: int) -> str:
    """Return what a code of the game with this letter looks like."""
    return f"{letter}{seats}-{_EXAMPLE}"


def fault_text(text: str, example: str) -> str:
    """Say what is wrong with a text that is no code, with a code as an example."""
    from engine.games import GAMES

    try:
        find_code(text, GAMES)
    except BadCode as bad:
        match bad.fault:
            case "no-code":
                return T(
                    "Use digits only, or a code such as {code}, or leave it empty for a new deal."
                )(code=example)
            case "unknown-game":
                return T("No game’s code begins with this letter. A code looks like {code}.")(
                    code=example
                )
            case "bad-seats":
                return T("The game of this code is not for so many players.")()
            case "bad-options":
                return T("The game of this code does not have these options.")()
            case "bad-seed":
                return T("The deal number of this code is too large. The largest one is {number}.")(
                    number=number(LARGEST)
                )
    return ""
