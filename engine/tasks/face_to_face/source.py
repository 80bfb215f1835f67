"""The tasks of Face to Face."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.games.face_to_face.state import FaceToFaceState
from engine.tasks.draft import TaskDraft
from engine.tasks.face_to_face.goals import FaceToFaceGoals
from engine.tasks.face_to_face.themes import THEMES
from engine.tasks.placing import unhurried
from engine.tasks.source import Choose, TaskSource, TaskTheme


class FaceToFaceTasks(FaceToFaceGoals, TaskSource[FaceToFaceState]):
    """The tasks of Face to Face."""

    themes: ClassVar[Sequence[TaskTheme[FaceToFaceState]]] = THEMES
    goals: ClassVar[Mapping[str, Sequence[str]]] = {
        "all-placed": (),
        "skipped": ("cards", "skipped"),
        "gift": ("cards", "skipped"),
        "kept": ("cards", "pile"),
    }

    def alike(self, one: TaskDraft[FaceToFaceState], other: TaskDraft[FaceToFaceState]) -> bool:
        """Tell whether the hands have most cards in common."""
        cards, others = {*one.state.hands[0]}, {*other.state.hands[0]}
        return 2 * len(cards & others) > len(cards)

    def simple_players(self) -> Sequence[Choose]:
        """Add one that is greedy, but ends its turn only where nothing else can be done."""
        (greedy,) = super().simple_players()
        return greedy, unhurried(greedy)
