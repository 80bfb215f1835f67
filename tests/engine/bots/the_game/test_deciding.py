"""What decides a choice, where ways to go on owe parts of their worth to several things."""

from engine.bots.bot import HintReason
from engine.bots.the_game.advice import NEVER_FIRST, TurnReason, in_order, together
from engine.bots.the_game.deciding import TheGameWays
from engine.bots.the_game.planning import Plan
from engine.bots.the_game.turns import PlannedTurn

TURN = PlannedTurn((1, 1, 100, 100), 0, 0, 0, 0)
CHOSEN, OTHER = Plan(3.0, TURN, ((2, 0),)), Plan(1.0, TURN, ((3, 0),))
FIRST, SECOND, THIRD = (HintReason(code, {}) for code in ("first", "second", "third"))


class Known(TheGameWays):
    """The chosen way is ahead by 2 of the other one."""

    def __init__(self) -> None:
        self.chosen, self.others = CHOSEN, [OTHER]


def owed(chosen: float) -> dict[Plan, float]:
    """So much of its worth the chosen way owes to something, the other one nothing."""
    return {CHOSEN: chosen, OTHER: 0.0}


def test_what_is_as_good_without_it_owes_the_choice_to_it() -> None:
    ways = Known()
    assert ways.decides(owed(1.9).__getitem__) < 0
    assert ways.decides(owed(2.0).__getitem__) > 0
    assert ways.decides(owed(2.1).__getitem__) > 0


def test_what_is_told_may_decide_only_together() -> None:
    ways = Known()
    halves = [owed(1.5).__getitem__, owed(1.5).__getitem__]
    found = [
        TurnReason(FIRST, ways.decides(halves[0]), halves[0]),
        TurnReason(SECOND, ways.decides(halves[1]), halves[1]),
        TurnReason(THIRD, 0.0),
    ]
    assert [each.by > 0 for each in found] == [False, False, False]
    assert together(ways, found, (FIRST, SECOND)) > 0
    assert together(ways, found, (FIRST, THIRD)) < 0
    assert together(ways, found, (THIRD, FIRST, SECOND)) < 0


def test_where_nothing_decides_what_almost_does_comes_first() -> None:
    far, near, never = (
        TurnReason(reason, by)
        for reason, by in ((FIRST, -5.0), (SECOND, -1.0), (THIRD, NEVER_FIRST))
    )
    assert in_order([never, far, near]) == [near, far, never]
    assert in_order([far, near, never._replace(by=0.1)])[0].reason == THIRD
    assert in_order([]) == []


def test_the_rival_is_the_best_other_way_without_the_gain() -> None:
    ways, third = Known(), Plan(-4.0, TURN, ((4, 0),))
    ways.others = [OTHER, third]
    costs = {CHOSEN: 0.0, OTHER: 0.0, third: -6.0}
    assert ways.rival(lambda _: 0.0) == OTHER
    assert ways.rival(costs.__getitem__) == third
    assert ways.helps(costs.__getitem__)
    assert not ways.helps(lambda _: 1.0)
