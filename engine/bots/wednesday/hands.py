"""Hands as integers: small, immutable, quick to compare and to look up.

Each number of an outcast has four bits, one for each copy that is held, the lowest first: three 5
are ``0b0111 << 20``. So the lowest bits of all numbers together are the numbers that are held, the
second ones those held twice, and the count of bits is the size of the hand.
"""

from collections.abc import Iterable
from functools import lru_cache

from engine.games.wednesday.cards import NUMBERS

BITS = 4
"""How many bits a number has."""

ONES = sum(1 << BITS * number for number in NUMBERS)
"""The lowest bit of every number; sets of numbers are made of these bits."""

ALL_COPIES = (1 << BITS) - 1
"""A set of numbers times this has every bit of these numbers."""


REMEMBERED = 50_000
"""Hands whose points are kept."""


def bit(number: int) -> int:
    """Return the bit of this number in a set of numbers."""
    return 1 << BITS * number


def added(hand: int, number: int) -> int:
    """Return the hand with one more of this number; there can be at most four of a number."""
    shift = BITS * number
    return hand + ((hand >> shift & ALL_COPIES) + 1 << shift)


def removed(hand: int, number: int) -> int:
    """Return the hand without one of this number, which it holds."""
    shift = BITS * number
    return hand - ((hand >> shift & ALL_COPIES) + 1 >> 1 << shift)


def count(hand: int, number: int) -> int:
    """Return how many of this number the hand holds."""
    return (hand >> BITS * number & ALL_COPIES).bit_count()


def held(hand: int) -> int:
    """Return the set of the numbers in the hand."""
    return hand & ONES


def number_of(lowest: int) -> int:
    """Return the number whose bit this is."""
    return (lowest.bit_length() - 1) // BITS


def numbers(among: int) -> list[int]:
    """Return the numbers in a set, ascending."""
    found = []
    while among:
        lowest = among & -among
        found.append((lowest.bit_length() - 1) // BITS)
        among ^= lowest
    return found


def hand_of(cards: Iterable[int]) -> int:
    """Return the hand of these outcasts."""
    hand = 0
    for number in cards:
        hand = added(hand, number)
    return hand


def cards(hand: int) -> list[int]:
    """Return the outcasts in a hand, ascending."""
    return [number for number in NUMBERS for _ in range(count(hand, number))]


@lru_cache(REMEMBERED)
def points(hand: int) -> int:
    """Return what the hand costs at the end of a round."""
    return sum(number * count(hand, number) for number in numbers(hand & ONES))
