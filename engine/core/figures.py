"""Means and shares with their 95 % confidence intervals.

A mean has the normal interval of the central limit theorem, a ratio of means that of the delta
method: William G. Cochran, "Sampling Techniques", third edition, 1977, chapter 6. Both are cut
where no true value can lie, which loses no coverage.

A share, which lies within 0 and 1, has Wilson's interval, which stays there and holds for few
trials and for shares near either end: Edwin B. Wilson, "Probable Inference, the Law of Succession,
and Statistical Inference", Journal of the American Statistical Association 22, 1927; Lawrence D.
Brown, T. Tony Cai and Anirban DasGupta, "Interval Estimation for a Binomial Proportion",
Statistical Science 16, 2001. The matches of one deal depend on each other, so the deals are the
independent units, and a deal is worth more or less than one trial that is won or lost. Wilson's
number of trials is therefore the effective sample size of Edward L. Korn and Barry I. Graubard,
"Confidence Intervals for Proportions with Small Expected Number of Positive Counts Estimated from
Survey Data", Survey Methodology 24, 1998.
"""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
"""Standard errors on either side of the estimate that cover 95 %."""

TINY = 1e-9
"""A share this near to 0 or 1 is taken for it: the difference is a rounding error."""


class Estimate(NamedTuple):
    """A value with the ends of its 95 % interval; without one, the upper end is infinite."""

    value: float
    low: float
    high: float

    @property
    def bounded(self) -> bool:
        """Tell whether there is an interval: a single value does not show how values differ."""
        return self.high < inf

    def text(self, form: str, unit: str = "") -> str:
        """Format the value with its unit, and the interval after it."""
        between = f"{self.low:{form}} to {self.high:{form}}" if self.bounded else "no interval"
        return f"{self.value:{form}}{unit} ({between})"


def mean(values: Sequence[float], least: float = -inf) -> Estimate:
    """Return the mean of one or more independent values, none of which can be below ``least``."""
    value = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Estimate(value, max(least, value - half), value + half)


def share(values: Sequence[float]) -> Estimate:
    """Return the mean of one or more independent values from 0 to 1, such as shares of wins."""
    part = min(1.0, max(0.0, fmean(values)))
    if len(values) == 1:
        return Estimate(part, -inf, inf)
    return wilson(part, effective_size(values))


def effective_size(values: Sequence[float]) -> float:
    """Return the number of trials, won or lost, that tell as much of the mean as these values.

    It is Korn and Graubard's p (1 − p) / se², where the variance is that of the values and of one
    more that is won or lost. Otherwise a few values that happen to be equal would seem to tell
    everything. For values that are all 0 or 1 it is their number.
    """
    part = fmean(values)
    lone = part * (1 - part)
    if lone < TINY:
        return len(values)
    squares = sum((value - part) ** 2 for value in values)
    return len(values) * (len(values) + 1) * lone / (squares + lone)


def wilson(part: float, trials: float) -> Estimate:
    """Return the share of the trials that was won, with Wilson's interval."""
    spread = Z * Z / trials
    middle = (part + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(part * (1 - part) / trials + spread / trials / 4)
    return Estimate(part, max(0.0, min(part, middle - half)), min(1.0, max(part, middle + half)))


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Estimate:
    """Return the mean of ours over the mean of theirs, of independent pairs.

    None of them is below 0, and theirs are not all 0.
    """
    below = fmean(theirs)
    value = fmean(ours) / below
    residuals = mean([our - value * their for our, their in zip(ours, theirs, strict=True)])
    half = (residuals.high - residuals.value) / below
    return Estimate(value, max(0.0, value - half), value + half)


def difference(values: Sequence[float], errors: float = Z) -> Estimate:
    """Return the mean of independent differences from -1 to 1, such as those of paired shares.

    So many standard ``errors`` lie on either side. The interval is that of one more pair of either
    kind, half won and lost, half lost and won, and of one that makes no difference: Alan Agresti
    and Yongyi Min, "Simple Improved Confidence Intervals for Comparing Matched Proportions",
    Statistics in Medicine 24, 2005. So it holds for few pairs, and for pairs that are mostly alike.
    """
    value, more = fmean(values), len(values) + 2
    middle = sum(values) / more
    squares = sum((each - middle) ** 2 for each in values)
    squares += ((1 - middle) ** 2 + (1 + middle) ** 2) / 2 + middle**2
    half = errors * sqrt(squares) / more
    return Estimate(
        value, max(-1.0, min(value, middle - half)), min(1.0, max(value, middle + half))
    )
