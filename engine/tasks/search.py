"""The exact search: everything that can be done from the start of a task."""

from collections.abc import Hashable, Iterator
from itertools import islice
from typing import Generic

from engine.core.game import StateT
from engine.tasks.draft import Move, TaskDraft, TaskRules
from engine.tasks.task import SolutionStep

MOST_SOLUTIONS = 12
"""Solutions of a task at most; the search does not count further than to one more."""


class Search(Generic[StateT]):
    """Everything that can follow from the start of one task, each position looked at once.

    No seat is opposed in it: a game in which one is brings a search of its own.
    """

    def __init__(self, rules: TaskRules[StateT], draft: TaskDraft[StateT]) -> None:
        self._rules = rules
        self._draft = draft
        self._solvable: dict[Hashable, bool] = {}
        self._chance: dict[Hashable, float] = {}
        self._ends: dict[Hashable, dict[Hashable, StateT]] = {}

    def solvable(self, state: StateT) -> bool:
        """Tell whether the goal can be reached for certain from this state."""
        outcome = self._rules.outcome(self._draft, state)
        if outcome is not None:
            return outcome
        position = self._rules.position(self._draft, state)
        found = self._solvable.get(position)
        if found is None:
            found = any(self.solvable(later) for _, later in self.following(state))
            self._solvable[position] = found
        return found

    def ends(self, state: StateT) -> dict[Hashable, StateT]:
        """Return the ends in which the goal is reached, by what tells solutions apart.

        No more are collected than one above ``MOST_SOLUTIONS``.
        """
        if self._rules.outcome(self._draft, state):
            return {self._rules.arrangement(state): state}
        if not self.solvable(state):
            return {}
        key = (self._rules.position(self._draft, state), self._rules.arrangement(state))
        if key not in self._ends:
            found: dict[Hashable, StateT] = {}
            for _, later in self.following(state):
                found |= self.ends(later)
                if len(found) > MOST_SOLUTIONS:
                    found = dict(islice(found.items(), MOST_SOLUTIONS + 1))
                    break
            self._ends[key] = found
        return self._ends[key]

    def luck(self, state: StateT) -> float:
        """Return how likely the goal is reached by moves at random."""
        outcome = self._rules.outcome(self._draft, state)
        if outcome is not None:
            return float(outcome)
        position = self._rules.position(self._draft, state)
        found = self._chance.get(position)
        if found is None:
            after = [self.luck(later) for _, later in self.following(state)]
            found = sum(after) / len(after) if after else 0.0
            self._chance[position] = found
        return found

    def solution(self) -> tuple[SolutionStep, ...]:
        """Return one way from the start to the goal, which must be solvable."""
        state, steps = self._draft.state, []
        while self._rules.outcome(self._draft, state) is None:
            (seat, action), state = self.best(state)
            steps.append(SolutionStep(seat, str(action)))
        return tuple(steps)

    def best(self, state: StateT) -> tuple[Move, StateT]:
        """Return a move that keeps the goal in reach, or an opposed seat's hardest reply."""
        return next(step for step in self.following(state) if self.solvable(step[1]))

    def following(self, state: StateT) -> Iterator[tuple[Move, StateT]]:
        """Yield each move with the state after it."""
        for seat, action in self._rules.moves(self._draft, state):
            yield (seat, action), self._rules.game.apply(state, seat, action)

    def _opposed(self, state: StateT) -> bool:
        return self._rules.opposed(self._draft, self._rules.game.to_act(state)[0])
