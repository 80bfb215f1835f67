"""A position with a goal, and what a search is to know of its game."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias

from engine.core.action import Action
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


class TaskRules(ABC, Generic[StateT]):
    """What a search is to know: what can be done, and what that leads to.

    Everything is asked of a draft and a state that is reached from it.
    """

    game: ClassVar[Game[Any]]

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

    def moves(self, draft: TaskDraft[StateT], state: StateT) -> Sequence[Move]:
        """Return what can be done now, without moves of which another one is always as good."""
        seat = self.game.to_act(state)[0]
        return [(seat, action) for action in self.game.legal(state, seat)]

    def opposed(self, draft: TaskDraft[StateT], seat: int) -> bool:
        """Tell whether the seat may do what it likes, so that all of it must lead to the goal.

        Otherwise the player of the task does what the seat does.
        """
        return False
