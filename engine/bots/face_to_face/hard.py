"""The strongest play: of the best few ends of a turn, the one after which the match looks best.

Each end is tried with the same deals of what the seat does not see. The rival plays its best turn
by the evaluation, then the seat does, and the position reached gives a chance of winning.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.bots.face_to_face.evaluation import WON, FaceToFaceEvaluation
from engine.bots.face_to_face.planning import StartedTurn, TurnEnd, best_ends
from engine.bots.face_to_face.position import Cards, FaceToFacePosition, Side, cards_in, set_of
from engine.core.chance import Chance
from engine.games.face_to_face.turns import MINIMUM

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


class _DealtPlayer(NamedTuple):
    """A player before a turn, as dealt."""

    up: int
    down: int
    hand: Cards
    draw: Sequence[int]
    """The next card first."""

    @property
    def unseen(self) -> Cards:
        return set_of(self.draw)

    @property
    def side(self) -> Side:
        """Return what the other player knows of this one."""
        return Side(self.up, self.down, self.hand | self.unseen, self.hand.bit_count())


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
            seat = _drawn(end, draw)
            other = _DealtPlayer(end.rival.up, end.rival.down, hand, to_draw)
            scores[index] += _chance_of_winning(judges, seat, other)
    return tried[scores.index(max(scores))]


def _drawn(end: TurnEnd, draw: Sequence[int]) -> _DealtPlayer:
    """Return the player's position after ending the turn and drawing."""
    up, down, hand = end.turn
    return _DealtPlayer(up, down, hand | set_of(draw[: end.drawn]), draw[end.drawn :])


def _chance_of_winning(judges: Evaluations, seat: _DealtPlayer, rival: _DealtPlayer) -> float:
    """Return the seat's chance of winning when it is the rival's turn."""
    reply = _best_end(judges, rival, seat)
    if reply is None:
        return 1.0
    if reply.value >= WON:
        return 0.0
    rival = _drawn(reply, rival.draw)
    seat = seat._replace(up=reply.rival.up, down=reply.rival.down)
    end = _best_end(judges, seat, rival)
    if end is None:
        return 0.0
    if end.value >= WON:
        return 1.0
    chances = judges.chances
    odds = chances.judge(seat.unseen)(end.turn, end.drawn) + chances.rival(end.rival)
    return 1 / (1 + exp(-odds))


def _best_end(judges: Evaluations, player: _DealtPlayer, other: _DealtPlayer) -> TurnEnd | None:
    """Return the best end of the player's turn, None if the player is stuck."""
    if player.hand.bit_count() < MINIMUM:
        return None
    begun = StartedTurn((player.up, player.down, player.hand), other.side, laid=0, gave=False)
    _, ends = best_ends(judges.turns, player.unseen, begun, 1)
    return ends[0] if ends else None
