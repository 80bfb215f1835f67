"""The features that a position at the end of a turn is judged by, and the names of their weights.

Each weight has two values, for a full and for an empty draw pile, the seat's own or the rival's; in
between it changes evenly. A pile passes a card when it jumps over it.

==================  ================================================================================
name                what it weighs
==================  ================================================================================
``left``            each own card that is not placed
``room``            each of these, for each own pile that has not passed it
``root-room``       the square root of the number of these, for each own pile
``less-room``       each of these on the pile that has fewer of them
``dead``            each card left that both own piles have passed
``hand``            each card in hand, once drawn
``hand-squared``    the square of their number, a tenth of it
``hand-dead``       each card held, not drawn, that both own piles have passed
``skipped``         each card left that own piles pass when each takes the nearest card held
``skipped-twice``   likewise when one of them takes its second nearest, if that is less
``trick-held``      each own pile whose trick is held
``trick-unseen``    each own pile whose trick is in the draw pile
``pairs-held``      each two cards held, 10 apart, of which a pile has not passed the lower
``pairs-unseen``    each two cards, 10 apart, one of them held and one in the draw pile
``runs``            each two cards held, 1 apart
``rival-room``      as ``room``, of the rival
``rival-root-room`` as ``root-room``, of the rival
``rival-less-room`` as ``less-room``, of the rival
``rival-dead``      each card left to the rival that both of the rival's piles have passed
``rival-trick``     each of the rival's piles with a trick, times the chance that it is held
``rival-holds``     each card that the rival is likely to hold of those that are dead
``rival-left``      each card left to the rival
``rival-hand``      each card in the rival's hand
``always``          nothing
==================  ================================================================================

The last three are the same for all ends of a turn: only chances of winning need them.
"""

from itertools import chain

from engine.bots.weights import Weights

OWN_SCALES: Weights = {
    "left": 0.5,
    "room": 0.3,
    "root-room": 0.8,
    "less-room": 0.3,
    "dead": 0.5,
    "hand": 0.5,
    "hand-squared": 0.5,
    "hand-dead": 0.5,
    "skipped": 0.2,
    "skipped-twice": 0.2,
    "trick-held": 0.8,
    "trick-unseen": 0.8,
    "pairs-held": 0.8,
    "pairs-unseen": 0.4,
    "runs": 0.3,
}
RIVAL_SCALES: Weights = {
    "rival-room": 0.3,
    "rival-root-room": 0.8,
    "rival-less-room": 0.3,
    "rival-dead": 0.5,
    "rival-trick": 1.0,
    "rival-holds": 0.8,
    "rival-left": 0.0,
    "rival-hand": 0.0,
    "always": 0.0,
}

STAGES = ("full", "empty")

SCALES: Weights = {
    f"{stage}-{name}": scale
    for stage in STAGES
    for name, scale in chain(OWN_SCALES.items(), RIVAL_SCALES.items())
}
"""All weights, each with the stage in front, and with a change of it worth trying."""


def at_stage(weights: Weights, scales: Weights, drawn: int, most: int) -> list[float]:
    """Return the weights of these features with ``drawn`` of ``most`` cards left to be drawn."""
    full = drawn / most
    return [
        full * weights[f"full-{name}"] + (1 - full) * weights[f"empty-{name}"] for name in scales
    ]
