"""Node counts of small positions, as chess programs count them: any change of a rule shows."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.match import Match
from tests.engine.games.wednesday.positions import WEDNESDAY, position


def perft(state: Any, depth: int) -> int:
    """How many ways there are to go on for so many actions."""
    if not depth:
        return 1
    return sum(
        perft(WEDNESDAY.apply(state, seat, action), depth - 1)
        for seat in WEDNESDAY.to_act(state)
        for action in WEDNESDAY.legal(state, seat)
    )


def deal() -> Match:
    """The deal number 3 for three players."""
    return Match.new(WEDNESDAY, 3, {}, 3)


def abilities() -> Match:
    """Every ability and both combinations at hand."""
    return position(
        [2, 4, 6, 6, 6, 7, 8],
        [4, 7, 8, 9],
        [10, 10, 10, 10, 12],
        played=[1],
        burnt=[5, 5],
        rest=2,
        aside=["eugene"],
        characters=["thing", "wednesday"],
    )


def pairs() -> Match:
    """The expert's round 4 under Enid, a 5 blocked."""
    return position(
        [2, 2, 3, 3, 9, 9],
        [4, 4, 9, 12],
        played=[1, 1],
        open_="enid",
        aside=["thing", "tyler", "yoko", "ajax", "eugene"],
        blocked=5,
        number=4,
        options={"expert": True},
    )


def endgame() -> Match:
    """The last round: a 13 that would save it, Wednesday next; the whole tree to its end."""
    return position(
        [3, 13],
        [8, 9],
        [5],
        played=[3],
        burnt=[1],
        characters=["wednesday", "weems"],
        seed_state=1,
        number=5,
    )


COUNTS: list[tuple[Callable[[], Match], list[int]]] = [
    (deal, [6, 30, 109, 279, 655, 1_978, 5_216]),
    (abilities, [7, 27, 109, 455, 1_550, 4_525, 13_697]),
    (pairs, [5, 13, 25, 40, 61, 115, 253, 751, 2_409, 7_416]),
    (endgame, [2, 4, 6, 7, 11, 15, 16, 17, 17]),
]


@pytest.mark.parametrize(("begin", "counts"), COUNTS, ids=[begin.__name__ for begin, _ in COUNTS])
def test_perft(begin: Callable[[], Match], counts: list[int]) -> None:
    state = begin().states[0]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
