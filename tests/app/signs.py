"""Signs that screen readers spell, or leave out where they stand for a word.

Orca 43 spells dots, bullets, arrows and ticks whatever punctuation it says, and Speech Dispatcher
at Orca's usual level, "most", the signs of its list; eSpeak leaves out a dash between numbers, says
"minus" in English and 1,234 written with a thin space as two numbers.
"""

from __future__ import annotations

from collections.abc import Iterable

HARMLESS = frozenset(" \u00a0.,!?;:'’…()“”«»\"-%&+\u2068\u2069")
"""Marks of plain prose, of which listeners choose how much they hear of it; at "most" commas, full
stops, question marks and three dots are pauses. Percent, and, plus are words in both languages.
What keeps a name in its place on a line is not heard."""


def misread(texts: Iterable[str]) -> list[str]:
    """Return what has a sign in it that is spelled or lost."""
    return [text for text in texts if any(not (c.isalnum() or c in HARMLESS) for c in text)]
