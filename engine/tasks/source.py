"""The contract that the tasks of every game fulfil."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.game import Game, StateT
from engine.tasks.task import Goal

Move: TypeAlias = tuple[int, Action]
"""An action, and the seat that does it."""


class TaskDraft(NamedTuple, Generic[StateT]):
    """A position with a goal, of which it is not known yet whether it can be reached."""

    state: StateT
    goal: Goal
    turns: int | None = None
    viewer: int = 0
    open_hands: bool = False


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


class TaskSource(ABC, Generic[StateT]):
    """What makes tasks of one game: its themes, its goals, and what the search is to know.

    Everything is asked of a draft and a state that is reached from it.
    """

    game: ClassVar[Game[Any]]
    themes: ClassVar[Sequence[TaskTheme[Any]]]
    goals: ClassVar[Mapping[str, Sequence[str]]]
    """The codes of the goals, each with the names of its arguments."""

    @abstractmethod
    def outcome(self, draft: TaskDraft[StateT], state: StateT) -> bool | None:
        """Tell whether the goal is reached; None while it is still open.

        It must not depend on anything that the viewer cannot see.
        """

    @abstractmethod
    def position(self, draft: TaskDraft[StateT], state: StateT) -> Hashable:
        """Return the same for two states exactly if the same can be reached from both."""

    @abstractmethod
    def arrangement(self, state: StateT) -> Hashable:
        """Return the same for two ends that are the same solution, found in another order."""

    @abstractmethod
    def alike(self, one: TaskDraft[StateT], other: TaskDraft[StateT]) -> bool:
        """Tell whether a player would take two tasks for the same one."""

    def moves(self, draft: TaskDraft[StateT], state: StateT) -> Sequence[Move]:
        """Return what can be done now, without moves of which another one is always as good."""
        seat = self.game.to_act(state)[0]
        return [(seat, action) for action in self.game.legal(state, seat)]

    def opposed(self, draft: TaskDraft[StateT], seat: int) -> bool:
        """Tell whether the seat may do what it likes, so that all of it must lead to the goal.

        Otherwise the player of the task does what the seat does.
        """
        return False
