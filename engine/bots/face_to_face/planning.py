"""Search for the best ends of a turn."""

from collections.abc import Sequence
from heapq import nlargest
from operator import attrgetter
from typing import NamedTuple

from engine.bots.face_to_face.evaluation import FaceToFaceEvaluation
from engine.bots.face_to_face.position import FaceToFacePosition, Side
from engine.bots.face_to_face.turns import (
    ALL,
    OWN_DOWN,
    OWN_UP,
    RIVAL_UP,
    Layer,
    Turn,
    gifts,
    layers,
    way,
)
from engine.bots.placements import Cards, Placement
from engine.games.face_to_face.turns import MINIMUM, cards_drawn

BREADTH = 1
"""How many of the nearest cards on each pile are looked at; with more, play is no better."""


class TurnEnd(NamedTuple):
    """A way that a turn can end, and its value."""

    value: float
    own: Turn
    """One's own piles and hand; a card that is given is still in hand."""
    gift: Placement | None
    rival: Side
    drawn: int
    """How many cards are drawn, if the draw pile has as many."""

    @property
    def turn(self) -> Turn:
        """Return one's own piles and what is left in hand."""
        up, down, hand = self.own
        return up, down, hand ^ (1 << self.gift[0] if self.gift else 0)


class StartedTurn(NamedTuple):
    """A turn as far as it has come: what was placed, and where that led."""

    turn: Turn
    rival: Side
    laid: int
    gave: bool

    def after(self, placement: Placement) -> "StartedTurn":
        """Return the turn with one more card."""
        card, pile = placement
        (up, down, hand), rival, gave = self.turn, self.rival, self.gave
        if pile == OWN_UP:
            up = card
        elif pile == OWN_DOWN:
            down = card
        else:
            rival = rival._replace(up=card) if pile == RIVAL_UP else rival._replace(down=card)
            gave = True
        return StartedTurn((up, down, hand ^ 1 << card), rival, self.laid + 1, gave)


def begin(position: FaceToFacePosition) -> StartedTurn:
    """Return the turn with what the position says has been placed."""
    own = position.own
    begun = StartedTurn((own.up, own.down, position.hand), position.rival, 0, False)
    for placement in position.placed:
        begun = begun.after(placement)
    return begun


def best_ends(
    evaluation: FaceToFaceEvaluation, unseen: Cards, begun: StartedTurn, count: int
) -> tuple[list[Layer], list[TurnEnd]]:
    """Return what can come of a turn, and its best ends, the best first; none if it cannot end.

    ``unseen`` are the cards of the seat's own draw pile. All cards are looked at only if the
    nearest lead to no end.
    """
    found = layers(begun.turn, BREADTH)
    ends = _ends(evaluation, unseen, begun, found)
    if not ends:
        found = layers(begun.turn, ALL)
        ends = _ends(evaluation, unseen, begun, found)
    return found, nlargest(count, ends, key=attrgetter("value"))


def _ends(
    evaluation: FaceToFaceEvaluation, unseen: Cards, begun: StartedTurn, found: Sequence[Layer]
) -> list[TurnEnd]:
    judge = evaluation.judge(unseen)
    rival = begun.rival
    rival_now = evaluation.rival(rival)
    given = [] if begun.gave else _best_gifts(evaluation, begun)
    ends = []
    for laid, layer in enumerate(found, begun.laid):
        if laid >= MINIMUM:
            for turn in layer:
                drawn = cards_drawn(turn[2].bit_count(), begun.gave)
                ends.append(TurnEnd(judge(turn, drawn) + rival_now, turn, None, rival, drawn))
        if laid + 1 < MINIMUM:
            continue
        for worth, gift, helped in given:
            bit = 1 << gift[0]
            for turn in layer:
                up, down, hand = turn
                if hand & bit:
                    drawn = cards_drawn(hand.bit_count() - 1, gave=True)
                    value = judge((up, down, hand ^ bit), drawn) + worth
                    ends.append(TurnEnd(value, turn, gift, helped, drawn))
    return ends


def _best_gifts(
    evaluation: FaceToFaceEvaluation, begun: StartedTurn
) -> list[tuple[float, Placement, Side]]:
    """Return, for each giftable card, its value, placement and rival's side, on the best pile."""
    best: dict[int, tuple[float, Placement, Side]] = {}
    for gift, rival in gifts(begun.turn[2], begun.rival):
        value = evaluation.rival(rival)
        if gift[0] not in best or value > best[gift[0]][0]:
            best[gift[0]] = value, gift, rival
    return [*best.values()]


def placements_to(found: Sequence[Layer], end: TurnEnd) -> tuple[Placement, ...]:
    """Return what to place to reach this end, a gift last."""
    placements = way(found, end.own)
    return (*placements, end.gift) if end.gift else placements


def longest(begun: StartedTurn) -> tuple[Placement, ...]:
    """Return as many cards as can be placed, where the turn cannot end and the match is lost."""
    found = layers(begun.turn, ALL)
    placements = way(found, next(iter(found[-1])))
    if placements or begun.gave:
        return placements
    return next(((gift,) for gift, _ in gifts(begun.turn[2], begun.rival)), ())
