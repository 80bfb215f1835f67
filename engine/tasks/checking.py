"""The check of stored tasks: their solutions are played, and all is searched again."""

from collections.abc import Iterator
from typing import Any

from engine.core.match import Match
from engine.core.refusal import Refused
from engine.tasks.draft import TaskDraft
from engine.tasks.making import examined, theme_of
from engine.tasks.source import TaskSource
from engine.tasks.task import Task


def draft_of(source: TaskSource[Any], task: Task) -> TaskDraft[Any]:
    """Return the position and the goal of a task."""
    state = source.game.load(task.start)
    return TaskDraft(state, task.goal, task.turns, task.viewer, task.open_hands)


def played(source: TaskSource[Any], task: Task) -> Match:
    """Return the match in which the solution was played. Raises Refused."""
    match = Match.from_state(source.game, task.start)
    for step in task.solution:
        match.do(step.seat, step.action)
    return match


def faults(source: TaskSource[Any], task: Task) -> Iterator[str]:
    """Yield in words what is wrong with a task."""
    draft = draft_of(source, task)
    try:
        match = played(source, task)
    except Refused as error:
        yield f"the solution cannot be played: {error.refusal}"
    else:
        if not source.outcome(draft, match.states[-1]):
            yield "the solution does not reach the goal"
    found = examined(source, theme_of(source, task), task.seed, draft)
    if found is None:
        yield "the search takes it for no task"
    elif found._replace(id=task.id) != task:
        yield "the search finds other shares, solutions or another difficulty"
