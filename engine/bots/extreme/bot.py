"""The computer player of Extreme."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from engine.bots.bot import HintReason, Level
from engine.bots.extreme.easy import BeginnersEvaluation
from engine.bots.extreme.evaluation import ExtremeEvaluation
from engine.bots.extreme.features import SCALES
from engine.bots.extreme.hints import answered, weighed
from engine.bots.extreme.turns import ExtremeRules
from engine.bots.the_game.advice import TheGameAdvice, TurnReason
from engine.bots.the_game.bot import TheGameBot
from engine.bots.the_game.evaluation import TheGameEvaluation
from engine.bots.the_game.hints import weightiest
from engine.bots.the_game.planning import Evaluate
from engine.bots.the_game.position import TheGamePosition, read_position, tops_now
from engine.bots.the_game.starting import is_open
from engine.bots.the_game.turns import TurnRules
from engine.core.game import Game
from engine.core.jsontext import Document
from engine.games import GAMES
from engine.games.the_game.commands import SILENCE


class ExtremeBot(TheGameBot):
    """The computer player of Extreme, for all seats of the team."""

    game: ClassVar[Game[Any]] = GAMES["the-game-extreme"]
    package = "engine.bots.extreme"
    evaluation: ClassVar[type[TheGameEvaluation]] = ExtremeEvaluation
    deals_alone: ClassVar[int] = 16

    def scales(self, key: str) -> Mapping[str, float]:
        return SCALES

    def rules(self, position: TheGamePosition, drawing: bool) -> ExtremeRules:
        return ExtremeRules(
            int(position.options["min_cards"]) if drawing else 1,
            position.hand_size,
            position.on_fire,
            position.commands,
            last=not position.unseen,
        )

    def found(self, rules: TurnRules, advice: TheGameAdvice) -> Iterable[TurnReason]:
        assert isinstance(rules, ExtremeRules)
        return weighed(rules, advice)

    def reasons(self, rules: TurnRules, advice: TheGameAdvice) -> tuple[HintReason, ...]:
        assert isinstance(rules, ExtremeRules)
        return weightiest(advice, self.found(rules, advice), answered(rules, advice))

    def beginner(self, position: TheGamePosition, rules: TurnRules) -> Evaluate:
        assert isinstance(rules, ExtremeRules)
        return BeginnersEvaluation(position, rules)

    def signals(self, view: Document, seat: int, level: Level) -> Mapping[str, str]:
        """Return the signals to give; none while a ``silence`` is on top."""
        if not is_open(view):
            position = read_position(self.game, view, seat)
            if any(position.commands[top] == SILENCE for top in tops_now(position)):
                return {}
        return super().signals(view, seat, level)
