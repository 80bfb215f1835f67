"""Texts about damaged files of saved games."""

from __future__ import annotations

from typing import Final

from app.storage.unpacking import BadArchive
from app.system.os_errors import in_words
from app.texts import texts
from engine.core.errors import Damaged

T = texts("MatchesPage")

_DAMAGE: Final = {
    "foreign": T("This is not a Trapoula game."),
    "torn": T("The first line of the file is missing or incomplete."),
    "too-long": T("The file is too large to be a game."),
    "newer-program": T("Saved by a newer version. Update Trapoula to open it."),
    "unknown-game": T("This version cannot play this game yet. Update Trapoula to open it."),
    "newer-rules": T(
        "Played with newer rules than this version knows. Update Trapoula to open it.",
    ),
    "older-rules": T("Played with older rules, which this version no longer knows."),
}
"""The texts by the code of the damage."""


def damage_text(damaged: Damaged | OSError) -> str:
    """Say what is wrong with a file, in one or two sentences."""
    if isinstance(damaged, OSError):
        return T("The file cannot be opened ({reason}).")(reason=in_words(damaged))
    if isinstance(damaged, BadArchive):
        return T("It cannot be unpacked.")()
    if damaged.code == "refused":
        return T(
            "The file contains a move that the rules do not allow (line {line}); it may"
            " have been edited."
        )(line=damaged.line)
    known = _DAMAGE.get(damaged.code)
    return T("The file is damaged (line {line}).")(line=damaged.line) if known is None else known()
