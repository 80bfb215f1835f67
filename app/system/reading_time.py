"""How long a screen reader takes to say something, about.

None tells when it is done. These are the times of Orca, the reader of Linux desktops, at its usual
rate; few texts take longer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

LETTER: Final = 60.0
"""Milliseconds for a letter, a space or a mark."""
DIGIT: Final = 200.0
"""More than that for a digit: numbers are longer in words."""
SENTENCE: Final = 400.0
"""The pause after a sentence."""
TEXT: Final = 800.0
"""What may be said before a text: that it is a notification."""

_BETWEEN: Final = re.compile(r"(?<=[.!?;]) ")
"""What stands between two sentences, in Greek, too."""


def sentences_of(text: str) -> Sequence[str]:
    """Return the sentences of a text.

    >>> sentences_of("Robot 2 placed 97. Your turn!")
    ['Robot 2 placed 97.', 'Your turn!']
    """
    return _BETWEEN.split(text)


def reading_times(text: str) -> Sequence[float]:
    """Return after how many milliseconds each sentence of a text has been said, once it begins."""
    ends, end = [], 0.0
    for sentence in sentences_of(text):
        digits = sum(each.isdigit() for each in sentence)
        end += LETTER * len(sentence) + DIGIT * digits + SENTENCE
        ends.append(end)
    return ends


def reading_time(text: str) -> float:
    """Return after how many milliseconds all of a text has been said, whatever comes before it."""
    return TEXT + reading_times(text)[-1]
