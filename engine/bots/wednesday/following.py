"""The numbers that follow the last one, by the open character: tables from the engine's rules."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engine.bots.wednesday.hands import ALL_COPIES, bit
from engine.games.wednesday.actions import PLAY, PLAY_PAIR
from engine.games.wednesday.cards import COPIES, NUMBERS, PROTEUS, THIRTEEN, Character
from engine.games.wednesday.characters import why_not_after, why_not_of_kind
from engine.games.wednesday.expert import SPECIALS

NO_CARD = 0
"""The number on top of an empty table."""


class Following(NamedTuple):
    """The plays that may follow a number."""

    singles: int
    """The set of the numbers that may be played as one card."""
    pairs: int
    """The set of the numbers that may be played as a pair."""
    cards: int
    """The bits of a hand that count for a play: every fitting card, or, while Enid is open, three
    of every number of which pairs fit."""
    most: int
    """How many such bits count for a play of the others, while one's own do not."""


@cache  # 10 characters, 13 blocked numbers, 6 rounds
def followings(character: Character | None, blocked: int, expert: int) -> Sequence[Following]:
    """Return the plays that may follow each number on top; NO_CARD is for an empty table.

    ``expert`` is the number of the round with its special effect, 0 without.
    """
    special = SPECIALS.get(expert)
    in_spite = (
        special.outcast
        if special is not None and special.in_spite and special.character == character
        else NO_CARD
    )
    found = []
    for top in range(THIRTEEN + 1):
        fitting = [number for number in NUMBERS if _follows(character, number, top, blocked)]
        singles = [
            number
            for number in fitting
            if number == in_spite or why_not_of_kind(character, PLAY[number]) is None
        ]
        pairs = [
            number for number in fitting if why_not_of_kind(character, PLAY_PAIR[number]) is None
        ]
        cards = sum(map(bit, singles)) * ALL_COPIES
        most = sum(COPIES[number] for number in singles)
        if character == "enid":
            pairs = [number for number in pairs if COPIES[number] > 1]
            cards = sum(map(bit, pairs)) * _THREE
            most = _THREE.bit_count() * len(pairs)
        found.append(Following(sum(map(bit, singles)), sum(map(bit, pairs)), cards, most))
    return found


_THREE = 0b111


def _follows(character: Character | None, number: int, top: int, blocked: int) -> bool:
    if number == blocked and number != PROTEUS:
        return False
    return top == NO_CARD or why_not_after(character, number, top) is None
