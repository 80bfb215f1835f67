"""A text that is to be said, and what became of it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeAlias


class Utterance(NamedTuple):
    """A text, the language of it by a code of two letters, and the factor on the voice's rate.

    Without a text, only a voice for the language is looked for.
    """

    text: str
    language: str
    rate: float


class SpeechOutcome(Enum):
    """What became of an utterance."""

    DONE = "done"
    NO_VOICE = "no voice"
    """There are voices, but none for its language."""
    NO_ENGINE = "no engine"
    """Nothing on this computer speaks."""


Tell: TypeAlias = Callable[[Utterance, SpeechOutcome], None]
"""Is told what became of an utterance."""
