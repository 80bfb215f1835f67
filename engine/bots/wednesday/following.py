"""Which numbers go on the last one, by the open character: tables made from the engine's rules."""

from functools import cache

from engine.bots.wednesday.hands import bit
from engine.games.wednesday.actions import PLAY, PLAY_PAIR
from engine.games.wednesday.cards import NUMBERS, PROTEUS, Character
from engine.games.wednesday.characters import why_not_after, why_not_of_kind
from engine.games.wednesday.expert import SPECIALS

NO_CARD = 0
"""In place of the last number: the table is empty."""


@cache  # 10 characters, 13 numbers, 13 blocked ones, 6 rounds
def playable_singles(character: Character | None, top: int, blocked: int, expert: int) -> int:
    """The set of the numbers that may be played as one card on ``top``.

    ``expert`` is the number of the round with its special effect, 0 without.
    """
    special = SPECIALS.get(expert)
    in_spite = (
        special.outcast
        if special is not None and special.in_spite and special.character == character
        else NO_CARD
    )
    return sum(
        bit(number)
        for number in NUMBERS
        if _follows(character, number, top, blocked)
        and (number == in_spite or why_not_of_kind(character, PLAY[number]) is None)
    )


@cache
def playable_pairs(top: int, blocked: int) -> int:
    """The set of the numbers that may be played as a pair on ``top``, while Enid is open."""
    return sum(
        bit(number)
        for number in NUMBERS
        if _follows("enid", number, top, blocked)
        and why_not_of_kind("enid", PLAY_PAIR[number]) is None
    )


def _follows(character: Character | None, number: int, top: int, blocked: int) -> bool:
    if number == blocked and number != PROTEUS:
        return False
    return top == NO_CARD or why_not_after(character, number, top) is None
