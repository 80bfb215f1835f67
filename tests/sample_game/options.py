"""What the set-up page says about Fifty."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.setup import GameSetup, Starter, Switch
from engine.core.game import Game
from engine.core.options import OptionValue
from tests.sample_game.rules import Fifty


class FiftySetup(GameSetup):
    """Nothing to choose but who starts."""

    rules: Game[Any] = Fifty()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        return ()

    def starter(self) -> Starter:
        return Starter(
            "first",
            QCoreApplication.translate("Fifty", "Who starts"),
            QCoreApplication.translate("Fifty", "Play then goes clockwise."),
            QCoreApplication.translate("Fifty", "starts"),
        )

    def summary(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        text = QCoreApplication.translate("Fifty", "{cards} cards each")
        return text.format(cards=self.hand_size(seats, options))
