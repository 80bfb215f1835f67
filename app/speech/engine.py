"""What speaks on a system, and its voices."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from threading import Event
from typing import Final, NamedTuple, Protocol

POLL_INTERVAL: Final = 0.03
"""Seconds after which an engine that speaks looks whether it is to stop."""

_COMMON: Final = ("el", "el-gr", "en-us", "en-gb")
"""Of a language with many countries, those that are taken first."""


class Voice(NamedTuple):
    """A voice of the system."""

    name: str
    language: str
    """Its code, with a country or not, such as el, el-GR or el_GR."""
    source: str = ""
    """Which of several synthesizers it belongs to."""

    @property
    def primary_language(self) -> str:
        """Return its language without the country, as the program's own codes are."""
        return self.language.replace("_", "-").partition("-")[0].lower()

    @property
    def is_common(self) -> bool:
        """Tell whether it speaks as most of those do who share its language."""
        return self.language.replace("_", "-").lower() in _COMMON


class EngineTroubleError(Exception):
    """The engine is not there, does not answer, or refuses."""


class Engine(Protocol):
    """What speaks. All is called in one thread, which waits."""

    def voices(self) -> Sequence[Voice]:
        """Return the voices that there are, those that the system prefers first."""

    def speak(self, text: str, voice: Voice, rate: float, stopped: Event) -> None:
        """Say a text, and return once it has been said, or soon after `stopped` is set.

        The rate is a factor: at 1 the voice speaks as it does by itself.
        """

    def close(self) -> None:
        """Let nothing of it be left."""


def voice_for(language: str, voices: Iterable[Voice]) -> Voice | None:
    """Return the best of these voices for a language, by its code of two letters.

    >>> voice_for("en", [Voice("Ria", "el-GR"), Voice("Bo", "en-IE"), Voice("Al", "en_US")])
    Voice(name='Al', language='en_US', source='')
    """
    able = [voice for voice in voices if voice.primary_language == language]
    return next((voice for voice in able if voice.is_common), able[0] if able else None)


def system_engine() -> Engine:
    """Return what speaks on this system, or raise that there is nothing."""
    if sys.platform == "win32":
        from app.speech.sapi import Sapi

        return Sapi()
    if sys.platform == "darwin":
        from app.speech.say import Say

        return Say()
    from app.speech.speech_dispatcher import SpeechDispatcher

    return SpeechDispatcher()
