"""Play as people play in their first matches.

A beginner cannot wait: it makes the nearest cross that it can, unless too many numbers are skipped.
It counts crosses, not points, takes numbers that fit soon in some row, and gets rid of cards that
have become useless. It never thinks of the end of the match, nor of the others.
"""

from collections.abc import Iterable
from typing import TypeAlias

from engine.core.action import Action
from engine.core.errors import BadDocument
from engine.games.qwixx_cards.actions import Mark, PlayCards, Take
from engine.games.qwixx_cards.cards import COLOUR_OF, JOKER, NUMBER_OF, Card
from engine.games.qwixx_cards.printed import NUMBERS
from engine.games.qwixx_cards.rows import CROSS, choices, crossing
from engine.games.qwixx_cards.state import QwixxState

MOST_SKIPPED = 5
"""Numbers that a beginner skips for a cross, at most."""

Appeal: TypeAlias = tuple[int, int, int]
"""The appeal of an action, only to be compared: crosses, nearness, cards disposed of."""


class Beginner:
    """The beginner in one position."""

    def __init__(self, state: QwixxState, seat: int) -> None:
        self._state = state
        self._rows = state.sheets[seat].rows

    def choice(self, actions: Iterable[Action]) -> Action:
        """Return the action that appeals most, the first of several."""
        return max(actions, key=self._appeal)

    def _appeal(self, action: Action) -> Appeal:
        match action:
            case Take(slot):
                return 0, -self._distance(self._number_at(slot)), 0
            case PlayCards(row, cards):
                marks = [Mark(row, more) for more in choices(action.shown)]
                crosses, near, _ = max(map(self._crossing, marks))
                return max(crosses, 0), near if crosses > 0 else 0, sum(map(self._useless, cards))
            case Mark():
                return self._crossing(action)
            case _:
                return 0, 0, 0

    def _crossing(self, mark: Mark) -> Appeal:
        """Return the appeal of crosses, less than that of none if too far or impossible."""
        before = self._rows[mark.row]
        after, refused = crossing(before, mark.crosses)
        crosses = mark.crosses.bit_count()
        skipped = after.bit_length() - before.bit_length() - crosses
        if refused or skipped > MOST_SKIPPED:
            return -1, 0, 0
        return crosses, -skipped, 0

    def _number_at(self, slot: int) -> int:
        card = self._state.display[slot]
        if card is None:
            raise BadDocument(f"display[{slot}]", "a card to be taken expected")
        return NUMBER_OF[card]

    def _distance(self, number: int) -> int:
        """Return how far ahead this number is in the row in which it fits best."""
        return min(self._ahead(row, number) for row in range(len(self._rows)))

    def _ahead(self, row: int, number: int) -> int:
        """Return how many places a number is ahead of the last cross.

        A number that is gone counts as more than a row ahead.
        """
        ahead = CROSS[row][number].bit_length() - self._rows[row].bit_length()
        return ahead if ahead > 0 else len(NUMBERS) + 1

    def _useless(self, card: Card) -> int:
        """Return 1 for a card whose number is gone in its row, -1 for any other."""
        colour = COLOUR_OF[card]
        gone = colour != JOKER and self._ahead(colour, NUMBER_OF[card]) > len(NUMBERS)
        return 1 if gone else -1
