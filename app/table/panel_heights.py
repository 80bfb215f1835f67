"""How high the panels of the other players are, in a row and stacked."""

from __future__ import annotations

from app.paint.names import two_rows_height
from app.style.typography import ROLES, SMALLEST, Metrics

HEIGHT = 62.0
NAME = ROLES["seat_name"][0]
LARGE = 0.8
"""Share of a name's size that still counts as large."""
_HAND = 15.0
"""Size of an open hand, and of a name in two lines beside it, that large texts leave room for."""


def panel_height(metrics: Metrics, usual: float = HEIGHT) -> float:
    """Return how high panels are where they have the room, of that height beside usual texts."""
    return metrics.px(usual) * max(1.0, 0.5 + metrics.text_scale / 2)


def stack_height(count: int, metrics: Metrics) -> float:
    """Return the height of so many stacked panels on which long names have two large lines."""
    high = two_rows_height(round(metrics.pixels(NAME) * LARGE), metrics)
    return count * high + max(0, count - 1) * stack_gap(count, metrics)


def open_hands_height(count: int, metrics: Metrics) -> float:
    """Return the least height of so many stacked panels with open hands beside large texts.

    In a small window they do not get larger by it: 0.
    """
    size = round(metrics.px(_HAND))
    high = two_rows_height(size, metrics) if size > SMALLEST else 0.0
    return count * high + max(0, count - 1) * stack_gap(count, metrics)


def stack_gap(count: int, metrics: Metrics) -> float:
    """Return what lies between so many stacked panels."""
    return metrics.px(9 if count < 3 else 5)
