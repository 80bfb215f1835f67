"""Tries by computer players, which do not know the goal."""

from typing import Any

from engine.bots import BOTS
from engine.core.chance import Chance
from engine.tasks.draft import TaskDraft
from engine.tasks.search import Search
from engine.tasks.source import Choose, TaskSource

TRIES = 20
"""Tries by the easy computer player, each with a chance of its own."""


def share_of_easy(source: TaskSource[Any], draft: TaskDraft[Any], search: Search[Any]) -> float:
    """Return the share of tries by the easy computer player that reach the goal."""
    return sum(reaches(source, draft, search, _easy(source, n)) for n in range(TRIES)) / TRIES


def too_simple(source: TaskSource[Any], draft: TaskDraft[Any], search: Search[Any]) -> bool:
    """Tell whether a simple player reaches the goal."""
    return any(reaches(source, draft, search, choose) for choose in source.simple_players())


def reaches(
    source: TaskSource[Any], draft: TaskDraft[Any], search: Search[Any], choose: Choose
) -> bool:
    """Tell whether a player reaches the goal; opposed seats answer as hard as they can."""
    state, game = draft.state, source.game
    outcome = source.outcome(draft, state)
    while outcome is None:
        seat = game.to_act(state)[0]
        if source.opposed(draft, seat):
            _, state = search.best(state)
        else:
            legal = [str(action) for action in game.legal(state, seat)]
            action = choose(game.view(state, seat), seat, legal)
            state = game.apply(state, seat, game.parse(action))
        outcome = source.outcome(draft, state)
    return outcome


def _easy(source: TaskSource[Any], number: int) -> Choose:
    bot = BOTS[source.game.id]
    return lambda view, seat, legal: bot.choose(view, seat, legal, "easy", Chance(number))
