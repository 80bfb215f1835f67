"""States and views of Face to Face as JSON."""

from typing import Literal, TypedDict

from engine.core.game import Game
from engine.games.face_to_face.piles import PILES, SEATS, in_row
from engine.games.face_to_face.state import First, Over, State


class OptionsDocument(TypedDict):
    """The options, all of them."""

    first: First


class PilesDocument(TypedDict):
    """One player's piles, start number first, top last."""

    up: list[int]
    down: list[int]


class TurnDocument(TypedDict):
    """The turn; ``placed`` holds a list of card and pile name for each placement, in order.

    The names are as the seat on turn knows the piles: ``own.up`` and so on.
    """

    seat: int
    number: int
    placed: list[list[int | str]]


class OverDocument(TypedDict):
    """The end of the match."""

    winner: int
    reason: Literal["all-placed", "stuck"]


class OpenDocument(TypedDict):
    """The public part of a document."""

    game: str
    rules_version: int
    seats: int
    options: OptionsDocument
    to_act: list[int]
    over: OverDocument | None
    piles: list[PilesDocument]
    turn: TurnDocument


class StateDocument(OpenDocument):
    """Everything; each ``draw`` has the next card first."""

    seed_state: int
    hands: list[list[int]]
    draw: list[list[int]]


class ViewDocument(OpenDocument):
    """A view: what one seat may know; hidden cards are None."""

    hands: list[list[int] | list[None]]
    draw: list[list[None]]


def write_state(game: Game[State], state: State) -> StateDocument:
    """Write the full state of a match of ``game``."""
    return {
        **_write_open(game, state),
        "seed_state": state.seed_state,
        "hands": [list(hand) for hand in state.hands],
        "draw": [list(draw) for draw in state.draw],
    }


def write_view(game: Game[State], state: State, seat: int | None) -> ViewDocument:
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


def write_over(over: Over | None) -> OverDocument | None:
    """Write how the match ended; None while it goes on."""
    return None if over is None else {"winner": over.winner, "reason": over.reason}


def _write_open(game: Game[State], state: State) -> OpenDocument:
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
