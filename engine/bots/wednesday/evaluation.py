"""The one-ply evaluation: what a round is likely to cost after an action, in points."""

from bisect import bisect_left
from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.bots.wednesday import hands as h
from engine.bots.wednesday.features import LATE, MOST_CARDS, MOST_FOLLOWING, MOST_NEAR, STEPS
from engine.bots.wednesday.following import Following, followings
from engine.bots.wednesday.table import KnownRound
from engine.bots.weights import Weights
from engine.games.wednesday.cards import HYDE, MASK, MEDIUM, OUTCASTS, THIRTEEN
from engine.games.wednesday.combinations import CARDS

REMEMBERED = 50_000
"""Hands whose costs are kept."""

PAIRS_AMONG_CARDS = 0.4
"""How likely it is that the next card of a number makes a pair in one hand."""


class Hand(NamedTuple):
    """The worth of a hand, whatever lies on the table."""

    cost: float
    points: int
    size: int


class RoundSetting(NamedTuple):
    """The setting of a turn: what its actions are judged by, besides the hand."""

    followings: Sequence[Following]
    pairs: bool
    """Whether Enid asks for pairs."""
    eugene: bool
    blocked: int
    top: int
    density: float
    """The share of the cards unseen by the seat that others hold."""
    to_pass: float
    """The share of the others who can still play before all have passed, if the seat passes now."""
    own_on_top: bool
    """Whether the seat itself has played what lies on top."""
    near: float
    """The weight of a point, by how near a rival is to going out."""
    danger: float
    """The probability that Wednesday is the next character."""


