"""Node counts of small positions, as chess programs count them: any change of a rule shows."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.match import Match
from tests.engine.games.face_to_face.positions import FACE_TO_FACE, Side, position


def perft(state: Any, depth: int) -> int:
    """How many ways there are to go on for so many actions."""
    if not depth:
        return 1
    return sum(
        perft(FACE_TO_FACE.apply(state, seat, action), depth - 1)
        for seat in FACE_TO_FACE.to_act(state)
        for action in FACE_TO_FACE.legal(state, seat)
    )


def deal() -> Match:
    """The deal number 1, seat 0 first."""
    return Match.new(FACE_TO_FACE, 2, {"first": 0}, 1)


def middle() -> Match:
    """Tricks at hand for both, gifts possible both ways."""
    return position(
        Side([12, 15, 22, 41, 48, 57], up=[20, 25], down=[50, 38]),
        Side([11, 16, 29, 39, 43, 58], up=[18, 21], down=[49, 33]),
    )


def last_cards() -> Match:
    """Nothing to draw: four cards against three, and either may win or be stuck."""
    return position(
        Side([20, 28, 30, 59], up=[58], down=[10], draw=0),
        Side([19, 30, 31], up=[29], down=[32], draw=0),
    )


COUNTS: list[tuple[Callable[[], Match], list[int]]] = [
    (deal, [12, 90, 490, 3_013, 27_864]),
    (middle, [13, 109, 685, 4_176, 32_754]),
    (last_cards, [5, 11, 27, 154, 736, 2_302, 3_677, 2_076, 0]),
]


@pytest.mark.parametrize(("begin", "counts"), COUNTS, ids=["deal", "middle", "last-cards"])
def test_perft(begin: Callable[[], Match], counts: list[int]) -> None:
    state = begin().states[0]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
