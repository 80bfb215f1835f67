"""The state of a match of Face to Face: immutable, complete, small."""

from typing import Literal, NamedTuple, TypeAlias

from engine.core.placing import Place
from engine.games.face_to_face.piles import Piles

First: TypeAlias = Literal["random"] | int
"""The option ``first``: the seat that starts, or a random one."""

Cards: TypeAlias = tuple[int, ...]


class FaceToFaceOver(NamedTuple):
    """The end of a match; the fields are named as in its documents."""

    winner: int
    reason: Literal["all-placed", "stuck"]


class FaceToFaceState(NamedTuple):
    """The state at one moment."""

    first: First
    piles: Piles
    """In a row: seat 0's ascending and descending one, seat 1's ascending and descending one."""
    hands: tuple[Cards, Cards]
    """By seat, each sorted."""
    draw: tuple[Cards, Cards]
    """By seat: each player's own draw pile, the next card first."""
    seat: int
    """The seat whose turn it is, or was when the match ended."""
    number: int
    """The number of this turn, from 1; the turns of both players count."""
    placed: tuple[Place, ...]
    """What was placed in this turn, in order."""
    over: FaceToFaceOver | None
    seed_state: int
