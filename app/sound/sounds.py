"""The sounds that there are, and their kinds, which are switched on and off."""

from __future__ import annotations

from enum import Enum
from typing import Final


class SoundKind(Enum):
    """A kind of sounds. At most one of each kind is heard at a time."""

    CARDS = "cards"
    TURN = "turn"
    EVENTS = "events"
    END = "end"
    REFUSED = "refused"


class Sound(Enum):
    """A sound, by the name of its file and its kind."""

    LIFTED = ("lifted", SoundKind.CARDS)
    LAID = ("laid", SoundKind.CARDS)
    UP_1 = ("up-1", SoundKind.CARDS)
    UP_2 = ("up-2", SoundKind.CARDS)
    UP_3 = ("up-3", SoundKind.CARDS)
    UP_4 = ("up-4", SoundKind.CARDS)
    UP_5 = ("up-5", SoundKind.CARDS)
    UP_6 = ("up-6", SoundKind.CARDS)
    DOWN_1 = ("down-1", SoundKind.CARDS)
    DOWN_2 = ("down-2", SoundKind.CARDS)
    DOWN_3 = ("down-3", SoundKind.CARDS)
    DOWN_4 = ("down-4", SoundKind.CARDS)
    DOWN_5 = ("down-5", SoundKind.CARDS)
    DOWN_6 = ("down-6", SoundKind.CARDS)
    TRICK = ("trick", SoundKind.CARDS)
    CROSSED = ("crossed", SoundKind.CARDS)
    TURN = ("turn", SoundKind.TURN)
    CURTAIN = ("curtain", SoundKind.TURN)
    FIRE = ("fire", SoundKind.EVENTS)
    DOUSED = ("doused", SoundKind.EVENTS)
    LOCK = ("lock", SoundKind.EVENTS)
    PENALTY = ("penalty", SoundKind.EVENTS)
    REVEALED = ("revealed", SoundKind.EVENTS)
    WON = ("won", SoundKind.END)
    LOST = ("lost", SoundKind.END)
    ROUND = ("round", SoundKind.END)
    REFUSED = ("refused", SoundKind.REFUSED)

    def __init__(self, file: str, kind: SoundKind) -> None:
        self.file = file
        self.kind = kind


STEPS: Final = (1, 3, 6, 10, 20)
"""The longest steps that sound alike: the longer, the wider the interval."""

_UP: Final = (Sound.UP_1, Sound.UP_2, Sound.UP_3, Sound.UP_4, Sound.UP_5, Sound.UP_6)
_DOWN: Final = (
    Sound.DOWN_1, Sound.DOWN_2, Sound.DOWN_3, Sound.DOWN_4, Sound.DOWN_5, Sound.DOWN_6,
)  # fmt: skip


def step(steps: int, *, up: bool) -> Sound:
    """Return the sound of a card that goes so many steps forward, on a pile that goes up or not."""
    size = sum(steps > longest for longest in STEPS)
    return (_UP if up else _DOWN)[size]
