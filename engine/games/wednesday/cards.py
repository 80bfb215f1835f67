"""The cards: 42 outcasts (W1) and nine characters, and how many outcasts are dealt."""

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

NORMIE = 1
MASK = 2
YETI = 3
PROTEUS = 4
GORGON = 5
MEDIUM = 6
SIREN = 7
VAMPIRE = 8
WEREWOLF = 9
HYDE = 10
TWELVE = 12
THIRTEEN = 13

COPIES: Mapping[int, int] = {
    NORMIE: 4,
    MASK: 4,
    YETI: 4,
    PROTEUS: 4,
    GORGON: 4,
    MEDIUM: 4,
    SIREN: 4,
    VAMPIRE: 4,
    WEREWOLF: 4,
    HYDE: 4,
    TWELVE: 1,
    THIRTEEN: 1,
}
"""How often each number is in the deck; a card is worth its number (W1: 12 and 13 are single)."""

NUMBERS = tuple(COPIES)

OUTCASTS = tuple(number for number, copies in COPIES.items() for _ in range(copies))
"""The whole deck, ascending."""

HAND_SIZES: Mapping[int, int] = {2: 10, 3: 10, 4: 10, 5: 8, 6: 7}
"""Outcasts dealt to each player, by the number of players; the rest is the burnt pile."""

Character: TypeAlias = Literal[
    "wednesday", "thing", "tyler", "yoko", "enid", "bianca", "ajax", "weems", "eugene"
]

CHARACTERS: tuple[Character, ...] = get_args(Character)
"""In the order of the rules, in which they are shuffled."""

Hand: TypeAlias = tuple[int, ...]
"""A player's outcasts, ascending."""

Hands: TypeAlias = tuple[Hand, ...]
"""All hands by seat."""


def added(hand: Hand, number: int) -> Hand:
    """Return the hand with one more outcast."""
    return tuple(sorted((*hand, number)))


def removed(hand: Hand, number: int, copies: int) -> Hand:
    """Return the hand without so many outcasts of this number, all of which it holds."""
    at = hand.index(number)
    return hand[:at] + hand[at + copies :]


def replaced(hands: Hands, seat: int, hand: Hand) -> Hands:
    """Return all hands, with another one at this seat."""
    return (*hands[:seat], hand, *hands[seat + 1 :])
