"""A reason decides where another action would be the best one without it."""

from engine.bots.bot import HintReason
from engine.bots.deciding import Leads, WeighedReason, ordered
from engine.games.qwixx_cards.actions import SKIP, Take

FIRST, SECOND, THIRD = (Take(slot) for slot in range(3))
SOME = HintReason("some", {})
LEADS = Leads(FIRST, {SECOND: 2.0, THIRD: 5.0})


def test_a_reason_decides_where_another_action_would_be_better_without_it() -> None:
    alone = LEADS.weighed(SOME, lambda action: 3.0 if action == FIRST else 0.0)
    assert alone == WeighedReason(SOME, 1.0, True)
    assert alone.decides


def test_a_reason_does_not_decide_that_speaks_for_all_actions() -> None:
    alike = LEADS.weighed(SOME, lambda _: 9.0)
    assert alike == WeighedReason(SOME, -2.0, False)
    assert not alike.decides


def test_where_no_reason_decides_the_comparison_is_told_first() -> None:
    weak, compared = WeighedReason(SOME, -1.0, True), HintReason("better", {"points": 2})
    told = ordered([weak], [compared], [])
    assert [weighed.reason for weighed in told] == [compared, SOME]
    assert told[0].decides


def test_what_it_costs_is_told_after_what_decides() -> None:
    cost, weak = HintReason("penalty", {}), WeighedReason(HintReason("weak", {}), 1.0)
    told = ordered([weak, WeighedReason(SOME, 2.0)], [HintReason("better", {})], [cost])
    assert [weighed.reason for weighed in told] == [SOME, cost, weak.reason]


def test_what_speaks_for_no_action_is_not_told() -> None:
    assert ordered([WeighedReason(SOME, -1.0, False)], [], []) == []


def test_the_only_action_needs_no_comparison() -> None:
    assert Leads(SKIP, {}).next_best is None
