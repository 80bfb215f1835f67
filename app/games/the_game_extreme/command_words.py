"""The words of Extreme's commands, apart from all that needs the engine.

The pictures on the home page bear some of them, and the home page comes before any rules are read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.games.the_game_extreme.visuals.faces import MAY_BREAK
from app.texts import texts

if TYPE_CHECKING:
    from engine.games.the_game.commands import CommandName

T = texts("TheGameExtreme")

_WORDS: Final = {
    "stop": T("Stop"),
    "skull": T("Skull"),
    "three": T("Three"),
    "silence": T("Silence"),
    "no-trick": T("No trick"),
    "one-pile": T("One pile"),
    "draw-one": T("Draw one"),
}


def word_on_card(command: CommandName) -> str:
    """Return the word on the cards that carry the command.

    A soft hyphen tells where it may be broken.
    """
    return _WORDS[command]()


def command_word(command: CommandName) -> str:
    """Return the command's word in one piece."""
    return word_on_card(command).replace(MAY_BREAK, "")
