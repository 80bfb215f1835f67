"""How figures are gathered and printed: medians, and every figure beside its baseline."""

from collections.abc import Callable, Sequence
from statistics import fmean, median, quantiles
from time import perf_counter

WIDTH = 46


def heading(text: str) -> None:
    print(f"\n{text}", flush=True)


def compare(name: str, unit: str, ours: float, baseline: float, aim: float | None = None) -> None:
    """Print a figure, its baseline and their ratio, with the ratio that is aimed at."""
    ratio = f"ratio {ours / baseline:.2f}"
    goal = f" (aim {aim:g} or less)" if aim is not None else ""
    print(f"  {name:{WIDTH}} {ours:10.1f} {unit}  baseline {baseline:10.1f} {unit}  {ratio}{goal}")


def show(name: str, unit: str, value: float) -> None:
    print(f"  {name:{WIDTH}} {value:10.1f} {unit}", flush=True)


def milliseconds(call: Callable[[], object]) -> float:
    """Time one call."""
    start = perf_counter()
    call()
    return (perf_counter() - start) * 1000


def mean(samples: Sequence[float]) -> float:
    return fmean(samples)


def middle(samples: Sequence[float]) -> float:
    return median(samples)


def percentile_99(samples: Sequence[float]) -> float:
    return quantiles(samples, n=100)[98]


def middle_ratio(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the figure and the baseline, of several rounds, whose ratio is the middle one."""
    return sorted(pairs, key=lambda pair: pair[0] / pair[1])[len(pairs) // 2]
