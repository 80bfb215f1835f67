"""A model of the game that is quick to play on; a test holds it equal to the engine.

It is changed in place, and takes every action to be legal.
"""

from collections.abc import Sequence

from engine.bots.qwixx_cards.hands import hand_of, shown, with_card, without_card
from engine.bots.qwixx_cards.row_values import POINTS
from engine.core.chance import Chance
from engine.games.qwixx_cards.cards import NUMBER_OF, Card
from engine.games.qwixx_cards.printed import FULL_HAND, PENALTIES_TO_END, PENALTY, ROWS_TO_END
from engine.games.qwixx_cards.rows import CROSS, LAST, Crosses
from engine.games.qwixx_cards.state import PartName, QwixxState


class Model:
    """A match between two actions, and before anybody has decided in part 2."""

    def __init__(self, state: QwixxState) -> None:
        self.rows = [[*sheet.rows] for sheet in state.sheets]
        self.penalties = [sheet.penalties for sheet in state.sheets]
        self.hands = [*map(hand_of, state.hands)]
        self.held = len(state.hands[state.seat])
        """The size of the hand of the active player."""
        self.display = [*state.display]
        self.draw = [*reversed(state.draw)]
        """The next card last."""
        self.discard = [*state.discard]
        self.seat = state.seat
        self.part: PartName = state.part
        self.crossed = state.crossed
        self.played: tuple[int, Sequence[Card]] = (0, ())
        """The row and the cards, in part ``mark``."""
        if state.played:
            self.played = state.played.colour, state.played.cards
        self.over = state.over is not None
        self.chance = Chance(state.seed_state)

    @property
    def number(self) -> int:
        """Return the number on top of the draw pile."""
        return NUMBER_OF[self.draw[-1]]

    @property
    def shown(self) -> Crosses:
        """Return the places of the played row for which a card lies open, in part ``mark``."""
        row, cards = self.played
        return shown(hand_of(cards), row)

    def scores(self) -> list[int]:
        """Return the points by seat."""
        return [
            sum([POINTS[crosses] for crosses in rows]) - PENALTY * penalties
            for rows, penalties in zip(self.rows, self.penalties, strict=True)
        ]

    def take(self, slot: int) -> None:
        """Take the card in this place of the display (part 1)."""
        card = self.display[slot]
        assert card is not None
        self.display[slot] = None
        self.hands[self.seat] = with_card(self.hands[self.seat], card)
        self.held += 1
        full = self.held == FULL_HAND
        if full or self.display.count(None) == len(self.display):
            self._refill()
        if full:
            self._draw_pile()
            self.part = "number"

    def decide(self, rows: Sequence[int | None]) -> None:
        """Cross the number, by seat in the given row, or nowhere for None (part 2)."""
        number = self.number
        for seat, row in enumerate(rows):
            if row is not None:
                self._cross(seat, row, CROSS[row][number])
        self.crossed = rows[self.seat] is not None
        self.part = "play"

    def play(self, row: int, cards: Sequence[Card]) -> None:
        """Play these cards in the colour of a row (part 3)."""
        hand = self.hands[self.seat]
        for card in cards:
            hand = without_card(hand, card)
        self.hands[self.seat] = hand
        self.played = row, cards
        self.part = "mark"

    def mark(self, crosses: Crosses) -> None:
        """Make these crosses, if any, in the row of the colour that was played (part 3)."""
        seat = self.seat
        row, cards = self.played
        if crosses:
            self._cross(seat, row, crosses)
        elif not self.crossed:
            self.penalties[seat] += 1
            self.over = self.penalties[seat] == PENALTIES_TO_END
        if not self.over:
            self.discard += cards
            self.seat = (seat + 1) % len(self.rows)
            self.held = sum(map(int.bit_count, self.hands[self.seat]))
            self.crossed = False
            self.part = "take"

    def _cross(self, seat: int, row: int, crosses: Crosses) -> None:
        rows = self.rows[seat]
        rows[row] |= crosses
        if crosses >= LAST and sum([each >= LAST for each in rows]) == ROWS_TO_END:
            self.over = True

    def _refill(self) -> None:
        """Fill the display."""
        for slot, card in enumerate(self.display):
            if card is None:
                self._draw_pile()
                self.display[slot] = self.draw.pop()

    def _draw_pile(self) -> None:
        """Make a draw pile of the discard pile, if there is none."""
        if not self.draw:
            self.draw = self.chance.shuffled(self.discard)[::-1]
            self.discard = []
