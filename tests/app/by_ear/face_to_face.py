"""Plays Face to Face by ear."""

from __future__ import annotations

import re
from typing import Final

from tests.app.by_ear.talk import (
    MAIN,
    End,
    LostError,
    Talk,
    ask,
    ask_for_duty,
    lay,
    listen,
    numbers,
    press,
    said,
    sit_down,
)

SMALL: Final = 2
"""A step that is taken although the turn might end."""
FAR: Final = 20
"""A card that is farther than this from both own piles is given away."""
NOWHERE: Final = 99
"""So far is a card that goes nowhere."""


def play(deal: int) -> Talk[End]:
    heard = yield from sit_down("3", deal=deal)
    while (end := said(heard, r"(?i)(\w+) wins?\b|you won")) is None:
        duty = yield from ask_for_duty()
        heard = yield from (act(duty) if "Player 1" in duty else listen())
    return End(end.string, "you w" in end[0].lower())


def act(duty: str) -> Talk[list[str]]:
    """Give away what is far, place what is near, or end the turn."""
    hand = numbers((yield from ask("k")))
    piles = dict(map(pile_of, (yield from ask("c")).split(";")))
    own = [
        (step, card, name)
        for name, top in piles.items()
        for card in hand
        if name.startswith("your") and ((step := step_of(name, top, card)) > 0 or step == -10)
    ]
    gifts = [
        (min((step for step, each, _ in own if each == card), default=NOWHERE), card, name)
        for name, top in piles.items()
        for card in hand
        if name.startswith("opp") and step_of(name, top, card) < 0
    ]
    if gifts and "Gift given" not in duty and (max(gifts)[0] > FAR or not own):
        _, card, name = max(gifts)
    elif not own or ("Ctrl+Enter: End turn" in duty and min(own)[0] > SMALL):
        return (yield from press(MAIN))
    else:
        _, card, name = min(own)
    return (yield from lay(card, name))


def step_of(pile: str, top: int, card: int) -> int:
    """Return how far a card leads the pile on; below 0: it leads it back."""
    return card - top if " ascending" in pile else top - card


def pile_of(words: str) -> tuple[str, int]:
    """Understand what is said of a pile: its name and its top card."""
    found = re.search(r"((?:your|opponent’s) (?:a|de)scending pile), top (\d+)", words.lower())
    if found is None:
        raise LostError(words)
    return found[1], int(found[2])
