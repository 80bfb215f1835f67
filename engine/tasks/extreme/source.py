"""What the tasks of Extreme ask for: the goals of The Game, in turns that commands bind."""

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import Game
from engine.games import GAMES
from engine.games.the_game.state import TheGameState
from engine.tasks.extreme.themes import THEMES
from engine.tasks.source import TaskTheme
from engine.tasks.the_game.source import TheGameTasks


class ExtremeTasks(TheGameTasks):
    """The tasks of Extreme."""

    game: ClassVar[Game[TheGameState]] = GAMES["the-game-extreme"]
    themes: ClassVar[Sequence[TaskTheme[TheGameState]]] = THEMES
    turns_are_free: ClassVar[bool] = False
