"""The policy: a player that looks one action ahead, cheap enough for playouts.

It chooses what leads to the largest sum of what its rows can be expected to end with, of what its
hand can add to them, and of penalties. Of the others it knows how long they let the match go on,
and how many points they have when an action would end it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.bots.qwixx_cards.hands import Hand, places_shown, plays, size, with_card, without
from engine.bots.qwixx_cards.row_values import LONGEST, POINTS, ROWS, Sets, row_values
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
"""What it is worth to end the match as its winner; a loser gets minus as much."""

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


class SeatStanding(NamedTuple):
    """The standing of a player."""

    rows: Rows
    hand: Hand
    crossed: bool
    """Whether no penalty threatens: something is crossed in this turn, or it is another seat's
    turn."""
    penalties: int
    lead: int
    """The player's points less the most that another has."""
    time: int
    """How long the match may go on, as ``row_values`` counts."""


class Candidate(NamedTuple):
    """A possible choice, and what it is worth: only to be compared."""

    value: float
    row: int
    """The row in which crosses are made or cards are played."""
    places: Crosses
    """The places that are crossed, or for which cards are played; 0 for none."""


class Policy:
    """The policy that these weights make."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.values = row_values()
        self.sets = [*map(Sets, self.values)]
        self.other_sets = weights["other sets"]
        self.best_set = weights["best set"] - self.other_sets
        self.free_place = weights["free place"]
        self._time = weights["time"]
        self._per_place = weights["time per place"]
        self._closed = weights["time with a closed row"]
        self._per_penalty = weights["time per penalty"]
        self._penalty = PENALTY * weights["penalty"]

    def time(self, sheets: Iterable[tuple[Rows, int]]) -> int:
        """Return how long the match may go on, by the rows and the penalties of all players."""
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

    def doubt(self, time: int) -> float:
        """Return how many points of lead make a win e times as likely as a loss."""
        return 7.0 + 0.2 * time

    def takes(self, standing: SeatStanding, groups: Sequence[Sequence[Card]]) -> list[float]:
        """Return the worth of taking a card of each group, all equally likely (part 1)."""
        return [
            sum(self._holding(standing, with_card(standing.hand, card)) for card in group)
            / len(group)
            for group in groups
        ]

    def guess(self, standing: SeatStanding, numbers: Iterable[int]) -> list[float]:
        """Return what a card of each number may gain, quickly, its colour unknown (part 1)."""
        outlook = Outlook(self, standing)
        return [outlook.gain(number) for number in numbers]

    def numbers(self, standing: SeatStanding, number: int) -> list[Candidate]:
        """Return the choices: no cross, or the number in each row that allows it (part 2)."""
        outlook = Outlook(self, standing)
        options = [Candidate(outlook.value - self._threat(standing, outlook), 0, 0)]
        for row, places in enumerate(CROSS):
            cross = places[number]
            crosses = standing.rows[row]
            if NEXT[crosses] & cross:
                if closes_last(standing.rows, cross):
                    value = end(standing.lead + POINTS[crosses | cross] - POINTS[crosses])
                else:
                    value = outlook.changed(row, cross, 0)
                options.append(Candidate(value, row, cross))
        return options

    def plays(self, standing: SeatStanding) -> list[Candidate]:
        """Return the plays, each with the best crosses that its cards allow (part 3).

        A joker is played only to be crossed, unless there are only jokers.
        """
        outlook = Outlook(self, standing)
        options = self._plays(standing, outlook, wasting=False)
        return options or self._plays(standing, outlook, wasting=True)

    def _plays(self, standing: SeatStanding, outlook: "Outlook", wasting: bool) -> list[Candidate]:
        """Return the plays, with jokers played for nothing or without."""
        sets = self.sets[standing.time]
        options = []
        for row, crosses in enumerate(standing.rows):
            coloured = standing.hand[row]
            for places in plays(outlook.shown[row]):
                more = sets[crosses * ROWS + places][1]
                if wasting or not places & ~(more | coloured):
                    value = self._marking(standing, outlook, row, places, more)
                    options.append(Candidate(value, row, places))
        return options

    def marks(self, standing: SeatStanding, row: int, places: Crosses) -> list[Candidate]:
        """Return the choices of crossing nothing, or what the cards played allow (part 3)."""
        outlook = Outlook(self, standing)
        possible = [more for more in choices(places) if not crossing(standing.rows[row], more)[1]]
        return [
            Candidate(self._marking(standing, outlook, row, 0, more), row, more)
            for more in (0, *possible)
        ]

    def _holding(self, standing: SeatStanding, hand: Hand) -> float:
        """Return the worth of a hand before it is played."""
        outlook = Outlook(self, standing._replace(hand=hand))
        return outlook.value - self._threat(standing, outlook)

    def _threat(self, standing: SeatStanding, outlook: "Outlook") -> float:
        """Return the penalty, if it comes when nothing is crossed in part 2."""
        return 0.0 if standing.crossed or any(outlook.gains) else self._penalty

    def _marking(
        self, standing: SeatStanding, outlook: "Outlook", row: int, places: Crosses, more: Crosses
    ) -> float:
        """Return the worth of playing cards of these places for these crosses, if any (part 3)."""
        if more:
            if closes_last(standing.rows, more):
                crosses = standing.rows[row]
                return end(standing.lead + POINTS[crosses | more] - POINTS[crosses])
            return outlook.changed(row, more, places)
        if standing.crossed:
            return outlook.changed(row, 0, places)
        if standing.penalties + 1 == PENALTIES_TO_END:
            return end(standing.lead - PENALTY)
        return outlook.changed(row, 0, places) - self._penalty


class Outlook:
    """The worth of rows and hand together, now and when a row changes."""

    __slots__ = ("_policy", "_standing", "fixed", "gains", "shown", "value")

    def __init__(self, policy: Policy, standing: SeatStanding) -> None:
        time, rows, hand = standing.time, standing.rows, standing.hand
        values, sets = policy.values[time], policy.sets[time]
        self._policy = policy
        self._standing = standing
        self.shown = places_shown(hand)
        self.gains = [
            sets[crosses * ROWS + places][0]
            for crosses, places in zip(rows, self.shown, strict=True)
        ]
        self.fixed = sum([values[crosses] for crosses in rows])
        self.fixed += policy.free_place * (FULL_HAND - size(hand))
        self.value = (
            self.fixed + policy.other_sets * sum(self.gains) + policy.best_set * max(self.gains)
        )

    def changed(self, row: int, more: Crosses, played: Crosses) -> float:
        """Return the value with more crosses in a row, and without the cards played for it."""
        policy, standing = self._policy, self._standing
        if played & ~standing.hand[row]:
            rows = [*standing.rows]
            rows[row] |= more
            rest = without(standing.hand, row, played)
            return Outlook(policy, standing._replace(rows=rows, hand=rest)).value
        values = policy.values[standing.time]
        crosses = standing.rows[row]
        after = crosses | more
        gains = [*self.gains]
        gains[row] = policy.sets[standing.time][after * ROWS + (self.shown[row] & ~played)][0]
        return (
            self.fixed
            + values[after]
            - values[crosses]
            + policy.free_place * played.bit_count()
            + policy.other_sets * sum(gains)
            + policy.best_set * max(gains)
        )

    def gain(self, number: int) -> float:
        """Return what a card of this number adds to the gains, its colour being unknown."""
        sets = self._policy.sets[self._standing.time]
        gain = 0.0
        for row, crosses in enumerate(self._standing.rows):
            gain += sets[crosses * ROWS + (self.shown[row] | CROSS[row][number])][0]
        return gain


def closes_last(rows: Rows, crosses: Crosses) -> bool:
    """Tell whether these crosses close a row and so end the match."""
    return crosses >= LAST and sum(map(closed, rows)) + 1 == ROWS_TO_END


def end(lead: int) -> float:
    """Return the worth of ending the match with this lead; a shared win beats going on."""
    return lead + (END if lead >= 0 else -END)
