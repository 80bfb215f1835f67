"""The judging of each action that a seat has, one ply deep: the lower, the better."""

from collections.abc import Sequence
from functools import cached_property

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.evaluation import RoundSetting, WednesdayEvaluation
from engine.bots.wednesday.table import KnownRound
from engine.core.action import Action
from engine.games.wednesday.actions import (
    BlockNumber,
    Combine,
    Donate,
    Give,
    Insert,
    Pass,
    PickBurntCard,
    PlayOutcast,
    Swap,
)
from engine.games.wednesday.cards import COPIES, HYDE, OUTCASTS
from engine.games.wednesday.combinations import CARDS

FEWER_CARDS = 0.05
"""The cost of each card a rival holds: exchanges and gifts prefer the one with fewer."""


class Judge:
    """The judge of the actions of the seat to act, by what the round is then likely to cost.

    Of the round it looks only at what the seat sees. ``sizes`` are those of all hands, ``stakes``
    what a point of each seat costs this one.
    """

    def __init__(
        self,
        evaluation: WednesdayEvaluation,
        known: KnownRound,
        sizes: Sequence[int],
        stakes: Sequence[float],
    ) -> None:
        self.known = known
        self.evaluation = evaluation
        self.stakes = stakes
        self.sizes = sizes
        self.hand = known.hands[known.seat]

    @cached_property
    def rivals(self) -> Sequence[int]:
        """Return the seats whose points are a gain."""
        return [seat for seat, stake in enumerate(self.stakes) if stake < 0]

    @cached_property
    def setting(self) -> RoundSetting:
        """Return the setting: what lies on the table."""
        return self.evaluation.setting(self.known, self.sizes, self.rivals)

    def cost(self, action: Action) -> float:
        """Return what the round is likely to cost after the action."""
        match action:
            case PlayOutcast(number, pair):
                left = h.removed(self.hand, number)
                if pair:
                    left = h.removed(left, number)
                cost = self.evaluation.after_play(self.setting, left, number)
            case Pass():
                cost = self.evaluation.after_pass(self.setting, self.hand)
            case Combine(number):
                cost = self._combining(number)
            case Give(number):
                cost = self._giving(number)
            case PickBurntCard(place):
                cost = self.evaluation.hand(h.added(self.hand, self.burnt_card(place))).cost
            case Swap(seat):
                cost = self._exchange(seat, max(self._held_costs()))
            case Donate(seat):
                cost = self._exchange(seat, self._mean_cost())
            case BlockNumber(place):
                cost = self._blocking(self.burnt_card(place))
            case Insert(place):
                on = self.evaluation.hand(self.hand).cost
                cost = on + (self.if_over(self.hand) - on) / place
            case _:  # laying off
                cost = self.evaluation.hand(0).cost
        return cost

    def burnt_card(self, place: int) -> int:
        """Return the number in this place of the burnt pile, which the seat looks through."""
        burnt = self.known.burnt
        return burnt[len(burnt) - place]

    def if_over(self, hand: int) -> float:
        """Return what the round costs the holder of this hand, if it ends as the cards lie."""
        unseen = len(OUTCASTS) - len(self.known.played) - self.sizes[self.known.seat]
        points = sum(OUTCASTS) - sum(self.known.played) - h.points(self.hand)
        mean = points / max(unseen, 1)
        seat = self.known.seat
        return h.points(hand) + mean * sum(
            stake * size
            for at, (stake, size) in enumerate(zip(self.stakes, self.sizes, strict=True))
            if at != seat
        )

    def _combining(self, number: int) -> float:
        left = self.hand
        for _ in range(CARDS[number]):
            left = h.removed(left, number)
        if number == HYDE:
            return self.if_over(left)
        return self.evaluation.after_sixes(self.setting, left)

    def _giving(self, number: int) -> float:
        """Return the cost of giving a card, which is as bad for the other as it would be here."""
        left = h.removed(self.hand, number)
        stake = self.stakes[self.known.giver]
        return self.evaluation.hand(left).cost + stake * self.evaluation.holding[number]

    def _exchange(self, seat: int, cost: float) -> float:
        return self.stakes[seat] * cost + FEWER_CARDS * self.sizes[seat]

    def _held_costs(self) -> Sequence[float]:
        return [self.evaluation.holding[number] for number in h.numbers(h.held(self.hand))]

    def _mean_cost(self) -> float:
        costs = [self.evaluation.holding[number] for number in OUTCASTS]
        return sum(costs) / len(costs)

    def _blocking(self, number: int) -> float:
        """Return the cost of blocking: blocked cards stay in hand, unless they are all of it."""
        held = h.count(self.hand, number)
        own = 0 if h.held(self.hand) == h.bit(number) else held
        unseen = (COPIES[number] - held) * self.setting.density
        others = sum(self.sizes) - self.sizes[self.known.seat]
        theirs = sum(self.stakes[rival] * self.sizes[rival] for rival in self.rivals)
        return number * (own + unseen * theirs / max(others, 1))
