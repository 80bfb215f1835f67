"""The features that a position is judged by, and their weights.

Each weight has two values, for a full and for an empty draw pile; in between it changes evenly. The
distance of a card from a pile is how far the pile would jump if it took the card. What a distance
costs is given for some distances and interpolated in between; a trick costs nothing. Of the four
piles, the one with which a card costs least counts.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from engine.bots.the_game.packing import LANES, pack
from engine.bots.weights import Weights

FAR = 100
"""The distance of a card that no pile takes any more."""

HELD_AT = (0, 1, 2, 3, 5, 8, 12, 18, 26, 40)
UNSEEN_AT = (0, 1, 3, 6, 12, 20, 30)

PLAIN_SCALES: Weights = {
    "progress": 1,  # every 10 that a pile has come on
    "progress-squared": 1,  # the square of it, every 1000
    "best-progress": 2,  # every 10 that the better pile of each kind has come on
    "spread": 2,  # every 10 between the two piles of a kind, up to 30
    "overlap": 3,  # every 10 by which the better piles of both kinds have passed each other
    "pairs-ahead": 2,  # each 10 pairs of cards that a trick joins and a pile has still ahead
    "leave": 2,  # each pile that is left alone as another seat signalled, in hope of its trick
    "gentle": 2,  # likewise in hope of its near cards
    "pairs-held": 2,  # each two cards in the hand that a trick joins
    "passed-held": 1,  # each card in the hand, for each pile that has passed it
    "passed-unseen": 1,  # likewise each unseen card
    "unseen-mean": 5,  # what an unseen card costs in the mean
    "drawn-mean": 1,  # likewise, for each card that is drawn
    "drawn": 4,  # each card that is drawn
    "fire": 4,  # each fire that is left on top
}
"""The features besides the costs of cards, each with a change of its weight worth trying."""

HELD_NAMES = (*(f"held-{distance}" for distance in HELD_AT[1:]), "held-never")
UNSEEN_NAMES = (*(f"unseen-{distance}" for distance in UNSEEN_AT[1:]), "unseen-never")


def at_both_stages(scales: Weights) -> Weights:
    """Return the names, each with a stage in front, all scales of one stage before the other's."""
    return {
        f"{stage}-{name}": scale for stage in ("full", "empty") for name, scale in scales.items()
    }


SCALES: Weights = at_both_stages(
    {
        **PLAIN_SCALES,
        **dict.fromkeys(HELD_NAMES, 2.0),
        **dict.fromkeys(UNSEEN_NAMES, 0.8),
    }
)
"""All weights, each with the stage in front, and with a change of it worth trying."""

SCALE = 8
"""Costs of cards are whole eighths."""

MOST = 50.0
"""The most that a distance can cost, so that all cards together can be packed."""

MOST_PASSED = 7.5
"""The most that it can cost that a pile has passed a card."""


class Features(NamedTuple):
    """The weights at one stage; costs of cards are in eighths, from 0."""

    plain: Mapping[str, float]
    """All weights, by name without the stage."""
    held: tuple[int, ...]
    """What a card in the hand costs, by its distance."""
    unseen: tuple[int, ...]
    passed_held: int
    passed_unseen: int


def features_at(weights: Weights, fullness: float) -> Features:
    """Return the weights while the draw pile has this share, 0 to 1, of what the deal left it."""

    def weight(name: str) -> float:
        return weights[f"full-{name}"] * fullness + weights[f"empty-{name}"] * (1 - fullness)

    names = [name.removeprefix("full-") for name in weights if name.startswith("full-")]
    return Features(
        {name: weight(name) for name in names},
        _by_distance(HELD_AT, [weight(name) for name in HELD_NAMES]),
        _by_distance(UNSEEN_AT, [weight(name) for name in UNSEEN_NAMES]),
        _eighths(weight("passed-held"), MOST_PASSED),
        _eighths(weight("passed-unseen"), MOST_PASSED),
    )


def _by_distance(knots_at: tuple[int, ...], values: list[float]) -> tuple[int, ...]:
    """Return the costs at all distances, given those at some, the last of which is for ``FAR``."""
    knots = list(zip(knots_at, (0.0, *values[:-1]), strict=True))
    costs = [0.0]
    for (start, below), (stop, above) in pairwise(knots):
        costs += [
            below + (above - below) * (distance - start) / (stop - start)
            for distance in range(start + 1, stop + 1)
        ]
    costs += [costs[-1]] * (FAR - len(costs))
    costs.append(values[-1])
    return tuple(_eighths(cost, MOST) for cost in costs)


def _eighths(cost: float, most: float) -> int:
    return round(SCALE * min(most, max(0.0, cost)))


def row(features: Features, ascending: bool, top: int) -> int:
    """Return what each card costs with this pile alone: ``LANES`` held ones, then unseen ones."""
    distances = [_distance(top if ascending else 101 - top, height) for height in range(LANES)]
    held = [features.held[distance] for distance in distances]
    unseen = [features.unseen[distance] for distance in distances]
    return pack(held + unseen if ascending else held[::-1] + unseen[::-1])


def passed_row(features: Features, ascending: bool, top: int) -> int:
    """Return what each card costs because this pile has passed it, laid out as in ``row``."""
    held = [features.passed_held * (number < top) for number in range(LANES)]
    unseen = [features.passed_unseen * (number < top) for number in range(LANES)]
    if ascending:
        return pack(held + unseen)
    held = [features.passed_held * (number > top) for number in range(LANES)]
    unseen = [features.passed_unseen * (number > top) for number in range(LANES)]
    return pack(held + unseen)


def _distance(top: int, card: int) -> int:
    """Return how far an ascending pile jumps if it takes the card."""
    if card == top - 10:
        return 0
    return card - top if card > top else FAR
