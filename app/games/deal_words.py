"""Which deal a match is, and whether it counts, in words."""

from __future__ import annotations

from app import common_texts
from app.style.typography import number


def deal_words(seed: int | None, *, practice: bool) -> list[str]:
    """Return the parts of a line that tell the deal number and that a match is practice."""
    parts = [] if seed is None else [common_texts.deal(number=number(seed))]
    if practice:
        parts.append(common_texts.practice())
    return parts
