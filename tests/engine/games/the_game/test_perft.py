"""Node counts of small positions, as chess programs count them: any change of a rule shows."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.match import Match
from tests.engine.games.the_game.positions import THE_GAME, position


def perft(state: Any, depth: int) -> int:
    """How many ways there are to go on for so many actions."""
    if not depth:
        return 1
    return sum(
        perft(THE_GAME.apply(state, seat, action), depth - 1)
        for seat in THE_GAME.to_act(state)
        for action in THE_GAME.legal(state, seat)
    )


def deal() -> Match:
    """The deal number 1 for one player."""
    return Match.new(THE_GAME, 1, {}, 1)


def middle() -> Match:
    """Three players, two cards to draw, tricks at hand."""
    return position(
        [26, 36, 46, 56, 66, 76],
        [25, 35, 45, 55, 65, 75],
        [24, 34, 44, 54, 64, 74],
        draw=[2, 99],
        up1=[62],
        down1=[57],
        down2=[37],
    )


def burning() -> Match:
    """Two players, nothing to draw, a fire due and another in hand."""
    return position([21, 34, 44], [32, 43, 54], draw=0, up1=[33], number=2, fires={33: 1})


COUNTS: list[tuple[Callable[[], Match], list[int]]] = [
    (deal, [32, 784, 15_120]),
    (middle, [8, 52, 324, 1_687, 7_585, 31_698]),
    (burning, [8, 40, 109, 221, 753, 1_644, 2_692, 3_669, 2_320, 838, 130, 0]),
]


@pytest.mark.parametrize(("begin", "counts"), COUNTS, ids=["deal", "middle", "burning"])
def test_perft(begin: Callable[[], Match], counts: list[int]) -> None:
    state = begin().states[0]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
