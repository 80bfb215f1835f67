"""The buttons that Wednesday has on the rail besides the main one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from app.games.wednesday import words


class Button(NamedTuple):
    """What a button says: its word, in the language on screen, and its icon."""

    word: Callable[[], str]
    icon: str


BUTTONS: Final[Mapping[str, Button]] = {
    "combo 6": Button(words.three_sixes, "trio"),
    "combo 10": Button(words.four_tens, "quartet"),
    "shed": Button(words.lay_off, "lay-off"),
}
"""By the action that each does."""
