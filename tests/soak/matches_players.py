"""Who plays the random matches: luck, and for some games players with a little care.

Luck alone ends most matches long before their late stages. Who plays with care knows nothing but
the beginning and the texts of actions, and chooses among the legal ones.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

HASTE = 0.95
"""How often a careful player ends a turn as soon as that is possible."""


State: TypeAlias = Mapping[str, Any]


class Player(Protocol):
    """Chooses for all seats of one match, whose state is known at its beginning alone."""

    def choose(self, seat: int, actions: Sequence[str]) -> str:
        """One of these legal actions."""
        ...

    def done(self, seat: int, action: str) -> None:
        """Takes note of an action that was done."""
        ...


class Luck:
    """Choices at random."""

    def __init__(self, random: Random, state: State) -> None:
        self._random = random

    def choose(self, seat: int, actions: Sequence[str]) -> str:
        return self._random.choice(actions)

    def done(self, seat: int, action: str) -> None:
        """Luck remembers nothing."""


class SmallSteps:
    """The Game and Extreme: the smallest step that there is, back by ten if possible."""

    SMALL = 2
    """A step that is taken even when the turn can end."""

    def __init__(self, random: Random, state: State) -> None:
        self._random = random
        self._tops: dict[str, int] = {name: pile[-1] for name, pile in state["piles"].items()}

    def choose(self, seat: int, actions: Sequence[str]) -> str:
        cost, action = min((self._cost(action), action) for action in actions)
        if cost > self.SMALL and actions[-1] == "end" and self._random.random() < HASTE:
            return "end"
        return action

    def done(self, seat: int, action: str) -> None:
        if action.startswith("place"):
            _, card, pile = action.split()
            self._tops[pile] = int(card)

    def _cost(self, action: str) -> int:
        if not action.startswith("place"):
            return 1_000
        _, card, pile = action.split()
        step = int(card) - self._tops[pile]
        return step if pile.startswith("up") else -step


class HelpfulRivals:
    """Face to Face: small steps, and gifts that set the rival's piles back as far as possible."""

    def __init__(self, random: Random, state: State) -> None:
        self._random = random
        self._tops: list[dict[str, int]] = [
            {name: pile[-1] for name, pile in piles.items()} for piles in state["piles"]
        ]

    def choose(self, seat: int, actions: Sequence[str]) -> str:
        if actions[-1] == "end" and self._random.random() < HASTE:
            return "end"
        return min(actions, key=lambda action: self._cost(seat, action))

    def done(self, seat: int, action: str) -> None:
        if action != "end":
            card, owner, pile = self._read(seat, action)
            self._tops[owner][pile] = card

    def _cost(self, seat: int, action: str) -> int:
        """How far the pile comes nearer to its end; a gift takes it away from there."""
        if action == "end":
            return 1_000
        card, owner, pile = self._read(seat, action)
        step = card - self._tops[owner][pile]
        return step if pile == "up" else -step

    def _read(self, seat: int, action: str) -> tuple[int, int, str]:
        """The card, whose pile it goes on, and which."""
        _, card, pile = action.split()
        whose, _, direction = pile.partition(".")
        return int(card), seat if whose == "own" else 1 - seat, direction


class ManyCrosses:
    """Qwixx: many crosses, and few numbers given up for them."""

    GIVEN_UP = 2
    """Numbers that may be skipped for each cross; else rather no cross."""

    def __init__(self, random: Random, state: State) -> None:
        self._random = random
        self._next: dict[tuple[int, str], int] = {}
        """By seat and colour: the first place of the row, from 0, that is still open."""

    def choose(self, seat: int, actions: Sequence[str]) -> str:
        least = min(self._cost(seat, action) for action in actions)
        return self._random.choice([a for a in actions if self._cost(seat, a) == least])

    def done(self, seat: int, action: str) -> None:
        match action.split():
            case ["mark", colour, *numbers]:
                self._next[seat, colour] = _place(colour, numbers[-1]) + 1

    def _cost(self, seat: int, action: str) -> int:
        """Numbers given up, less what the crosses are worth; cards to be played count as crosses.

        Of several cards more are better, whatever they show: only who plays can cross.
        """
        match action.split():
            case ["mark", colour, *numbers]:
                passed = _place(colour, numbers[-1]) + 1 - self._next.get((seat, colour), 0)
                return passed - len(numbers) * (1 + self.GIVEN_UP)
            case ["play", _, *cards]:
                return -len(cards)
        return 0


def _place(colour: str, number: str) -> int:
    """Where a number stands in its row, from 0."""
    return int(number) - 2 if colour in ("red", "yellow") else 12 - int(number)


CAREFUL: Mapping[str, Callable[[Random, State], Player]] = {
    "the-game": SmallSteps,
    "the-game-extreme": SmallSteps,
    "face-to-face": HelpfulRivals,
    "qwixx-cards": ManyCrosses,
}
"""Who plays a game with care. Wednesday comes through all five rounds by luck alone."""
