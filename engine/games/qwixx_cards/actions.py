"""The actions, and the reading of their texts."""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import TypeAlias

from engine.core.action import Action
from engine.core.refusal import Refused, unknown_action
from engine.games.qwixx_cards.cards import (
    CARD_OF_TEXT,
    CARDS,
    COLOUR_OF,
    JOKER,
    NUMBER_OF,
    Cards,
)
from engine.games.qwixx_cards.printed import (
    COLOURS,
    DISPLAY,
    MOST_PLAYED,
    NUMBERS,
    ROW_OF,
)
from engine.games.qwixx_cards.rows import CROSS, Crosses, numbers


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the card in a place of the display, 0 to 3 (part 1): ``take SLOT``, from 1."""

    slot: int

    def __str__(self) -> str:
        return f"take {self.slot + 1}"


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """Cross numbers of a row (parts 2 and 3): ``mark COLOUR N…``, left to right."""

    row: int
    crosses: Crosses

    @property
    def numbers(self) -> list[int]:
        """Return the numbers to be crossed, left to right."""
        return numbers(self.row, self.crosses)

    def __str__(self) -> str:
        return " ".join(("mark", COLOURS[self.row], *map(str, self.numbers)))


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Cross nothing (parts 2 and 3): ``skip``."""

    def __str__(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True)
class PlayCards(Action):
    """Play cards of the hand, sorted, in a colour (part 3): ``play COLOUR CARD…``."""

    colour: int
    cards: Cards

    @property
    def shown(self) -> Crosses:
        """Return the numbers that the cards show in the row of their colour, each once (Q4)."""
        cross = CROSS[self.colour]
        shown = 0
        for card in self.cards:
            shown |= cross[NUMBER_OF[card]]
        return shown

    def __str__(self) -> str:
        return " ".join(("play", COLOURS[self.colour], *(CARDS[card] for card in self.cards)))


Decision: TypeAlias = Mark | Skip
"""What each player decides in part 2, and the active player once more in part 3."""

SKIP = Skip()

TAKES = tuple(map(Take, range(DISPLAY)))

NUMBER_MARKS = {
    number: tuple(Mark(row, cross[number]) for row, cross in enumerate(CROSS)) for number in NUMBERS
}
"""For each number, crossing it alone in each of the rows."""

_OF_TEXT: dict[str, Action] = {str(action): action for action in (*TAKES, SKIP)}
_NUMBERS = frozenset(map(str, NUMBERS))
_CARDS = frozenset(CARDS)


@cache
def mark_of(row: int, crosses: Crosses) -> Mark:
    """Return the mark of these numbers, made only once."""
    return Mark(row, crosses)


def plays(hand: Cards) -> list[Action]:
    """Return all plays of a hand: by colour, then by the cards from the first on.

    A play is one card, or up to three of one colour. Jokers go with any colour, and also alone
    (Q4).
    """
    jokers = tuple(card for card in hand if COLOUR_OF[card] == JOKER)
    actions: list[Action] = []
    for colour in range(len(COLOURS)):
        cards = tuple(card for card in hand if COLOUR_OF[card] == colour)
        actions += _plays(colour, cards + jokers)
    return actions


@lru_cache(maxsize=1 << 14)
def _plays(colour: int, cards: Cards) -> tuple[PlayCards, ...]:
    """Return all plays in one colour of the cards that go with it."""
    sizes = range(1, MOST_PLAYED + 1)
    chosen = chain.from_iterable(combinations(cards, size) for size in sizes)
    return tuple(PlayCards(colour, together) for together in sorted(chosen))


def parse(text: str) -> Action:
    """Read the text of an action, in exactly the words that ``str`` gives. Raises Refused."""
    action = _read(text)
    if action is None or str(action) != text:
        raise Refused(unknown_action(text))
    return action


def _read(text: str) -> Action | None:
    """Read a text whose numbers or cards may be there twice or in another order."""
    match text.split(" "):
        case ["mark", colour, *rest] if colour in ROW_OF and _NUMBERS >= set(rest) > set():
            row = ROW_OF[colour]
            return mark_of(row, sum(CROSS[row][int(number)] for number in set(rest)))
        case ["play", colour, *rest] if colour in ROW_OF and _CARDS >= set(rest) > set():
            return PlayCards(
                ROW_OF[colour], tuple(sorted(CARD_OF_TEXT[card] for card in set(rest)))
            )
    return _OF_TEXT.get(text)
