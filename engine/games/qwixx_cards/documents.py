"""States and views of Qwixx as JSON."""

from collections.abc import Sequence
from typing import NotRequired, TypeAlias, TypedDict

from engine.core.game import Game
from engine.games.qwixx_cards.actions import Decision, Mark, PlayCards
from engine.games.qwixx_cards.cards import CARDS, NUMBER_OF, Cards
from engine.games.qwixx_cards.printed import COLOURS, Colour
from engine.games.qwixx_cards.rows import numbers
from engine.games.qwixx_cards.sheets import Sheet, closed_rows
from engine.games.qwixx_cards.state import EndReason, PartName, QwixxOver, QwixxState

DecidedDocument: TypeAlias = dict[str, Colour | None]
"""By the seat's number: the row in which it crosses the number, None if in none."""


class QwixxOptionsDocument(TypedDict):
    """The options, all of them."""

    first: int | str
    jokers: bool


class SheetDocument(TypedDict):
    """A sheet: the numbers crossed in each row, left to right, and the rows that are closed."""

    red: list[int]
    yellow: list[int]
    green: list[int]
    blue: list[int]
    locked: list[Colour]
    penalties: int


class QwixxTurnDocument(TypedDict):
    """The turn. ``waiting`` has the seats that are to decide in part ``number``.

    ``decided`` is there in that part only, once somebody has decided; in a view only when the
    viewer has, and with the viewer's decision alone. Where it is missing in a state that is read,
    those that are not waited for cross nothing. ``played`` holds the colour and the cards.
    """

    seat: int
    number: int
    part: PartName
    waiting: list[int]
    crossed: bool
    played: list[Colour | list[str]] | None
    decided: NotRequired[DecidedDocument]


class QwixxOverDocument(TypedDict):
    """The end of the match."""

    reason: EndReason
    scores: list[int]
    winners: list[int]


class QwixxPublicDocument(TypedDict):
    """The public part of a document; the turn is public except for what is decided in it."""

    game: str
    rules_version: int
    seats: int
    options: QwixxOptionsDocument
    to_act: list[int]
    over: QwixxOverDocument | None
    sheets: list[SheetDocument]
    discard: list[str]
    turn: QwixxTurnDocument


class QwixxStateDocument(QwixxPublicDocument):
    """Everything; ``draw`` has the next card first, ``discard`` the oldest."""

    seed_state: int
    hands: list[list[str]]
    display: list[str | None]
    draw: list[str]


class QwixxViewDocument(QwixxPublicDocument):
    """A view: what one seat may know; a card known by its number alone is "?7", others are None."""

    hands: list[list[str]]
    display: list[str | None]
    draw: list[str | None]


def write_state(game: Game[QwixxState], state: QwixxState) -> QwixxStateDocument:
    """Write the full state of a match of ``game``."""
    return {
        **_write_open(game, state, range(len(state.hands))),
        "seed_state": state.seed_state,
        "hands": [_write_cards(hand) for hand in state.hands],
        "display": [None if card is None else CARDS[card] for card in state.display],
        "draw": _write_cards(state.draw),
    }


def write_view(game: Game[QwixxState], state: QwixxState, seat: int | None) -> QwixxViewDocument:
    """Write what a seat, or a bystander (None), may know.

    Every back shows a number: that of each card in the display and in hands, and of the top of the
    draw pile. Another seat's hand is sorted by number alone, so that its order gives away no
    colour. Nobody knows what others have decided in part 2.
    """
    return {
        **_write_open(game, state, () if seat is None else (seat,)),
        "hands": [
            _write_cards(hand) if owner == seat else _write_backs(hand)
            for owner, hand in enumerate(state.hands)
        ],
        "display": [
            None if card is None else _write_back(NUMBER_OF[card]) for card in state.display
        ],
        "draw": [*_write_backs(state.draw[:1]), *[None] * len(state.draw[1:])],
    }


def write_over(over: QwixxOver | None) -> QwixxOverDocument | None:
    """Write how the match ended; None while it goes on."""
    if over is None:
        return None
    return {
        "reason": over.reason,
        "scores": list(over.scores),
        "winners": list(over.winners),
    }


def played_in(turn: QwixxTurnDocument) -> tuple[Colour, list[str]] | None:
    """Return the colour and the cards that are played; None before."""
    match turn["played"]:
        case [str() as colour, list() as cards]:
            return colour, cards
    return None


def write_locked(sheet: Sheet) -> list[Colour]:
    """Write the colours of the rows that are closed."""
    return [COLOURS[row] for row in closed_rows(sheet)]


def _write_open(
    game: Game[QwixxState], state: QwixxState, deciders: Sequence[int]
) -> QwixxPublicDocument:
    """Write what everybody may know, and what these seats have decided."""
    return {
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": len(state.hands),
        "options": {"first": state.variant.first, "jokers": state.variant.jokers},
        "to_act": list(game.to_act(state)),
        "over": write_over(state.over),
        "sheets": [_write_sheet(sheet) for sheet in state.sheets],
        "discard": _write_cards(state.discard),
        "turn": _write_turn(state, deciders),
    }


def _write_sheet(sheet: Sheet) -> SheetDocument:
    red, yellow, green, blue = (numbers(row, crosses) for row, crosses in enumerate(sheet.rows))
    return {
        "red": red,
        "yellow": yellow,
        "green": green,
        "blue": blue,
        "locked": write_locked(sheet),
        "penalties": sheet.penalties,
    }


def _write_turn(state: QwixxState, deciders: Sequence[int]) -> QwixxTurnDocument:
    decisions = dict(enumerate(state.decisions))
    turn: QwixxTurnDocument = {
        "seat": state.seat,
        "number": state.number,
        "part": state.part,
        "waiting": [seat for seat, decision in decisions.items() if decision is None],
        "crossed": state.crossed,
        "played": _write_play(state.played),
    }
    decided = {
        str(seat): _write_decision(decision)
        for seat, decision in decisions.items()
        if decision is not None and seat in deciders
    }
    if decided:
        turn["decided"] = decided
    return turn


def _write_decision(decision: Decision) -> Colour | None:
    return COLOURS[decision.row] if isinstance(decision, Mark) else None


def _write_play(play: PlayCards | None) -> list[Colour | list[str]] | None:
    return None if play is None else [COLOURS[play.colour], _write_cards(play.cards)]


def _write_cards(cards: Cards) -> list[str]:
    return [CARDS[card] for card in cards]


def _write_backs(cards: Cards) -> list[str]:
    """Write what the backs show, sorted by number."""
    return [_write_back(number) for number in sorted(NUMBER_OF[card] for card in cards)]


def _write_back(number: int) -> str:
    return f"?{number}"
