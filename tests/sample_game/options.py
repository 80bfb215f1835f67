"""What the set-up page says about Fifty."""

from collections.abc import Mapping
from typing import Any

from app.games.setup import GameSetup, Starter, Switch
from engine.core.game import Game
from engine.core.options import OptionValue
from tests.sample_game import texts
from tests.sample_game.rules import Fifty


class FiftySetup(GameSetup):
    """Nothing to choose but who starts."""

    rules: Game[Any] = Fifty()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        return ()

    def starter(self) -> Starter:
        return Starter("first", texts.who_starts(), texts.clockwise(), texts.starts())

    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        return texts.cards_each(cards=self.hand_size(seats, options))
