"""What is heard of what happens: each game has a table of its happenings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from app.match.story import Happenings
from app.sound.sounds import Sound, SoundKind
from engine.core.happening import ActionsTakenBack, Happening, SeatPassed, SignalSet

Heard: TypeAlias = Sound | Callable[[Any, int | None], Sound | None] | None
"""The sound of a happening, what says which one it is, or None for no sound.

That is asked with the happening and with the seat that it was told to, None for a bystander.
"""

SoundTable: TypeAlias = Mapping[type[Happening], Heard]

IN_EVERY_GAME: Final[SoundTable] = {
    ActionsTakenBack: Sound.LIFTED,
    SignalSet: None,
    SeatPassed: None,
}


def heard(
    table: SoundTable, events: Iterable[Happenings], listener: int | None
) -> Mapping[SoundKind, Sound]:
    """Return what is heard of these events: of each kind one, which is the last.

    They were told to the listener; so a sound tells no more than they do.
    """
    sounds: dict[SoundKind, Sound] = {}
    for each in (happening for happenings in events for happening in happenings):
        sound = table[type(each)]
        if callable(sound):
            sound = sound(each, listener)
        if sound is not None:
            sounds[sound.kind] = sound
    return sounds


def of_winners(winners: Iterable[int], listener: int | None) -> Sound:
    """Return how a match ends for who listens; a bystander hears that somebody has won."""
    return Sound.WON if listener is None or listener in winners else Sound.LOST
