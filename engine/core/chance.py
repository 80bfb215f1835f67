"""The one source of chance: the same numbers on every platform and Python version, for good.

The generator is SplitMix64: Guy L. Steele Jr., Doug Lea and Christine H. Flood, "Fast Splittable
Pseudorandom Number Generators", OOPSLA 2014, with the constants of Sebastiano Vigna's public
domain ``splitmix64.c``. Its whole state is one 64-bit number.
"""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

MAX_SEED = 2**63 - 1
"""Seeds, the deal numbers that players share, are integers from 0 to this."""

MAX_STATE = 2**64 - 1

_INCREMENT = 0x9E3779B97F4A7C15
_FIRST_FACTOR = 0xBF58476D1CE4E5B9
_SECOND_FACTOR = 0x94D049BB133111EB


class Chance:
    """A stream of random numbers that goes on from ``state``; a seed is a first state.

    >>> chance = Chance(42)
    >>> chance.shuffled("abcdef")
    ['e', 'd', 'a', 'c', 'f', 'b']
    >>> Chance(chance.state).below(6) == chance.below(6)
    True
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        if not 0 <= state <= MAX_STATE:
            raise ValueError(f"not a state of the generator: {state}")
        self.state = state

    def next(self) -> int:
        """Return the next number of the generator, 0 to 2**64 - 1."""
        self.state = mixed = (self.state + _INCREMENT) & MAX_STATE
        mixed = (mixed ^ (mixed >> 30)) * _FIRST_FACTOR & MAX_STATE
        mixed = (mixed ^ (mixed >> 27)) * _SECOND_FACTOR & MAX_STATE
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound`` - 1, all equally likely."""
        if not 1 <= bound <= MAX_STATE:
            raise ValueError(f"not a bound: {bound}")
        return self._remainder(bound)

    def _remainder(self, bound: int) -> int:
        """Return the next number modulo ``bound``.

        Numbers from the last, incomplete run of remainders are rejected, so that all are equally
        likely.
        """
        while True:
            number = self.next()
            remainder = number % bound
            if number - remainder <= MAX_STATE + 1 - bound:
                return remainder

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """Return the items in random order, by Durstenfeld's form of the Fisher-Yates shuffle.

        It goes from the last item down.
        """
        shuffled = list(items)
        remainder = self._remainder
        for last in range(len(shuffled) - 1, 0, -1):
            other = remainder(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled
