"""Node counts of small positions, as chess programs count them: any change of a rule shows."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.match import Match
from tests.engine.games.qwixx_cards.positions import QWIXX, closed, five, position


def perft(state: Any, depth: int) -> int:
    """How many ways there are to go on for so many actions, by whoever is the first to act."""
    if not depth:
        return 1
    return sum(
        perft(QWIXX.apply(state, seat, action), depth - 1)
        for seat in QWIXX.to_act(state)[:1]
        for action in QWIXX.legal(state, seat)
    )


def deal() -> Match:
    """The deal number 1 for two players."""
    return Match.new(QWIXX, 2, {}, 1)


def jokers() -> Match:
    """Four of one colour and of jokers, a joker of the same number; three to play."""
    return position("r4 r6 j4 j5 y7", sheets=[{"red": [3]}, {}], jokers=True)


def changing() -> Match:
    """Part 2 in which decisions are changed: all that may act do."""
    return position(part="number", draw="r7", sheets=[{"red": [8]}, {"green": [6], "blue": [5]}])


def ending() -> Match:
    """Both players close rows or have three penalties."""
    sheets = [
        {**closed("red"), **five("yellow", "green"), "penalties": 3},
        {**closed("blue"), **five("red"), "penalties": 2},
    ]
    return position("y11 y12 g2 b2 b3", part="number", draw="r12", sheets=sheets)


def all_orders(state: Any, depth: int) -> int:
    """How many ways there are to go on, by whoever may act."""
    if not depth:
        return 1
    return sum(
        all_orders(QWIXX.apply(state, seat, action), depth - 1)
        for seat in QWIXX.to_act(state)
        for action in QWIXX.legal(state, seat)
    )


COUNTS: list[tuple[Callable[[], Match], Callable[[Any, int], int], list[int]]] = [
    (deal, perft, [4, 12, 36, 306, 783, 3_132, 14_904]),
    (jokers, perft, [27, 94, 376, 1_436, 7_180]),
    (changing, all_orders, [7, 42, 708, 4_008, 19_122]),
    (ending, perft, [3, 9, 28, 60, 120, 328, 984, 24_600]),
]


@pytest.mark.parametrize(
    ("begin", "count", "counts"), COUNTS, ids=[begin.__name__ for begin, _, _ in COUNTS]
)
def test_perft(
    begin: Callable[[], Match], count: Callable[[Any, int], int], counts: list[int]
) -> None:
    state = begin().states[0]
    assert [count(state, depth) for depth in range(1, len(counts) + 1)] == counts
