"""Wrapping of a sentence into lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF


def wrap(text: str, font: QFont, room: float) -> list[str]:
    """Return lines no wider than `room` (a longer word stands alone), as even as possible."""
    return list(_wrap(text, QFont(font), room))  # a copy: whoever asks may change theirs


@lru_cache(maxsize=2048)
def _wrap(text: str, font: QFont, room: float) -> list[str]:
    """Compute the lines once: a table is laid out at every step, with the same words."""
    measure = QFontMetricsF(font)
    lines = _fill(text, measure, room)
    if len(lines) > 1:
        # The same number of lines, but no lonely word at the end.
        evened = measure.horizontalAdvance(text) / len(lines)
        while evened < room:
            trial = _fill(text, measure, evened)
            if len(trial) <= len(lines):
                return trial
            evened += room / 40
    return lines


def _fill(text: str, measure: QFontMetricsF, room: float) -> list[str]:
    lines: list[str] = []
    for word in text.split():
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
