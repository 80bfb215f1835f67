"""Plays Wednesday: Outcasts & Monsters by ear, with expert rounds."""

from __future__ import annotations

import re
from typing import Final

from tests.app.by_ear.talk import MAIN, End, Talk, ask, ask_for_duty, listen, press, said, sit_down

PLAY: Final = r"Open|Nobody has a 1|You (would )?play first|Play a|You cannot|.*play again"
"""How it is said that a card can be played."""


def play(deal: int) -> Talk[End]:
    heard = yield from sit_down("5", "Expert rounds", deal=deal)
    while (end := said(heard, r"(?i)\b(you|robot 2) won\b|Robot 2 wins")) is None:
        duty = yield from ask_for_duty()
        if duty.startswith("Round"):
            yield from press(MAIN)
            heard = yield from press("Enter")
        elif "Your turn" not in duty:
            heard = yield from listen()
        elif re.match(PLAY, duty):
            heard = yield from play_a_card()
        else:
            heard = yield from answer(duty)
    return End(end.string, end[0].lower() == "you won")


def play_a_card() -> Talk[list[str]]:
    """Play the lowest card that can be used, or pass."""
    hand = re.findall(r"(?:^|; )(\d+)", (yield from ask("k")))
    for card in sorted({int(each) for each in hand}):
        named = yield from press(*str(card))
        if not named:  # It has the focus already: come to it once more.
            yield from press("Left")
            named = yield from press(*str(card))
        if said(named, "can be (used|given) now"):
            yield from press("Enter")
            return (yield from press("Enter"))
    return (yield from press(MAIN))


def answer(duty: str) -> Talk[list[str]]:
    """Answer what else is asked with the first thing that can be had."""
    heard = yield from press("Enter")
    again = yield from ask("o")
    if again.partition(".")[0] != duty.partition(".")[0]:
        return heard
    if MAIN in again:
        return (yield from press(MAIN))
    # Either a place is aimed at, or this one was refused.
    return (yield from press("Enter" if said(heard, "button") else "Right"))
