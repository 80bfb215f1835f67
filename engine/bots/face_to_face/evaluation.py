"""Evaluation of a position when a turn ends: how the seat stands, and how the rival does.

More is better for the seat. The two are added up.
"""

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple, TypeAlias

from engine.bots.face_to_face.features import OWN_SCALES, RIVAL_SCALES, at_stage
from engine.bots.face_to_face.position import Side
from engine.bots.face_to_face.turns import Turn
from engine.bots.placements import Cards
from engine.bots.weights import Weights
from engine.core.piles import TRICK
from engine.games.face_to_face.piles import CARDS
from engine.games.face_to_face.turns import HAND_SIZE

WON = 1000.0

TO_DRAW = len(CARDS) - HAND_SIZE
"""How many cards a draw pile has at the beginning."""

NONE_HELD, NO_SECOND_HELD = 6, 10
"""How many cards count as passed by a pile that takes no card held, or no second one."""

TRICKS_UP = tuple(1 << max(0, up - TRICK) & ~1 for up in range(61))
"""By the top of an ascending pile, the card of its trick, if any."""

Judge: TypeAlias = Callable[[Turn, int], float]
"""How the seat stands after ending its turn with this, before it draws so many cards."""


class _OwnWeights(NamedTuple):
    """The weights of the seat's own side at one stage, some of them by how often they count."""

    left: float
    room: tuple[float, ...]
    less_room: float
    dead: float
    hand: tuple[float, ...]
    hand_dead: float
    skipped: float
    skipped_twice: float
    trick_held: float
    trick_unseen: float
    pairs_held: float
    pairs_unseen: float
    runs: float


class FaceToFaceEvaluation:
    """An evaluation of positions by these weights."""

    def __init__(self, weights: Weights) -> None:
        counts = range(len(CARDS) + 1)
        self._own = [_own(weights, to_draw) for to_draw in counts]
        self._rival = [at_stage(weights, RIVAL_SCALES, to_draw, TO_DRAW) for to_draw in counts]

    def judge(self, unseen: Cards) -> Judge:
        """Return the judge for a seat with these cards in its draw pile."""
        to_draw = unseen.bit_count()
        (
            each_left,
            room,
            less_room,
            dead,
            in_hand,
            hand_dead,
            each_skipped,
            skipped_twice,
            trick_held,
            trick_unseen,
            pairs_held,
            pairs_unseen,
            runs,
        ) = self._own[to_draw]

        def value(turn: Turn, drawn: int) -> float:
            up, down, hand = turn
            left = hand | unseen
            if not left:
                return WON
            above, below = left >> up + 1 << up + 1, left & (1 << down) - 1
            count_above, count_below = above.bit_count(), below.bit_count()
            passed = left & ~(above | below)
            rising, falling = hand & above, hand & below
            skipped_up = skipped_down = NONE_HELD
            twice = NO_SECOND_HELD
            if rising:
                lowest = rising & -rising
                skipped_up = (above & lowest - 1).bit_count()
                rising ^= lowest
                if rising:
                    twice = (above & (rising & -rising) - 1).bit_count()
            if falling:
                length = falling.bit_length()
                skipped_down = (below >> length).bit_count()
                falling ^= 1 << length - 1
                if falling:
                    twice = min(twice, (below >> falling.bit_length()).bit_count())
            skipped = skipped_up + skipped_down
            tricks = TRICKS_UP[up] | 1 << down + TRICK
            return (
                each_left * left.bit_count()
                + room[count_above]
                + room[count_below]
                + less_room * min(count_above, count_below)
                + dead * passed.bit_count()
                + in_hand[hand.bit_count() + min(drawn, to_draw)]
                + hand_dead * (hand & passed).bit_count()
                + each_skipped * skipped
                + skipped_twice * min(skipped, twice)
                + trick_held * (hand & tricks).bit_count()
                + trick_unseen * (unseen & tricks).bit_count()
                + pairs_held * (hand & hand >> TRICK & ~passed).bit_count()
                + pairs_unseen * (hand & unseen >> TRICK | unseen & hand >> TRICK).bit_count()
                + runs * (hand & hand << 1).bit_count()
            )

        return value

    def rival(self, rival: Side) -> float:
        """Return how good the rival's side is for the seat."""
        up, down, left, held = rival
        room, root, less, dead, trick, holds, each_left, each_held, always = self._rival[
            left.bit_count() - held
        ]
        above, below = left >> up + 1 << up + 1, left & (1 << down) - 1
        count_above, count_below = above.bit_count(), below.bit_count()
        count = left.bit_count()
        passed = (left & ~(above | below)).bit_count()
        tricks = (left & (TRICKS_UP[up] | 1 << down + TRICK)).bit_count()
        share = held / count if count else 0.0
        return (
            room * (count_above + count_below)
            + root * (sqrt(count_above) + sqrt(count_below))
            + less * min(count_above, count_below)
            + dead * passed
            + trick * tricks * share
            + holds * passed * share
            + each_left * count
            + each_held * held
            + always
        )


def _own(weights: Weights, drawn: int) -> _OwnWeights:
    left, room, root, less, dead, hand, squared, *others = at_stage(
        weights, OWN_SCALES, drawn, TO_DRAW
    )
    return _OwnWeights(
        left,
        tuple(room * count + root * sqrt(count) for count in range(len(CARDS) + 1)),
        less,
        dead,
        tuple(hand * count + squared * count**2 / 10 for count in range(HAND_SIZE + 1)),
        *others,
    )
