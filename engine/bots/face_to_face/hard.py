"""The strongest play: of the best few ends of a turn, the one after which the next turn ends best.

Each end is tried with the same draws. What the rival does meanwhile is left out: it depends little
on what the seat does now, and the evaluation knows how the rival stands.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.bots.face_to_face.evaluation import WON, Evaluation
from engine.bots.face_to_face.planning import Begun, End, best_ends
from engine.bots.face_to_face.position import Cards, cards_in, set_of
from engine.core.chance import Chance
from engine.games.face_to_face.turns import MINIMUM

CANDIDATES = 8

MARGIN = 10.0
"""An end that is worth less than the best by more than this is not tried."""

DRAWS = 8
"""How often each end is tried."""

VALUE_COUNTS = 0.04
"""What a point of an end's value counts, where a sure win counts 1."""

NEXT_BREADTH = 1
"""How many of the nearest cards on each pile are looked at in the next turn."""


class Judges(NamedTuple):
    """What ends are judged by."""

    turns: Evaluation
    """By this ends of a turn are chosen."""
    chances: Evaluation
    """The logarithm of the odds of winning."""


def most_promising(judges: Judges, unseen: Cards, ends: Sequence[End], chance: Chance) -> End:
    """The best of these ends, which are ordered by value.

    ``unseen`` are the cards of the own draw pile.
    """
    tried = [end for end in ends[:CANDIDATES] if end.value >= ends[0].value - MARGIN]
    if len(tried) == 1:
        return tried[0]
    scores = [VALUE_COUNTS * DRAWS * end.value for end in tried]
    cards = cards_in(unseen)
    for _ in range(DRAWS):
        draw = chance.shuffled(cards)
        for index, end in enumerate(tried):
            scores[index] += _chance_of_winning(judges, unseen, end, draw)
    return tried[scores.index(max(scores))]


def _chance_of_winning(judges: Judges, unseen: Cards, end: End, draw: Sequence[int]) -> float:
    """After the next turn, where the cards come in this order."""
    if end.value >= WON:
        return 1.0
    up, down, hand = end.turn
    drawn = set_of(draw[: end.drawn])
    hand |= drawn
    unseen &= ~drawn
    if hand.bit_count() < MINIMUM:
        return 0.0
    begun = Begun((up, down, hand), end.rival, laid=0, gave=False)
    _, best = best_ends(judges.turns, unseen, begun, NEXT_BREADTH, 1)
    if not best:
        return 0.0
    chances, following = judges.chances, best[0]
    own = chances.judge(unseen)(following.turn, following.drawn)
    return 1 / (1 + exp(-own - chances.rival(following.rival)))
