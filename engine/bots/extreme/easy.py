"""Easy play, as in The Game, with an eye to the commands that hinder the next turn.

Beginners do not like to leave a command behind that everybody must obey. They lay no more than they
must where only one card is drawn, and keep a ``stop`` for when they need it.
"""

from engine.bots.extreme.turns import ExtremeRules
from engine.bots.the_game.easy import WELCOME, EasyEvaluation
from engine.bots.the_game.position import TheGamePosition
from engine.bots.the_game.turns import PlannedTurn
from engine.games.the_game.commands import DRAW_ONE, NO_TRICK, ONE_PILE, STOP

HINDERS = {NO_TRICK: 3, ONE_PILE: 8, DRAW_ONE: 8}
"""How far piles may jump so that such a command does not stay on top."""

STOP_KEPT = 8
"""How far piles may jump so that a ``stop`` stays in the hand."""


class BeginnersEvaluation(EasyEvaluation):
    """The evaluation of the ends of turns in one position, as easy judges them."""

    def __init__(self, position: TheGamePosition, rules: ExtremeRules) -> None:
        super().__init__(position)
        self._rules = rules

    def __call__(self, turn: PlannedTurn) -> float:
        """Return how good it is that the turn ends here; more is better."""
        in_force = self._rules.in_force(turn.tops)
        hinders = sum(cost for command, cost in HINDERS.items() if in_force & command)
        if in_force & DRAW_ONE:
            hinders += WELCOME * turn.laid
        stops = (turn.hand & self._rules.carriers(STOP)).bit_count()
        return super().__call__(turn) + STOP_KEPT * stops - hinders