class WednesdayEvaluation:
    """An evaluation of hands and actions by weights (``features``)."""

    def __init__(self, weights: Weights) -> None:
        numbers = range(THIRTEEN + 1)
        self._weights = weights
        self.holding = [weights.get(f"hold-{number}", 0.0) for number in numbers]
        """The cost of one card of each number to its holder."""
        self._late = [weights.get(f"late-{number}", 0.0) for number in numbers]
        self._play = [weights.get(f"play-{number}", 0.0) for number in numbers]
        self._lead = [
            weights.get(f"play-{number}", 0.0) + weights.get(f"lead-{number}", 0.0)
            for number in numbers
        ]
        self._size = [weights[f"size-{size}"] for size in range(MOST_CARDS + 1)]
        self._stopped = [weights[f"stopped-{step}"] for step in range(len(STEPS) + 1)]
        self._behind = [weights[f"behind-{step}"] for step in range(len(STEPS) + 1)]
        self._follow = [weights[f"follow-{own}"] for own in range(MOST_FOLLOWING + 1)]
        self._near = [0.0, *(weights[f"near-{size}"] for size in range(1, MOST_NEAR + 1))]
        self._danger, self._reveal = weights["danger"], weights["reveal"]
        self._lead_size, self._shut = weights["lead-size"], weights["shut"]
        self._hold_blocked = weights["hold-blocked"]
        self._hands: dict[int, Hand] = {}

    def hand(self, hand: int) -> Hand:
        """Return what is known of a hand; it is kept for the next time."""
        known = self._hands.get(hand)
        if known is None:
            if len(self._hands) >= REMEMBERED:
                self._hands.clear()
            known = self._hands[hand] = Hand(self._cost(hand), h.points(hand), hand.bit_count())
        return known

    def _cost(self, hand: int) -> float:
        weights = self._weights
        counts = [h.count(hand, number) for number in range(THIRTEEN + 1)]
        size = hand.bit_count()
        cost = self._size[min(size, MOST_CARDS)]
        for number, copies in enumerate(counts):
            cost += copies * self.holding[number]
            if size <= LATE:
                cost += copies * self._late[number]
        cost += weights["turns"] * turns_needed(hand) + weights["tables"] * max(counts)
        if counts[MEDIUM] >= CARDS[MEDIUM]:
            cost += weights["three-sixes"]
        if counts[HYDE] == CARDS[HYDE]:
            cost += weights["four-tens"]
        elif counts[HYDE] == CARDS[HYDE] - 1:
            cost += weights["three-tens"]
        return cost

    def setting(
        self, known: KnownRound, sizes: Sequence[int], rivals: Sequence[int]
    ) -> RoundSetting:
        """Return the setting for the seat to act.

        ``sizes`` are those of all hands, ``rivals`` are seats.
        """
        seat = known.seat
        others = sum(sizes) - sizes[seat]
        unseen = len(OUTCASTS) - sizes[seat] - len(known.played)
        playing = len(sizes) - sizes.count(0) - (sizes[seat] > 0)
        nearest = MOST_NEAR
        for rival in rivals:
            if 0 < sizes[rival] < nearest:
                nearest = sizes[rival]
        return RoundSetting(
            followings(known.open, known.blocked, known.expert),
            known.open == "enid",
            known.open == "eugene",
            known.blocked,
            known.top(),
            others / unseen if unseen else 0.0,
            (playing - known.passes) / playing if playing else 0.0,
            known.last == seat,
            self._near[nearest],
            1 / known.pile() if known.has_wednesday() else 0.0,
        )

    def after_play(self, setting: RoundSetting, left: int, number: int) -> float:
        """Return the likely cost of the round after playing this number, with these cards left."""
        others, own = fit(setting, left, number)
        through = exp(-others)
        extra = (self._play if setting.top else self._lead)[number]
        hand = self.hand(left)
        return (
            hand.cost
            + extra
            + self._stopped[bisect_left(STEPS, others)]
            + self._lead_size * hand.size * through
            + self._in_general(setting, left, hand, own, through)
        )

    def after_pass(self, setting: RoundSetting, hand: int) -> float:
        """Return the likely cost of the round after passing."""
        weights, known = self._weights, self.hand(hand)
        others, own = fit(setting, hand, setting.top)
        others *= setting.to_pass
        through = exp(-others)
        cost = weights["pass"] + self._behind[bisect_left(STEPS, others)]
        if setting.eugene:
            cost += weights["pass-eugene"]
        if not setting.to_pass:
            cost += weights["close"] + weights["close-points"] * known.points * setting.danger
        if setting.own_on_top:
            cost += self._shut * known.size * through
        return known.cost + cost + self._in_general(setting, hand, known, own, through)

    def after_sixes(self, setting: RoundSetting, left: int) -> float:
        """Return the likely cost of the round after showing three 6, with these cards left."""
        others, own = fit(setting, left, setting.top)
        cost = self._weights["combo-6"] + self._behind[bisect_left(STEPS, others)]
        hand = self.hand(left)
        return hand.cost + cost + self._in_general(setting, left, hand, own, exp(-others))

    def _in_general(
        self, setting: RoundSetting, left: int, hand: Hand, own: int, through: float
    ) -> float:
        points = hand.points
        cost = self._follow[min(MOST_FOLLOWING, own)]
        cost += points * (setting.near + setting.danger * (self._danger + self._reveal * through))
        if setting.blocked:
            cost += self._hold_blocked * setting.blocked * h.count(left, setting.blocked)
        return cost


def fit(setting: RoundSetting, hand: int, top: int) -> tuple[float, int]:
    """Return how many cards go on from this number: the others' likely ones, and one's own."""
    following = setting.followings[top]
    own = (hand & following.cards).bit_count()
    others = (following.most - own) * setting.density
    if setting.pairs:
        return others * PAIRS_AMONG_CARDS, (hand >> 1 & following.pairs).bit_count()
    return others, own


def turns_needed(hand: int) -> int:
    """Return in how many turns the hand can be played at best: a 2 takes another card along."""
    masks = h.count(hand, MASK)
    others = hand.bit_count() - masks
    if h.count(hand, MEDIUM) >= CARDS[MEDIUM]:
        others -= CARDS[MEDIUM] - 1
    return max(masks, others)
