"""Moves of a match as lessons write them, and the way back to fewer of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.events import Done, Signalled
from engine.core.match import Match

Move: TypeAlias = Done | Signalled


def perform(match: Match, seat: int, text: str) -> None:
    """Do an action, or set a signal written `signal up1 leave`. Raises Refused."""
    verb, *rest = text.split(" ")
    if verb == "signal":
        match.signal(seat, rest[0], rest[1] if len(rest) > 1 else None)
    else:
        match.do(seat, text)


def text_of(move: Move) -> str:
    """Return a move as `perform` reads it."""
    if isinstance(move, Done):
        return move.action
    return " ".join(filter(None, ("signal", move.pile, move.signal)))


def bring_back(match: Match, moves: Sequence[Move]) -> None:
    """Take moves back until these are left, with which the match once began."""
    while len(match.moves) > len(moves):
        match.undo(None, "free")
    for move in moves[len(match.moves) :]:
        # A signal is taken back together with the action before it.
        perform(match, move.seat, text_of(move))
