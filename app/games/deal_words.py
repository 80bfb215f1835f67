"""Which deal a match is, and whether it counts, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app import common_texts
from engine.deal_code import DealCode, write_code

if TYPE_CHECKING:
    from engine.core.match import Match


def deal_code(view: Mapping[str, Any], seed: int) -> str:
    """Return the code of the deal of a match, of which there is a view."""
    from engine.games import GAMES  # Imported once a match is shown: all the rules come with it.

    return write_code(DealCode(view["game"], view["seats"], view["options"], seed), GAMES)


def code_of(match: Match) -> str:
    """Return the code of a match's deal; "" for a match that began in a given state."""
    return "" if match.seed is None else deal_code(match.view(None), match.seed)


def deal_words(view: Mapping[str, Any], seed: int | None, *, practice: bool) -> list[str]:
    """Return the parts of a line that tell the deal, and that a match is practice."""
    parts = [] if seed is None else [common_texts.deal(code=deal_code(view, seed))]
    if practice:
        parts.append(common_texts.practice())
    return parts
