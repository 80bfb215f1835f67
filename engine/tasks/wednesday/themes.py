"""The themes of the tasks of Wednesday: the outcast, the character or the moment that decides."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf
from typing import NamedTuple, TypeAlias

from engine.core.action import Action
from engine.core.chance import Chance
from engine.games.wednesday.actions import COMBINE_MEDIUM, PlayOutcast
from engine.games.wednesday.cards import (
    MASK,
    MEDIUM,
    PROTEUS,
    SIREN,
    THIRTEEN,
    WEREWOLF,
    Character,
)
from engine.games.wednesday.state import WednesdayState
from engine.tasks.draft import TaskDraft
from engine.tasks.source import TaskTheme
from engine.tasks.task import Goal
from engine.tasks.wednesday.drawing import Setting, draw_position
from engine.tasks.wednesday.outcomes import choices
from engine.tasks.wednesday.search import Distance, DistanceSearch, TooLarge

OUT = Goal("out")

LEAST_DISTANCE, MOST_DISTANCE = 3, 5
"""Actions that the player of a task needs: with fewer there is little to see, with more too much
to look ahead."""

MOST_POSITIONS = 2000
"""Positions that are searched to find out whether a draw is any good."""


class Choice(NamedTuple):
    """The first choice of a task: the position, and what keeps the goal in reach."""

    state: WednesdayState
    distances: Mapping[Action, Distance]
    """The actions that keep it in reach, with the distances that they leave."""

    @property
    def quickest(self) -> list[Action]:
        """Return the actions that lead to the goal most quickly."""
        least = min(self.distances.values())
        return [action for action, distance in self.distances.items() if distance == least]


Idea: TypeAlias = Callable[[Choice], bool]
"""Tells whether a choice teaches the idea."""


def only(number: int) -> Idea:
    """Make the idea that nothing helps but to begin with this number."""
    return lambda choice: all(_plays(action, number) for action in choice.distances)


def best(number: int) -> Idea:
    """Make the idea that nothing is as quick as to begin with this number."""
    return lambda choice: all(_plays(action, number) for action in choice.quickest)


def shows_trio(choice: Choice) -> bool:
    """Tell whether nothing is quicker than to show three 6."""
    return COMBINE_MEDIUM in choice.quickest


def one_way(choice: Choice) -> bool:
    """Tell whether only one action keeps the goal in reach."""
    return len(choice.distances) == 1


def heeds_character(choice: Choice) -> bool:
    """Tell whether the quickest actions are wrong if no character is in force."""
    state = choice.state
    assert state.open is not None
    return _is_wrong(choice, state._replace(open=None, aside=(*state.aside, state.open)))


def heeds_blocked(choice: Choice) -> bool:
    """Tell whether the quickest actions are wrong if no number is blocked."""
    return _is_wrong(choice, choice.state._replace(blocked=None))


def _is_wrong(choice: Choice, other: WednesdayState) -> bool:
    """Tell whether none of the quickest actions keeps the goal in reach in another position."""
    return not _certain(other).keys() & {*choice.quickest}


def _certain(state: WednesdayState) -> dict[Action, Distance]:
    """Return the actions of the player that keep the goal in reach, with what they leave."""
    distances = DistanceSearch(state.turn.seat).distances(state)
    return {action: distance for action, distance in distances.items() if distance < inf}


def _plays(action: Action, number: int) -> bool:
    return isinstance(action, PlayOutcast) and action.number == number


def _theme(name: str, count: int, setting: Setting, idea: Idea) -> TaskTheme[WednesdayState]:
    """Make a theme in which not all of the first actions keep the goal in reach."""

    def draw(chance: Chance) -> Iterator[TaskDraft[WednesdayState]]:
        state = draw_position(chance, setting)
        if state is not None and _is_worth_a_look(state):
            yield TaskDraft(state, OUT, open_hands=True)

    def teaches(draft: TaskDraft[WednesdayState], _: Sequence[WednesdayState]) -> bool:
        choice = Choice(draft.state, _certain(draft.state))
        return len(choice.distances) < len(choices(draft.state)) and idea(choice)

    return TaskTheme(name, count, draw, teaches)


def _is_worth_a_look(state: WednesdayState) -> bool:
    """Tell whether the goal is in reach, neither at once nor far away."""
    search = DistanceSearch(state.turn.seat, MOST_POSITIONS)
    try:
        return LEAST_DISTANCE <= search.distance(state, MOST_DISTANCE) <= MOST_DISTANCE
    except TooLarge:
        return False


RISING: Sequence[Character] = ("yoko", "weems")
"""Characters under which the numbers rise, and none is left out."""

THEMES = (
    _theme("mask", 2, Setting(RISING, held=(MASK,), leads=True, safe=True), best(MASK)),
    _theme("proteus", 2, Setting(held=(PROTEUS,), cards=3), only(PROTEUS)),
    _theme("siren", 1, Setting(held=(SIREN,), cards=3), only(SIREN)),
    _theme("trio", 2, Setting(held=(MEDIUM,) * 3, cards=5), shows_trio),
    _theme("thirteen", 1, Setting(held=(THIRTEEN,)), best(THIRTEEN)),
    _theme("thing", 1, Setting(("thing",)), one_way),
    _theme("blocked", 1, Setting(held=(WEREWOLF, WEREWOLF), blocked=True), heeds_blocked),
    _theme("bianca", 1, Setting(("bianca",), safe=True), heeds_character),
    _theme("tyler", 1, Setting(("tyler",), safe=True), one_way),
)
