"""Plays The Game and Extreme by ear."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

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
    seek,
    sit_down,
)

SMALL: Final = 2
"""A step that is taken although the turn might end."""
URGENT: Final = 100
"""A fire or a skull is covered before anything else."""


class Pile(NamedTuple):
    """A pile as it is told."""

    name: str
    top: int
    burns: bool
    """It must be covered: there is a fire on it, or a skull."""

    def step(self, card: int, *, tricks: bool) -> int | None:
        """How far a card goes there, below 0 with the backwards trick; None: it does not go."""
        step = card - self.top if "ascending" in self.name else self.top - card
        return step if step > 0 or (step == -10 and tricks) else None


def the_game_on_fire(deal: int) -> Talk[End]:
    return (yield from play(sit_down("1", "On Fire", deal=deal)))


def extreme(deal: int) -> Talk[End]:
    return (yield from play(sit_down("2", deal=deal)))


def play(sits_down: Talk[list[str]]) -> Talk[End]:
    heard = yield from sits_down
    while (end := said(heard, "the game is (won|lost)|all cards are placed")) is None:
        duty = yield from ask_for_duty()
        if "How good a start" in duty:
            yield from seek("Good button")
            heard = yield from press("Enter")
        elif "Who starts" in duty:
            heard = yield from press(MAIN)
        elif "Player 1" in duty:
            heard = yield from place_or_end(duty)
        else:
            heard = yield from listen()
    return End(end.string, end[1] != "lost")


def place_or_end(duty: str) -> Talk[list[str]]:
    """Place the card that takes the smallest step, or end the turn if that is a large one."""
    hand = numbers((yield from ask("k")))
    middle = yield from ask("c")
    ways = [
        (step - URGENT * pile.burns, card, pile.name)
        for pile in map(pile_of, middle.split(";"))
        for card in hand
        if (step := pile.step(card, tricks="No trick" not in middle)) is not None
    ]
    large = not ways or min(ways)[0] > SMALL
    if "ow end your turn" in duty or ("end your turn" in duty and large):
        return (yield from press(MAIN))
    _, card, name = min(ways)
    return (yield from lay(card, name))


def pile_of(words: str) -> Pile:
    """Understand what is said of a pile."""
    named = r"((?:first|second) (?:a|de)scending pile), top (\d+)( \((?:fire|skull)\))?"
    found = re.search(named, words.lower())
    if found is None:
        raise LostError(words)
    return Pile(found[1], int(found[2]), found[3] is not None)
