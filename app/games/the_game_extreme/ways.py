"""What is done in a whole turn of Extreme, in short."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.numbers.ways import whole_turn
from app.games.the_game import words
from engine.games.the_game.actions import ACTIONS


def way(actions: Sequence[str]) -> str:
    """Say which cards are placed, and on which piles."""
    return whole_turn(map(ACTIONS.__getitem__, actions), words.on_pile)
