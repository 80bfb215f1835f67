"""Playouts: both players play on from a deal, each by what it sees of the other."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.face_to_face.evaluation import FaceToFaceEvaluation
from engine.bots.face_to_face.planning import StartedTurn, TurnEnd, best_ends
from engine.bots.face_to_face.position import Side
from engine.bots.placements import Cards, set_of
from engine.games.face_to_face.turns import MINIMUM


class DealtPlayer(NamedTuple):
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


def after_end(end: TurnEnd, draw: Sequence[int]) -> DealtPlayer:
    """Return the player's position after ending the turn and drawing."""
    up, down, hand = end.turn
    return DealtPlayer(up, down, hand | set_of(draw[: end.drawn]), draw[end.drawn :])


def best_end(
    evaluation: FaceToFaceEvaluation, player: DealtPlayer, other: DealtPlayer
) -> TurnEnd | None:
    """Return the best end of the player's turn, None if the player is stuck."""
    if player.hand.bit_count() < MINIMUM:
        return None
    begun = StartedTurn((player.up, player.down, player.hand), other.side, laid=0, gave=False)
    _, ends = best_ends(evaluation, player.unseen, begun, 1)
    return ends[0] if ends else None


class DuelEnd(NamedTuple):
    """The end of a match for the player who has just ended a turn."""

    won: bool
    left: int
    """How many cards of the player's own deck were left."""


def play_out(evaluation: FaceToFaceEvaluation, player: DealtPlayer, other: DealtPlayer) -> DuelEnd:
    """Play on to the end of the match; the other's turn is next."""
    waiting, acting = player, other
    own = True
    """Whether the player waits."""
    while True:
        end = best_end(evaluation, acting, waiting)
        if end is None:
            left = waiting if own else acting
            return DuelEnd(own, left.side.left.bit_count())
        acting = after_end(end, acting.draw)
        waiting = waiting._replace(up=end.rival.up, down=end.rival.down)
        if not acting.hand and not acting.draw:
            left = waiting if own else acting
            return DuelEnd(not own, left.side.left.bit_count())
        waiting, acting, own = acting, waiting, not own
