"""The tasks of each game."""

from typing import Any, Final

from engine.tasks.extreme.source import ExtremeTasks
from engine.tasks.face_to_face.source import FaceToFaceTasks
from engine.tasks.qwixx_cards.source import QwixxTasks
from engine.tasks.source import TaskSource
from engine.tasks.the_game.source import TheGameTasks
from engine.tasks.wednesday.source import WednesdayTasks

SOURCES: Final[dict[str, TaskSource[Any]]] = {
    source.game.id: source
    for source in (
        TheGameTasks(),
        ExtremeTasks(),
        FaceToFaceTasks(),
        QwixxTasks(),
        WednesdayTasks(),
    )
}
"""What makes the tasks of a game, by the game's id."""
