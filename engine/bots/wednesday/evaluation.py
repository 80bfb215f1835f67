"""The one-ply evaluation: what a round is likely to cost after an action, in points."""

from bisect import bisect_left
from math import exp
from typing import NamedTuple

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.features import MOST_CARDS, MOST_FOLLOWING, MOST_NEAR, STEPS
from engine.bots.wednesday.following import playable_pairs, playable_singles
from engine.bots.weights import Weights
from engine.core.action import Action
from engine.games.wednesday.actions import Combine, Pass, Play
from engine.games.wednesday.cards import HYDE, MASK, MEDIUM, NUMBERS, Character
from engine.games.wednesday.combinations import CARDS

REMEMBERED = 50_000
"""Hands whose costs are kept."""

PAIRS_AMONG_CARDS = 0.4
"""How often a second card of a number is likely to lie in one hand with the first."""


class Scene(NamedTuple):
    """What an action of a turn is judged by, besides the own hand."""

    open: Character | None
    blocked: int
    expert: int
    top: int
    unseen: int
    """The cards that the seat does not see, as a hand."""
    density: float
    """What part of them other players hold."""
    nearest: int
    """How many cards the rival with the fewest has, those with none left out."""
    if_over: float
    """What the round costs if it ends now, the own hand left out."""
    danger: float
    """The probability that Wednesday is the next character."""


class Fit(NamedTuple):
    """What goes on from what lies."""

    others: float
    """How many cards of the others are likely to."""
    own: int


class Evaluation:
    """Judges hands and actions by weights (``features``)."""

    def __init__(self, weights: Weights) -> None:
        numbers = range(max(NUMBERS) + 1)
        self._weights = weights
        self._hold = [weights.get(f"hold-{number}", 0.0) for number in numbers]
        self._play = [weights.get(f"play-{number}", 0.0) for number in numbers]
        self._size = [weights[f"size-{size}"] for size in range(MOST_CARDS + 1)]
        self._stopped = [weights[f"stopped-{step}"] for step in range(len(STEPS) + 1)]
        self._behind = [weights[f"behind-{step}"] for step in range(len(STEPS) + 1)]
        self._follow = [weights[f"follow-{own}"] for own in range(MOST_FOLLOWING + 1)]
        self._near = [0.0, *(weights[f"near-{size}"] for size in range(1, MOST_NEAR + 1))]
        self._hands: dict[int, float] = {}

    def holding(self, number: int) -> float:
        """What one card of this number costs whoever holds it."""
        return self._hold[number]

    def hand(self, hand: int) -> float:
        """What is left in hand costs, whatever lies on the table."""
        cost = self._hands.get(hand)
        if cost is None:
            if len(self._hands) >= REMEMBERED:
                self._hands.clear()
            cost = self._hands[hand] = self._hand(hand)
        return cost

    def _hand(self, hand: int) -> float:
        weights, counts = self._weights, [h.count(hand, number) for number in range(14)]
        size = hand.bit_count()
        cost = sum(map(float.__mul__, self._hold, map(float, counts)))
        cost += self._size[min(size, MOST_CARDS)]
        cost += weights["turns"] * turns_needed(hand) + weights["tables"] * max(counts)
        if counts[MEDIUM] >= CARDS[MEDIUM]:
            cost += weights["three-sixes"]
        if counts[HYDE] == CARDS[HYDE]:
            cost += weights["four-tens"]
        elif counts[HYDE] == CARDS[HYDE] - 1:
            cost += weights["three-tens"]
        return cost

    def action(self, scene: Scene, hand: int, action: Action) -> float:
        """What the round is likely to cost after an action of a turn, by the hand before it."""
        match action:
            case Play(number, pair):
                left = h.removed(hand, number)
                if pair:
                    left = h.removed(left, number)
                return self._after(scene, left, number, self._play[number], self._stopped)
            case Pass():
                return self._after(scene, hand, scene.top, self._weights["pass"], self._behind)
            case Combine(number):
                left = hand
                for _ in range(CARDS[number]):
                    left = h.removed(left, number)
                if number == HYDE:
                    return h.points(left) + scene.if_over
                bonus = self._weights["combo-6"]
                return self._after(scene, left, scene.top, bonus, self._behind)
            case _:  # laying off
                return self.hand(0)

    def _after(
        self, scene: Scene, hand: int, top: int, cost: float, stopping: list[float]
    ) -> float:
        others, own = fit(scene, hand, top)
        through = exp(-others)
        points = h.points(hand)
        return (
            cost
            + self.hand(hand)
            + stopping[bisect_left(STEPS, others)]
            + self._follow[min(own, MOST_FOLLOWING)]
            + points * self._near[min(scene.nearest, MOST_NEAR)]
            + self._weights["reveal"] * points * scene.danger * through
            + self._weights["lead-size"] * hand.bit_count() * through
        )


def fit(scene: Scene, hand: int, top: int) -> Fit:
    """What goes on from this number, of the hand and of what is not seen."""
    if scene.open == "enid":
        pairs = playable_pairs(top, scene.blocked)
        unseen = PAIRS_AMONG_CARDS * (scene.unseen >> 1 & pairs).bit_count()
        return Fit(unseen * scene.density, (hand >> 1 & pairs).bit_count())
    cards = playable_singles(scene.open, top, scene.blocked, scene.expert) * h.ALL_COPIES
    return Fit((scene.unseen & cards).bit_count() * scene.density, (hand & cards).bit_count())


def turns_needed(hand: int) -> int:
    """In how many turns the hand can be played at best: a 2 takes another card along."""
    masks = h.count(hand, MASK)
    others = hand.bit_count() - masks
    if h.count(hand, MEDIUM) >= CARDS[MEDIUM]:
        others -= CARDS[MEDIUM] - 1
    return max(masks, others)
