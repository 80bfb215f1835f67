"""Who sits where."""

from __future__ import annotations

from app.games.contract import Situation


def near_seat(situation: Situation) -> int:
    """Return who sits at the near edge."""
    return situation.seat if situation.seat is not None else 0


def is_watched(situation: Situation) -> bool:
    """Tell whether a computer sits at the near edge too, so that nobody at the screen plays."""
    return situation.players[near_seat(situation)].kind != "human"
