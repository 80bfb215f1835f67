"""The player: what is to be heard, from the window to the device."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple, Protocol, TypeAlias

from app.sound.mixer import Mixer, softer
from app.sound.sounds import Sound
from app.system.resources import resource

_REST: Final = 1.5
"""Seconds of silence after which the device is let rest."""
_AGAIN: Final = 10.0
"""Seconds until a device is looked for again where there was none."""
_CLOSING: Final = 1.0
"""Seconds for which the end of the program waits for the device at most."""


class AnyDevice(Protocol):
    """What a player needs of a device; see `app.sound.device`."""

    def start(self) -> bool: ...

    def stop(self) -> None: ...

    def close(self) -> None: ...


OpenDevice: TypeAlias = Callable[[Callable[[int], "array[int]"]], AnyDevice | None]


def _system_device(fill: Callable[[int], array[int]]) -> AnyDevice | None:
    """Open the system's device, whose libraries are loaded in the player's thread."""
    from app.sound.device import open_device

    return open_device(fill)


class _Wanted(NamedTuple):
    """A sound, and the factor that makes it softer."""

    sound: Sound
    gain: float


class SoundPlayer:
    """Plays sounds in a thread of its own: whoever wants one never waits.

    The device is opened for the first sound, and rests in silence. Where there is none, nothing is
    heard; it is looked for again later.
    """

    def __init__(self, open_device: OpenDevice = _system_device) -> None:
        self._open_device = open_device
        self._queue: SimpleQueue[_Wanted | None] = SimpleQueue()
        self._mixer = Mixer()
        self._device: AnyDevice | None = None
        self._not_before = float("-inf")
        self._samples: dict[_Wanted, array[int]] = {}
        """What has been heard, as loud as it was: that is calculated once."""
        self._thread = Thread(target=self._work, name="sound", daemon=True)
        self._thread.start()

    def play(self, sound: Sound, gain: float) -> None:
        """Play a sound soon; the factor on it is at most 1."""
        self._queue.put(_Wanted(sound, gain))

    def close(self) -> None:
        """Play nothing more, and give the device back."""
        self._queue.put(None)
        self._thread.join(_CLOSING)

    def _work(self) -> None:
        while True:
            try:
                wanted = self._queue.get(timeout=None if self._device is None else _REST)
            except Empty:
                self._let_rest()
            else:
                if wanted is None:
                    break
                self._begin(wanted)
        self._drop()

    def _begin(self, wanted: _Wanted) -> None:
        if self._device is None and monotonic() < self._not_before:
            return
        self._mixer.add(wanted.sound.kind, self._samples_of(wanted))
        if not self._start() and not self._start():  # Another may be there for one that is gone.
            self._mixer.clear()
            self._not_before = monotonic() + _AGAIN

    def _start(self) -> bool:
        """Let the device play, and tell whether there is one that does."""
        if self._device is None:
            self._device = self._open_device(self._mixer.take)
        if self._device is None:
            return False
        if not self._device.start():
            self._drop()
        return self._device is not None

    def _let_rest(self) -> None:
        if self._device is not None and self._mixer.silent:
            self._device.stop()

    def _drop(self) -> None:
        if self._device is not None:
            self._device.close()
            self._device = None

    def _samples_of(self, wanted: _Wanted) -> array[int]:
        if wanted not in self._samples:
            as_loud = (each for each in self._samples.items() if each[0].gain == wanted.gain)
            self._samples = dict(as_loud)  # The slider has many places, and few are heard twice.
            self._samples[wanted] = softer(_read(wanted.sound), wanted.gain)
        return self._samples[wanted]


def _read(sound: Sound) -> array[int]:
    """Return the samples of a sound as they are in its file."""
    import wave

    with wave.open(str(resource("sounds", f"{sound.file}.wav")), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
