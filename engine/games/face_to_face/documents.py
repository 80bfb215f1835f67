"""States and views of Face to Face as JSON."""

from typing import Literal, TypedDict

from engine.core.game import Game
from engine.core.placing import PlacedDocument
from engine.games.face_to_face.piles import PILES, SEATS, in_row
from engine.games.face_to_face.state import FaceToFaceOver, FaceToFaceState, First


class FaceToFaceOptionsDocument(TypedDict):
    """The options, all of them."""

    first: First


class FaceToFacePilesDocument(TypedDict):
    """One player's piles, start number first, top last."""

    up: list[int]
    down: list[int]


class FaceToFaceTurnDocument(TypedDict):
    """The turn; ``placed`` holds a list of card and pile name for each placement, in order.

    The names are as the seat on turn knows the piles: ``own.up`` and so on.
    """

    seat: int
    number: int
    placed: PlacedDocument


class FaceToFaceOverDocument(TypedDict):
    """The end of the match."""

    winner: int
    reason: Literal["all-placed", "stuck"]


class FaceToFacePublicDocument(TypedDict):
    """The public part of a document."""

    game: str
    rules_version: int
    seats: int
    options: FaceToFaceOptionsDocument
    to_act: list[int]
    over: FaceToFaceOverDocument | None
    piles: list[FaceToFacePilesDocument]
    turn: FaceToFaceTurnDocument


class FaceToFaceStateDocument(FaceToFacePublicDocument):
    """Everything; each ``draw`` has the next card first."""

    seed_state: int
    hands: list[list[int]]
    draw: list[list[int]]


class FaceToFaceViewDocument(FaceToFacePublicDocument):
    """A view: what one seat may know; hidden cards are None."""

    hands: list[list[int] | list[None]]
    draw: list[list[None]]


def write_state(game: Game[FaceToFaceState], state: FaceToFaceState) -> FaceToFaceStateDocument:
    """Write the full state of a match of ``game``."""
    return {
        **_write_open(game, state),
        "seed_state": state.seed_state,
        "hands": [list(hand) for hand in state.hands],
        "draw": [list(draw) for draw in state.draw],
    }


def write_view(
    game: Game[FaceToFaceState], state: FaceToFaceState, seat: int | None
) -> FaceToFaceViewDocument:
    """Write what a seat, or a bystander (None), may know.

    That is its own hand and both players' piles, but neither the rival's hand, nor a draw pile, nor
    the random generator.
    """
    return {
        **_write_open(game, state),
        "hands": [
            list(hand) if owner == seat else [None] * len(hand)
            for owner, hand in enumerate(state.hands)
        ],
        "draw": [[None] * len(draw) for draw in state.draw],
    }


def write_over(over: FaceToFaceOver | None) -> FaceToFaceOverDocument | None:
    """Write how the match ended; None while it goes on."""
    return None if over is None else {"winner": over.winner, "reason": over.reason}


def _write_open(game: Game[FaceToFaceState], state: FaceToFaceState) -> FaceToFacePublicDocument:
    return {
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": len(SEATS),
        "options": {"first": state.first},
        "to_act": list(game.to_act(state)),
        "over": write_over(state.over),
        "piles": [
            {
                "up": list(state.piles[in_row(seat, 0)]),
                "down": list(state.piles[in_row(seat, 1)]),
            }
            for seat in SEATS
        ],
        "turn": {
            "seat": state.seat,
            "number": state.number,
            "placed": [[place.card, PILES[place.pile]] for place in state.placed],
        },
    }
