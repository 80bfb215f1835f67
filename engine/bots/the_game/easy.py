"""Easy play, as beginners play: by the table and their own hand, with no thought of the future.

Beginners lay where the piles jump least. They like to keep one pile of each kind back, and two
cards together that a trick will join. They heed what others signal, but the less, the more others
there are.
"""

from engine.bots.the_game.evaluation import setting_of
from engine.bots.the_game.planning import TurnEffort
from engine.bots.the_game.position import TheGamePosition
from engine.bots.the_game.turns import Breadth, PlannedTurn
from engine.core.piles import TRICK

EFFORT = TurnEffort(Breadth(nearest=4, leap=3), width=8, required_width=20, voluntary=3)

WELCOME = 3
"""Another card than the required ones is placed where it jumps less than this."""

PAIR = 6
"""How far piles may jump for two cards to stay together."""

KEPT_BACK = 0.5
"""How much more a jump counts on the better pile of its kind."""

RESPECT = {1: 0.0, 2: 5.0, 3: 10.0, 4: 3.0, 5: 1.5}
"""By seats: how far piles may jump to leave alone a pile for which another seat signals."""

CAUTION = 0.3
"""How much of that applies to piles with the signal against big jumps."""


class EasyEvaluation:
    """The evaluation of the ends of turns in one position, as easy judges them."""

    def __init__(self, position: TheGamePosition) -> None:
        self._tops = position.tops
        heard = setting_of(position)
        respect = RESPECT[position.seats]
        self._respect = [
            respect * (heard.leave >> pile & 1) + respect * CAUTION * (heard.gentle >> pile & 1)
            for pile in range(len(self._tops))
        ]

    def __call__(self, turn: PlannedTurn) -> float:
        """Return how good it is that the turn ends here; more is better."""
        up1, up2, down1, down2 = turn.tops
        come_on = up1 + up2 - down1 - down2 + KEPT_BACK * (min(up1, up2) - max(down1, down2))
        pairs = (turn.hand & turn.hand >> TRICK).bit_count()
        disregard = sum(
            respect
            for respect, top, before in zip(self._respect, turn.tops, self._tops, strict=True)
            if top != before
        )
        return WELCOME * turn.laid + PAIR * pairs - come_on - disregard
