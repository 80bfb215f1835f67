"""The player that looks one action ahead, cheap enough to play matches out.

It chooses what leads to the largest sum of what its rows can be expected to end with, of what its
hand can add to them, and of penalties. Of the others it knows how long they let the match go on,
and how many points they have when an action would end it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.bots.qwixx_cards.hands import Hand, plays, shown, size, with_card, without
from engine.bots.qwixx_cards.row_values import LONGEST, Best, points
from engine.games.qwixx_cards.cards import Card
from engine.games.qwixx_cards.printed import FULL_HAND, PENALTIES_TO_END, PENALTY, ROWS_TO_END
from engine.games.qwixx_cards.rows import (
    CROSS,
    LAST,
    NEXT,
    Crosses,
    choices,
    closed,
    crossing,
)

Rows: TypeAlias = Sequence[Crosses]
"""The crosses of a sheet, in colour order."""

END = 1000.0
"""What it is worth to end the match as its winner; as a loser, the same less than nothing."""

SCALES: Mapping[str, float] = {
    "time": 4.0,
    "time per place": 0.3,
    "time with a closed row": 4.0,
    "time per penalty": 2.0,
    "best set": 0.15,
    "other sets": 0.15,
    "free place": 0.3,
    "penalty": 0.2,
}
"""The weights, each with a change that is worth trying."""


class Stand(NamedTuple):
    """Where a player stands."""

    rows: Rows
    hand: Hand
    crossed: bool
    """Whether no penalty threatens: something is crossed in this turn, or it is another's."""
    penalties: int
    lead: int
    """The own points less the most that another has."""
    time: int
    """How long the match may go on, as ``row_values`` counts."""


class Option(NamedTuple):
    """Something that can be done, and what it is worth: only to be compared."""

    value: float
    row: int
    """The row in which crosses are made or cards are played."""
    places: Crosses
    """The places that are crossed, or for which cards are played; 0 for none."""


class Policy:
    """Decides by weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._best = Best()
        self._time = weights["time"]
        self._per_place = weights["time per place"]
        self._closed = weights["time with a closed row"]
        self._per_penalty = weights["time per penalty"]
        self._best_set = weights["best set"]
        self._other_sets = weights["other sets"]
        self._free_place = weights["free place"]
        self._penalty = PENALTY * weights["penalty"]

    def time(self, sheets: Iterable[tuple[Rows, int]]) -> int:
        """How long the match may go on, by the rows and the penalties of all players."""
        most = closed = penalties = 0
        for rows, own in sheets:
            *_, second, first = sorted([row.bit_length() for row in rows])
            most = max(most, first + second)
            closed = max(closed, first)
            penalties = max(penalties, own)
        time = self._time - self._per_place * most - self._per_penalty * penalties
        if closed == LAST.bit_length():
            time -= self._closed
        return max(0, min(LONGEST, round(time)))

    def takes(self, stand: Stand, groups: Sequence[Sequence[Card]]) -> list[float]:
        """Part 1: for each group what it is worth to take one of its cards, all equally likely."""
        return [
            sum(self._holding(stand, with_card(stand.hand, card)) for card in group) / len(group)
            for group in groups
        ]

    def numbers(self, stand: Stand, number: int) -> list[Option]:
        """Part 2: crossing nothing, or the number in each row that allows it."""
        options = [Option(self._holding(stand, stand.hand), 0, 0)]
        for row, places in enumerate(CROSS):
            cross = places[number]
            if NEXT[stand.rows[row]] & cross:
                options.append(Option(self._crossing(stand, row, cross), row, cross))
        return options

    def plays(self, stand: Stand) -> list[Option]:
        """Part 3: playing cards, each with the best crosses that they allow."""
        options = []
        for row, crosses in enumerate(stand.rows):
            for places in plays(shown(stand.hand, row)):
                _, more = self._best(stand.time, crosses, places)
                rest = without(stand.hand, row, places)
                options.append(Option(self._marking(stand, rest, row, more), row, places))
        return options

    def marks(self, stand: Stand, row: int, places: Crosses) -> list[Option]:
        """Part 3: crossing nothing, or what the cards that were played allow."""
        options = [Option(self._marking(stand, stand.hand, row, 0), row, 0)]
        for more in choices(places):
            if not crossing(stand.rows[row], more)[1]:
                value = self._marking(stand, stand.hand, row, more)
                options.append(Option(value, row, more))
        return options

    def _holding(self, stand: Stand, hand: Hand) -> float:
        """The worth of a hand before it is played."""
        value, gain = self._together(stand.time, stand.rows, hand)
        return value if gain or stand.crossed else value - self._penalty

    def _crossing(self, stand: Stand, row: int, cross: Crosses) -> float:
        """The worth of crossing a number in part 2."""
        after = [*stand.rows]
        after[row] |= cross
        if self._closes(stand, row, cross):
            return self._end(stand.lead + points(after[row]) - points(stand.rows[row]))
        return self._together(stand.time, after, stand.hand)[0]

    def _marking(self, stand: Stand, rest: Hand, row: int, more: Crosses) -> float:
        """The worth of making these crosses, if any, in part 3, with the rest of the hand."""
        if not more:
            value = self._together(stand.time, stand.rows, rest)[0]
            if stand.crossed:
                return value
            if stand.penalties + 1 == PENALTIES_TO_END:
                return self._end(stand.lead - PENALTY)
            return value - self._penalty
        after = [*stand.rows]
        after[row] |= more
        if self._closes(stand, row, more):
            return self._end(stand.lead + points(after[row]) - points(stand.rows[row]))
        return self._together(stand.time, after, rest)[0]

    def _together(self, time: int, rows: Rows, hand: Hand) -> tuple[float, float]:
        """The worth of rows and hand, and what the best set of the hand gains."""
        best, values = self._best, self._best.values[time]
        gains = [best(time, row, shown(hand, at))[0] for at, row in enumerate(rows)]
        most = max(gains)
        value = (
            sum([values[row] for row in rows])
            + self._best_set * most
            + self._other_sets * (sum(gains) - most)
            + self._free_place * (FULL_HAND - size(hand))
        )
        return value, most

    def _closes(self, stand: Stand, row: int, crosses: Crosses) -> bool:
        """Whether these crosses close the last row that a match goes on for."""
        if crosses < LAST:
            return False
        return sum(map(closed, stand.rows)) + 1 == ROWS_TO_END

    def _end(self, lead: int) -> float:
        """The worth of an end with this lead; a shared win is a little better than to go on."""
        return lead + (END if lead >= 0 else -END)
