"""The contract that the tasks of every game fulfil."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias

from engine.bots import BOTS
from engine.core.chance import Chance
from engine.core.game import StateT
from engine.core.jsontext import Document
from engine.tasks.draft import TaskDraft, TaskRules
from engine.tasks.search import Search

Choose: TypeAlias = Callable[[Document, int, Sequence[str]], str]
"""Chooses an action for a view and its seat, among the texts of what is legal."""


@dataclass(frozen=True, slots=True)
class TaskTheme(Generic[StateT]):
    """An idea to be taught, and how positions for it are drawn."""

    name: str
    count: int
    """How many of the game's tasks teach it."""
    draw: Callable[[Chance], Iterable[TaskDraft[StateT]]]
    """Draws one position, with the most demanding goal first; the first that can be reached counts.
    Without any, nothing could be made of this draw."""
    teaches: Callable[[TaskDraft[StateT], Sequence[StateT]], bool] | None = None
    """Tells from all ends in which the goal is reached whether the task needs the idea.
    None where the goal asks for it."""


class TaskSource(TaskRules[StateT]):
    """What makes tasks of one game: its themes, its goals, and what the search is to know."""

    themes: ClassVar[Sequence[TaskTheme[Any]]]
    goals: ClassVar[Mapping[str, Sequence[str]]]
    """The codes of the goals, each with the names of its arguments."""

    @abstractmethod
    def alike(self, one: TaskDraft[StateT], other: TaskDraft[StateT]) -> bool:
        """Tell whether a player would take two tasks for the same one."""

    def search(self, draft: TaskDraft[StateT]) -> Search[StateT]:
        """Return the search of one task, which remembers what it has looked at."""
        return Search(self, draft)

    def simple_players(self) -> Sequence[Choose]:
        """Return players that take what is best at once: what one of them solves is no task."""
        greedy, chance = BOTS[self.game.id].greedy, Chance(0)
        return (lambda view, seat, legal: greedy.choose(view, seat, legal, chance),)
