"""The tasks of Qwixx: the goal is the most that the turn can bring, and takes the theme's idea."""

from functools import cache
from itertools import pairwise

import pytest

from engine.core.match import Match
from engine.games.qwixx_cards.state import QwixxState
from engine.tasks.checking import draft_of
from engine.tasks.files import file_of, read_tasks
from engine.tasks.qwixx_cards import ideas
from engine.tasks.qwixx_cards.ideas import Idea
from engine.tasks.qwixx_cards.ways import TurnWay, ways
from engine.tasks.sources import SOURCES
from engine.tasks.task import Task
from tests.engine.games.qwixx_cards.positions import closed, five, position
from tests.engine.tasks.exhaustive import reachable

SOURCE = SOURCES["qwixx-cards"]


@cache
def stored() -> list[Task]:
    return [*read_tasks(SOURCE, file_of("qwixx-cards").read_text("utf-8")).tasks]


def test_more_points_than_the_goal_asks_for_are_out_of_reach() -> None:
    for task in stored():
        draft = draft_of(SOURCE, task)
        points = int(task.goal.args["points"])
        more = draft._replace(goal=task.goal._replace(args={"points": points + 1}))
        assert reachable(SOURCE, draft, draft.state)
        assert not reachable(SOURCE, more, draft.state)


def test_only_the_player_decides() -> None:
    for task in stored():
        match = Match.from_state(SOURCE.game, task.start)
        assert match.waits_for == (task.viewer,)
        assert {step.seat for step in task.solution} == {task.viewer}


def test_a_solution_plays_no_card_that_is_not_crossed() -> None:
    for task in stored():
        for play, mark in pairwise(step.action for step in task.solution):
            if play.startswith("play"):
                assert len(play.split()) == len(mark.split())


def decided(match: Match) -> QwixxState:
    """The state in which all but the player have left the number."""
    for seat in range(1, match.seats):
        match.do(seat, "skip")
    state: QwixxState = SOURCE.game.load(match.state())
    return state


def way(match: Match, *actions: str) -> TurnWay:
    """The way of the player with these actions."""
    (found,) = (
        each
        for each in ways(decided(match))
        if [str(each.number), *([str(each.play)] if each.play else []), str(each.decision)]
        == [*actions]
    )
    return found


IDEAS: dict[Idea, tuple[TurnWay, TurnWay]] = {
    ideas.one_skipped: (
        way(
            position("r4 r5 r7", part="number", draw="b3"),
            "skip",
            "play red r4 r5 r7",
            "mark red 4 5 7",
        ),
        way(
            position("r4 r5 r6", part="number", draw="b3"),
            "skip",
            "play red r4 r5 r6",
            "mark red 4 5 6",
        ),
    ),
    ideas.number_before_cards: (
        way(position("r4", part="number", draw="b3"), "mark red 3", "play red r4", "mark red 4"),
        way(position("r4", part="number", draw="b3"), "mark blue 3", "play red r4", "mark red 4"),
    ),
    ideas.number_elsewhere: (
        way(position("r4", part="number", draw="b3"), "mark blue 3", "play red r4", "mark red 4"),
        way(position("r4", part="number", draw="b3"), "skip", "play red r4", "mark red 4"),
    ),
    ideas.number_left: (
        way(position("r4", part="number", draw="b3"), "skip", "play red r4", "mark red 4"),
        way(
            position("r4", part="number", draw="r2", sheets=[five("green"), {}]),
            "skip",
            "play red r4",
            "mark red 4",
        ),
    ),
    ideas.fifth_by_number: (
        way(
            position("r12", part="number", draw="b7", sheets=[{"red": [2, 3, 4, 5]}]),
            "mark red 7",
            "play red r12",
            "mark red 12",
        ),
        way(
            position("r12", part="number", draw="b7", sheets=[five("red")]),
            "mark red 7",
            "play red r12",
            "mark red 12",
        ),
    ),
    ideas.fifth_by_card: (
        way(
            position("r11 r12", part="number", draw="b7", sheets=[{"red": [2, 3, 4, 5]}]),
            "skip",
            "play red r11 r12",
            "mark red 11 12",
        ),
        way(
            position("r11 r12", part="number", draw="b7", sheets=[{"red": [2, 3, 4, 5]}]),
            "skip",
            "play red r11 r12",
            "mark red 11",
        ),
    ),
    ideas.match_goes_on: (
        way(
            position("y4", part="number", draw="r2", sheets=[closed("red") | five("green")]),
            "skip",
            "play yellow y4",
            "mark yellow 4",
        ),
        way(
            position("y4", part="number", draw="r2", sheets=[five("green")]),
            "skip",
            "play yellow y4",
            "mark yellow 4",
        ),
    ),
    ideas.joker_between: (
        way(
            position("r4 r6 j5", part="number", draw="b3", jokers=True),
            "skip",
            "play red r4 r6 j5",
            "mark red 4 5 6",
        ),
        way(
            position("r4 r5 j6", part="number", draw="b3", jokers=True),
            "skip",
            "play red r4 r5 j6",
            "mark red 4 5 6",
        ),
    ),
    ideas.joker_alone: (
        way(
            position("j5", part="number", draw="b3", jokers=True),
            "skip",
            "play red j5",
            "mark red 5",
        ),
        way(
            position("r5", part="number", draw="b3", jokers=True),
            "skip",
            "play red r5",
            "mark red 5",
        ),
    ),
    ideas.two_jokers: (
        way(
            position("r4 j5 j6", part="number", draw="b3", jokers=True),
            "skip",
            "play red r4 j5 j6",
            "mark red 4 5 6",
        ),
        way(
            position("r4 r5 j6", part="number", draw="b3", jokers=True),
            "skip",
            "play red r4 r5 j6",
            "mark red 4 5 6",
        ),
    ),
}
"""By idea: a way that uses it, and one much like it that does not."""


@pytest.mark.parametrize("idea", IDEAS, ids=lambda idea: idea.__name__)
def test_an_idea_is_told_from_what_is_much_like_it(idea: Idea) -> None:
    using, other = IDEAS[idea]
    assert idea(using)
    assert not idea(other)


@pytest.mark.parametrize(("hand", "expected"), [("r8 r9 y7", True), ("r8 r9 y2", False)])
def test_points_are_not_crosses(hand: str, expected: bool) -> None:
    """A 2 and a sixth cross bring 7 points, three crosses in an empty row 6."""
    match = position(hand, part="number", draw="b2", sheets=[five("yellow"), {}])
    assert ideas.points_not_crosses([*ways(decided(match))]) == expected
