"""Wrapping of a sentence into lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF

_NO_BREAK: Final = "\u00a0"
_BEFORE_NUMBER: Final = re.compile(r"(?<=[^\W\d]) (?=\d)")


def unbroken(text: str) -> str:
    r"""Return a text as long, in which each number stays in one line with the word before it.

    >>> unbroken("Robot 2, round 1 of 5").split(" ")
    ['Robot\xa02,', 'round\xa01', 'of\xa05']
    """
    return _BEFORE_NUMBER.sub(_NO_BREAK, text)


def units(text: str, measure: QFontMetricsF, room: float) -> list[str]:
    """Return what stays in one line each: words, with a number after them if that has room."""
    found: list[str] = []
    for word in unbroken(text).split(" "):
        whole = word.replace(_NO_BREAK, " ")
        found += [whole] if measure.horizontalAdvance(whole) <= room else whole.split()
    return [each for each in found if each]


def wrap(text: str, font: QFont, room: float) -> list[str]:
    """Return lines no wider than `room` (a longer word stands alone), as even as possible."""
    return list(_wrap(text, QFont(font), room))  # a copy: whoever asks may change theirs


@lru_cache(maxsize=2048)
def _wrap(text: str, font: QFont, room: float) -> list[str]:
    """Compute the lines once: a table is laid out at every step, with the same words."""
    measure = QFontMetricsF(font)
    words = units(text, measure, room)
    lines = _fill(words, measure, room)
    if len(lines) > 1:
        # The same number of lines, but no lonely word at the end.
        evened = measure.horizontalAdvance(text) / len(lines)
        while evened < room:
            trial = _fill(words, measure, evened)
            if len(trial) <= len(lines):
                return trial
            evened += room / 40
    return lines


def _fill(words: Sequence[str], measure: QFontMetricsF, room: float) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and measure.horizontalAdvance(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [""]


def pack(parts: Sequence[str], joint: str, font: QFont, room: float) -> list[str]:
    """Return lines of whole parts with a joint between them; one that is too wide is wrapped.

    What of a joint is written right after a part, such as a comma, stays at the end of its line.
    """
    return list(_pack(tuple(parts), joint, QFont(font), room))


@lru_cache(maxsize=2048)
def _pack(parts: tuple[str, ...], joint: str, font: QFont, room: float) -> list[str]:
    measure = QFontMetricsF(font)
    end = "" if joint.startswith(" ") else joint.rstrip()
    lines: list[str] = []
    for at, part in enumerate(parts):
        written = part if at == len(parts) - 1 else part + end
        longer = f"{lines[-1]}{joint.removeprefix(end)}{written}" if lines else written
        if measure.horizontalAdvance(longer) <= room:
            lines[-1:] = [longer]
        elif measure.horizontalAdvance(written) <= room:
            lines.append(written)
        else:
            lines += _wrap(written, font, room)
    return lines
