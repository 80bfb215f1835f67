"""Play as a beginner plays: the smallest step; tricks and gifts are seen only now and then.

A beginner looks at one card after another. It lays the two that a turn takes, and another one only
for a trick. It gives when the hand has shrunk or nothing else fits, and then what helps the rival
least.
"""

from collections.abc import Iterator

from engine.bots.face_to_face.planning import StartedTurn
from engine.bots.face_to_face.turns import ALL, OWN_UP, RIVAL_UP, gifts, next_layer, placement
from engine.bots.placements import Placement
from engine.core.chance import Chance
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, HAND_SIZE, MINIMUM

SEES_TRICKS, THINKS_OF_GIFTS = 60, 60
"""Turns of 100 in which a beginner does so."""


def beginners_plan(begun: StartedTurn, chance: Chance) -> tuple[Placement, ...]:
    """Return what to place from here to the end of the turn.

    If the turn cannot end, it is as much as can be placed.
    """
    sees_tricks = chance.below(100) < SEES_TRICKS
    generous = chance.below(100) < THINKS_OF_GIFTS
    plan: list[Placement] = []
    while True:
        required = begun.laid < MINIMUM
        own = [(step, each) for step, each in _own_steps(begun) if step > 0 or sees_tricks]
        given = [] if begun.gave else [*_given_steps(begun)]
        fills = begun.turn[2].bit_count() + DRAWN_WITHOUT_GIFT < HAND_SIZE
        if required and own:
            _, chosen = min(own)
        elif required:
            choices = given or [*_own_steps(begun)]
            if not choices:
                break
            _, chosen = min(choices)
        elif own and min(own)[0] < 0:
            _, chosen = min(own)
        elif generous and fills and given:
            _, chosen = min(given)
        else:
            break
        plan.append(chosen)
        begun = begun.after(chosen)
    return tuple(plan)


def _own_steps(begun: StartedTurn) -> Iterator[tuple[int, Placement]]:
    """Yield how far each card would move one of the seat's own piles; below 0 for a trick."""
    turn = begun.turn
    for after in next_layer([turn], ALL):
        card, pile = placement(turn, after)
        yield (card - turn[pile] if pile == OWN_UP else turn[pile] - card), (card, pile)


def _given_steps(begun: StartedTurn) -> Iterator[tuple[int, Placement]]:
    """Yield how far each gift would bring a pile of the rival's back."""
    rival = begun.rival
    for (card, pile), _ in gifts(begun.turn[2], rival):
        yield (rival.up - card if pile == RIVAL_UP else card - rival.down), (card, pile)
