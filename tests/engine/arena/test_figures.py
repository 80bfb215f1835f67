"""Means, rates and their intervals, against values worked out elsewhere."""

from statistics import fmean

import pytest

from engine.arena.figures import mean, mean_or_rate, rate, ratio
from engine.core.chance import Chance


def test_wilsons_interval() -> None:
    assert rate(15, 50) == pytest.approx((0.3, 0.191035, 0.437503), abs=1e-6)
    assert rate(0, 10) == pytest.approx((0, 0, 0.277533), abs=1e-6)
    assert rate(10, 10) == pytest.approx((1, 1 - 0.277533, 1), abs=1e-6)


def test_the_interval_of_a_mean() -> None:
    assert mean([1, 2, 3, 4]) == pytest.approx((2.5, 2.5 - 1.265152, 2.5 + 1.265152), abs=1e-6)
    assert mean([7]) == (7, float("-inf"), float("inf"))


def test_a_mean_of_wins_and_losses_is_a_rate() -> None:
    assert mean_or_rate([1.0, 0.0, 0.0]) == rate(1, 3)
    assert mean_or_rate([1.0, 0.5, 0.0]) == mean([1.0, 0.5, 0.0])


def test_a_ratio_of_means() -> None:
    assert ratio([2, 4], [1, 2]) == pytest.approx((2, 2, 2))
    assert ratio([1, 3], [2, 2]).value == 1


def test_19_of_20_intervals_hold_the_true_value() -> None:
    chance = Chance(5)
    held = dict.fromkeys(("rate", "mean", "ratio"), 0)
    for _ in range(400):
        ours = [chance.below(100) for _ in range(60)]
        theirs = [our + chance.below(50) for our in ours]
        estimates = {
            "rate": (rate(sum(our < 30 for our in ours), 60), 0.3),
            "mean": (mean(ours), 49.5),
            "ratio": (ratio(ours, theirs), 49.5 / 74),
        }
        for name, (estimate, true) in estimates.items():
            held[name] += estimate.low <= true <= estimate.high
    assert all(0.92 < times / 400 < 0.98 for times in held.values()), held
    assert fmean(held.values()) / 400 == pytest.approx(0.95, abs=0.02)
