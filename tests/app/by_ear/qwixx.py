"""Plays Qwixx: the card game by ear."""

from __future__ import annotations

import re
from typing import Final

from tests.app.by_ear.talk import (
    MAIN,
    End,
    Talk,
    ask,
    ask_for_duty,
    listen,
    press,
    said,
    seek,
    sit_down,
)

CARD: Final = r"(?:red|yellow|green|blue) \d+"
ROW: Final = r"(red|yellow|green|blue) row, (?:[^;]*?)open: (\d+)(?: to (\d+)| and (\d+))?"
ENOUGH: Final = 2
"""So many numbers are passed over for a cross, and no more."""
NEVER: Final = 99


def play(deal: int) -> Talk[End]:
    heard = yield from sit_down("4", deal=deal)
    while (end := said(heard, r"(?i)\b(you|robot 2) (won|wins?)\b")) is None:
        duty = yield from ask_for_duty()
        if "Take" in duty:
            yield from seek("display, card", "Up")
            heard = yield from press("Enter")
        elif "Cross it" in duty:
            heard = yield from cross_for_all()
        elif "Play one card" in duty:
            heard = yield from play_a_card()
        elif "Ctrl+Enter: Skip" in duty:
            heard = yield from press(MAIN)
        else:
            heard = yield from listen()
    return End(end.string, end[1].lower() == "you")


def cross_for_all() -> Talk[list[str]]:
    """Cross the number for all where that passes over least, or skip it."""
    yield from seek("number for all", "Up")
    skips = said((yield from press("Enter")), r"skips (\d+)(?: to (\d+))?")
    passed = 0 if skips is None else abs(int(skips[2] or skips[1]) - int(skips[1])) + 1
    if passed <= ENOUGH:
        return (yield from press("Enter"))
    yield from press("Esc")
    return (yield from press(MAIN))


def play_a_card() -> Talk[list[str]]:
    """Play the card whose cross passes over least."""
    points = yield from ask("v")
    hand = (yield from ask("k")).lower()
    rows = {
        row[1]: (int(row[2]), int(row[3] or row[4] or row[2])) for row in re.finditer(ROW, points)
    }

    def passes(card: str) -> int:
        colour, _, number = card.partition(" ")
        if colour not in rows:
            return NEVER
        first, last = rows[colour]
        passed = int(number) - first if last >= first else first - int(number)
        return passed if passed >= 0 else NEVER

    yield from seek(min(re.findall(CARD, hand), key=passes))
    yield from press("Enter")
    return (yield from press(MAIN))
