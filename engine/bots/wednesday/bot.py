"""The computer player of Wednesday."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import ClassVar

from engine.bots.bot import HINT_SEED, BotHint, HintReason, Level
from engine.bots.deciding import WeighedReason
from engine.bots.wednesday.beginner import beginners_choice
from engine.bots.wednesday.evaluation import WednesdayEvaluation
from engine.bots.wednesday.features import SCALES
from engine.bots.wednesday.gains import Gains
from engine.bots.wednesday.greedy import GreedyWednesday
from engine.bots.wednesday.judging import Judge
from engine.bots.wednesday.position import WednesdayPosition
from engine.bots.wednesday.reading import read_position
from engine.bots.wednesday.reasons import MOST, weighed_reasons
from engine.bots.wednesday.search import SearchEffort, best_by_playouts, costs_by_playouts
from engine.bots.wednesday.stakes import stakes
from engine.bots.weights import WeightedBot, Weights
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.jsontext import Document
from engine.core.options import Options

HARD = SearchEffort(parts=((7, 24), (4, 36), (2, 96)))
"""Up to 24 * 7 + 36 * 4 + 96 * 2 playouts for a decision. 108 are too few: with them hard had about
5 % more points among five greedy players than with 360."""

HINT = SearchEffort(parts=tuple((most, 2 * deals) for most, deals in HARD.parts))


class WednesdayBot(WeightedBot):
    """The computer player of Wednesday; all decisions of a turn are made one by one."""

    greedy = GreedyWednesday()
    package: ClassVar[str] = "engine.bots.wednesday"

    def __init__(self, other: Mapping[str, Weights] | None = None) -> None:
        super().__init__(other)
        self._evaluations: dict[str, WednesdayEvaluation] = {}

    def weights_key(self, seats: int, options: Options) -> str:
        """Return the key of the weights, which are tuned for each number of players."""
        return str(seats)

    def scales(self, key: str) -> Mapping[str, float]:
        return SCALES

    def choose(
        self, view: Document, seat: int, legal: Sequence[str], level: Level, chance: Chance
    ) -> str:
        position = read_position(view, seat)
        actions = _actions(position, legal)
        if len(actions) == 1:
            return str(actions[0])
        if level == "easy":
            return str(beginners_choice(position.known, position.sizes, actions))
        judge = self.judge(position)
        if level == "hard":
            return str(best_by_playouts(position, judge, actions, HARD, chance))
        return str(min(actions, key=judge.cost))

    def hint(self, view: Document, seat: int, legal: Sequence[str]) -> BotHint:
        action, weighed = self.advice(view, seat, legal)
        return BotHint(str(action), tuple(each.reason for each in weighed[:MOST]))

    def weighed(self, view: Document, seat: int, legal: Sequence[str]) -> Sequence[WeighedReason]:
        """Return all reasons for what is advised; the first one decides."""
        return self.advice(view, seat, legal)[1]

    def advice(
        self, view: Document, seat: int, legal: Sequence[str]
    ) -> tuple[Action, Sequence[WeighedReason]]:
        """Return what is advised, and all reasons for it."""
        position = read_position(view, seat)
        actions = _actions(position, legal)
        if len(actions) == 1:
            return actions[0], [WeighedReason(HintReason("only-choice", {}), inf)]
        judge = self.judge(position)
        costs = costs_by_playouts(position, judge, actions, HINT, Chance(HINT_SEED))
        gains = Gains(judge, self.weights(self._key(position)))
        return next(iter(costs)), weighed_reasons(position, actions, costs, gains)

    def judge(self, position: WednesdayPosition) -> Judge:
        """Return the judge of what the seat can do in this position."""
        evaluation = self._evaluation(position)
        return Judge(evaluation, position.known, position.sizes, stakes(position))

    def _key(self, position: WednesdayPosition) -> str:
        return str(len(position.sizes))

    def _evaluation(self, position: WednesdayPosition) -> WednesdayEvaluation:
        key = self._key(position)
        if key not in self._evaluations:
            self._evaluations[key] = WednesdayEvaluation(self.weights(key))
        return self._evaluations[key]


def _actions(position: WednesdayPosition, legal: Sequence[str]) -> list[Action]:
    """Return the legal actions. Raises BadDocument unless they are among those of the position."""
    possible = {str(action): action for action in position.moves()}
    for text in legal:
        if text not in possible:
            raise BadDocument("legal", f"{text} is not legal here")
    if not legal:
        raise BadDocument("legal", "no action")
    return [possible[text] for text in legal]
