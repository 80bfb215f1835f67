"""The tasks of The Game."""

from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar

from engine.games.the_game.state import TheGameState
from engine.tasks.draft import TaskDraft
from engine.tasks.placing import unhurried
from engine.tasks.source import Choose, TaskSource, TaskTheme
from engine.tasks.the_game.goals import TheGameGoals
from engine.tasks.the_game.themes import THEMES


class TheGameTasks(TheGameGoals, TaskSource[TheGameState]):
    """The tasks of The Game."""

    themes: ClassVar[Sequence[TaskTheme[TheGameState]]] = THEMES
    goals: ClassVar[Mapping[str, Sequence[str]]] = {
        "all-placed": (),
        "placed": ("cards",),
        "skipped": ("cards", "skipped"),
        "kept": ("cards", "pile"),
    }

    def alike(self, one: TaskDraft[TheGameState], other: TaskDraft[TheGameState]) -> bool:
        """Tell whether the hands have most cards in common, or lie in the same way to the tops."""
        cards, others = {*_held(one)}, {*_held(other)}
        return 2 * len(cards & others) > len(cards) or _shape(one) == _shape(other)

    def simple_players(self) -> Sequence[Choose]:
        """Add one that is greedy, but ends its turn only where nothing else can be done."""
        (greedy,) = super().simple_players()
        return greedy, unhurried(greedy)


def _held(draft: TaskDraft[TheGameState]) -> list[int]:
    return [card for hand in draft.state.hands for card in hand]


def _shape(draft: TaskDraft[TheGameState]) -> Hashable:
    lowest = min(_held(draft))
    tops = [pile[-1] - lowest for pile in draft.state.piles]
    return draft.goal, sorted(tops), [card - lowest for card in _held(draft)]
