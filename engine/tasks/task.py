"""A task, as it is made, stored and shown."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from engine.core.jsontext import Document, Json
from engine.core.options import Options

GoalArgs: TypeAlias = Mapping[str, int | str]


class Goal(NamedTuple):
    """What is to be reached: a code of the game's, with arguments."""

    code: str
    args: GoalArgs = MappingProxyType({})

    def json(self) -> dict[str, Json]:
        """Write the goal as one JSON object."""
        return {"code": self.code, **self.args}


class SolutionStep(NamedTuple):
    """An action of a solution, and the seat that does it."""

    seat: int
    action: str


class Task(NamedTuple):
    """A position with a goal, and what the search and the computer players made of it."""

    id: str
    theme: str
    """The idea that it teaches, by the name that its game gives it."""
    seed: int
    """The theme draws this position again from this seed."""
    game: str
    start: Document
    """The state in which the match begins, as the referee's ``set`` takes it."""
    viewer: int
    """The seat that the task is for."""
    open_hands: bool
    """Whether the hands of all seats are seen."""
    goal: Goal
    turns: int | None
    """Within how many turns the goal is to be reached, those of all seats; None: in any number."""
    difficulty: int
    """1, 2 or 3."""
    random: float
    """The share of random ways of playing on that reach the goal."""
    easy: float
    """The share of tries by the easy computer player that reach the goal."""
    solutions: int
    """The number of ends in which the goal is reached, whatever the order that led there."""
    solution: tuple[SolutionStep, ...]
    """One way to the goal."""

    @property
    def options(self) -> Options:
        """Return the options of the match."""
        options: Options = self.start["options"]
        return options

    @property
    def seats(self) -> int:
        seats: int = self.start["seats"]
        return seats

    def json(self) -> dict[str, Json]:
        """Write the task as one JSON object; its game is written once for all."""
        return {
            "id": self.id,
            "theme": self.theme,
            "seed": self.seed,
            "viewer": self.viewer,
            "open_hands": self.open_hands,
            "goal": self.goal.json(),
            "turns": self.turns,
            "difficulty": self.difficulty,
            "random": self.random,
            "easy": self.easy,
            "solutions": self.solutions,
            "solution": [list(step) for step in self.solution],
            "start": self.start,
        }
