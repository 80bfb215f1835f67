"""A plain search to compare with: every legal action, every order, nothing remembered."""

from collections.abc import Hashable
from typing import Any

from engine.tasks.draft import TaskDraft
from engine.tasks.source import TaskSource
from tests.engine.tasks.every_order import WEDNESDAY, sure


def reachable(source: TaskSource[Any], draft: TaskDraft[Any], state: Any) -> bool:
    """Whether the goal is sure to be reached."""
    if source.game.id == WEDNESDAY.id:
        return sure(source, draft, state)
    outcome = source.outcome(draft, state)
    if outcome is not None:
        return outcome
    game = source.game
    seat = game.to_act(state)[0]
    after = (
        reachable(source, draft, game.apply(state, seat, action))
        for action in game.legal(state, seat)
    )
    return all(after) if source.opposed(draft, seat) else any(after)


def arrangements(source: TaskSource[Any], draft: TaskDraft[Any], state: Any) -> set[Hashable]:
    """All solutions of a task in which no seat is opposed."""
    outcome = source.outcome(draft, state)
    if outcome is not None:
        return {source.arrangement(state)} if outcome else set()
    game = source.game
    seat = game.to_act(state)[0]
    assert not source.opposed(draft, seat)
    found: set[Hashable] = set()
    for action in game.legal(state, seat):
        found |= arrangements(source, draft, game.apply(state, seat, action))
    return found
