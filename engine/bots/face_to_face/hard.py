"""The strongest play: of the best few ends of a turn, the one after which the match looks best.

Each end is tried with the same deals of what the seat does not see. The rival plays its best turn
by the evaluation, then the seat does, and the position reached gives a chance of winning.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.bots.face_to_face.evaluation import WON, FaceToFaceEvaluation
from engine.bots.face_to_face.planning import TurnEnd
from engine.bots.face_to_face.playouts import DealtPlayer, after_end, best_end
from engine.bots.face_to_face.position import FaceToFacePosition
from engine.bots.placements import cards_in, set_of
from engine.core.chance import Chance

CANDIDATES = 8

MARGIN = 10.0
"""An end that is worth less than the best by more than this is not tried."""

DEALS = 8
"""How often each end is tried for a decision."""

VALUE_COUNTS = 0.03
"""The weight of a point of an end's value, where a sure win counts 1."""


class Evaluations(NamedTuple):
    """The evaluations by which ends of turns are judged."""

    turns: FaceToFaceEvaluation
    """The evaluation by which ends of turns are chosen."""
    chances: FaceToFaceEvaluation
    """The logarithm of the odds of winning."""


def most_promising(
    judges: Evaluations,
    position: FaceToFacePosition,
    ends: Sequence[TurnEnd],
    deals: int,
    chance: Chance,
) -> TurnEnd:
    """Return the best of the ends of this turn, which are ordered by value."""
    tried = [end for end in ends[:CANDIDATES] if end.value >= ends[0].value - MARGIN]
    if len(tried) == 1 or tried[0].value >= WON:
        return tried[0]
    scores = [VALUE_COUNTS * deals * end.value for end in tried]
    rival = position.rival
    own_cards, rival_cards = cards_in(position.unseen), cards_in(rival.left)
    for _ in range(deals):
        draw, dealt = chance.shuffled(own_cards), chance.shuffled(rival_cards)
        hand, to_draw = set_of(dealt[: rival.held]), dealt[rival.held :]
        for index, end in enumerate(tried):
            seat = after_end(end, draw)
            other = DealtPlayer(end.rival.up, end.rival.down, hand, to_draw)
            scores[index] += _chance_of_winning(judges, seat, other)
    return tried[scores.index(max(scores))]


def _chance_of_winning(judges: Evaluations, seat: DealtPlayer, rival: DealtPlayer) -> float:
    """Return the seat's chance of winning when it is the rival's turn."""
    reply = best_end(judges.turns, rival, seat)
    if reply is None:
        return 1.0
    if reply.value >= WON:
        return 0.0
    rival = after_end(reply, rival.draw)
    seat = seat._replace(up=reply.rival.up, down=reply.rival.down)
    end = best_end(judges.turns, seat, rival)
    if end is None:
        return 0.0
    if end.value >= WON:
        return 1.0
    chances = judges.chances
    odds = chances.judge(seat.unseen)(end.turn, end.drawn) + chances.rival(end.rival)
    return 1 / (1 + exp(-odds))
