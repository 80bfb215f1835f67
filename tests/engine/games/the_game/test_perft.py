"""Node counts of small positions, as chess programs count them: any change of a rule shows."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.match import Match
from tests.engine.games.the_game.positions import EXTREME, THE_GAME, extreme, position


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """How many ways there are to go on for so many actions."""
    if not depth:
        return 1
    return sum(
        perft(game, game.apply(state, seat, action), depth - 1)
        for seat in game.to_act(state)
        for action in game.legal(state, seat)
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


def shuffled() -> Match:
    """The deal number 10 of Extreme for one player, with shuffled commands."""
    return Match.new(EXTREME, 1, {"commands": "shuffled"}, 10)


def commands() -> Match:
    """Extreme, two players, two cards to draw, a command on almost every card."""
    return extreme(
        [7, 11, 39, 46, 62, 69, 72],
        [4, 14, 18, 21, 43, 87, 90],
        draw=[25, 58],
        up1=[36],
        down1=[83],
        down2=[80, 49],
    )


def commands_and_fires() -> Match:
    """Extreme on fire, nothing to draw, a fire due, skulls and stops in hand."""
    return extreme(
        [4, 43, 56, 69],
        [21, 39, 66, 97],
        draw=0,
        up1=[32],
        down1=[55],
        number=2,
        fires={55: 1},
    )


COUNTS: list[tuple[Callable[[], Match], list[int]]] = [
    (deal, [32, 784, 15_120]),
    (middle, [8, 52, 324, 1_687, 7_585, 31_698]),
    (burning, [8, 40, 109, 221, 753, 1_644, 2_692, 3_669, 2_320, 838, 130, 0]),
    (shuffled, [32, 788, 13_898]),
    (commands, [16, 153, 1_096, 5_028, 25_990]),
    (commands_and_fires, [6, 14, 38, 107, 222, 371, 462, 366, 242, 125, 16, 0]),
]


@pytest.mark.parametrize(("begin", "counts"), COUNTS, ids=[begin.__name__ for begin, _ in COUNTS])
def test_perft(begin: Callable[[], Match], counts: list[int]) -> None:
    match = begin()
    state = match.states[0]
    assert [perft(match.game, state, depth) for depth in range(1, len(counts) + 1)] == counts
