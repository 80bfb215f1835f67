"""What the tasks of all games share in which cards are placed on piles."""

from collections.abc import Sequence
from itertools import pairwise

from engine.core.chance import Chance, Item
from engine.core.piles import trick
from engine.core.placing import END
from engine.tasks.source import Choose

SKIPPED = range(1, 31)
"""How many numbers a goal lets be skipped: as many as a child can add up on the way."""


def unhurried(choose: Choose) -> Choose:
    """Let a player end its turn only where nothing else can be done."""
    end = str(END)
    return lambda view, seat, legal: choose(
        view, seat, [action for action in legal if action != end] or [end]
    )


def nearest_first(
    tops: Sequence[int],
    hand: Sequence[int],
    ascending: Sequence[bool],
    fitting: Sequence[Sequence[bytes]],
) -> set[int]:
    """Return what is left if it is always the card that is placed which moves its pile least.

    ``fitting`` tells which card fits on which top of which pile.
    """
    now, left = list(tops), set(hand)
    while left:
        moves = [
            (card - top if ascending[pile] else top - card, card, pile)
            for pile, top in enumerate(now)
            for card in left
            if fitting[pile][top][card]
        ]
        if not moves:
            break
        _, card, pile = min(moves)
        left.remove(card)
        now[pile] = card
    return left


def skipped(
    before: Sequence[Sequence[int]], after: Sequence[Sequence[int]], ascending: Sequence[bool]
) -> int:
    """Return how many numbers were skipped on these piles since they were as before.

    It is what the table says at each step, added up: a backwards trick skips none, and gives none
    back.
    """
    return sum(
        abs(card - below) - 1
        for start, pile, rises in zip(before, after, ascending, strict=True)
        for below, card in pairwise(pile[len(start) - 1 :])
        if card != trick(rises, below)
    )


def between(chance: Chance, lowest: int, highest: int) -> int:
    """Draw a number within these bounds."""
    return lowest + chance.below(highest - lowest + 1)


def choice(chance: Chance, items: Sequence[Item]) -> Item:
    """Draw one of the items."""
    return items[chance.below(len(items))]
