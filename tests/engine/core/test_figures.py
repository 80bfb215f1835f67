"""Means, rates and their intervals, against values worked out elsewhere."""

from statistics import fmean

import pytest

from engine.core.chance import Chance
from engine.core.figures import Estimate, difference, effective_size, mean, ratio, share


def of(wins: int, deals: int) -> list[float]:
    return [1.0] * wins + [0.0] * (deals - wins)


def test_wins_and_losses_have_wilsons_interval() -> None:
    assert share(of(15, 50)) == pytest.approx((0.3, 0.191035, 0.437503), abs=1e-6)
    assert share(of(0, 10)) == pytest.approx((0, 0, 0.277533), abs=1e-6)
    assert share(of(10, 10)) == pytest.approx((1, 1 - 0.277533, 1), abs=1e-6)
    assert effective_size(of(15, 50)) == pytest.approx(50)


def test_a_share_of_few_deals_stays_within_0_and_1() -> None:
    assert mean([1, 1, 1, 0.5]).high > 1.1
    few = share([1, 1, 1, 0.5])
    assert few == pytest.approx((0.875, 0.5141, 0.9789), abs=1e-4)
    lost = share([0, 0, 0, 0.5])
    assert (1 - lost.high, 1 - lost.low) == pytest.approx(few[1:])


def test_equal_parts_of_few_deals_do_not_tell_all() -> None:
    few, many = share([0.5] * 3), share([0.5] * 400)
    assert few.low < 0.3
    assert few.high > 0.7
    assert many == pytest.approx((0.5, 0.4976, 0.5024), abs=1e-4)


def test_thirds_that_add_up_to_about_1_are_1() -> None:
    assert share([1 - 1e-16, 1 + 2e-16, 1]) == pytest.approx(share([1, 1, 1]))


def test_the_share_of_many_deals_is_as_by_the_normal_interval() -> None:
    chance = Chance(7)
    for most in (3, 4, 7):
        parts = [min(1, chance.below(most) / 3) for _ in range(400)]
        assert [*share(parts)] == pytest.approx([*mean(parts)], abs=0.002)


def test_the_interval_of_a_mean() -> None:
    assert mean([1, 2, 3, 4]) == pytest.approx((2.5, 2.5 - 1.265152, 2.5 + 1.265152), abs=1e-6)


def test_no_interval_where_no_true_value_can_lie() -> None:
    assert mean([0, 9]).low < 0
    assert mean([0, 9], least=0) == (4.5, 0, mean([0, 9]).high)
    assert ratio([0, 9], [3, 3]) == pytest.approx((1.5, 0, 4.44), abs=1e-2)


@pytest.mark.parametrize("single", [mean([7]), mean([7], 0), share([0.5]), ratio([7], [2])])
def test_a_single_value_has_no_interval(single: Estimate) -> None:
    assert not single.bounded
    assert single.text(".1f").endswith(" (no interval)")


def test_an_estimate_as_text() -> None:
    assert Estimate(50, 40.26, 59.74).text(".1f", " %") == "50.0 % (40.3 to 59.7)"


def test_a_ratio_of_means() -> None:
    assert ratio([2, 4], [1, 2]) == pytest.approx((2, 2, 2))
    assert ratio([1, 3], [2, 2]).value == 1


def test_19_of_20_intervals_hold_the_true_value() -> None:
    chance = Chance(5)
    held = dict.fromkeys(("wins", "parts", "mean", "ratio"), 0)
    for _ in range(400):
        ours = [chance.below(100) for _ in range(60)]
        theirs = [our + chance.below(50) for our in ours]
        estimates = {
            "wins": (share([float(our < 30) for our in ours]), 0.3),
            "parts": (share([(our < 30) / 2 + (our < 50) / 2 for our in ours]), 0.4),
            "mean": (mean(ours), 49.5),
            "ratio": (ratio(ours, theirs), 49.5 / 74),
        }
        for name, (estimate, true) in estimates.items():
            held[name] += estimate.low <= true <= estimate.high
    assert all(0.92 < times / 400 < 0.98 for times in held.values()), held
    assert fmean(held.values()) / 400 == pytest.approx(0.95, abs=0.02)


def test_a_difference_of_pairs_has_the_interval_of_agresti_and_min() -> None:
    """53 pairs, of which 16 were won only with the one and 5 only with the other."""
    pairs = [1.0] * 16 + [-1.0] * 5 + [0.0] * 32
    middle, more = 11 / 55, 55
    spread = (16.5 + 5.5 - 11 * 11 / more) ** 0.5 / more
    assert difference(pairs) == pytest.approx(
        (11 / 53, middle - 1.959964 * spread, middle + 1.959964 * spread), abs=1e-6
    )
    assert difference([0.0] * 30).low < 0 < difference([0.0] * 30).high
    assert difference([1.0] * 9).high == 1
    assert difference(pairs, 3.0).low < difference(pairs).low
