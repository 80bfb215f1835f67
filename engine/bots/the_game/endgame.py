"""Search of the end of a match: a way to place all cards, given who holds which.

It is a depth-first search over everybody's turns, smallest jumps first, which gives up after so
many placements. What is hidden is dealt several times, and each deal searched (determinization; see
Daniel Whitehouse, Edward J. Powley and Peter I. Cowling, "Determinization and Information Set Monte
Carlo Tree Search for the Card Game Dou Di Zhu", CIG 2011).
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple, TypeAlias

from engine.bots.placements import Cards, Placement
from engine.bots.the_game.planning import ENOUGH
from engine.bots.the_game.position import Tops
from engine.bots.the_game.turns import PlannedTurn, TurnRules
from engine.core.piles import TRICK
from engine.games.the_game.piles import ASCENDING
from engine.games.the_game.turns import next_seat

Hands: TypeAlias = tuple[Cards, ...]
"""By seat."""

STUCK = 1000
"""The smallest jump where there is none."""

ENDED: Placement = (0, 0)
"""The end of a turn, in a list of placements."""

HOPE = 0.2
"""The worth of a search that gives up with one card left, where a win is 1."""


class Rules(NamedTuple):
    """The rules of turns, by whether the draw pile still has cards."""

    drawing: TurnRules
    drained: TurnRules

    def at(self, draw: int) -> TurnRules:
        """Return the rules with so many cards to draw."""
        return self.drawing if draw else self.drained


class EndgameSearch:
    """A search for a way to place all cards of one deal."""

    def __init__(self, rules: Rules, draw: Sequence[int], limit: int) -> None:
        """Search with the draw pile ``draw``, and give up after ``limit`` beginnings."""
        self._rules = rules
        self._draw = draw
        self._limit = limit
        self._looked = 0
        self._failed: set[tuple[PlannedTurn, Hands, int, int]] = set()
        self._fewest = STUCK
        self._way: list[Placement] = []
        """The placements and the ends of turns, last first: written on the way back."""

    @property
    def gave_up(self) -> bool:
        """Tell whether the search came to its limit, so that what it did not find may exist."""
        return self._looked > self._limit

    def way(self, begun: PlannedTurn, hands: Hands, seat: int) -> tuple[Placement, ...] | None:
        """Return what to place in this turn so that all cards can be placed; None if not found."""
        self._way.clear()
        if not self._within(begun, hands, seat, 0):
            return None
        way = self._way[::-1]
        return tuple(way[: way.index(ENDED)] if ENDED in way else way)

    def promise(self, ended: PlannedTurn, hands: Hands, seat: int) -> float:
        """Return how promising the end of this turn is: 1 for a win, otherwise how near it came."""
        if (not any(hands) and not self._draw) or self._after(ended, hands, seat, 0):
            return 1.0
        return HOPE * exp(-self._fewest / 3)

    def _after(self, ended: PlannedTurn, hands: Hands, seat: int, drawn: int) -> bool:
        """Tell whether all cards can be placed once this turn has ended."""
        hands, drawn = self._drawn_up(ended, hands, seat, drawn)
        following = next_seat(hands, seat)
        begun = self._rules_at(drawn).begin(ended.tops, hands[following])
        return self._within(begun, hands, following, drawn)

    def _drawn_up(
        self, ended: PlannedTurn, hands: Hands, seat: int, drawn: int
    ) -> tuple[Hands, int]:
        """Return the hands once the seat has drawn, and how many cards are drawn by then."""
        stop = min(drawn + self._rules_at(drawn).draws(ended), len(self._draw))
        held = ended.hand | sum(1 << card for card in self._draw[drawn:stop])
        return (*hands[:seat], held, *hands[seat + 1 :]), stop

    def _rules_at(self, drawn: int) -> TurnRules:
        return self._rules.at(len(self._draw) - drawn)

    def _within(self, turn: PlannedTurn, hands: Hands, seat: int, drawn: int) -> bool:
        """Tell whether all cards can be placed from within this turn on."""
        key = (turn, hands, seat, drawn)
        if key in self._failed:
            return False
        self._looked += 1
        rules = self._rules_at(drawn)
        options = [
            (_jump(turn.tops, card, pile), card, pile)
            for card, pile in rules.placements(turn, ENOUGH)
        ]
        if rules.may_end(turn):
            options.append((self._jump_after(turn, hands, seat, drawn) + 1, *ENDED))
        options.sort()
        for jump, card, pile in options:
            if self._looked > self._limit:
                return False
            if card:
                after = rules.place(turn, card, pile)
                others = (*hands[:seat], after.hand, *hands[seat + 1 :])
                left = len(self._draw) - drawn + sum(map(int.bit_count, others))
                self._fewest = min(self._fewest, left)
                found = self._within(after, others, seat, drawn) if left else rules.fulfilled(after)
            else:
                found = jump < STUCK and self._after(turn, hands, seat, drawn)
            if found:
                self._way.append((card, pile))
                return True
        self._failed.add(key)
        return False

    def _jump_after(self, turn: PlannedTurn, hands: Hands, seat: int, drawn: int) -> int:
        """Return the smallest jump of the seat that is next if the turn ends."""
        alone = drawn == len(self._draw) and turn.hand and next_seat(hands, seat) == seat
        if alone and not self._rules.drained.frees:
            return STUCK
        hands, _ = self._drawn_up(turn, hands, seat, drawn)
        return smallest_jump(turn.tops, hands[next_seat(hands, seat)])


def smallest_jump(tops: Tops, hand: Cards) -> int:
    """Return how far a pile must jump at least for a card of the hand; STUCK if none fits."""
    up1, up2, down1, down2 = tops
    tricks = hand << TRICK
    if tricks >> up1 & 1 or tricks >> up2 & 1:
        return -TRICK
    if hand >> down1 + TRICK & 1 or hand >> down2 + TRICK & 1:
        return -TRICK
    smallest = STUCK
    for top in (up1, up2):
        ahead = hand >> top
        if ahead:
            smallest = min(smallest, (ahead & -ahead).bit_length() - 1)
    for top in (down1, down2):
        ahead = hand & (1 << top) - 1
        if ahead:
            smallest = min(smallest, top - ahead.bit_length() + 1)
    return smallest


def _jump(tops: Tops, card: int, pile: int) -> int:
    return card - tops[pile] if ASCENDING[pile] else tops[pile] - card
