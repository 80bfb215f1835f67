"""What a position is worth when a turn ends: how the seat stands, and how the rival does.

Both are points; more is better for the seat.
"""

from engine.bots.face_to_face.position import Cards, Side
from engine.bots.face_to_face.turns import Turn
from engine.bots.weights import Weights
from engine.core.piles import TRICK

SCALES: Weights = {
    "left": 0.5,  # each own card that is not placed
    "room": 0.3,  # each of these, for each own pile that can still take it
    "dead": 0.5,  # each of these that no own pile takes any more
    "hand": 0.5,  # each card in hand once drawn
    "hand-dead": 0.5,  # each card held that no own pile takes
    "skipped": 0.2,  # each own card that the nearest cards held would pass, on both piles
    "trick-held": 0.5,  # each own pile whose trick is held
    "trick-unseen": 0.5,  # each own pile whose trick is in the draw pile
    "pairs-held": 0.5,  # each two cards held that a trick joins
    "rival-room": 0.3,
    "rival-dead": 0.5,
    "rival-trick": 0.5,  # each rival's pile whose trick is among the cards left to the rival
}
"""The weights, each with a change of it worth trying."""

WON = 1000.0


class Evaluation:
    """Judges positions by these weights."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def own(self, turn: Turn, unseen: Cards, drawn: int) -> float:
        """How the seat stands after its turn, before it draws so many of these cards."""
        weights = self._weights
        up, down, hand = turn
        left = hand | unseen
        if not left:
            return WON
        above, below = left >> up + 1 << up + 1, left & (1 << down) - 1
        held_above, held_below = hand & above, hand & below
        next_up = (held_above & -held_above) - 1 if held_above else -1
        next_down = (1 << held_below.bit_length()) - 1 if held_below else 0
        skipped = (above & next_up).bit_count() + (below & ~next_down).bit_count()
        tricks = 1 << down + TRICK | (1 << up - TRICK if up > TRICK else 0)
        return (
            weights["left"] * left.bit_count()
            + weights["room"] * (above.bit_count() + below.bit_count())
            + weights["dead"] * (left & ~(above | below)).bit_count()
            + weights["hand"] * (hand.bit_count() + min(drawn, unseen.bit_count()))
            + weights["hand-dead"] * (hand & ~(above | below)).bit_count()
            + weights["skipped"] * skipped
            + weights["trick-held"] * (hand & tricks).bit_count()
            + weights["trick-unseen"] * (unseen & tricks).bit_count()
            + weights["pairs-held"] * (hand & hand >> TRICK).bit_count()
        )

    def rival(self, rival: Side) -> float:
        """How good it is that the rival stands so."""
        weights = self._weights
        up, down, left, _ = rival
        above, below = left >> up + 1 << up + 1, left & (1 << down) - 1
        tricks = 1 << down + TRICK | (1 << up - TRICK if up > TRICK else 0)
        return (
            weights["rival-room"] * (above.bit_count() + below.bit_count())
            + weights["rival-dead"] * (left & ~(above | below)).bit_count()
            + weights["rival-trick"] * (left & tricks).bit_count()
        )
