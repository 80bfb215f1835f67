"""What the computer player of Qwixx does where it is plain what is best."""

import pytest

from engine.bots.bot import LEVELS, Level
from engine.bots.qwixx_cards import QWIXX_CARDS
from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.match import Match
from tests.engine.games.qwixx_cards.positions import FIVE, closed, five, position

each_level = pytest.mark.parametrize("level", LEVELS)
thinking = pytest.mark.parametrize("level", ["normal", "hard"])


def choice(match: Match, level: Level, seat: int = 0) -> str:
    legal = [str(action) for action in match.legal(seat)]
    return QWIXX_CARDS.choose(match.view(seat), seat, legal, level, Chance(5))


@each_level
def test_a_number_that_is_next_is_crossed(level: Level) -> None:
    match = position(
        "r3 r9 y8 g6 b5", part="number", draw="y4", sheets=[{"red": [2, 3], "yellow": [2, 3]}]
    )
    assert choice(match, level) in ("mark red 4", "mark yellow 4")


@each_level
def test_the_largest_set_is_played_and_crossed(level: Level) -> None:
    match = position("r2 r3 r4 y12 g2")
    assert choice(match, level) == "play red r2 r3 r4"
    match = position("y12 g2", played=("red", "r2 r3 r4"), part="mark")
    assert choice(match, level) == "mark red 2 3 4"


@thinking
def test_a_cross_that_wins_is_made(level: Level) -> None:
    nearly = {**closed("red"), **five("green")}
    match = position(part="number", draw="b2", sheets=[nearly, {"red": [2]}])
    assert choice(match, level) == "mark green 2"


@thinking
def test_a_cross_that_loses_is_not_made(level: Level) -> None:
    nearly = {**closed("red"), **five("green")}
    much = {colour: [*numbers, 7] for colour, numbers in FIVE.items()}
    match = position("r2 g7 b8", part="number", draw="b2", sheets=[nearly, much])
    assert choice(match, level) != "mark green 2"


@thinking
def test_a_far_number_is_left(level: Level) -> None:
    match = position("r2 r3 y2 g12 b5", part="number", draw="y7")
    assert choice(match, level) == "skip"


def test_an_action_that_cannot_be_done_in_the_view() -> None:
    match = position("r2 r3 y2 g12 b5", part="number", draw="y7")
    with pytest.raises(BadDocument):
        QWIXX_CARDS.choose(match.view(0), 0, ["take 1"], "normal", Chance(1))


def test_jokers_are_kept_where_a_card_does_as_well() -> None:
    match = position("r2 r3 j2 y12 g2", jokers=True)
    assert choice(match, "normal") == "play red r2 r3"
