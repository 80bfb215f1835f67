"""How much is measured: enough for steady figures or, for a smoke test, the least that works."""

import os
from typing import Final

SMOKE: Final = "TRAPOULA_BENCH_SMOKE"
"""Set in the environment of a part that is only tried out."""


def amount(full: int, smoke: int = 1) -> int:
    """Choose the number of runs, rounds, frames and the like."""
    return smoke if SMOKE in os.environ else full
