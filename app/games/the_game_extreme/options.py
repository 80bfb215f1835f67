"""The words of The Game: Extreme on the set-up page."""

from typing import Any

from app.games.setup import Switch
from app.games.the_game.options import TheGameSetup
from app.texts import texts
from engine.core.game import Game
from engine.games.the_game.commands import COMMANDS
from engine.games.the_game.extreme import TheGameExtreme

T = texts("TheGameExtremeOptions")


class TheGameExtremeSetup(TheGameSetup):
    """Everything that The Game has, and where the commands are."""

    rules: Game[Any] = TheGameExtreme()

    def switches(self, seats: int) -> tuple[Switch, ...]:
        count = sum(len(command.numbers) for command in COMMANDS)
        line = T("The {count} commands are on different numbers in every game.")
        shuffled = Switch(
            "commands",
            "printed",
            "shuffled",
            "dice",
            T("Shuffled commands")(),
            line(count=count),
        )
        return (shuffled, *super().switches(seats))
