"""What is to be heard: the choices in the settings, and the player behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.sound.sounds import Sound, SoundKind
from app.storage.settings import LOUD_AT_FIRST, LOUDEST, Settings
from app.system.clock import Clock

if TYPE_CHECKING:
    from app.sound.player import SoundPlayer

APART: Final = 60.0
"""Milliseconds between two sounds of a kind; what comes sooner is not heard."""
AGAIN: Final = 350.0
"""Milliseconds for which the same sound must not have been wanted: a key that is held is heard
once."""


def system_player() -> SoundPlayer:
    """Return the player of the system's device, whose module is imported for the first sound."""
    from app.sound.player import SoundPlayer

    return SoundPlayer()


class SoundEffects(QObject):
    """Plays sounds as the settings want them, and keeps those settings.

    Whoever wants a sound never waits, and never hears of a device that is missing.
    """

    changed = Signal()
    """Something else has been chosen."""

    make_player: Callable[[], SoundPlayer] = staticmethod(system_player)

    def __init__(
        self, settings: Settings, parent: QObject | None = None, clock: Clock | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._clock = clock if clock is not None else Clock(self)
        self._player: SoundPlayer | None = None
        self._wanted: dict[SoundKind, tuple[Sound, float]] = {}
        """The last sound of each kind that was wanted, heard or not, and when."""

    @property
    def volume(self) -> int:
        """Return how loud sounds are in percent, be they muted or not."""
        return self._settings.volume

    @property
    def silent(self) -> bool:
        """Tell whether nothing at all is heard."""
        return self._settings.muted == "yes" or self.volume == 0

    def hears(self, kind: SoundKind) -> bool:
        """Tell whether a kind of sounds is heard while any is."""
        return self._settings.hears(kind.value)

    def set_volume(self, percent: int) -> None:
        """Let sounds be so loud; who chooses that wants to hear them."""
        self._settings.volume = percent
        self._settings.muted = "no"
        self.changed.emit()

    def choose(self, kind: SoundKind, *, heard: bool) -> None:
        """Let a kind of sounds be heard or not."""
        self._settings.choose_sounds(kind.value, "on" if heard else "off")
        self.changed.emit()

    def switch(self) -> None:
        """Let nothing be heard any more, or everything again."""
        if self.silent:
            self.set_volume(self.volume or LOUD_AT_FIRST)
        else:
            self._settings.muted = "yes"
            self.changed.emit()

    def play(self, sound: Sound) -> None:
        """Let a sound be heard now, if its kind is."""
        if self.silent or not self.hears(sound.kind):
            return
        now = self._clock.now()
        last, then = self._wanted.get(sound.kind, (None, float("-inf")))
        self._wanted[sound.kind] = sound, now
        if now - then >= (AGAIN if sound is last else APART):
            self._play(sound)

    def try_out(self, sound: Sound) -> None:
        """Let a sound be heard now, for who wants to know how it is."""
        if not self.silent:
            self._play(sound)

    def close(self) -> None:
        """Give back the device."""
        if self._player is not None:
            self._player.close()
            self._player = None

    def _play(self, sound: Sound) -> None:
        if self._player is None:
            self._player = self.make_player()
        self._player.play(sound, (self.volume / LOUDEST) ** 1.5)
