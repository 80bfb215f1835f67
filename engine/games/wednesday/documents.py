"""States and views of Wednesday as JSON."""

from typing import TypedDict

from engine.core.game import Game
from engine.games.wednesday.cards import Character
from engine.games.wednesday.state import Step, WednesdayOver, WednesdayState, WednesdayTurn
from engine.games.wednesday.turns import direction


class WednesdayOptionsDocument(TypedDict):
    """The options, all of them."""

    youngest: int
    expert: bool
    teams: int


WednesdayTurnDocument = TypedDict(
    "WednesdayTurnDocument",
    {
        "seat": int,
        "step": Step,
        "taken": int | None,
        "from": int | None,
        "passes": int,
        "last": int | None,
        "last_number": int | None,
    },
)
"""The turn; ``taken`` (an outcast's number) and ``from`` (a seat) are set during ``give`` only."""


class WednesdayOverDocument(TypedDict):
    """The end of the match; ``team_totals`` is None without teams."""

    totals: list[int]
    team_totals: list[int] | None
    winners: list[int]


class WednesdayPublicDocument(TypedDict):
    """The public part of a document.

    ``scores`` holds a list of points per seat for each finished round.
    """

    game: str
    rules_version: int
    seats: int
    options: WednesdayOptionsDocument
    to_act: list[int]
    over: WednesdayOverDocument | None
    played: list[int]
    aside: list[Character]
    open: Character | None
    blocked: int | None
    direction: int
    open_hands: bool
    frozen: bool
    stalls: int
    turn: WednesdayTurnDocument
    round: int
    scores: list[list[int]]


class WednesdayStateDocument(WednesdayPublicDocument):
    """Everything; ``burnt`` has its bottom first, ``characters`` its top."""

    seed_state: int
    hands: list[list[int]]
    burnt: list[int]
    characters: list[Character]


class WednesdayViewDocument(WednesdayPublicDocument):
    """A view: what one seat may know; hidden cards are None."""

    hands: list[list[int] | list[None]]
    burnt: list[int] | list[None]
    characters: list[Character] | list[None]


def write_state(game: Game[WednesdayState], state: WednesdayState) -> WednesdayStateDocument:
    """Write the full state of a match of ``game``."""
    return {
        **_write_open(game, state),
        "seed_state": state.seed_state,
        "hands": [list(hand) for hand in state.hands],
        "burnt": list(state.burnt),
        "characters": list(state.characters),
    }


def write_view(
    game: Game[WednesdayState], state: WednesdayState, seat: int | None
) -> WednesdayViewDocument:
    """Write what a seat, or a bystander (None), may know.

    Other hands are hidden, unless all are open (expert round 3). The seat to act sees the burnt
    pile while it picks or blocks a card, and the character pile while it puts Wednesday there. It
    sees the card that it took until it gives one back, and so does the seat from which it was
    taken.
    """
    turn = state.turn
    step = turn.step if seat == turn.seat else None
    written = _write_open(game, state)
    if seat is None or seat not in (turn.seat, turn.giver):
        written["turn"]["taken"] = None
    return {
        **written,
        "hands": [
            list(hand) if state.open_hands or owner == seat else [None] * len(hand)
            for owner, hand in enumerate(state.hands)
        ],
        "burnt": list(state.burnt) if step in ("pick", "block") else [None] * len(state.burnt),
        "characters": (
            list(state.characters) if step == "insert" else [None] * len(state.characters)
        ),
    }


def write_over(over: WednesdayOver | None) -> WednesdayOverDocument | None:
    """Write how the match ended; None while it goes on."""
    if over is None:
        return None
    return {
        "totals": list(over.totals),
        "team_totals": None if over.team_totals is None else list(over.team_totals),
        "winners": list(over.winners),
    }


def _write_open(game: Game[WednesdayState], state: WednesdayState) -> WednesdayPublicDocument:
    variant = state.variant
    return {
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": len(state.hands),
        "options": {
            "youngest": variant.youngest,
            "expert": variant.expert,
            "teams": variant.teams,
        },
        "to_act": list(game.to_act(state)),
        "over": write_over(state.over),
        "played": list(state.played),
        "aside": list(state.aside),
        "open": state.open,
        "blocked": state.blocked,
        "direction": direction(state),
        "open_hands": state.open_hands,
        "frozen": state.frozen,
        "stalls": state.stalls,
        "turn": _write_turn(state.turn),
        "round": state.round,
        "scores": [list(points) for points in state.scores],
    }


def _write_turn(turn: WednesdayTurn) -> WednesdayTurnDocument:
    return {
        "seat": turn.seat,
        "step": turn.step,
        "taken": turn.taken,
        "from": turn.giver,
        "passes": turn.passes,
        "last": turn.last,
        "last_number": turn.last_number,
    }
