"""Which cards of the hand a command holds back, and why."""

from __future__ import annotations

from typing import Final

from app.games.contract import Situation
from engine.core.refusal import Refusal
from engine.games.the_game.piles import PILES

BY_NUMBER: Final = frozenset({"not-higher", "not-lower"})
"""The engine's codes for what is no command's doing."""


_LATER: Final = {"no-trick": 1, "one-pile": 2}
"""What sends a card elsewhere is said only where nothing is against the card itself."""


def held_back(situation: Situation, card: int) -> Refusal | None:
    """Why a command lets this card of the hand go on no pile.

    None if it goes on one, or if its number alone is against it everywhere.
    """
    if situation.stage != "playing" or any(
        action.startswith(f"place {card} ") for action in situation.legal
    ):
        return None
    refusals = (situation.why(f"place {card} {pile}") for pile in PILES)
    reasons = [
        refusal for refusal in refusals if refusal is not None and refusal.code not in BY_NUMBER
    ]
    return min(reasons, key=lambda refusal: _LATER.get(refusal.code, 0), default=None)
