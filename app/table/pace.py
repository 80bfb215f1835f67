"""The weight of a move: how long it stands on the table before the next one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, Literal

PaceName = Literal["calm", "slow", "quick", "step"]


class Weight(Enum):
    """Kinds of events, for whoever looks on."""

    REVEAL = "reveal"
    """Something that was hidden, or that changes the game for all, is seen."""
    COMBINATION = "combination"
    """Several cards that belong together."""
    CARD = "card"
    CROSS = "cross"
    PASS = "pass"
    """Nothing of it lies on the table: a pass, the end of a turn, a signal."""


CALM: Final[Mapping[Weight, float]] = {
    Weight.REVEAL: 2000.0,
    Weight.COMBINATION: 2000.0,
    Weight.CARD: 1200.0,
    Weight.CROSS: 900.0,
    Weight.PASS: 600.0,
}
"""How long each stands at the calm pace, in milliseconds."""

OWN: Final[Mapping[PaceName, float]] = {
    "calm": 1500.0, "slow": 2500.0, "quick": 600.0, "step": 1500.0,
}  # fmt: skip
"""How long at least what ends a person's turn stands, while it can still be taken back."""

STAGED: Final = (Weight.REVEAL, Weight.COMBINATION)
"""What is put large in the middle of the table until it has been read."""

_FACTORS: Final[Mapping[PaceName, float]] = {"slow": 1.75, "calm": 1.0, "quick": 0.5, "step": 1.0}


def time_of(weight: Weight, pace: PaceName) -> float:
    """Return how long a move of this weight stands at least, in milliseconds.

    Motion has no part in it: without any, there is as much to be read.
    """
    return CALM[weight] * _FACTORS[pace]


def pace_factor(pace: PaceName) -> float:
    """Return how long a motion of another player's takes at a pace, 1 at the calm one."""
    return _FACTORS[pace]
