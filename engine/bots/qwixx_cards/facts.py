"""Facts about a position, as one seat sees it, from which reasons are made."""

from collections.abc import Collection, Iterable, Sequence

from engine.bots.qwixx_cards.dealing import hidden_cards
from engine.bots.qwixx_cards.hands import BIT, Hand, hand_of, shown
from engine.bots.qwixx_cards.one_ply import standing_of
from engine.bots.qwixx_cards.policy import Policy
from engine.bots.qwixx_cards.row_values import POINTS, ROWS
from engine.games.qwixx_cards.cards import COLOUR_OF, JOKER, NUMBER_OF, Card
from engine.games.qwixx_cards.number import possible_marks
from engine.games.qwixx_cards.printed import ROWS_TO_END
from engine.games.qwixx_cards.rows import CROSS, NEXT, Crosses, choices, crossing, single
from engine.games.qwixx_cards.sheets import closed_rows, crossed_sheet, score
from engine.games.qwixx_cards.state import QwixxState


class QwixxFacts:
    """The facts of a seat that is to act, in a state that gives its view."""

    def __init__(self, policy: Policy, state: QwixxState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.rows: Sequence[Crosses] = state.sheets[seat].rows
        self.hand: Hand = hand_of(state.hands[seat])
        self._sets = policy.sets[standing_of(policy, state, seat).time]
        self._others = [other for other in range(len(state.sheets)) if other != seat]

    def set_in_hand(self) -> tuple[int, Crosses]:
        """Return the row and the crosses of the best set that the hand allows, (…, 0) for none."""
        return self._best_set(self.rows, self.hand)

    def hand_without(self, cards: Collection[Card]) -> Hand:
        """Return the hand without these cards."""
        return hand_of(card for card in self.state.hands[self.seat] if card not in cards)

    def set_left(self, row: int, crosses: Crosses, spent: Collection[Card]) -> tuple[int, Crosses]:
        """Return the best set after these crosses and without these cards."""
        rows = [*self.rows]
        rows[row] |= crosses
        return self._best_set(rows, self.hand_without(spent))

    def _best_set(self, rows: Sequence[Crosses], hand: Hand) -> tuple[int, Crosses]:
        gains = [self._sets[crosses * ROWS + shown(hand, row)] for row, crosses in enumerate(rows)]
        best = gains.index(max(gains))
        return best, gains[best][1]

    def possible_crosses(self) -> list[tuple[int, Crosses]]:
        """Return the single crosses that cards of the hand allow, each with its row."""
        return [
            (row, cross)
            for row, crosses in enumerate(self.rows)
            for cross in single(NEXT[crosses] & shown(self.hand, row))
        ]

    def passed(self, row: int, crosses: Crosses) -> Crosses:
        """Return the numbers that these crosses skip."""
        before = 1 << self.rows[row].bit_length()
        return ((1 << crosses.bit_length()) - before) & ~crosses

    def passes(self, row: int, crosses: Crosses) -> int:
        """Return how many numbers these crosses skip."""
        return self.passed(row, crosses).bit_count()

    def ends(self, row: int, crosses: Crosses) -> bool:
        """Tell whether these crosses end the match."""
        after = crossed_sheet(self.state.sheets[self.seat], row, crosses)
        return len(closed_rows(after)) >= ROWS_TO_END

    def points(self, row: int, crosses: Crosses) -> int:
        """Return the points of the seat with these crosses."""
        return score(crossed_sheet(self.state.sheets[self.seat], row, crosses))

    def gain(self, row: int, crosses: Crosses) -> int:
        """Return the points that these crosses bring at once."""
        return POINTS[self.rows[row] | crosses] - POINTS[self.rows[row]]

    def most_of_others(self) -> int:
        """Return the most points that another seat has."""
        return max(score(self.state.sheets[other]) for other in self._others)

    def most_for_others(self) -> int:
        """Return the most points that another seat can have after this part.

        In part 2 it may still cross the number.
        """
        most = self.most_of_others()
        if self.state.part == "number":
            for other in self._others:
                sheet = self.state.sheets[other]
                for mark in possible_marks(self.state, other):
                    most = max(most, score(crossed_sheet(sheet, mark.row, mark.crosses)))
        return most

    def penalty_threatens(self) -> bool:
        """Tell whether it is the seat's turn, without a cross yet, and only a cross now can help.

        In part 2, a card that can be crossed in part 3 can help as well.
        """
        if self.seat != self.state.seat or self.state.crossed:
            return False
        return self.state.part != "number" or not any(
            NEXT[crosses] & shown(self.hand, row) for row, crosses in enumerate(self.rows)
        )

    def useless(self, cards: Iterable[Card], rows: Sequence[Crosses]) -> list[Card]:
        """Return the cards that could never be crossed on a sheet with these rows."""
        return [
            card
            for card in cards
            if COLOUR_OF[card] != JOKER
            and BIT[card].bit_length() <= rows[COLOUR_OF[card]].bit_length()
        ]

    def rows_for(self, number: int) -> list[int]:
        """Return the rows in which a hidden card of this number may be crossed.

        The colours of the hidden cards decide that.
        """
        colours = {
            COLOUR_OF[card]
            for card in hidden_cards(self.state, self.seat)
            if NUMBER_OF[card] == number
        }
        return [
            row
            for row, crosses in enumerate(self.rows)
            if NEXT[crosses] & CROSS[row][number] and not colours.isdisjoint((row, JOKER))
        ]

    def goes_with_hand(self, row: int, number: int) -> bool:
        """Tell whether this number can be crossed in a row together with a card of the hand."""
        cross = CROSS[row][number]
        return any(
            more & cross and more != cross and not crossing(self.rows[row], more)[1]
            for more in choices(shown(self.hand, row) | cross)
        )
