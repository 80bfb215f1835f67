"""The examples that the rules as built say must hold; their numbers are in the tests' names."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.core.match import Match
from engine.games.qwixx_cards.printed import NUMBERS
from tests.engine.games.qwixx_cards.positions import (
    QWIXX,
    closed,
    five,
    legal,
    play,
    position,
    refusal,
    sheet,
    turn,
)


def crossable(row: str, crossed: Sequence[int]) -> list[int]:
    """The numbers that part 2 may bring into a row, smallest first."""
    tops = {
        number: position(part="number", draw=f"r{number}", sheets=[{row: crossed}])
        for number in NUMBERS
    }
    return [number for number, match in tops.items() if f"mark {row} {number}" in legal(match)]


def marks(
    colour: str, shown: str, sheet: Mapping[str, Any] | None = None, *, jokers: bool = False
) -> list[str]:
    """What may be crossed once these cards are played, told by the numbers alone."""
    match = position(shown, sheets=[sheet or {}], jokers=jokers)
    play(match, f"play {colour} {shown}")
    assert legal(match)[-1] == "skip"
    return [text.removeprefix(f"mark {colour} ") for text in legal(match)[:-1]]


def test_example_1_red_5_and_7() -> None:
    """2, 3, 4, 6 are gone, 8 to 12 open (12 only with five crosses)."""
    assert crossable("red", [5, 7]) == [8, 9, 10, 11]
    assert crossable("red", [2, 3, 4, 5, 7]) == [8, 9, 10, 11, 12]
    match = position(part="number", draw="y6", sheets=[{"red": [5, 7]}])
    assert refusal(match, "mark red 6") == (
        "not-further-right",
        {"row": "red", "number": 6, "last": 7},
    )


@pytest.mark.parametrize(
    ("row", "crossed", "open_numbers"),
    [
        ("green", [10, 9, 8, 7, 6], [2, 3, 4, 5]),
        ("green", [6], [3, 4, 5]),
        ("blue", [10], [3, 4, 5, 6, 7, 8, 9]),
        ("blue", [12, 11, 10, 9, 8], [2, 3, 4, 5, 6, 7]),
        ("yellow", [10], [11]),
        ("yellow", [2, 3, 4, 5, 10], [11, 12]),
    ],
)
def test_example_2_green_after_6_blue_and_yellow_after_10(
    row: str, crossed: list[int], open_numbers: list[int]
) -> None:
    """Green: only 5, 4, 3, 2. Blue: 9, 8, … 2. Yellow: 11, 12. The rightmost after five crosses."""
    assert crossable(row, crossed) == open_numbers


def test_example_3_red_4_5_7_on_an_empty_row() -> None:
    """All three may be crossed: one number is skipped."""
    assert marks("red", "r4 r5 r7") == ["4", "4 5", "4 5 7", "5", "5 7", "7"]


def test_example_3_yellow_2_4_6() -> None:
    """2 and 4, or 4 and 6, or one, never all three, nor 2 and 6 (three skipped)."""
    assert marks("yellow", "y2 y4 y6") == ["2", "2 4", "4", "4 6", "6"]
    match = position(part="mark", played=("yellow", "y2 y4 y6"))
    assert refusal(match, "mark yellow 2 4 6") == (
        "too-many-skipped",
        {"row": "yellow", "numbers": [3, 5], "most": 1},
    )
    assert refusal(match, "mark yellow 2 6") == (
        "too-many-skipped",
        {"row": "yellow", "numbers": [3, 4, 5], "most": 1},
    )


def test_example_4_green_11_9_3() -> None:
    """11 and 9 may be crossed; 3 with them not."""
    assert marks("green", "g3 g9 g11") == ["11", "11 9", "9", "3"]


def test_example_4_blue_12_11_9() -> None:
    """All three."""
    assert "12 11 9" in marks("blue", "b9 b11 b12")


def test_example_4_blue_6_3_2() -> None:
    """3 and 2 may be crossed together (with five crosses by then), 6 only alone."""
    assert marks("blue", "b2 b3 b6", {"blue": [12, 11, 10, 9]}) == ["6", "3", "3 2"]
    assert marks("blue", "b2 b3 b6", {"blue": [12, 11, 10]}) == ["6", "3"]
    assert marks("blue", "b2 b3 b6", {"blue": [12, 11, 10, 9, 8]}) == ["6", "3", "3 2", "2"]


def test_example_5_the_first_turn_takes_one_card() -> None:
    match = Match.new(QWIXX, 2, {"first": 0}, 7)
    assert len(match.state()["hands"][0]) == 4
    play(match, "take 2")
    assert len(match.state()["hands"][0]) == 5
    assert turn(match)["part"] == "number"


def test_example_5_after_three_cards_were_played_the_next_turn_takes_three() -> None:
    match = position("r4 r5 r7", "y2 y3 y4 y5")
    play(match, "play red r4 r5 r7", "mark red 4 5 7")
    play(match, "take 1", "skip", "skip", "play yellow y2", "skip")
    for taken in (1, 2, 3):
        assert turn(match)["part"] == "take"
        assert match.to_act == (0,)
        play(match, legal(match)[0])
        assert len(match.state()["hands"][0]) == 2 + taken
    assert turn(match)["part"] == "number"


def test_example_6_five_crosses_then_the_rightmost() -> None:
    """The row has 7 crosses with the lock, worth 28."""
    match = position(part="number", draw="g12", sheets=[five("red")])
    play(match, "mark red 12", "skip")
    assert sheet(match)["red"] == [2, 3, 4, 5, 6, 12]
    assert sheet(match)["locked"] == ["red"]
    match = position(
        part="mark", played=("yellow", "y12"), sheets=[{**closed("red"), **five("yellow")}]
    )
    play(match, "mark yellow 12")
    assert match.over == {"reason": "two-rows", "scores": [28 + 28, 0], "winners": [0]}
