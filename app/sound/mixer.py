"""The mixing of what is to be heard at the same time."""

from __future__ import annotations

from array import array
from collections.abc import Hashable
from operator import add
from threading import Lock
from typing import Final

_FADE: Final = 192
"""Samples in which a sound fades that gives way to another one."""
_LEAST, _MOST = -32_768, 32_767


class Mixer:
    """The voices that are heard now, at most one of each kind.

    What is added and what is taken may come from two threads.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: dict[Hashable, array[int]] = {}
        self._fading: list[array[int]] = []

    @property
    def silent(self) -> bool:
        """Tell whether nothing is left to be heard."""
        return not self._voices and not self._fading

    def add(self, kind: Hashable, samples: array[int]) -> None:
        """Let a sound begin; one of its kind that is still heard fades."""
        with self._lock:
            before = self._voices.get(kind)
            if before is not None:
                self._fading.append(_faded(before[:_FADE]))
            self._voices[kind] = samples

    def clear(self) -> None:
        """Let nothing be heard any more."""
        with self._lock:
            self._voices.clear()
            self._fading.clear()

    def take(self, count: int) -> array[int]:
        """Return the next samples, at most so many: none are left once all is silent."""
        with self._lock:
            mixed = array("h")
            for voice in (*self._voices.values(), *self._fading):
                mixed = _sum(mixed, voice[:count])
            self._voices = {
                kind: voice[count:] for kind, voice in self._voices.items() if len(voice) > count
            }
            self._fading = [voice[count:] for voice in self._fading if len(voice) > count]
        return mixed


def softer(samples: array[int], factor: float) -> array[int]:
    """Return samples times a factor up to 1."""
    return array("h", [round(sample * factor) for sample in samples])


def _faded(samples: array[int]) -> array[int]:
    count = len(samples)
    return array("h", [sample * (count - at) // count for at, sample in enumerate(samples)])


def _sum(one: array[int], other: array[int]) -> array[int]:
    """Return two sounds together, as long as the longer one."""
    if len(one) < len(other):
        one, other = other, one
    if not other:
        return one
    sums = list(map(add, one, other))
    if min(sums) < _LEAST or max(sums) > _MOST:
        sums = [max(_LEAST, min(_MOST, each)) for each in sums]
    return array("h", sums) + one[len(other) :]
