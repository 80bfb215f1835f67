"""The system's sound device, reached through miniaudio.

Of that package the compiled part alone is imported: the rest would load Python's network.
"""

from __future__ import annotations

import ctypes
import sys
from array import array
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeAlias

RATE: Final = 24_000
"""Samples a second: whole numbers of 16 bits, on one channel."""

_PERIOD: Final = 20
"""Milliseconds for which a device asks at a time; what is to be heard waits about so long."""

Fill: TypeAlias = Callable[[int], "array[int]"]
"""Gives the next samples, at most so many; where they are fewer, silence follows."""


def open_device(fill: Fill) -> Device | None:
    """Open the device that the system has chosen; None where there is nothing to hear with."""
    library = miniaudio()
    if library is None:
        return None
    for backend in _backends(library.lib):
        if backend == library.lib.ma_backend_alsa:
            _quieten_alsa()
        device = Device(library, backend, fill)
        if device.opened:
            return device
    return None


class Device:
    """A device of one backend. It asks `fill` for samples, from a thread of its own."""

    def __init__(self, library: ModuleType, backend: int, fill: Fill) -> None:
        self._ffi, self._lib = ffi, lib = library.ffi, library.lib
        self._fill = fill
        self._handle = ffi.new_handle(self)
        self._context = ffi.new("ma_context *")
        self._device = ffi.new("ma_device *")
        self._name = ffi.new("char[]", b"Trapoula")
        """What a desktop calls it where it lists who plays."""
        wanted = ffi.new("ma_context_config *", lib.ma_context_config_init())
        wanted.pulse.pApplicationName = self._name
        found = lib.ma_context_init(ffi.new("ma_backend[]", [backend]), 1, wanted, self._context)
        self.opened = found == lib.MA_SUCCESS and self._open()

    def start(self) -> bool:
        """Let the device play, and tell whether it does: it may be gone."""
        playing = self._lib.ma_device_is_started(self._device)
        return bool(playing or self._lib.ma_device_start(self._device) == self._lib.MA_SUCCESS)

    def stop(self) -> None:
        """Let the device rest."""
        self._lib.ma_device_stop(self._device)

    def close(self) -> None:
        """Give the device back."""
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def fill(self, output: Any, count: int) -> None:
        """Put the next samples where the device wants them; there is silence before."""
        samples = self._fill(count)
        self._ffi.memmove(output, samples, len(samples) * samples.itemsize)

    def _open(self) -> bool:
        ffi, lib = self._ffi, self._lib
        config = ffi.new(
            "ma_device_config *", lib.ma_device_config_init(lib.ma_device_type_playback)
        )
        config.sampleRate = RATE
        config.playback.channels = 1
        config.playback.format = lib.ma_format_s16
        config.periodSizeInMilliseconds = _PERIOD
        config.dataCallback = lib._internal_data_callback
        config.pulse.pStreamNamePlayback = self._name
        config.pUserData = self._handle
        if lib.ma_device_init(self._context, config, self._device) == lib.MA_SUCCESS:
            return True
        lib.ma_context_uninit(self._context)
        return False


@cache
def miniaudio() -> ModuleType | None:
    """Return miniaudio, whose devices ask here from now on; None where it is not installed."""
    try:
        library = import_module("_miniaudio")
    except ImportError:
        return None
    library.lib.init_miniaudio()

    def fill(device: Any, output: Any, _input: Any, count: int) -> None:
        library.ffi.from_handle(device.pUserData).fill(output, count)

    library.ffi.def_extern("_internal_data_callback")(fill)
    return library


def _backends(lib: Any) -> Sequence[int]:
    """Return the ways to a device on this system, the best one first."""
    if sys.platform == "win32":
        return lib.ma_backend_wasapi, lib.ma_backend_dsound
    if sys.platform == "darwin":
        return (lib.ma_backend_coreaudio,)
    return lib.ma_backend_pulseaudio, lib.ma_backend_alsa


@cache
def _quieten_alsa() -> None:
    """Let ALSA keep to itself what it would write on the terminal where there is no device."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_SAID)


_SAID: Final = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)(lambda *_said: None)
"""What ALSA gives its complaints to."""
