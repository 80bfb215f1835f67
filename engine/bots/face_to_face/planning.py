"""Finding the best ends of a turn."""

from heapq import nlargest
from operator import attrgetter
from typing import NamedTuple

from engine.bots.face_to_face.evaluation import Evaluation
from engine.bots.face_to_face.position import Placement, Position, Side
from engine.bots.face_to_face.turns import ALL, OWN_DOWN, OWN_UP, RIVAL_UP, Turn, Ways, gifts, ways
from engine.games.face_to_face.turns import MINIMUM, cards_drawn

BREADTH = 3
"""How many of the nearest cards on each pile are looked at."""


class Plan(NamedTuple):
    """A turn to its end, and what it is worth."""

    value: float
    turn: Turn
    rival: Side
    gave: bool
    placements: tuple[Placement, ...]
    """What is to be placed from here."""


class Begun(NamedTuple):
    """What has been placed so far in a turn, and where that led."""

    turn: Turn
    rival: Side
    laid: int
    gave: bool

    def after(self, placement: Placement) -> "Begun":
        """The turn with one more card."""
        card, pile = placement
        (up, down, hand), rival, gave = self.turn, self.rival, self.gave
        if pile == OWN_UP:
            up = card
        elif pile == OWN_DOWN:
            down = card
        else:
            rival = rival._replace(up=card) if pile == RIVAL_UP else rival._replace(down=card)
            gave = True
        return Begun(Turn(up, down, hand ^ 1 << card), rival, self.laid + 1, gave)


def begin(position: Position) -> Begun:
    """The turn with what the position says is placed."""
    begun = Begun(Turn(position.own.up, position.own.down, position.hand), position.rival, 0, False)
    for placement in position.placed:
        begun = begun.after(placement)
    return begun


def best_plans(evaluation: Evaluation, position: Position, begun: Begun, count: int) -> list[Plan]:
    """The best ends of the turn, the best first; none if it cannot end any more."""
    found = _plans(evaluation, position, begun, ways(begun.turn, BREADTH))
    if not found:
        found = _plans(evaluation, position, begun, ways(begun.turn, ALL))
    return nlargest(count, found, key=attrgetter("value"))


def _plans(
    evaluation: Evaluation, position: Position, begun: Begun, layers: list[Ways]
) -> list[Plan]:
    unseen = position.unseen
    rival_now = evaluation.rival(begun.rival)
    best: dict[int, tuple[float, Placement, Side]] = {}
    if not begun.gave:
        for gift, rival in gifts(begun.turn.hand, begun.rival):
            value = evaluation.rival(rival)
            if gift[0] not in best or value > best[gift[0]][0]:
                best[gift[0]] = value, gift, rival
    plans = []
    for further, layer in enumerate(layers):
        laid = begun.laid + further
        for turn, placements in layer.items():
            if laid >= MINIMUM:
                drawn = cards_drawn(turn.hand.bit_count(), begun.gave)
                value = evaluation.own(turn, unseen, drawn) + rival_now
                plans.append(Plan(value, turn, begun.rival, begun.gave, placements))
            if laid + 1 < MINIMUM:
                continue
            for card, (worth, gift, rival) in best.items():
                if turn.hand >> card & 1:
                    after = turn._replace(hand=turn.hand ^ 1 << card)
                    drawn = cards_drawn(after.hand.bit_count(), True)
                    value = evaluation.own(after, unseen, drawn) + worth
                    plans.append(Plan(value, after, rival, True, (*placements, gift)))
    return plans


def longest(begun: Begun) -> tuple[Placement, ...]:
    """As many cards as can be placed, where the turn cannot end and the match is lost."""
    placements = next(iter(ways(begun.turn, ALL)[-1].values()))
    if placements or begun.gave:
        return placements
    return next(((gift,) for gift, _ in gifts(begun.turn.hand, begun.rival)), ())
