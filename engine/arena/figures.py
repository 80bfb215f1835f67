"""Means and rates with their 95 % confidence intervals.

A rate of successes has Wilson's interval: Edwin B. Wilson, "Probable Inference, the Law of
Succession, and Statistical Inference", Journal of the American Statistical Association 22, 1927.
It stays within 0 and 1 and holds for few trials and rates near either end, for which see
Lawrence D. Brown, T. Tony Cai and Anirban DasGupta, "Interval Estimation for a Binomial
Proportion", Statistical Science 16, 2001. A mean has the normal interval of the central limit
theorem, a ratio of means that of the delta method: William G. Cochran, "Sampling Techniques",
third edition, 1977, chapter 6.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
"""Standard errors on either side of the estimate that hold 95 %."""


class Estimate(NamedTuple):
    """A value with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def rate(successes: int, trials: int) -> Estimate:
    """The part of at least one trial that succeeded, with Wilson's interval."""
    part = successes / trials
    spread = Z * Z / trials
    middle = (part + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(part * (1 - part) / trials + spread / trials / 4)
    return Estimate(part, max(0.0, min(part, middle - half)), min(1.0, max(part, middle + half)))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of at least one independent value; of a single one the interval is unbounded."""
    value = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Estimate(value, value - half, value + half)


def mean_or_rate(values: Sequence[float]) -> Estimate:
    """The mean of values from 0 to 1; a rate if each is 0 or 1."""
    if {0.0, 1.0}.issuperset(values):
        return rate(sum(map(int, values)), len(values))
    return mean(values)


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Estimate:
    """The mean of ours over the mean of theirs, of independent pairs; theirs is not 0."""
    below = fmean(theirs)
    value = fmean(ours) / below
    residuals = mean([our - value * their for our, their in zip(ours, theirs, strict=True)])
    half = (residuals.high - residuals.value) / abs(below)
    return Estimate(value, value - half, value + half)
