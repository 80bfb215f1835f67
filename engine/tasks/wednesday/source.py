"""What the tasks of Wednesday ask for, and what a search of them is to know.

============== ============== ====================================================================
goal           arguments      reached when
============== ============== ====================================================================
``out``                       the player has no cards left, before the round ends for another reason
============== ============== ====================================================================
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar

from engine.core.game import Game
from engine.games import GAMES
from engine.games.wednesday.state import WednesdayState
from engine.tasks.draft import TaskDraft
from engine.tasks.source import TaskSource, TaskTheme
from engine.tasks.wednesday.outcomes import without_order
from engine.tasks.wednesday.search import WednesdaySearch, is_out
from engine.tasks.wednesday.themes import THEMES


class WednesdayTasks(TaskSource[WednesdayState]):
    """The tasks of Wednesday: one player against all others, with open hands."""

    game: ClassVar[Game[WednesdayState]] = GAMES["wednesday"]
    themes: ClassVar[Sequence[TaskTheme[WednesdayState]]] = THEMES
    goals: ClassVar[Mapping[str, Sequence[str]]] = {"out": ()}

    def search(self, draft: TaskDraft[WednesdayState]) -> WednesdaySearch:
        return WednesdaySearch(self, draft)

    def outcome(self, draft: TaskDraft[WednesdayState], state: WednesdayState) -> bool | None:
        """Tell whether the player is out; the end of the round shows it by its points."""
        if len(state.scores) > len(draft.state.scores):
            return not state.scores[len(draft.state.scores)][draft.viewer]
        return True if is_out(state, draft.viewer) else None

    def opposed(self, draft: TaskDraft[WednesdayState], seat: int) -> bool:
        return seat != draft.viewer

    def position(self, draft: TaskDraft[WednesdayState], state: WednesdayState) -> Hashable:
        return without_order(state)

    def arrangement(self, state: WednesdayState) -> Hashable:
        return without_order(state)

    def alike(self, one: TaskDraft[WednesdayState], other: TaskDraft[WednesdayState]) -> bool:
        """Tell whether the player holds the same cards under the same character."""
        return _seen(one) == _seen(other)


def _seen(draft: TaskDraft[WednesdayState]) -> Hashable:
    return draft.state.open, draft.state.hands[draft.viewer]
