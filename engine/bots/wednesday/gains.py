"""Gains: what actions owe to something that a reason names, found by taking it out.

Most of it is taken out by its weights (``features``): what an action costs without them, less what
it costs, is what it owes to them.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase

from engine.bots.deciding import Gain
from engine.bots.wednesday import hands as h
from engine.bots.wednesday.evaluation import WednesdayEvaluation
from engine.bots.wednesday.judging import Judge
from engine.bots.wednesday.search import JUDGED
from engine.bots.weights import Weights
from engine.core.action import Action
from engine.games.wednesday.actions import BlockNumber, Give

HAND = ("hold-*", "late-*", "size-*", "turns", "tables", "three-*", "four-*")
"""The weights of the cards that are left in the hand."""
NUMBERS_HELD = ("hold-*", "late-*")
COMBINATIONS = ("three-*", "four-*")
PLAYED = ("play-*", "lead-*")
"""The weights of having played a card rather than passed."""
LEADING = ("stopped-*", "lead-size", "reveal")
"""The weights of how likely it is that nobody plays on."""
DANGER = ("danger", "reveal", "close-points")
"""The weights of Wednesday, who may come next."""
NEAR = ("near-*",)
"""The weights of rivals who may soon be out of cards."""
FOLLOW = ("follow-*",)
SHUT = ("shut", "behind-*", "close")
"""The weights of leading after a pass."""
PASSING = ("pass", "pass-eugene", *SHUT, "close-points")
"""The weights of having passed."""
SIXES = ("combo-6",)

COUNTED = 1 + JUDGED
"""How often a cost counts: in the playouts, and in the evaluation beside them."""


def ability(number: int) -> Sequence[str]:
    """Return the weights of what a number does when it is played, and of where it lies."""
    return f"play-{number}", f"lead-{number}"


class Gains:
    """The gains of the actions of a position."""

    def __init__(self, judge: Judge, weights: Weights) -> None:
        self._judge = judge
        self._weights = weights

    def of_weights(self, *patterns: str) -> Gain:
        """Return the gain owed to these weights."""
        without = {
            name: 0.0 if any(fnmatchcase(name, pattern) for pattern in patterns) else weight
            for name, weight in self._weights.items()
        }
        judge = self._judge
        return self._against(
            Judge(WednesdayEvaluation(without), judge.known, judge.sizes, judge.stakes)
        )

    def of_points(self) -> Gain:
        """Return the gain owed to the points that the rivals have."""
        judge = self._judge
        stakes = judge.stakes
        mean = sum(stakes[rival] for rival in judge.rivals) / len(judge.rivals)
        alike = [mean if stake < 0 else stake for stake in stakes]
        return self._against(Judge(judge.evaluation, judge.known, judge.sizes, alike))

    def of_sizes(self) -> Gain:
        """Return the gain owed to the sizes of the hands."""
        judge = self._judge
        alike = [min(judge.sizes)] * len(judge.sizes)
        return self._against(Judge(judge.evaluation, judge.known, alike, judge.stakes))

    def of_all(self) -> Gain:
        """Return the gain that is all an action is worth."""
        return lambda action: -COUNTED * self._judge.cost(action)

    def of_receiver(self) -> Gain:
        """Return the gain owed to the receiver of a card, and to its use for that player."""
        judge = self._judge

        def gain(action: Action) -> float:
            assert isinstance(action, Give)
            stake = judge.stakes[judge.known.giver]
            return -COUNTED * stake * judge.evaluation.holding[action.number]

        return gain

    def of_own_blocked(self) -> Gain:
        """Return the gain owed to one's own cards of the number that is blocked."""

        def gain(action: Action) -> float:
            assert isinstance(action, BlockNumber)
            number = self._judge.burnt_card(action.place)
            return -COUNTED * number * h.count(self._judge.hand, number)

        return gain

    def _against(self, other: Judge) -> Gain:
        judge = self._judge
        return lambda action: COUNTED * (other.cost(action) - judge.cost(action))
