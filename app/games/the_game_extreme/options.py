"""What the set-up page says about The Game: Extreme."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.setup import Switch
from app.games.the_game.options import TheGameSetup
from engine.core.game import Game
from engine.games.the_game.commands import COMMANDS
from engine.games.the_game.extreme import TheGameExtreme


class TheGameExtremeSetup(TheGameSetup):
    """Everything that The Game has, and where the commands are."""

    rules: Game[Any] = TheGameExtreme()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        count = sum(len(command.numbers) for command in COMMANDS)
        line = QCoreApplication.translate(
            "TheGameExtremeOptions", "The {count} commands are on different numbers in every game."
        )
        shuffled = Switch(
            "commands",
            "printed",
            "shuffled",
            "dice",
            QCoreApplication.translate("TheGameExtremeOptions", "Shuffled commands"),
            line.format(count=count),
        )
        return (shuffled, *super().switches(seats))
