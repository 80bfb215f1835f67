"""States and views of The Game and of Extreme as JSON."""

from typing import Literal, NotRequired, TypeAlias, TypedDict, cast

from engine.core.game import Game
from engine.core.placing import PlacedDocument
from engine.games.the_game.commands import NAMES, CommandName, Layout, LayoutName
from engine.games.the_game.piles import CARDS, PILES, PileName
from engine.games.the_game.start import StartDocument, write_start
from engine.games.the_game.state import (
    NO_FIRE,
    PileSignals,
    Signal,
    TheGameOver,
    TheGameState,
    TheGameVariant,
)

TheGamePilesDocument: TypeAlias = dict[PileName, list[int]]
"""The piles, all of them; of each the start number first, the top last."""

SignalsDocument: TypeAlias = dict[str, Signal]
"""A seat's signals by the pile's name; piles without one are left out."""


class TheGameOptionsDocument(TypedDict):
    """The options, all of them; ``commands`` is one of Extreme's."""

    first: int | Literal["after-looking"]
    min_cards: int
    fewer_cards: bool
    on_fire: bool
    commands: NotRequired[LayoutName]


class TheGameTurnDocument(TypedDict):
    """The turn; ``placed`` holds a list of card and pile name for each placement, in order.

    ``locked`` is the pile on which all further cards of the turn go, if a command says so.
    """

    seat: int
    number: int
    placed: PlacedDocument
    locked: PileName | None


class TheGameOverDocument(TypedDict):
    """The end of the match."""

    won: bool
    remaining: int
    reason: Literal["all-placed", "stuck", "command"]


class TheGamePublicDocument(TypedDict):
    """The public part of a document.

    ``commands`` holds the command on each card that carries one. ``fires`` holds the turn in which
    each fire now on top was laid.
    """

    game: str
    rules_version: int
    seats: int
    options: TheGameOptionsDocument
    to_act: list[int]
    over: TheGameOverDocument | None
    piles: TheGamePilesDocument
    commands: dict[str, CommandName]
    turn: TheGameTurnDocument
    fires: dict[str, int]
    signals: list[SignalsDocument]
    start: NotRequired[StartDocument]
    """Only while it is open who starts."""


class TheGameStateDocument(TheGamePublicDocument):
    """Everything; ``draw`` has the next card first."""

    seed_state: int
    hands: list[list[int]]
    draw: list[int]


class TheGameViewDocument(TheGamePublicDocument):
    """A view: what one seat may know; hidden cards are None."""

    hands: list[list[int] | list[None]]
    draw: list[None]


def write_state(game: Game[TheGameState], state: TheGameState) -> TheGameStateDocument:
    """Write the full state of a match of ``game``."""
    return {
        **_write_open(game, state),
        "seed_state": state.seed_state,
        "hands": [list(hand) for hand in state.hands],
        "draw": list(state.draw),
    }


def write_view(
    game: Game[TheGameState], state: TheGameState, seat: int | None
) -> TheGameViewDocument:
    """Write what a seat, or a bystander (None), may know: its own hand, no draw pile, no chance."""
    return {
        **_write_open(game, state),
        "hands": [
            list(hand) if owner == seat else [None] * len(hand)
            for owner, hand in enumerate(state.hands)
        ],
        "draw": [None] * len(state.draw),
    }


def write_over(over: TheGameOver | None) -> TheGameOverDocument | None:
    """Write how the match ended; None while it goes on."""
    if over is None:
        return None
    return {"won": over.won, "remaining": over.remaining, "reason": over.reason}


def write_fires(state: TheGameState) -> dict[str, int]:
    """Write the turn in which each fire now on top was laid, by the card's number."""
    return {
        str(state.piles[pile][-1]): laid for pile, laid in enumerate(state.fires) if laid != NO_FIRE
    }


def write_layout(layout: Layout) -> dict[str, CommandName]:
    """Write the command on each card that carries one, by the card's number."""
    return {str(card): NAMES[layout[card]] for card in CARDS if layout[card]}


def write_pile(pile: int | None) -> PileName | None:
    """Write the name of a pile; None stays None."""
    return None if pile is None else PILES[pile]


def _write_open(game: Game[TheGameState], state: TheGameState) -> TheGamePublicDocument:
    document: TheGamePublicDocument = {
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": len(state.hands),
        "options": _write_options(game, state.variant),
        "to_act": list(game.to_act(state)),
        "over": write_over(state.over),
        "piles": {name: list(pile) for name, pile in zip(PILES, state.piles, strict=True)},
        "commands": write_layout(state.commands.layout),
        "turn": {
            "seat": state.seat,
            "number": state.number,
            "placed": [[place.card, PILES[place.pile]] for place in state.placed],
            "locked": write_pile(state.commands.locked),
        },
        "fires": write_fires(state),
        "signals": [_write_signals(signals) for signals in state.signals],
    }
    if state.ratings is not None:
        document["start"] = write_start(state.ratings)
    return document


def _write_options(game: Game[TheGameState], variant: TheGameVariant) -> TheGameOptionsDocument:
    return cast(TheGameOptionsDocument, {name: getattr(variant, name) for name in game.options})


def _write_signals(signals: PileSignals) -> SignalsDocument:
    return {PILES[pile]: signal for pile, signal in enumerate(signals) if signal is not None}
